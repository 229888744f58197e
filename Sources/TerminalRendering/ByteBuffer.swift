/// Bytes that grow at the end, for one writer alone: no byte costs a look at who else may hold them.
///
/// Emptied, it keeps its room: what is written over and over takes no memory.
public final class ByteBuffer {
  // One writer alone: no access to these can meet another.
  @exclusivity(unchecked) private var base: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked) private var capacity: Int
  @exclusivity(unchecked) public private(set) var count = 0

  init(capacity: Int = 256) {
    self.capacity = max(capacity, 16)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  func removeAll() { count = 0 }

  /// Makes room for so many bytes more.
  @inline(__always) func reserve(_ more: Int) {
    if count &+ more > capacity { grow(to: count + more) }
  }

  @inline(__always) func append(_ byte: UInt8) {
    reserve(1)
    base[count] = byte
    count &+= 1
  }

  /// Writes the low bytes of a word, the lowest first.
  @inline(__always) func append(_ word: UInt32, length: Int) {
    reserve(4)
    UnsafeMutableRawPointer(base + count).storeBytes(of: word.littleEndian, as: UInt32.self)
    count &+= length
  }

  @inline(__always) func append(_ word: UInt64, length: Int) {
    reserve(8)
    UnsafeMutableRawPointer(base + count).storeBytes(of: word.littleEndian, as: UInt64.self)
    count &+= length
  }

  /// Writes the first bytes of some words.
  @inline(__always) func append(_ words: Words, length: Int) {
    reserve(64)
    UnsafeMutableRawPointer(base + count).storeBytes(of: words, as: Words.self)
    count &+= length
  }

  /// 64 bytes.
  typealias Words = SIMD8<UInt64>

  /// The first 64 bytes, whatever comes after the last that was written.
  var firstWords: Words {
    reserve(max(64 - count, 0))
    return UnsafeRawPointer(base).loadUnaligned(as: Words.self)
  }

  func append(contentsOf bytes: some Sequence<UInt8>) {
    for byte in bytes { append(byte) }
  }

  /// Writes a number of at least 0.
  @inline(__always) func append(decimal number: Int) {
    if number < 10 {
      append(Self.zero &+ UInt8(truncatingIfNeeded: number))
    } else if number < 1000 {
      let value = UInt32(truncatingIfNeeded: number)
      // Exact for values below 1,000.
      let (hundreds, tens) = ((value &* 656) >> 16, (value &* 6554) >> 16)
      let digits = (tens &- hundreds &* 10) | (value &- tens &* 10) << 8
      let text = digits &+ 0x3030
      if hundreds > 0 {
        append(text << 8 | (hundreds &+ 0x30), length: 3)
      } else {
        append(text, length: 2)
      }
    } else {
      appendLong(decimal: number)
    }
  }

  @inline(never) private func appendLong(decimal number: Int) {
    append(contentsOf: String(number).utf8)
  }

  private static let zero = UInt8(ascii: "0")

  func removeLast() { count = max(count - 1, 0) }

  /// Writes another byte at a place that has been written.
  func replace(at index: Int, with byte: UInt8) {
    if index < count { base[index] = byte }
  }

  /// Calls `body` with the bytes, which are valid until it returns.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try body(UnsafeRawBufferPointer(start: base, count: count))
  }

  public var array: [UInt8] { Array(UnsafeBufferPointer(start: base, count: count)) }

  public var string: String {
    String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
  }

  // Seldom: where it is called there is to be no more than that.
  @inline(never) private func grow(to least: Int) {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: max(capacity * 2, least))
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = max(capacity * 2, least)
  }
}
