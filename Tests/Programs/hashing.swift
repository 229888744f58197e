import Foundation

struct K: Hashable {
  let a: Int
  let b: String
}
var d: [K: Int] = [:]
d[K(a: 1, b: "x")] = 3
print(
  d[K(a: 1, b: "x")]!, Set([K(a: 1, b: "x"), K(a: 1, b: "x")]).count,
  K(a: 1, b: "y") == K(a: 1, b: "y"))
enum E: Hashable { case a(Int) }
print(E.a(1) == .a(1), E.a(1) != .a(2))
class R {}
let r = R()
let q = r
print(r === q, r !== R())
