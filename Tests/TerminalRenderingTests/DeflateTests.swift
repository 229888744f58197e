import Testing

@testable import TerminalRendering

@Suite("Data made smaller, and whole again")
struct DeflateTests {
  @Test("Runs, repetitions and noise come back as they were", arguments: 0..<8)
  func roundTrip(_ kind: Int) {
    var random = SystemRandomNumberGenerator()
    let data: [UInt8] =
      switch kind {
      case 0: []
      case 1: [7]
      case 2: Array(0...255)
      case 3: Array(repeating: 0, count: 100_000)
      case 4: (0..<70_000).map { UInt8(truncatingIfNeeded: $0 / 3000) }
      // Farther back than a match may reach, and just within.
      case 5: (0..<3).flatMap { _ in (0..<33_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) } }
      case 6: (0..<3).flatMap { _ in (0..<32_768).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) } }
      default:
        (0..<20_000).map { _ in UInt8.random(in: 0..<(Bool.random() ? 4 : 255), using: &random) }
      }
    #expect(Inflation.data(in: Deflate.zlib(data)) == data)
  }

  @Test("Every length of a match, and every distance up to a thousand")
  func matches() {
    for length in 3...300 {
      let data = [1, 2, 3, 4] + Array(repeating: UInt8(9), count: length) + [5]
      #expect(Inflation.data(in: Deflate.zlib(data)) == data)
    }
    for distance in 4...1000 {
      let gap = (0..<distance - 4).map { UInt8(truncatingIfNeeded: $0 &* 37 >> 3) | 0x80 }
      let data = [1, 2, 3, 4] + gap + [1, 2, 3, 4, 1]
      #expect(Inflation.data(in: Deflate.zlib(data)) == data)
    }
  }

  @Test("A run of equal pixels takes hardly any room")
  func size() {
    let pixels = (0..<200_000).flatMap { _ -> [UInt8] in [1, 2, 3, 255] }
    #expect(Deflate.zlib(pixels).count < pixels.count / 130)
  }
}

/// Reads what `Deflate` writes: zlib with one block of fixed codes (RFC 1951, 3.2).
enum Inflation {
  private static let lengths =
    [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131]
    + [163, 195, 227, 258]
  private static let distances =
    [1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537]
    + [2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577]

  /// `nil` where the data is not as it should be.
  static func data(in zlib: [UInt8]) -> [UInt8]? {
    guard zlib.count > 6, (Int(zlib[0]) << 8 | Int(zlib[1])) % 31 == 0, zlib[0] == 0x78 else {
      return nil
    }
    var place = 16
    func bit() -> Int {
      defer { place += 1 }
      return place / 8 < zlib.count ? Int(zlib[place / 8] >> UInt8(place % 8)) & 1 : 0
    }
    func number(_ count: Int) -> Int { (0..<count).reduce(0) { $0 | bit() << $1 } }
    func code(_ count: Int, after start: Int = 0) -> Int {
      (0..<count).reduce(start) { code, _ in code << 1 | bit() }
    }
    guard number(3) == 0b011 else { return nil }
    var data: [UInt8] = []
    while place / 8 < zlib.count - 4 {
      var symbol = code(7)
      if symbol < 24 {
        symbol += 256
      } else {
        symbol = code(1, after: symbol)
        switch symbol {
        case 0x30..<0xC0: symbol -= 0x30
        case 0xC0..<0xC8: symbol += 280 - 0xC0
        default: symbol = code(1, after: symbol) - 0x190 + 144
        }
      }
      if symbol == 256 { break }
      if symbol < 256 {
        data.append(UInt8(symbol))
        continue
      }
      let kind = symbol - 257
      let length = lengths[kind] + (kind < 8 || kind == 28 ? 0 : number(kind / 4 - 1))
      let step = code(5)
      let distance = distances[step] + (step < 4 ? 0 : number(step / 2 - 1))
      guard distance <= data.count else { return nil }
      for _ in 0..<length { data.append(data[data.count - distance]) }
    }
    var (low, high) = (1, 0)
    for byte in data {
      low = (low + Int(byte)) % 65521
      high = (high + low) % 65521
    }
    let sum = zlib.suffix(4).reduce(0) { $0 << 8 | Int($1) }
    return sum == high << 16 | low ? data : nil
  }
}
