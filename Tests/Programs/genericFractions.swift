import Foundation

func half<T: BinaryFloatingPoint>(_ amount: T) -> T { amount / 2 }
print(half(3.0), half(Float(5)), half(CGFloat(7)))
func mix<T: BinaryFloatingPoint>(_ a: T, _ b: T, _ t: T) -> T { a + (b - a) * t * 1.0 }
print(mix(1, 2, 0.25))
func norm<V: BinaryFloatingPoint>(_ v: V, in r: ClosedRange<V>) -> Double {
  let span = r.upperBound - r.lowerBound
  guard span > 0 else { return 0 }
  return Double((v - r.lowerBound) / span)
}
print(norm(5, in: 0...10), norm(Float(2.5), in: 0...10))
func percent<T: BinaryInteger>(_ a: T, of b: T) -> T { a * 100 / b }
print(percent(3, of: 4), percent(UInt8(1), of: 2))
func sq<T: Numeric>(_ x: T) -> T { x * x }
print(sq(3), sq(1.5))
func sumAll<S: Sequence>(_ s: S) -> S.Element where S.Element: AdditiveArithmetic {
  s.reduce(.zero, +)
}
print(sumAll([1, 2, 3]), sumAll([0.5, 0.25]))
func lerp<T: FloatingPoint>(_ a: T, _ b: T, _ t: T) -> T { a * (1 - t) + b * t }
print(lerp(0, 10, 0.3))
func deg<T: BinaryFloatingPoint>(_ r: T) -> T { r * 180 / .pi }
print(deg(Double.pi))
func clampIt<T: Comparable>(_ v: T, _ l: T, _ h: T) -> T { min(max(v, l), h) }
print(clampIt(11, 0, 10), clampIt("m", "a", "f"))
func asT<T: BinaryFloatingPoint>(_ d: Double, _: T.Type) -> T { T(d) * T(0.5) + T(3) }
print(asT(2, Float.self))
func wrapped<T: FloatingPoint>(_ angle: T, _ turn: T) -> (T, T) {
  (angle.truncatingRemainder(dividingBy: turn), angle.remainder(dividingBy: turn))
}
print(wrapped(370, 360), wrapped(Float(350.5), 360))
func kinds<T: FloatingPoint>(_ x: T) -> [Bool] { [x.isNaN, x.isFinite, x.isInfinite, x.isZero] }
print(kinds(0.0), kinds(Double.nan), kinds(-Float.infinity))
func bounds<T: FloatingPoint>(_ values: [T]) -> (T, T) {
  values.reduce((T.infinity, -T.infinity)) { (min($0.0, $1), max($0.1, $1)) }
}
print(bounds([3, 1.5, 2]))
func mean<T: FloatingPoint>(_ values: [T]) -> T {
  var total = T.zero
  for value in values { total += value }
  return values.isEmpty ? .nan : min(total / 2, .greatestFiniteMagnitude)
}
print(mean([1, 2.5]), mean([Double]()).isNaN)
func conversions<T: BinaryFloatingPoint>(_ x: T) -> (Int, CGFloat, Float, Double) {
  (Int(x), CGFloat(x), Float(x), Double(x))
}
print(conversions(2.75), conversions(CGFloat(3.5)))
func level<T: BinaryFloatingPoint>(_ value: T, _ other: Double) -> T { T(other) * value }
print(level(2, 0.25), level(CGFloat(4), 0.5))
