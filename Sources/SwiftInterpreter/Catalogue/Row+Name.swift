extension Row {
  enum Keyword {
    case type, `extension`, `operator`, member
  }

  /// The name that the row is found by: a type's full name, `init`, an operator, a member's or function's name.
  var name: String { head.name }

  var keyword: Keyword { head.keyword }

  static func name(in text: String) -> String { head(of: text).name }

  /// Reads past attributes and modifiers to the keyword, and takes the word behind it. This runs for each row when the
  /// catalogue is made, so it looks at bytes, makes no text but the name, and goes no further.
  static func head(of text: String) -> (keyword: Keyword, name: String) {
    var text = text
    return text.withUTF8 { bytes in
      var start = 0
      while true {
        while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
        var end = start
        while end < bytes.count, isWord(bytes[end]) || bytes[end] == UInt8(ascii: "@") { end += 1 }
        if start == end { return (.member, "") }
        let word = packed(bytes[start..<end])
        if let name = wholeNames[word] { return (.member, name) }
        guard let keyword = keywords[word] else {
          start = end
          continue
        }
        start = end
        while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
        end = start
        let isNamedByOperator = end < bytes.count && isOperator(bytes[end])
        while end < bytes.count,
          isNamedByOperator
            ? isOperator(bytes[end]) : isWord(bytes[end]) || bytes[end] == UInt8(ascii: ".")
        { end += 1 }
        return (
          isNamedByOperator && keyword == .member ? .operator : keyword,
          String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
        )
      }
    }
  }

  /// The first sixteen bytes of a word as one number: no keyword is longer.
  private static func packed(_ word: some Collection<UInt8>) -> UInt128 {
    word.prefix(16).reduce(0) { $0 << 8 | UInt128($1) }
  }

  /// The words that are names themselves.
  private static let wholeNames = words([("init", "init"), ("subscript", "subscript")])

  /// The words that a name stands behind.
  private static let keywords = words([
    ("func", Keyword.member), ("var", .member), ("let", .member), ("case", .member),
    ("struct", .type), ("enum", .type), ("protocol", .type), ("extension", .extension),
    ("class", .type), ("typealias", .type), ("associatedtype", .type),
  ])

  private static func words<Meaning>(_ words: [(String, Meaning)]) -> [UInt128: Meaning] {
    Dictionary(uniqueKeysWithValues: words.map { (packed($0.0.utf8), $0.1) })
  }

  nonisolated static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"):
      true
    default: false
    }
  }

  static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "%"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
