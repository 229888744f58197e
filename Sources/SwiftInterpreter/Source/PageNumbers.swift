/// The line numbers of a page's listing that were copied along with its code: all of them before it, or one before each
/// line.
nonisolated struct PageNumbers {
  /// Where they stand, in UTF-8 offsets.
  let places: [Range<Int>]
  private let last: Int

  /// Fewer numbers in a row may be meant.
  private static let fewest = 3

  /// What mends them.
  static let removal = "remove them"

  /// - Returns: `nil` where no such numbers stand in the text.
  init?(in text: String) {
    var text = text
    let found = text.withUTF8 { bytes -> [Range<Int>]? in
      // A text has few lines that begin so.
      guard let first = bytes.first(where: { !Self.isBlank($0) }), first == UInt8(ascii: "1") else {
        return nil
      }
      return Self.before(bytes) ?? Self.besideLines(of: bytes)
    }
    guard let found, let last = found.last else { return nil }
    self.last = found.count
    // Those that stand together are one mistake.
    places =
      found.count > 1 && Self.standTogether(found, in: text)
      ? [found[0].lowerBound..<last.upperBound] : found
  }

  /// The text with blanks in their place: what else stands there keeps its place.
  func blanked(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for place in places {
      for index in place where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func diagnostic(in source: SourceText) -> Diagnostic {
    Diagnostic(
      .error, "the line numbers of a page, 1 to \(last), stand in this code", in: source,
      at: places[0],
      fixIts: [
        .init(
          message: Self.removal, edits: places.map { TextEdit(range: $0, replacement: "") })
      ])
  }
}

nonisolated extension PageNumbers {
  /// `1 2 3 … 35`, in a row or each on its line, and then the code.
  private static func before(_ bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>]? {
    var found: [Range<Int>] = []
    var place = 0
    while true {
      while place < bytes.count, isBlank(bytes[place]) { place += 1 }
      guard let number = number(found.count + 1, at: place, in: bytes) else { break }
      found.append(number)
      place = number.upperBound
    }
    guard found.count >= fewest, place < bytes.count, beginsCode(bytes[place]) else { return nil }
    return found
  }

  /// A number before each line, and code behind one at least.
  private static func besideLines(of bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>]? {
    var found: [Range<Int>] = []
    var hasCode = false
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      guard let start = line.indices.first(where: { !isBlank(bytes[$0]) }) else { continue }
      guard let number = number(found.count + 1, at: start, in: bytes) else { return nil }
      found.append(number)
      if let next = (number.upperBound..<line.endIndex).first(where: { !isBlank(bytes[$0]) }) {
        guard beginsCode(bytes[next]) || bytes[next] == UInt8(ascii: "}") else { return nil }
        hasCode = true
      }
    }
    return found.count >= fewest && hasCode ? found : nil
  }

  /// The place of a number that has to be `value`, with a blank or nothing behind it.
  private static func number(
    _ value: Int, at place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    let digits = Array(String(value).utf8)
    let end = place + digits.count
    guard end <= bytes.count, bytes[place..<end].elementsEqual(digits),
      end == bytes.count || isBlank(bytes[end])
    else { return nil }
    return place..<end
  }

  private static func standTogether(_ places: [Range<Int>], in text: String) -> Bool {
    let bytes = Array(text.utf8)
    return zip(places, places.dropFirst()).allSatisfy { one, next in
      bytes[one.upperBound..<next.lowerBound].allSatisfy(isBlank)
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
  }

  /// Whether a statement or declaration may begin so, and no sum goes on.
  private static func beginsCode(_ byte: UInt8) -> Bool {
    Row.isWord(byte) || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#")
      || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".")
  }
}
