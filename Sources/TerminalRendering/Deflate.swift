/// Data made smaller as zlib does it: RFC 1950 around RFC 1951, in one block of fixed codes.
///
/// Pictures of gauges are runs of equal pixels, and rows like the row above. That much is found by looking at the pixel before
/// and at one earlier place for each four bytes.
struct Deflate {
  private var bytes: [UInt8] = []
  private var bits: UInt64 = 0
  private var bitCount = 0

  /// A match is 3 to 258 bytes, at most 32,768 bytes back.
  private static let longest = 258
  private static let farthest = 1 << 15

  /// `data` in the zlib format.
  static func zlib(_ data: [UInt8]) -> [UInt8] {
    var writer = Deflate()
    // A window of 32 KB, no dictionary, fastest; made a multiple of 31.
    writer.bytes = [0x78, 0x01]
    // The last block, with fixed codes.
    writer.write(0b011, count: 3)
    data.withUnsafeBufferPointer { writer.compress($0) }
    // The end of the block.
    writer.write(0, count: 7)
    writer.write(0, count: (8 - writer.bitCount % 8) % 8)
    let sum = adler32(data)
    for shift in [24, 16, 8, 0] { writer.bytes.append(UInt8(truncatingIfNeeded: sum >> shift)) }
    return writer.bytes
  }

  private mutating func compress(_ data: UnsafeBufferPointer<UInt8>) {
    var places = [Int32](repeating: -1, count: 1 << 12)
    func word(_ index: Int) -> UInt32 {
      UInt32(data[index]) | UInt32(data[index + 1]) << 8 | UInt32(data[index + 2]) << 16
        | UInt32(data[index + 3]) << 24
    }
    var index = 0
    while index < data.count {
      guard index + 4 <= data.count else {
        literal(data[index])
        index += 1
        continue
      }
      let value = word(index)
      let slot = Int((value &* 0x9E37_79B1) >> 20)
      let isRun = index >= 4 && word(index - 4) == value
      let earlier = isRun ? index - 4 : Int(places[slot])
      places[slot] = Int32(truncatingIfNeeded: index)
      guard earlier >= 0, index - earlier <= Self.farthest, word(earlier) == value else {
        literal(data[index])
        index += 1
        continue
      }
      let limit = min(Self.longest, data.count - index)
      var length = 4
      while length < limit, data[earlier + length] == data[index + length] { length += 1 }
      match(length: length, distance: index - earlier)
      index += length
    }
  }
}

// Codes (RFC 1951, 3.2.5 and 3.2.6).
extension Deflate {
  private mutating func literal(_ byte: UInt8) { symbol(Int(byte)) }

  private mutating func symbol(_ value: Int) {
    switch value {
    case ..<144: writeCode(0x30 + value, count: 8)
    case ..<256: writeCode(0x190 + value - 144, count: 9)
    case ..<280: writeCode(value - 256, count: 7)
    default: writeCode(0xC0 + value - 280, count: 8)
    }
  }

  private mutating func match(length: Int, distance: Int) {
    if length == Self.longest {
      symbol(285)
    } else {
      let (code, extra, rest) = Self.bucket(length - 3, direct: 4)
      symbol(257 + code)
      write(UInt64(rest), count: extra)
    }
    let (code, extra, rest) = Self.bucket(distance - 1, direct: 2)
    writeCode(code, count: 5)
    write(UInt64(rest), count: extra)
  }

  /// The number of a range of values, how many bits follow it, and what they say. For each bit more there are `direct`
  /// ranges: 4 of lengths, 2 of distances.
  private static func bucket(_ value: Int, direct: Int) -> (code: Int, extra: Int, rest: Int) {
    guard value >= direct * 2 else { return (value, 0, 0) }
    let highest = Int.bitWidth - 1 - value.leadingZeroBitCount
    let extra = highest - direct.trailingZeroBitCount
    return (direct * extra + value >> extra, extra, value & (1 << extra - 1))
  }

  /// Codes stand with their first bit first, everything else with its last.
  private mutating func writeCode(_ code: Int, count: Int) {
    var reversed: UInt64 = 0
    for bit in 0..<count where code & 1 << bit != 0 { reversed |= 1 << UInt64(count - 1 - bit) }
    write(reversed, count: count)
  }

  private mutating func write(_ value: UInt64, count: Int) {
    bits |= value << UInt64(bitCount)
    bitCount += count
    while bitCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }

  private static func adler32(_ data: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    var index = 0
    while index < data.count {
      // So many bytes can be added before a sum has to be reduced (RFC 1950, 9).
      let end = min(index + 5552, data.count)
      while index < end {
        low &+= UInt32(data[index])
        high &+= low
        index += 1
      }
      low %= 65521
      high %= 65521
    }
    return high << 16 | low
  }
}
