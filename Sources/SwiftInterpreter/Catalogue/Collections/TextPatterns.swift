import Foundation

extension Catalogue {
  /// Regular expressions, and what texts do with them.
  @RowBuilder static var patterns: [Row] {
    Rows.type("struct Regex<Output>", "A pattern of text.") {
      Row(
        "init(_ pattern: String) throws where Output == AnyRegexOutput", "The pattern of a text."
      ) { (text: String) in
        try PatternFault.found(in: text) {
          var pattern = try TextPattern(text)
          pattern.isUntyped = true
          return pattern
        }
      }
      for (name, label, summary, place) in pointsOfMatches {
        Row(
          "func \(name)(\(label) string: String) throws -> Regex.Match<Output>?", summary
        ) { (pattern: TextPattern, text: String) in
          try pattern.matches(in: text, place, most: 1).first
        }
      }
      for (name, summary, option) in patternOptions {
        Row("func \(name)(_ \(name): Bool = true) -> Regex<Output>", summary) {
          (pattern: TextPattern, isOn: Bool) in try pattern.with(option, isOn)
        }
      }
    }
    matches
    Rows.members(of: "StringProtocol") {
      lookingForPatterns
      changingByPatterns
    }
    Rows.members(of: "String") {
      Row.mutating(
        "mutating func replace<Output>(_ regex: Regex<Output>, with replacement: String)",
        "Exchanges what a pattern finds."
      ) { (text: inout String, pattern: TextPattern, replacement: String) in
        text = try pattern.replacing(in: text) { _ in replacement }
        return Value.void
      }
      Row.mutating(
        "mutating func replace<Output>(_ regex: Regex<Output>, with replacement: (Regex.Match<Output>) throws -> String) rethrows",
        "Exchanges what a pattern finds."
      ) { (text: inout String, pattern: TextPattern, replacement: FunctionValue) in
        text = try pattern.replacing(in: text) {
          try String.from(try replacement($0.scriptValue))
        }
        return Value.void
      }
    }
  }

  private static let pointsOfMatches: [(String, String, String, TextPattern.Place)] = [
    ("firstMatch", "in", "The first that it finds.", .anywhere),
    ("wholeMatch", "in", "A text that is all of the pattern.", .whole),
    ("prefixMatch", "in", "What a text begins with.", .start),
  ]

  private static let patternOptions: [(String, String, NSRegularExpression.Options)] = [
    ("ignoresCase", "Small letters as large ones.", .caseInsensitive),
    ("dotMatchesNewlines", "A point for ends of lines too.", .dotMatchesLineSeparators),
    ("anchorsMatchLineEndings", "Ends of lines as ends.", .anchorsMatchLines),
  ]

  @RowBuilder private static var matches: [Row] {
    Rows.type("struct Regex.Match<Output>", "What a pattern found.") {
      Row("var output: Output", "The text, or it and its captures.") { (match: PatternMatch) in
        match.output
      }
      Row("var range: Range<String.Index>", "Where it stands.") { (match: PatternMatch) in
        try match.range.map { try RangeValue(places: $0).scriptValue } ?? .void
      }
      partsOfMatches(" where Output == AnyRegexOutput")
    }
    Rows.type("struct AnyRegexOutput", "What a pattern of a text found, by number.") {
      partsOfMatches("")
    }
    Rows.type("struct AnyRegexOutput.Element", "One capture.") {
      Row("var substring: Substring?", "Its text, if it has a part in it.") {
        (part: PatternPart) in part.match.part(part.index)
      }
      Row("var range: Range<String.Index>?", "Where it stands.") { (part: PatternPart) -> Value in
        guard let range = part.match.ranges[part.index] else { return .none }
        return .some(try RangeValue(places: range).scriptValue)
      }
      Row("var name: String?", "How the pattern calls it.") { (part: PatternPart) in
        part.index == 0 ? nil : part.match.captures[part.index - 1].name
      }
    }
  }

  @RowBuilder private static func partsOfMatches(_ condition: String) -> [Row] {
    Row("var count: Int\(condition)", "How many captures there are, the whole among them.") {
      (match: PatternMatch) in match.ranges.count
    }
    Row("subscript(position: Int) -> AnyRegexOutput.Element\(condition)", "One of them.") {
      (match: PatternMatch, index: Int) in
      guard match.ranges.indices.contains(index) else {
        throw ScriptFailure("Index out of range")
      }
      return PatternPart(match: match, index: index)
    }
    Row("subscript(name: String) -> AnyRegexOutput.Element?\(condition)", "The one of a name.") {
      (match: PatternMatch, name: String) in
      match.captures.firstIndex { $0.name == name }.map { PatternPart(match: match, index: $0 + 1) }
    }
  }

  @RowBuilder private static var lookingForPatterns: [Row] {
    for (name, _, summary, place) in pointsOfMatches {
      Row("func \(name)<Output>(of regex: Regex<Output>) -> Regex.Match<Output>?", summary) {
        (text: String, pattern: TextPattern) in
        try pattern.matches(in: text, place, most: 1).first
      }
    }
    Row("func matches<Output>(of regex: Regex<Output>) -> [Regex.Match<Output>]", "All it finds.") {
      (text: String, pattern: TextPattern) in try pattern.matches(in: text)
    }
    Row("func contains<Output>(_ regex: Regex<Output>) -> Bool", "Whether it finds something.") {
      (text: String, pattern: TextPattern) in try !pattern.matches(in: text, most: 1).isEmpty
    }
    Row("func starts<Output>(with regex: Regex<Output>) -> Bool", "Whether the text begins so.") {
      (text: String, pattern: TextPattern) in
      try !pattern.matches(in: text, .start, most: 1).isEmpty
    }
    Row("func ranges<Output>(of regex: Regex<Output>) -> [Range<String.Index>]", "Where it is.") {
      (text: String, pattern: TextPattern) in
      try pattern.matches(in: text).compactMap(\.range).map { try RangeValue(places: $0) }
    }
    Row(
      "func firstRange<Output>(of regex: Regex<Output>) -> Range<String.Index>?",
      "Where it is first."
    ) { (text: String, pattern: TextPattern) in
      try pattern.matches(in: text, most: 1).first?.range.map { try RangeValue(places: $0) }
    }
  }

  @RowBuilder private static var changingByPatterns: [Row] {
    Row(
      "func replacing<Output>(_ regex: Regex<Output>, with replacement: String, maxReplacements: Int = .max) -> String",
      "With something else for what a pattern finds."
    ) { (text: String, pattern: TextPattern, replacement: String, most: Int) in
      most < 1 ? text : try pattern.replacing(in: text, most: most) { _ in replacement }
    }
    Row(
      "func replacing<Output>(_ regex: Regex<Output>, maxReplacements: Int = .max, with replacement: (Regex.Match<Output>) throws -> String) rethrows -> String",
      "With what a closure makes of what a pattern finds."
    ) { (text: String, pattern: TextPattern, most: Int, replacement: FunctionValue) in
      most < 1
        ? text
        : try pattern.replacing(in: text, most: most) {
          try String.from(try replacement($0.scriptValue))
        }
    }
    Row(
      "func trimmingPrefix<Output>(_ regex: Regex<Output>) -> Substring",
      "Without what it begins with."
    ) { (text: String, pattern: TextPattern) in
      try pattern.matches(in: text, .start, most: 1).first?.range
        .map { String(text[$0.upperBound...]) } ?? text
    }
    Row(
      "func split<Output>(separator: Regex<Output>, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true) -> [Substring]",
      "What stands between the places of a pattern."
    ) { (text: String, pattern: TextPattern, most: Int, isOmitting: Bool) in
      var parts: [String] = []
      var start = text.startIndex
      for range in try pattern.matches(in: text).compactMap(\.range) {
        guard parts.count < most else { break }
        let part = text[start..<range.lowerBound]
        if !part.isEmpty || !isOmitting { parts.append(String(part)) }
        start = range.upperBound
      }
      let last = text[start...]
      return last.isEmpty && isOmitting ? parts : parts + [String(last)]
    }
  }
}

/// One capture of a match.
private struct PatternPart: NativeValue {
  let match: PatternMatch
  let index: Int
}

/// That a text is no pattern.
struct PatternFault: DescribedError, CustomStringConvertible {
  let text: String

  var words: String { description }
  nonisolated var description: String { "The value “\(text)” is invalid." }

  /// What a script's `catch` gets where Foundation finds a fault in a pattern.
  static func found(in text: String, _ make: () throws -> TextPattern) throws -> TextPattern {
    do { return try make() } catch let failure as ScriptFailure { throw failure } catch {
      throw ThrownValue(value: PatternFault(text: text).scriptValue, type: .existential([]))
    }
  }
}

extension RangeValue {
  /// Places in a text.
  init(places: Range<String.Index>) throws {
    self = try RangeValue(
      .halfOpen, StringPosition(places.lowerBound).scriptValue,
      StringPosition(places.upperBound).scriptValue)
  }
}
