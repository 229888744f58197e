import Foundation

precedencegroup PowerPrec {
  higherThan: MultiplicationPrecedence
  associativity: right
}
infix operator ** : PowerPrec
func ** (a: Double, b: Double) -> Double {
  var r = 1.0
  for _ in 0..<Int(b) { r *= a }
  return r
}
print(2 ** 3 ** 2, 2 * 2 ** 3)
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix operator %
postfix func % (x: Double) -> Double { x / 100 }
print(√16.0, 50%, √(4.0) + 1)
infix operator |> : AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
print(3 |> { $0 + 1 } |> { "\($0)!" }, [1, 2] |> { $0.count })
infix operator <>
struct V: Equatable {
  var x = 0.0, y = 0.0
  static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
  static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }
  static func * (a: V, k: Double) -> V { V(x: a.x * k, y: a.y * k) }
  static func * (k: Double, a: V) -> V { a * k }
  static func += (a: inout V, b: V) { a = a + b }
  static func <> (a: V, b: V) -> Double { a.x * b.x + a.y * b.y }
}
var v = V(x: 1, y: 2)
v += V(x: 1, y: 1)
print(v * 2 + -v, 2 * v, v <> v, v == V(x: 2, y: 3))
infix operator ??= : AssignmentPrecedence
func ??= <T>(a: inout T?, b: T) { if a == nil { a = b } }
var o: Int? = nil
o ??= 4
o ??= 5
print(o!)
infix operator ≈ : ComparisonPrecedence
func ≈ (a: Double, b: Double) -> Bool { abs(a - b) < 0.01 }
print(1.0 ≈ 1.001, 1 ≈ 2)
let add: (Int, Int) -> Int = (+)
print(add(1, 2), [3, 1].sorted(by: >), [1, 2, 3].reduce(1, *))
extension Int { static func ± (a: Int, b: Int) -> ClosedRange<Int> { a - b...a + b } }
infix operator ± : RangeFormationPrecedence
print(5 ± 2)
