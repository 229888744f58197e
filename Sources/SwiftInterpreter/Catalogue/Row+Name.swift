extension Row {
  enum Keyword {
    case type, `extension`, `operator`, member
  }

  /// The name that the row is found by: a type's full name, `init`, an operator, a member's or function's name.
  var name: String { Self.name(in: text) }

  var keyword: Keyword {
    var words = text.utf8.split(separator: UInt8(ascii: " "), maxSplits: 3)[...]
    while let word = words.first {
      switch String(word) ?? "" {
      case "struct", "enum", "class", "protocol", "typealias":
        return owner.isEmpty ? .type : .member
      case "extension": return .extension
      case "func":
        let first = words.dropFirst().first?.first ?? 0
        return Self.isOperator(first) ? .operator : .member
      default: words = words.dropFirst()
      }
    }
    return .member
  }

  /// Reads past attributes and modifiers to the keyword, and takes the word behind it. This runs for each row when the
  /// catalogue is made, so it looks at bytes and no further than the name.
  static func name(in text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var start = 0
      while true {
        while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
        var end = start
        while end < bytes.count, isWord(bytes[end]) || bytes[end] == UInt8(ascii: "@") { end += 1 }
        let word = String(decoding: bytes[start..<end], as: UTF8.self)
        switch word {
        case "init", "subscript": return word
        case "struct", "enum", "class", "protocol", "typealias", "extension", "func", "var", "let",
          "case":
          start = end
          while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
          end = start
          if end < bytes.count, isOperator(bytes[end]) {
            while end < bytes.count, isOperator(bytes[end]) { end += 1 }
          } else {
            while end < bytes.count, isWord(bytes[end]) || bytes[end] == UInt8(ascii: ".") {
              end += 1
            }
          }
          return String(decoding: bytes[start..<end], as: UTF8.self)
        case "": return ""
        default: start = end
        }
      }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"):
      true
    default: false
    }
  }

  private static let operatorBytes = Set("+-*/%=<>!&|^~?.".utf8)

  static func isOperator(_ byte: UInt8) -> Bool { operatorBytes.contains(byte) }
}
