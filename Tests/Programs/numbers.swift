import Foundation

let c = Float(1.5)
print(c, Double(c), 0xff, 0b101, 1_000, 1e3, 5 / 2, 5.0 / 2, 1 << 4, 6 & 3, 6 | 1, 6 ^ 2, ~0)
print(
  (0.1).formatted(), 1234.5.formatted(), 1234.formatted(),
  0.256.formatted(.percent.precision(.fractionLength(1))),
  12.3456.formatted(.number.precision(.fractionLength(2))))
print(
  String(format: "%d %5.1f %@ %02d", 3, 2.25, "x", 7), Double.infinity, -Double.infinity,
  Double.nan, Int.min)
print(7.isMultiple(of: 7), 3.signum(), (-3).magnitude)
