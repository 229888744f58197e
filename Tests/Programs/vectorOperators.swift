import Foundation

// Operators, precedence groups, vectors, custom subscripts with defaults.
precedencegroup DotPrecedence {
  higherThan: AdditionPrecedence
  lowerThan: MultiplicationPrecedence
  associativity: left
}
infix operator • : DotPrecedence
infix operator <=> : ComparisonPrecedence
prefix operator √
postfix operator °
struct V: Equatable, AdditiveArithmetic {
  var x = 0.0, y = 0.0
  static var zero: V { V() }
  static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: V, b: V) -> V { V(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: V, k: Double) -> V { V(x: a.x * k, y: a.y * k) }
  static func • (a: V, b: V) -> Double { a.x * b.x + a.y * b.y }
  static func += (a: inout V, b: V) { a = a + b }
  static prefix func - (a: V) -> V { a * -1 }
}
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix func ° (x: Double) -> Double { x * .pi / 180 }
func <=> <T: Comparable>(a: T, b: T) -> Int { a < b ? -1 : a > b ? 1 : 0 }
struct Matrix {
  let w: Int
  var cells: [Int]
  subscript(r: Int, c: Int, default d: Int = -1) -> Int {
    get { r >= 0 && c >= 0 && c < w && r * w + c < cells.count ? cells[r * w + c] : d }
    set { cells[r * w + c] = newValue }
  }
}
var v = V(x: 3, y: 4)
v += -V(x: 1, y: 0)
print(
  v, v • v + 1, √(v • v).rounded(), (180.0)° > 3.14, 1 <=> 2, "b" <=> "a",
  [V(x: 1, y: 1), v].reduce(.zero, +))
var m = Matrix(w: 2, cells: [1, 2, 3, 4])
m[1, 1] *= 10
m[0, 0] -= 1
print(m[1, 1], m[5, 5], m[9, 9, default: 7], m.cells)
