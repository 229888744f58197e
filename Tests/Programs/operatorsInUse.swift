import Foundation

struct Vec: Equatable, AdditiveArithmetic {
  var x, y: Double
  static let zero = Vec(x: 0, y: 0)
  static func + (a: Vec, b: Vec) -> Vec { .init(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vec, b: Vec) -> Vec { .init(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vec, k: Double) -> Vec { Vec(x: a.x * k, y: a.y * k) }
  static func * (k: Double, a: Vec) -> Vec { a * k }
  static func • (a: Vec, b: Vec) -> Double { a.x * b.x + a.y * b.y }
  static prefix func - (a: Vec) -> Vec { .zero - a }
  static func *= (a: inout Vec, k: Double) { a = a * k }
}
infix operator • : MultiplicationPrecedence
infix operator |> : Pipe
precedencegroup Pipe {
  associativity: left
  higherThan: AssignmentPrecedence
  lowerThan: TernaryPrecedence
}
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
infix operator ??= : AssignmentPrecedence
func ??= <T>(a: inout T?, b: @autoclosure () -> T) { if a == nil { a = b() } }
postfix operator %
postfix func % (n: Double) -> Double { n / 100 }
prefix operator √
prefix func √ (n: Double) -> Double { n.squareRoot() }
infix operator ** : Pow
precedencegroup Pow {
  associativity: right
  higherThan: MultiplicationPrecedence
}
func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
var v = Vec(x: 1, y: 2)
v *= 3
v += Vec(x: 1, y: 0)
v -= .init(x: 0, y: 1)
print(v, -v, v • Vec(x: 1, y: 1), 2 * v * 0.5 == v, [v, v].reduce(.zero, +), v == .zero)
print(3 |> { $0 + 1 } |> String.init |> { $0 + "!" })
var o: Int?
o ??= 4
o ??= 9
print(o!, 50%, √16 + 1, 2 ** 3 ** 2, 2 * 3 ** 2)
print(
  5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 4, 256 >> 3, 7 % 3, -7 % 3, -7 / 2, 200 &+ 100, UInt8(200) &+ 100,
  Int8.max &+ 1)
print(
  1...3 ~= 2, [1, 2] + [3], "a" + "b", !true || false && true, 1 == 1 ? "y" : "n", 3 > 2 && 2 > 1)
extension Optional where Wrapped: Comparable {
  static func < (a: Wrapped?, b: Wrapped?) -> Bool {
    switch (a, b) {
    case (nil, nil): false
    case (nil, _): true
    case (_, nil): false
    case (let a?, let b?): a < b
    }
  }
}
print([3, nil, 1].sorted { $0 < $1 }, Optional(1) < nil)
enum Level: Int, Comparable {
  case low, mid, high
  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}
print(
  Level.low < .high, [Level.high, .low].min()!, max(Level.mid, .low), Level.low...Level.mid ~= .high
)
let f: (Int, Int) -> Int = (+)
print(f(1, 2), [1, 2, 3].reduce(1, *), zip([1, 2], [3, 4]).map(*), [3, 1].sorted(by: >))
