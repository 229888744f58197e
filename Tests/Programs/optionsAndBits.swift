import Foundation

// Option sets, bit work, numeric types, overflow operators.
struct Alarm: OptionSet, CustomStringConvertible, Hashable {
  let rawValue: UInt8
  static let low = Alarm(rawValue: 1 << 0), high = Alarm(rawValue: 1 << 1),
    fault = Alarm(rawValue: 1 << 2)
  static let all: Alarm = [.low, .high, .fault]
  private static let names: [(Alarm, String)] = [(.low, "low"), (.high, "high"), (.fault, "fault")]
  var description: String {
    "[" + Self.names.filter { contains($0.0) }.map(\.1).joined(separator: "|") + "]"
  }
}
var a: Alarm = [.low, .fault]
print(
  a, a.contains(.low), a.union(.high) == .all, a.symmetricDifference(.all),
  a.isDisjoint(with: .high))
a.remove(.low)
print(a.insert(.high).inserted, a.insert(.high).inserted, a, a.rawValue, Alarm(rawValue: 3))
let x: UInt8 = 250
print(
  x &+ 10, x.addingReportingOverflow(10).overflow, Int8(truncatingIfNeeded: 200),
  UInt8(clamping: 300), x.leadingZeroBitCount, x.nonzeroBitCount, ~x, x >> 2, x << 1)
print(
  Int("7f", radix: 16)!, String(255, radix: 2), 0b1010 ^ 0x0f, -7 / 2, -7 % 2,
  (-7).quotientAndRemainder(dividingBy: 2), Int.max.multipliedReportingOverflow(by: 2).overflow,
  10.isMultiple(of: 5))
print(
  Double("1e3")!, (2.5).rounded(.toNearestOrEven), (-2.5).rounded(.awayFromZero),
  7.0.truncatingRemainder(dividingBy: 2.5), Double.pi.significand > 1.5, (0.1 + 0.2).ulp < 1e-10,
  1.0 / 0, (0.0 / 0).isNaN, Float(0.1) + 0.2, 5.clamped(to: 1...3))
extension Comparable {
  func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) }
}
let small = Int8(-100)
print(small.subtractingReportingOverflow(100), small.dividedReportingOverflow(by: 7).partialValue)
print(Int.max.dividedReportingOverflow(by: 3).overflow, UInt8(7).multipliedReportingOverflow(by: 3))
