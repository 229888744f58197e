// Whole numbers of all widths, bits, overflow, conversion, and big arithmetic made by hand.
let a: UInt8 = 200
let b: UInt8 = 100
let c: Int8 = -128
let d: UInt16 = 0xFFFF
let e: Int32 = .max
let f: UInt64 = 1 << 40
print(
  a &+ b, a &- 201, c &- 1, d &* 2, e &+ 1, f, a / 3, a % 7, UInt8.max - b, Int(a) + Int(b),
  UInt16(a) * 3, -Int16(c))
print(
  UInt8(truncatingIfNeeded: 300), UInt8(exactly: 256) as Any, Int8(clamping: -500),
  UInt32(clamping: -1), UInt8("300") as Any, UInt8("25")!)
print(
  String(a, radix: 2), String(d, radix: 16, uppercase: true), UInt8("ff", radix: 16)!,
  0b1111_0000 as UInt8, (~a), a & 0x0F, a | 1, a ^ 0xFF, a << 1, a >> 3, c >> 1, (1 as UInt8) << 7)
print(
  a.nonzeroBitCount, a.leadingZeroBitCount, a.trailingZeroBitCount, a.bitWidth, Int.bitWidth,
  (d as UInt16).magnitude, (-5).signum(), UInt8.min, Int64.min)
print(
  a > b, a == 200, max(a, b), [a, b].sorted(), Set([a, a, b]).count, a.isMultiple(of: 8),
  a.quotientAndRemainder(dividingBy: 7), a.description, Double(a) / 3 > 66, Float(b), Int(3.7),
  UInt8(3.7), Int8(-3.7), [b: "x"][100] ?? "")
var h: UInt32 = 2_166_136_261
for byte in "gauge".utf8 {
  h ^= UInt32(byte)
  h = h &* 16_777_619
}
print(h, String(h, radix: 16))
var checksum: UInt8 = 0
for x in [200, 100, 7] as [UInt8] { checksum &+= x }
print(checksum)
checksum <<= 2
checksum |= 1
print(checksum)
func bits(_ n: UInt8) -> String { (0..<8).reversed().map { n >> $0 & 1 == 1 ? "1" : "0" }.joined() }
print(bits(a), bits(5), [UInt8(1), 2, 4].reduce(0, |), (0..<4).map { UInt8(1) << $0 })
struct Flags: OptionSet {
  let rawValue: UInt8
  static let a = Flags(rawValue: 1), b = Flags(rawValue: 1 << 3)
}
let flags: Flags = [.a, .b]
print(
  flags.rawValue, flags.contains(.b), flags.intersection(.a).rawValue,
  flags.symmetricDifference([.a]).rawValue)
func factorial(_ n: Int) -> [Int] {
  (1...n).reduce([1]) { digits, k in
    var carry = 0
    var out = digits.map { d -> Int in
      let v = d * k + carry
      carry = v / 10
      return v % 10
    }
    while carry > 0 {
      out.append(carry % 10)
      carry /= 10
    }
    return out
  }
}
print(factorial(25).reversed().map(String.init).joined(), (1...20).reduce(1, *))
print(
  1_000_000 * 1_000_000, 7 / -2, -7 % 3, 7 % -3, (-7).quotientAndRemainder(dividingBy: 2),
  Int("-12")!, Int("+5")!, Int("1_0") as Any, Int(" 1") as Any, Double("1e3")!, Double(".5")!,
  Double("nan")!.isNaN, Int(Double(1 << 53)))
func sum<T: BinaryInteger>(_ xs: [T]) -> T { xs.reduce(0, +) }
func average<T: BinaryFloatingPoint>(_ xs: [T]) -> T { xs.reduce(0, +) / T(xs.count) }
func half<T: FixedWidthInteger>(_ n: T) -> T { n / 2 }
print(sum([a, 5]), sum([1, 2]), average([1.0, 2]), average([Float(1), 2]), half(a), half(e))
extension BinaryInteger {
  var isEven: Bool { self % 2 == 0 }
  var digits: [Int] { self < 10 ? [Int(self)] : (self / 10).digits + [Int(self % 10)] }
}
print(a.isEven, 7.isEven, d.digits, 90210.digits)
print(
  Int8.bitWidth, Int16.bitWidth, Int32.bitWidth, Int64.bitWidth, UInt.bitWidth, UInt8.bitWidth,
  UInt16.bitWidth, UInt32.bitWidth, UInt64.bitWidth)
