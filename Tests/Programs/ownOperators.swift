import Foundation

struct V: Equatable {
  var x, y: Double
  static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: V, b: V) -> V { V(x: a.x - b.x, y: a.y - b.y) }
  static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }
  static func * (a: V, k: Double) -> V { V(x: a.x * k, y: a.y * k) }
  static func += (a: inout V, b: V) { a = a + b }
  static func *= (a: inout V, k: Double) {
    a.x *= k
    a.y *= k
  }
  static let zero = V(x: 0, y: 0)
}
var v = V(x: 1, y: 2)
v += V(x: 3, y: 3)
v *= 2
print(v, -v, v - .zero, v * 2 == V(x: 16, y: 20))
v -= .init(x: 1, y: 1)
extension V { static func -= (a: inout V, b: V) { a = a - b } }
print(v)
infix operator ** : MultiplicationPrecedence
func ** (b: Double, e: Double) -> Double {
  var r = 1.0
  for _ in 0..<Int(e) { r *= b }
  return r
}
print(2 ** 3 + 1, 2.0 ** 2 * 3)
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
print(√16 + 1)
postfix operator %
postfix func % (x: Double) -> Double { x / 100 }
print(50%)
infix operator <~ : AssignmentPrecedence
func <~ (l: inout Int, r: Int) { l = min(l, r) }
var low = 9
low <~ 4
print(low)
infix operator |> : AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
print(3 |> { $0 * 2 } |> { "v\($0)" })
var log = ""
func += (l: inout String, r: Int) { l += String(r) }
log += 5
print(log)
struct Cents {
  var n = 0
  static func + (l: Cents, r: Int) -> Cents { Cents(n: l.n + r) }
  static func == (l: Cents, r: Int) -> Bool { l.n == r }
  static func < (l: Cents, r: Cents) -> Bool { l.n < r.n }
  static func ~= (p: Cents, v: Int) -> Bool { p.n == v }
}
print((Cents() + 4) == 4, Cents(n: 1) < Cents(n: 2))
switch 5 {
case Cents(n: 5): print("match")
default: print("no")
}
precedencegroup Low {
  higherThan: AssignmentPrecedence
  associativity: left
}
infix operator <+> : Low
func <+> (l: [Int], r: [Int]) -> [Int] { l + r }
print([1] <+> [2] <+> [3])
print([3, 1, 2].sorted(by: >), [1, 2, 3].reduce(1, *))
var cnt = 0
cnt += 1
cnt -= 3
cnt *= 5
cnt /= 2
cnt %= 3
cnt <<= 2
cnt |= 1
cnt ^= 3
cnt &= 7
print(cnt)
