import Foundation

typealias Pair = (Int, String)
typealias Handler = (Int) -> Void
typealias Num = Double
let p: Pair = (1, "x")
let h: Handler = { print($0) }
h(p.0)
let n: Num = 3
print(n)
struct Outer {
  struct Inner { var v = 1 }
  enum Kind { case a }
  var i = Inner()
  typealias X = Int
  var x: X = 3
}
print(Outer().i.v, Outer.Inner(v: 3).v, Outer.Kind.a, Outer().x)
