import Foundation

extension Catalogue {
  /// Regular expressions as Foundation has them, with places as numbers.
  @RowBuilder static var oldPatterns: [Row] {
    Rows.type("struct NSRange: Hashable", "A part of a text, in units of 16 bits.") {
      Row("init()", "No units.") { NSRange() }
      Row("init(location: Int, length: Int)", "So many units from one on.") {
        (location: Int, length: Int) in NSRange(location: location, length: length)
      }
      for kind in RangeValue.Kind.allCases {
        Row(
          "init<S: StringProtocol>(_ region: \(kind.rawValue)<String.Index>, in target: S)",
          "A part of a text."
        ) { (range: RangeValue, text: String) in NSRange(try range.places(in: text), in: text) }
      }
      Row.field("location", "Int", "Its first unit.", \NSRange.location)
      Row.field("length", "Int", "How many units there are.", \NSRange.length)
      Row("var lowerBound: Int", "Its first unit.") { (range: NSRange) in range.location }
      Row("var upperBound: Int", "The unit behind it.") { (range: NSRange) in
        try Arithmetic.add.whole(range.location, range.length)
      }
    }
    Row.constant("NSNotFound", "Int", "The place of what is nowhere.", NSNotFound)
    Rows.members(of: "Range") {
      Row(
        "init?(_ range: NSRange, in string: String) where Bound == String.Index",
        "The part of a text, if there is one."
      ) { (range: NSRange, text: String) in
        guard let range = range.checked(in: text).flatMap({ Range($0, in: text) }) else {
          return Value.none
        }
        return .some(try RangeValue(places: range).scriptValue)
      }
    }
    expressions
    Rows.members(of: "StringProtocol") { searchesWithOptions }
    Rows.members(of: "String.CompareOptions") {
      for (name, summary, option) in searchOptions {
        Row.constant(name, "String.CompareOptions", summary, option)
      }
    }
  }

  private static let searchOptions: [(String, String, String.CompareOptions)] = [
    ("regularExpression", "As a pattern.", .regularExpression),
    ("backwards", "From the end on.", .backwards),
    ("anchored", "Only where the text begins.", .anchored),
  ]

  @RowBuilder private static var expressions: [Row] {
    Rows.type("class NSRegularExpression", "A pattern of text.") {
      Row(
        "init(pattern: String, options: NSRegularExpression.Options = []) throws",
        "The pattern of a text."
      ) { (text: String, options: NSRegularExpression.Options) in
        try PatternFault.found(in: text) { try TextPattern(text, options: options) }
      }
      Row("var pattern: String", "The text that it is made of.") { (pattern: TextPattern) in
        pattern.text
      }
      Row("var numberOfCaptureGroups: Int", "How many captures it has.") { (pattern: TextPattern) in
        pattern.captures.count
      }
      Row(
        "func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult]",
        "All it finds."
      ) {
        (
          pattern: TextPattern, text: String, options: NSRegularExpression.MatchingOptions,
          range: NSRange
        ) in
        try pattern.results(in: text, range, options)
      }
      Row(
        "func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult?",
        "The first that it finds."
      ) {
        (
          pattern: TextPattern, text: String, options: NSRegularExpression.MatchingOptions,
          range: NSRange
        ) in
        try pattern.results(in: text, range, options, most: 1).first
      }
      Row(
        "func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSRange",
        "Where it is first."
      ) {
        (
          pattern: TextPattern, text: String, options: NSRegularExpression.MatchingOptions,
          range: NSRange
        ) in
        try pattern.results(in: text, range, options, most: 1).first?.range
          ?? NSRange(location: NSNotFound, length: 0)
      }
      Row(
        "func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int",
        "How often it finds something."
      ) {
        (
          pattern: TextPattern, text: String, options: NSRegularExpression.MatchingOptions,
          range: NSRange
        ) in
        try pattern.results(in: text, range, options).count
      }
      Row(
        "func stringByReplacingMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, withTemplate templ: String) -> String",
        "With a template, in which $1 is the first capture, for what it finds."
      ) {
        (
          pattern: TextPattern, text: String, options: NSRegularExpression.MatchingOptions,
          range: NSRange, template: String
        ) in
        try pattern.replacing(
          try pattern.results(in: text, range, options), in: text, template: template)
      }
    }
    Rows.type("struct NSRegularExpression.Options: OptionSet", "How a pattern is read.") {
      for (name, summary, option) in readingOptions {
        Row.constant(name, "NSRegularExpression.Options", summary, option)
      }
    }
    Rows.type("struct NSRegularExpression.MatchingOptions: OptionSet", "How it is looked for.") {
      Row.constant(
        "anchored", "NSRegularExpression.MatchingOptions", "Only at the beginning.",
        NSRegularExpression.MatchingOptions.anchored)
    }
    Rows.type("class NSTextCheckingResult", "What a pattern found.") {
      Row("var range: NSRange", "Where it stands.") { (result: NSTextCheckingResult) in
        result.range
      }
      Row("var numberOfRanges: Int", "How many captures there are, the whole among them.") {
        (result: NSTextCheckingResult) in result.numberOfRanges
      }
      Row("func range(at idx: Int) -> NSRange", "Where a capture stands.") {
        (result: NSTextCheckingResult, index: Int) in
        guard (0..<result.numberOfRanges).contains(index) else {
          throw ScriptFailure("Index out of range")
        }
        return result.range(at: index)
      }
    }
  }

  private static let readingOptions: [(String, String, NSRegularExpression.Options)] = [
    ("caseInsensitive", "Small letters as large ones.", .caseInsensitive),
    ("anchorsMatchLines", "Ends of lines as ends.", .anchorsMatchLines),
    ("dotMatchesLineSeparators", "A point for ends of lines too.", .dotMatchesLineSeparators),
    ("allowCommentsAndWhitespace", "Without blanks and comments.", .allowCommentsAndWhitespace),
  ]

  @RowBuilder private static var searchesWithOptions: [Row] {
    Row(
      "func range(of searchString: String, options: String.CompareOptions) -> Range<String.Index>?",
      "Where a text or a pattern stands in it."
    ) { (text: String, wanted: String, options: String.CompareOptions) -> Value in
      guard let range = try text.range(of: wanted, by: options) else { return .none }
      return .some(try RangeValue(places: range).scriptValue)
    }
    Row(
      "func replacingOccurrences(of target: String, with replacement: String, options: String.CompareOptions, range searchRange: Range<String.Index>? = nil) -> String",
      "With one text in the place of another, or of a pattern."
    ) {
      (
        text: String, target: String, replacement: String, options: String.CompareOptions,
        places: RangeValue?
      ) in
      let range = try places?.places(in: text) ?? text.startIndex..<text.endIndex
      if options.contains(.regularExpression), let pattern = try? TextPattern(target, as: options) {
        let results = try pattern.results(
          in: text, NSRange(range, in: text), options.contains(.anchored) ? .anchored : [])
        return try pattern.replacing(results, in: text, template: replacement)
      }
      guard !target.isEmpty, !options.contains(.regularExpression) else { return text }
      let most = text.utf8.count.multipliedReportingOverflow(by: replacement.utf8.count)
      guard !most.overflow, most.partialValue <= Budget.elementsAtOnce else { throw Budget.failure }
      return text.replacingOccurrences(
        of: target, with: replacement, options: options, range: range)
    }
  }
}

extension TextPattern {
  /// A pattern that is looked for as a text may be.
  fileprivate init(_ text: String, as options: String.CompareOptions) throws {
    try self.init(text, options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
  }

  fileprivate func results(
    in text: String, _ range: NSRange, _ options: NSRegularExpression.MatchingOptions,
    most: Int = .max
  ) throws -> [NSTextCheckingResult] {
    guard let range = range.checked(in: text) else {
      throw ScriptFailure("the range is not all in the text")
    }
    return try results(
      in: text, range, options.contains(.anchored) ? .start : .anywhere, most: most)
  }

  /// A text with a template for each of the results.
  fileprivate func replacing(
    _ results: [NSTextCheckingResult], in text: String, template: String
  ) throws -> String {
    let whole = text as NSString
    var made = ""
    var end = 0
    for result in results {
      made += whole.substring(with: NSRange(location: end, length: result.range.location - end))
      made += replacement(for: result, in: whole, template)
      guard made.utf8.count <= Budget.elementsAtOnce else { throw Budget.failure }
      end = NSMaxRange(result.range)
    }
    return made + whole.substring(from: end)
  }

  /// A template with its captures: `$1`, `\$` for the sign itself.
  private func replacement(
    for result: NSTextCheckingResult, in text: NSString, _ template: String
  ) -> String {
    var made = ""
    var rest = template[...]
    while let next = rest.popFirst() {
      if next == "\\", let escaped = rest.popFirst() {
        made.append(escaped)
        continue
      }
      guard next == "$", let digit = rest.first?.wholeNumberValue else {
        made.append(next)
        continue
      }
      rest.removeFirst()
      var number = digit
      // As many digits as there are captures for.
      while let digit = rest.first?.wholeNumberValue, number * 10 + digit < result.numberOfRanges {
        number = number * 10 + digit
        rest.removeFirst()
      }
      guard number < result.numberOfRanges, result.range(at: number).location != NSNotFound else {
        continue
      }
      made += text.substring(with: result.range(at: number))
    }
    return made
  }
}

extension String {
  fileprivate func range(of wanted: String, by options: CompareOptions) throws
    -> Range<Index>?
  {
    guard options.contains(.regularExpression) else { return range(of: wanted, options: options) }
    guard let pattern = try? TextPattern(wanted, as: options) else { return nil }
    let place: TextPattern.Place = options.contains(.anchored) ? .start : .anywhere
    return try pattern.matches(in: self, place, most: 1).first?.range
  }
}

extension NSRange {
  /// The range, unless some of it is outside a text: Foundation stops the program there.
  fileprivate func checked(in text: String) -> NSRange? {
    let count = text.utf16.count
    return location >= 0 && length >= 0 && location <= count && length <= count - location
      ? self : nil
  }
}

extension NSRange: NativeValue {}
extension NSRegularExpression.Options: NativeValue {}
extension NSRegularExpression.MatchingOptions: NativeValue {}
extension NSTextCheckingResult: NativeValue {}
