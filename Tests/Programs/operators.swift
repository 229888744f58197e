import Foundation

infix operator ** : MultiplicationPrecedence
func ** (a: Double, b: Double) -> Double { pow(a, b) }
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
struct V: Equatable {
  var x = 0.0, y = 0.0
  static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
  static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }
  static func += (a: inout V, b: V) { a = a + b }
  static func * (a: V, k: Double) -> V { V(x: a.x * k, y: a.y * k) }
}
var v = V(x: 1, y: 2) + V(x: 3, y: 4) * 2
v += -V(x: 1, y: 1)
print(2 ** 3 * 2, √16, v, v == V(x: 6, y: 9))
