import Foundation

let xs: [Any] = [1, "a", 2.5, true]
for x in xs {
  switch x {
  case let i as Int: print("int", i)
  case let s as String: print("str", s)
  case is Double: print("dbl")
  default: print("other")
  }
}
print(xs[0] is Int, (xs[1] as? String) ?? "-", xs[0] as! Int + 1, type(of: xs[0]))
