import Foundation

struct P {
  var x = 1
  var s = "q"
  var o: Int? = nil
  var d: Double = 2
}
print(P(), Optional(3) as Any, ["a": 1], (1, "b"), [1.5, 2], Optional("x") as Any)
enum E {
  case a
  case b(Int)
  case c(x: String)
}
print(E.a, E.b(3), E.c(x: "q"))
let f: Float = 0.1
let c: CGFloat = 3
print(f, c, 1e20, 1e-7, 100000.0, Double.pi, Int.max, 0.1 + 0.2)
class K { var a = 1 }
print(1...3, 0..<2, Set([1]), "a\"b", ["x\n"])
print("a", "b", separator: "-", terminator: "!\n")
debugPrint("hi")
