/// The line numbers of a page's listing: all of them before its code, or one before each line.
nonisolated extension PageMarks {
  /// Fewer numbers in a row may be meant.
  private static let fewest = 3

  static func numbers(in bytes: UnsafeBufferPointer<UInt8>) -> PageMarks? {
    // A text has few lines that begin so.
    guard let first = bytes.first(where: { !isBlank($0) }), first == UInt8(ascii: "1"),
      let found = before(bytes) ?? besideLines(of: bytes), let last = found.last
    else { return nil }
    // Those that stand together are one mistake.
    let isOne = found.count > 1 && standTogether(found, in: bytes)
    return PageMarks(
      places: isOne ? [found[0].lowerBound..<last.upperBound] : found,
      message: "the line numbers of a page, 1 to \(found.count), stand in this code")
  }

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

  private static func standTogether(
    _ places: [Range<Int>], in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    zip(places, places.dropFirst()).allSatisfy { one, next in
      bytes[one.upperBound..<next.lowerBound].allSatisfy(isBlank)
    }
  }

  /// Whether a statement or declaration may begin so, and no sum goes on.
  private static func beginsCode(_ byte: UInt8) -> Bool {
    Row.isWord(byte) || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#")
      || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".")
  }
}
