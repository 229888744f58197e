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
        let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
        if let name = wholeName(word) { return (.member, name) }
        guard let keyword = keyword(word) else {
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

  /// The word, where it is the name itself.
  private static func wholeName(_ word: UnsafeBufferPointer<UInt8>) -> String? {
    reads(word, "init") ? "init" : reads(word, "subscript") ? "subscript" : nil
  }

  /// What a word says of the name behind it; `nil` of an attribute or modifier. (Told by lengths first:
  /// with a table of words the names of all rows took twice as long.)
  private static func keyword(_ word: UnsafeBufferPointer<UInt8>) -> Keyword? {
    switch word.count {
    case 3: reads(word, "var") || reads(word, "let") ? .member : nil
    case 4: reads(word, "func") || reads(word, "case") ? .member : reads(word, "enum") ? .type : nil
    case 5: reads(word, "class") ? .type : nil
    case 6: reads(word, "struct") ? .type : nil
    case 8: reads(word, "protocol") ? .type : nil
    case 9: reads(word, "extension") ? .extension : reads(word, "typealias") ? .type : nil
    case 14: reads(word, "associatedtype") ? .type : nil
    default: nil
    }
  }

  private static func reads(_ word: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
    word.count == text.utf8CodeUnitCount
      && word.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: word.count))
  }

  nonisolated static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "`"):
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
