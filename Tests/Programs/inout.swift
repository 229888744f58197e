import Foundation

func bump(_ x: inout Int, by d: Int = 1) { x += d }
struct S {
  var n = 0
  mutating func up() { bump(&n, by: 3) }
}
var a = [1, 2, 3]
bump(&a[1], by: 10)
var s = S()
s.up()
var t = (x: 1, y: 2)
bump(&t.x)
print(a, s.n, t)
