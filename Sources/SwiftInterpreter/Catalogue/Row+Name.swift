extension Row {
  enum Keyword {
    case type, `extension`, `operator`, member
  }

  /// The name that the row is found by: a type's full name, `init`, an operator, a member's or function's name.
  var name: String { Self.name(in: text) }

  var keyword: Keyword { head.keyword }

  /// What kind of declaration it is, and its name.
  var head: (keyword: Keyword, name: String) {
    let head = Self.head(of: text)
    return head.keyword == .type && !owner.isEmpty ? (.member, head.name) : head
  }

  static func name(in text: String) -> String { head(of: text).name }

  /// Reads past attributes and modifiers to the keyword, and takes the word behind it. This runs for each row when the
  /// catalogue is made, so it looks at bytes, makes no text but the name, and goes no further.
  private static func head(of text: String) -> (keyword: Keyword, name: String) {
    var text = text
    return text.withUTF8 { bytes in
      var start = 0
      while true {
        while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
        var end = start
        while end < bytes.count, isWord(bytes[end]) || bytes[end] == UInt8(ascii: "@") { end += 1 }
        if start == end { return (.member, "") }
        let word = bytes[start..<end]
        if let name = wholeNames.first(where: { word.elementsEqual($0.utf8) }) {
          return (.member, name)
        }
        guard let keyword = keywords.first(where: { word.elementsEqual($0.word.utf8) })?.keyword
        else {
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
          String(decoding: bytes[start..<end], as: UTF8.self)
        )
      }
    }
  }

  /// The words that are names themselves.
  private static let wholeNames = ["init", "subscript"]

  /// The words that a name stands behind, the frequent ones first.
  private static let keywords: [(word: String, keyword: Keyword)] = [
    ("func", .member), ("var", .member), ("let", .member), ("case", .member), ("struct", .type),
    ("enum", .type), ("protocol", .type), ("extension", .extension), ("class", .type),
    ("typealias", .type), ("associatedtype", .type),
  ]

  private static func isWord(_ byte: UInt8) -> Bool {
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
