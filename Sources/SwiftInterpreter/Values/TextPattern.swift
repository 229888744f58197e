import Foundation

/// A regular expression, whoever asks for it: a literal, `Regex`, `NSRegularExpression`, text that is looked for as one.
///
/// All of them are Foundation's, because only that can be stopped: a pattern such as `(a+)+$` tries each of 2ⁿ ways.
struct TextPattern: NativeValue {
  /// As it was written.
  let text: String
  /// What its captures are.
  let captures: [PatternCapture]
  var options: NSRegularExpression.Options
  /// Whether what it finds is asked for by number only, and has no types of its own: `try Regex(text)`.
  var isUntyped = false

  private let plain: NSRegularExpression
  private let whole: NSRegularExpression

  /// Throws where the text is no pattern.
  init(_ text: String, options: NSRegularExpression.Options = []) throws {
    let (captures, unnamed) = PatternCapture.all(in: text)
    // A long one makes one that repeats parts of parts longer than there is room for.
    guard text.utf8.count <= 10_000 else { throw ScriptFailure("this pattern is too long") }
    self.text = text
    self.captures = captures
    self.options = options
    plain = try NSRegularExpression(pattern: unnamed, options: options)
    // Where blanks mean nothing, a comment may stand last.
    let end = options.contains(.allowCommentsAndWhitespace) ? "\n" : ""
    whole = try NSRegularExpression(pattern: "\\A(?:\(unnamed)\(end))\\z", options: options)
  }

  func with(_ option: NSRegularExpression.Options, _ isOn: Bool) throws -> TextPattern {
    var options = options
    if isOn { options.insert(option) } else { options.remove(option) }
    var pattern = try TextPattern(text, options: options)
    pattern.isUntyped = isUntyped
    return pattern
  }
}

extension TextPattern {
  enum Place {
    case anywhere, start, whole
  }

  /// How often Foundation may report that it is still at work: some 6000 reports take a second.
  private static let mostReports = 3_000

  /// What it finds in a text, at most so many times.
  func matches(in text: String, _ place: Place = .anywhere, most: Int = .max) throws
    -> [PatternMatch]
  {
    let range = NSRange(text.startIndex..<text.endIndex, in: text)
    return try results(in: text, range, place, most: most).map { result in
      PatternMatch(
        text: text,
        ranges: (0..<result.numberOfRanges).map { Range(result.range(at: $0), in: text) },
        captures: captures, isUntyped: isUntyped)
    }
  }

  func results(
    in text: String, _ range: NSRange, _ place: Place = .anywhere, most: Int = .max
  ) throws -> [NSTextCheckingResult] {
    var found: [NSTextCheckingResult] = []
    var reports = 0
    let options: NSRegularExpression.MatchingOptions =
      place == .anywhere ? .reportProgress : [.reportProgress, .anchored]
    (place == .whole ? whole : plain).enumerateMatches(in: text, options: options, range: range) {
      result, _, stop in
      if let result {
        found.append(result)
      } else {
        reports += 1
      }
      if reports > Self.mostReports || found.count >= min(most, Budget.elementsAtOnce) {
        stop.pointee = true
      }
    }
    guard reports <= Self.mostReports else {
      throw ScriptFailure("this regular expression tries too many ways through this text")
    }
    guard found.count < Budget.elementsAtOnce else { throw Budget.failure }
    return found
  }

  /// A text with what is found exchanged.
  func replacing(in text: String, most: Int = .max, _ replacement: (PatternMatch) throws -> String)
    throws -> String
  {
    var result = ""
    var end = text.startIndex
    for match in try matches(in: text, most: most) {
      guard let range = match.range else { continue }
      result += text[end..<range.lowerBound]
      result += try replacement(match)
      guard result.utf8.count <= Budget.elementsAtOnce else { throw Budget.failure }
      end = range.upperBound
    }
    return result + text[end...]
  }
}

/// What a pattern found.
struct PatternMatch: NativeValue {
  let text: String
  /// Of the whole, then of each capture; `nil` for one that had no part in it.
  let ranges: [Range<String.Index>?]
  let captures: [PatternCapture]
  let isUntyped: Bool

  var range: Range<String.Index>? { ranges.first ?? nil }

  func part(_ index: Int) -> String? {
    ranges.indices.contains(index) ? ranges[index].map { String(text[$0]) } : nil
  }

  /// As scripts have it: the text, or a tuple of it and the captures.
  var output: Value {
    if isUntyped { return scriptValue }
    let whole = Value.string(part(0) ?? "")
    if captures.isEmpty { return whole }
    let parts = captures.enumerated().map { index, capture in
      let part = part(index + 1).map { Value.string($0) }
      return capture.isOptional ? part.map { .some($0) } ?? .none : part ?? .string("")
    }
    return .tuple([whole] + parts)
  }
}

/// A group of a pattern whose text is kept.
struct PatternCapture {
  var name: String?
  /// Whether there can be a match in which it has no part.
  var isOptional = false

  /// The captures of a pattern, and the pattern with these by number: the names that Swift takes are more than
  /// Foundation's.
  static func all(in pattern: String) -> (captures: [PatternCapture], unnamed: String) {
    var scanner = PatternScanner(pattern)
    scanner.scan()
    return (scanner.captures, scanner.unnamed)
  }
}

/// Goes through a pattern for its groups.
private struct PatternScanner {
  private(set) var captures: [PatternCapture] = []
  private(set) var unnamed = ""
  private var rest: Substring
  /// The groups that are open; the first is the whole.
  private var open = [Group()]

  private struct Group {
    /// Whether it is a capture itself: the first inside.
    var isCapture = false
    /// The captures inside, by their numbers.
    var inside: [Int] = []
    /// Whether it has alternatives.
    var hasChoice = false
  }

  init(_ pattern: String) { rest = pattern[...] }

  mutating func scan() {
    while let next = rest.first {
      switch next {
      case "\\": skipEscape()
      case "[": skipClass()
      case "(": openGroup()
      case ")": closeGroup()
      case "|":
        open[open.count - 1].hasChoice = true
        take(1)
      default: take(1)
      }
    }
    while open.count > 1 { closeGroup() }
    if open[0].hasChoice { markOptional(open[0].inside) }
  }

  private mutating func take(_ count: Int) {
    unnamed += rest.prefix(count)
    rest = rest.dropFirst(count)
  }

  private mutating func skipEscape() {
    if rest.hasPrefix("\\Q") {
      let end = rest.range(of: "\\E")?.upperBound ?? rest.endIndex
      take(rest.distance(from: rest.startIndex, to: end))
    } else if rest.hasPrefix("\\k<"), let end = rest.firstIndex(of: ">") {
      let name = String(rest[rest.index(rest.startIndex, offsetBy: 3)..<end])
      if let number = captures.firstIndex(where: { $0.name == name }) {
        unnamed += "(?:\\\(number + 1))"
        rest = rest[rest.index(after: end)...]
      } else {
        take(3)
      }
    } else {
      take(2)
    }
  }

  private mutating func skipClass() {
    var depth = 0
    repeat {
      switch rest.first {
      case "\\": take(1)
      case "[": depth += 1
      case "]": depth -= 1
      default: break
      }
      take(1)
    } while depth > 0 && !rest.isEmpty
  }

  private mutating func openGroup() {
    take(1)
    var isCapture = !rest.hasPrefix("?")
    for lead in ["?P<", "?<"] where rest.hasPrefix(lead) {
      let name = rest.dropFirst(lead.count).prefix { $0 != ">" }
      guard let first = name.first, first.isLetter || first == "_" else { break }
      captures.append(PatternCapture(name: String(name)))
      rest = rest.dropFirst(lead.count + name.count + 1)
      open.append(Group(isCapture: true, inside: [captures.count - 1]))
      return
    }
    if rest.hasPrefix("*") { isCapture = false }
    if isCapture { captures.append(PatternCapture()) }
    open.append(Group(isCapture: isCapture, inside: isCapture ? [captures.count - 1] : []))
  }

  private mutating func closeGroup() {
    take(1)
    guard open.count > 1 else { return }
    let group = open.removeLast()
    if ["?", "*", "{0", "{,"].contains(where: { rest.hasPrefix($0) }) {
      markOptional(group.inside)
    } else if group.hasChoice {
      // A group itself has a part in each of its alternatives.
      markOptional(Array(group.inside.dropFirst(group.isCapture ? 1 : 0)))
    }
    open[open.count - 1].inside += group.inside
  }

  private mutating func markOptional(_ numbers: [Int]) {
    for number in numbers { captures[number].isOptional = true }
  }
}
