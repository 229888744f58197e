/// The words and marks of a row's text.
struct SignatureTokens {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next token without taking it; empty at the end.
  var next: String {
    var copy = self
    return copy.take()
  }

  @discardableResult
  mutating func take() -> String {
    skipBlanks()
    guard position < bytes.count else { return "" }
    let start = position
    let first = bytes[position]
    if Self.isWord(first) || first == UInt8(ascii: "@") {
      repeat { position += 1 } while position < bytes.count && Self.isWord(bytes[position])
    } else if first == UInt8(ascii: "-"), follows(">") {
      position += 2
    } else if first == UInt8(ascii: "="), follows("=") {
      position += 2
    } else if first == UInt8(ascii: "."), follows(".") {
      while position < bytes.count, Row.isOperator(bytes[position]) { position += 1 }
    } else {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Takes a whole operator, as after `func`.
  mutating func takeOperator() -> String {
    skipBlanks()
    let start = position
    while position < bytes.count, Row.isOperator(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Takes the next token where it is `token`.
  mutating func take(_ token: String) -> Bool {
    var copy = self
    guard copy.take() == token else { return false }
    self = copy
    return true
  }

  /// The source of a default value: up to the comma or parenthesis that ends the parameter.
  mutating func takeDefaultValue() -> String {
    skipBlanks()
    let start = position
    var depth = 0
    var inString = false
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""): inString.toggle()
      case _ where inString: break
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return String(decoding: bytes[start..<position], as: UTF8.self) }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        return String(decoding: bytes[start..<position], as: UTF8.self)
      default: break
      }
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") || bytes[position] == 10 {
      position += 1
    }
  }

  private func follows(_ byte: Unicode.Scalar) -> Bool {
    position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
