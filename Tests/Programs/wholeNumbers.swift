let a: UInt8 = 250
print(a &+ 10, Int(a) + 10, UInt8.max, Int8.min, Int16(300), UInt32(7), Int64(9) * 2)
var h: UInt64 = 5381
for c in "abc".utf8 { h = h &* 33 &+ UInt64(c) }
print(h, h % 256, h >> 3, h ^ 0xff)
print(
  Double(a) / 255, UInt8(clamping: 400), UInt8(truncatingIfNeeded: 511), UInt8(exactly: 300) as Any)
let hex = 0xFF8800
let red = (hex >> 16) & 0xFF
print(red, Double((hex >> 8) & 0xFF) / 255)
let u: UInt = 7
print(u / 2, Int32.max, a.leadingZeroBitCount, 8.trailingZeroBitCount, 7.nonzeroBitCount)
let bytes: [UInt8] = [1, 2, 255]
print(bytes, bytes.reduce(0) { $0 + Int($1) })
print(
  String(255, radix: 16), String(5, radix: 2), UInt64("ff8800", radix: 16)!, Int("zz", radix: 36)!)
