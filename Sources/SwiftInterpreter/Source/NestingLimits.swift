/// How deep a source may be nested, and how much it may hold.
///
/// The parser takes about 1.5 s for a million words and signs, and is not to be interrupted; an input is checked twice
/// that fast. Fifty thousand of them are some 6,000 lines of ordinary Swift.
/// SwiftParser stops at 256 brackets, but recurses without limit through generic arguments, arrows, prefix words and
/// chains of `else if`, and takes time exponential in the depth of `[` where a type may stand (20 levels take 2.5 s).
/// This looks at the text first, in linear time.
nonisolated struct NestingLimits {
  struct Excess: Equatable {
    /// Where the limit is passed, in UTF-8 offsets.
    var offset: Int
    var message: String
  }

  /// How many words, signs and literals a source may have.
  static let mostTokens = 50_000

  /// Where `text` passes a limit; `nil` where it passes none.
  static func excess(in text: String) -> Excess? {
    var text = text
    return text.withUTF8 { bytes in
      var scan = NestingLimits(bytes: bytes)
      return scan.run()
    }
  }

  /// Nesting that the parser recurses through, and how much of each it gets.
  private enum Kind: Int, CaseIterable {
    case bracket, square, angle, directive, elseBranch, arrow, question, prefix

    var limit: Int {
      switch self {
      case .bracket, .angle, .arrow: 100
      case .square: 12
      case .directive, .prefix, .question: 200
      case .elseBranch: 1_000
      }
    }
  }

  /// What is open: a bracket, or the string that an interpolation stands in.
  private enum Opening {
    case bracket(UInt8)
    case interpolation(hashes: Int, isMultiline: Bool)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var openings: [Opening] = []
  private var counts = [Int](repeating: 0, count: Kind.allCases.count)
  private var excess: Excess?
  private var tokens = 0

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func run() -> Excess? {
    while position < bytes.count, excess == nil {
      if !Self.isBlank(byte()) { countToken() }
      step()
    }
    return excess
  }

  private mutating func countToken() {
    tokens += 1
    guard tokens > Self.mostTokens else { return }
    excess = Excess(
      offset: position,
      message: "this has more than \(Self.mostTokens) words and signs; split it up")
  }

  private func byte(at offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  private mutating func count(_ kind: Kind, by change: Int = 1) {
    counts[kind.rawValue] = max(0, counts[kind.rawValue] + change)
    if counts[kind.rawValue] > kind.limit {
      excess = Excess(
        offset: position,
        message: "this is nested more than \(kind.limit) levels deep; move the inner part into a "
          + "property or function of its own")
    }
  }

  private mutating func reset(_ kinds: Kind...) {
    for kind in kinds { counts[kind.rawValue] = 0 }
  }
}

// One token at a time.
nonisolated extension NestingLimits {
  private mutating func step() {
    let current = byte()
    switch current {
    case UInt8(ascii: "/") where byte(at: 1) == UInt8(ascii: "/"):
      skipLine()
    case UInt8(ascii: "/") where byte(at: 1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): enterString(hashes: 0)
    case UInt8(ascii: "#"): takeHash()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(current)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(current)
    case UInt8(ascii: "<") where Self.isWord(byte(at: -1)):
      count(.angle)
      position += 1
    case UInt8(ascii: ">"):
      count(.angle, by: -1)
      position += 1
    case UInt8(ascii: "-") where byte(at: 1) == UInt8(ascii: ">"):
      count(.arrow)
      position += 2
    case UInt8(ascii: "?") where Self.isBlank(byte(at: -1)) && Self.isBlank(byte(at: 1)):
      count(.question)
      position += 1
    case UInt8(ascii: ":"):
      count(.question, by: -1)
      position += 1
    case UInt8(ascii: ";"), UInt8(ascii: "="):
      reset(.angle, .arrow, .question, .prefix)
      position += 1
    case _ where Self.isWord(current): takeWord()
    default: position += 1
    }
  }

  private mutating func open(_ bracket: UInt8) {
    openings.append(.bracket(bracket))
    count(bracket == UInt8(ascii: "[") ? .square : .bracket)
    if bracket == UInt8(ascii: "{") { reset(.angle, .arrow, .question, .prefix) }
    position += 1
  }

  private mutating func close(_ bracket: UInt8) {
    switch openings.last {
    case .bracket(let opened):
      openings.removeLast()
      count(opened == UInt8(ascii: "[") ? .square : .bracket, by: -1)
      position += 1
    case .interpolation(let hashes, let isMultiline) where bracket == UInt8(ascii: ")"):
      openings.removeLast()
      count(.bracket, by: -1)
      position += 1
      skipString(hashes: hashes, isMultiline: isMultiline)
    default: position += 1
    }
    if bracket == UInt8(ascii: "}") { reset(.angle, .arrow, .question, .prefix) }
  }

  private mutating func takeWord() {
    let start = position
    while Self.isWord(byte()) { position += 1 }
    let word = bytes[start..<position]
    switch String(decoding: word.prefix(12), as: UTF8.self) {
    case "else":
      count(.elseBranch)
    case "try", "await", "copy", "consume", "each", "unsafe", "repeat", "some", "any", "let", "var",
      "if", "inout", "borrowing", "consuming", "return", "throw":
      count(.prefix)
    case "func", "init", "subscript", "struct", "class", "enum", "extension", "protocol":
      reset(.angle, .arrow, .question, .prefix, .elseBranch)
    default: reset(.prefix)
    }
  }

  private mutating func takeHash() {
    var hashes = 0
    while byte(at: hashes) == UInt8(ascii: "#") { hashes += 1 }
    position += hashes
    if byte() == UInt8(ascii: "\"") {
      enterString(hashes: hashes)
    } else if matches("if") {
      count(.directive)
    } else if matches("endif") {
      count(.directive, by: -1)
    }
  }
}

// Comments and strings.
nonisolated extension NestingLimits {
  private func matches(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { wanted in
      position + wanted.count <= bytes.count
        && bytes[position..<position + wanted.count].elementsEqual(wanted)
    }
  }

  private mutating func skipLine() {
    while position < bytes.count, byte() != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if matches("/*") {
        depth += 1
        position += 2
      } else if matches("*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func enterString(hashes: Int) {
    let isMultiline = matches("\"\"\"")
    position += isMultiline ? 3 : 1
    skipString(hashes: hashes, isMultiline: isMultiline)
  }

  /// Goes to the end of a string whose text begins here, or into its next interpolation.
  private mutating func skipString(hashes: Int, isMultiline: Bool) {
    while position < bytes.count {
      switch byte() {
      case UInt8(ascii: "\\") where hasHashes(hashes, after: 1):
        position += 1 + hashes
        if byte() == UInt8(ascii: "(") {
          openings.append(.interpolation(hashes: hashes, isMultiline: isMultiline))
          count(.bracket)
          position += 1
          return
        }
        position += 1
      case UInt8(ascii: "\"") where !isMultiline && hasHashes(hashes, after: 1):
        position += 1 + hashes
        return
      case UInt8(ascii: "\"") where matches("\"\"\"") && hasHashes(hashes, after: 3):
        position += 3 + hashes
        return
      case UInt8(ascii: "\n") where !isMultiline: return
      default: position += 1
      }
    }
  }

  private func hasHashes(_ count: Int, after offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: offset + $0) == UInt8(ascii: "#") }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
