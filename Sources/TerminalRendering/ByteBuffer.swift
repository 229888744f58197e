/// Bytes that grow at the end, for one writer alone: no byte costs a look at who else may hold them.
final class ByteBuffer {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 256) {
    self.capacity = max(capacity, 16)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  @inline(__always) func append(_ byte: UInt8) {
    if count == capacity { grow() }
    base[count] = byte
    count &+= 1
  }

  func append(contentsOf bytes: some Sequence<UInt8>) {
    for byte in bytes { append(byte) }
  }

  /// Writes a number of at least 0.
  func append(decimal number: Int) {
    if number >= 1000 { append(decimal: number / 1000) }
    if number >= 100 { append(Self.zero + UInt8(truncatingIfNeeded: number / 100 % 10)) }
    if number >= 10 { append(Self.zero + UInt8(truncatingIfNeeded: number / 10 % 10)) }
    append(Self.zero + UInt8(truncatingIfNeeded: number % 10))
  }

  private static let zero = UInt8(ascii: "0")

  var array: [UInt8] { Array(UnsafeBufferPointer(start: base, count: count)) }

  var string: String {
    String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
  }

  private func grow() {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}
