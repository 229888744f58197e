// Points, sizes, rectangles and the mathematics around them.
import Foundation

let p = CGPoint(x: 3, y: 4)
let size = CGSize(width: 100, height: 50)
let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
print(
  p.x, size.width / size.height, rect.midX, rect.maxY, rect.width, rect.origin.x, rect.size.height,
  rect.minY)
print(
  rect.contains(CGPoint(x: 15, y: 25)), rect.insetBy(dx: 5, dy: 5).width,
  rect.offsetBy(dx: 1, dy: 2).origin == CGPoint(x: 11, y: 22),
  rect.union(CGRect(x: 0, y: 0, width: 5, height: 5)).width,
  rect.intersects(CGRect(x: 100, y: 0, width: 1, height: 1)),
  rect.intersection(CGRect(x: 20, y: 30, width: 100, height: 100)).height)
func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: CGPoint, s: CGFloat) -> CGPoint { .init(x: a.x * s, y: a.y * s) }
  var length: CGFloat { distance(self, .zero) }
}
print(distance(.zero, p), (p + p * 2).length, (p * 0.5).x)
func polar(_ r: Double, _ degrees: Double) -> (x: Double, y: Double) {
  let a = degrees * .pi / 180
  return ((r * cos(a) * 1000).rounded() / 1000, (r * sin(a) * 1000).rounded() / 1000)
}
print(polar(2, 0), polar(1, 90), polar(10, 30).y, atan2(1.0, 1) * 180 / .pi)
func map(_ v: Double, from a: ClosedRange<Double>, to b: ClosedRange<Double>) -> Double {
  b.lowerBound + (v - a.lowerBound) / (a.upperBound - a.lowerBound) * (b.upperBound - b.lowerBound)
}
print(
  map(140, from: 0...200, to: 0...1), map(0.5, from: 0...1, to: -135...135), min(max(1.4, 0), 1))
let ratio: CGFloat = 2 / 3
let mixed = ratio * 3 + Double(1)
let count = 7
print(
  mixed, CGFloat(count) / 2, Double(count) / 2, count / 2, Int(3.99), Int(-3.99),
  Int((3.5).rounded()), ratio > 0.6)
print(
  stride(from: 0.0, through: 1, by: 0.25).map { $0 },
  stride(from: CGFloat(0), to: 1, by: 0.5).map { $0 * 2 }, (0..<4).map { Double($0) * 90 })
print(
  fmod(370, 360), 370.0.truncatingRemainder(dividingBy: 360), (-10.0).remainder(dividingBy: 3),
  floor(-1.5), ceil(1.2), trunc(-1.7), round(2.5), abs(-3.5), sqrt(16.0), cbrt(27.0), exp(0.0),
  log(1.0), log10(1000.0), log2(8.0))
struct Matrix2 {
  var a, b, c, d: Double
  static let identity = Matrix2(a: 1, b: 0, c: 0, d: 1)
  static func * (l: Self, r: Self) -> Self {
    Matrix2(
      a: l.a * r.a + l.b * r.c, b: l.a * r.b + l.b * r.d, c: l.c * r.a + l.d * r.c,
      d: l.c * r.b + l.d * r.d)
  }
  var determinant: Double { a * d - b * c }
  static func power(_ m: Self, _ n: Int) -> Self { n == 0 ? .identity : power(m, n - 1) * m }
}
let f = Matrix2.power(Matrix2(a: 1, b: 1, c: 1, d: 0), 10)
print(Int(f.b), f.determinant, Matrix2.identity)
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func isPrime(_ n: Int) -> Bool {
  n > 1 && !(2..<n).prefix { $0 * $0 <= n }.contains { n % $0 == 0 }
}
print(
  gcd(48, 36), (1...30).filter(isPrime), (1...5).reduce(1, *),
  Set((1...3).flatMap { a in (1...3).map { a * $0 } }).sorted())
let values = [4.0, 8, 15, 16, 23, 42]
let mean = values.reduce(0, +) / Double(values.count)
let deviation = (values.map { pow($0 - mean, 2) }.reduce(0, +) / Double(values.count)).squareRoot()
print(
  mean, (deviation * 1000).rounded() / 1000, values.sorted()[values.count / 2],
  values.max()! - values.min()!, zip(values, values.dropFirst()).map { $1 - $0 })
print(
  Double.random(in: 0...1) <= 1, Int.random(in: 1..<2), [1].randomElement()!, Bool.random() || true,
  (0.1 + 0.2 - 0.3).magnitude < 1e-9, 1e-3 == 0.001, 0.1 * 3)
print(
  Int8(100) &+ 100, UInt8(250) &+ 10, 5 & 3, 5 | 3, 5 ^ 3, 1 << 5, -16 >> 2,
  UInt8(0b1010_1010).nonzeroBitCount, 10.isMultiple(of: 5), 7.quotientAndRemainder(dividingBy: 2))
