import Foundation

// What whole numbers of every width have alike.

print("Int8:", Int8.min, Int8.max, Int8.zero, Int8(), Int8(42), Int8(Int16(12)), Int8(3.9))
print(Int8(truncatingIfNeeded: 300), Int8(clamping: -5), Int8(clamping: 1000))
print(
  Int8(exactly: 7) ?? 0, Int8(exactly: -300) == nil, Int8("12") ?? 0, Int8("zz") == nil,
  Int8("1f", radix: 16) ?? 0)
print(Int8.random(in: 1...3) <= 3)

print("Int16:", Int16.min, Int16.max, Int16.zero, Int16(), Int16(42), Int16(Int16(12)), Int16(3.9))
print(Int16(truncatingIfNeeded: 300), Int16(clamping: -5), Int16(clamping: 1000))
print(
  Int16(exactly: 7) ?? 0, Int16(exactly: -300) == nil, Int16("12") ?? 0, Int16("zz") == nil,
  Int16("1f", radix: 16) ?? 0)
print(Int16.random(in: 1...3) <= 3)

print("Int32:", Int32.min, Int32.max, Int32.zero, Int32(), Int32(42), Int32(Int16(12)), Int32(3.9))
print(Int32(truncatingIfNeeded: 300), Int32(clamping: -5), Int32(clamping: 1000))
print(
  Int32(exactly: 7) ?? 0, Int32(exactly: -300) == nil, Int32("12") ?? 0, Int32("zz") == nil,
  Int32("1f", radix: 16) ?? 0)
print(Int32.random(in: 1...3) <= 3)

print("Int64:", Int64.min, Int64.max, Int64.zero, Int64(), Int64(42), Int64(Int16(12)), Int64(3.9))
print(Int64(truncatingIfNeeded: 300), Int64(clamping: -5), Int64(clamping: 1000))
print(
  Int64(exactly: 7) ?? 0, Int64(exactly: -300) == nil, Int64("12") ?? 0, Int64("zz") == nil,
  Int64("1f", radix: 16) ?? 0)
print(Int64.random(in: 1...3) <= 3)

print("UInt:", UInt.min, UInt.max, UInt.zero, UInt(), UInt(42), UInt(Int16(12)), UInt(3.9))
print(UInt(truncatingIfNeeded: 300), UInt(clamping: -5), UInt(clamping: 1000))
print(
  UInt(exactly: 7) ?? 0, UInt(exactly: -300) == nil, UInt("12") ?? 0, UInt("zz") == nil,
  UInt("1f", radix: 16) ?? 0)
print(UInt.random(in: 1...3) <= 3)

print("UInt8:", UInt8.min, UInt8.max, UInt8.zero, UInt8(), UInt8(42), UInt8(Int16(12)), UInt8(3.9))
print(UInt8(truncatingIfNeeded: 300), UInt8(clamping: -5), UInt8(clamping: 1000))
print(
  UInt8(exactly: 7) ?? 0, UInt8(exactly: -300) == nil, UInt8("12") ?? 0, UInt8("zz") == nil,
  UInt8("1f", radix: 16) ?? 0)
print(UInt8.random(in: 1...3) <= 3)

print(
  "UInt16:", UInt16.min, UInt16.max, UInt16.zero, UInt16(), UInt16(42), UInt16(Int16(12)),
  UInt16(3.9))
print(UInt16(truncatingIfNeeded: 300), UInt16(clamping: -5), UInt16(clamping: 1000))
print(
  UInt16(exactly: 7) ?? 0, UInt16(exactly: -300) == nil, UInt16("12") ?? 0, UInt16("zz") == nil,
  UInt16("1f", radix: 16) ?? 0)
print(UInt16.random(in: 1...3) <= 3)

print(
  "UInt32:", UInt32.min, UInt32.max, UInt32.zero, UInt32(), UInt32(42), UInt32(Int16(12)),
  UInt32(3.9))
print(UInt32(truncatingIfNeeded: 300), UInt32(clamping: -5), UInt32(clamping: 1000))
print(
  UInt32(exactly: 7) ?? 0, UInt32(exactly: -300) == nil, UInt32("12") ?? 0, UInt32("zz") == nil,
  UInt32("1f", radix: 16) ?? 0)
print(UInt32.random(in: 1...3) <= 3)

print(
  "UInt64:", UInt64.min, UInt64.max, UInt64.zero, UInt64(), UInt64(42), UInt64(Int16(12)),
  UInt64(3.9))
print(UInt64(truncatingIfNeeded: 300), UInt64(clamping: -5), UInt64(clamping: 1000))
print(
  UInt64(exactly: 7) ?? 0, UInt64(exactly: -300) == nil, UInt64("12") ?? 0, UInt64("zz") == nil,
  UInt64("1f", radix: 16) ?? 0)
print(UInt64.random(in: 1...3) <= 3)

print(Int(CGFloat(3.7)), Int(Float(2.2)), Int(5), Int(), Int(truncatingIfNeeded: UInt8(200)))
print(
  Int(clamping: UInt64.max), Int("17") ?? 0, Int("x") == nil, Int(exactly: 2.0) ?? 0,
  Int(exactly: 2.5) == nil)
print(Int.zero, (0..<3).contains(Int.random(in: 0..<3)), 17.quotientAndRemainder(dividingBy: 5))
print(Int.max &+ 1 == Int.min, Int.min &- 1 == Int.max, 3 &* 4, +7, 3 != 4, 12.description)
let small: UInt8 = 0b1010
print(
  small & 0b0110, small | 0b0101, small ^ 0b1111, small << 2, small >> 1, ~small, small &- 20,
  small &+ 250)
print(small.isMultiple(of: 5), Int8(-4).signum(), small.bitWidth, small.description)
print(small.hashValue == UInt8(10).hashValue, Int8(-3).magnitude, -Int16(9), small - 3)
func negative<Number: SignedNumeric>(_ number: Number) -> Number { -number }
func half<Number: BinaryFloatingPoint>(_ number: Number) -> Number { number / 2 }
func quotient<Number: FloatingPoint>(_ a: Number, _ b: Number) -> Number { a / b }
func bits<Number: FixedWidthInteger>(_ number: Number) -> Int { number.bitWidth }
func width<Number: UnsignedInteger>(_ number: Number) -> Int { number.bitWidth }
func size<Number: SignedInteger>(_ number: Number) -> Number { number + 1 }
func later<Place: Strideable>(_ a: Place, _ b: Place) -> Bool { a < b }
func difference<Amount: AdditiveArithmetic>(_ a: Amount, _ b: Amount) -> Amount { a - b }
func doubled<Number: Numeric>(_ number: Number) -> Number { number * 2 }
func atMost<Item: Comparable>(_ a: Item, _ b: Item) -> Bool { a <= b }
print(
  negative(4), negative(2.5), half(9.0), quotient(9.0, 4), bits(Int32(1)), width(UInt16(1)),
  size(Int8(1)))
print(
  difference(9, 4), difference(2.5, 1), doubled(-3), later(1, 2), atMost(1, 2), atMost("b", "a"))
