import Foundation

struct A { var b: B? }
struct B {
  var c: Int? = 3
  func d() -> Int { 9 }
  var arr = [1, 2]
}
var a: A? = A(b: B())
print(a?.b?.c ?? 0, a?.b?.d() ?? 0, a?.b?.arr.first ?? 0, a!.b!.c!)
a?.b?.c = 8
print(a?.b?.c as Any)
a?.b = nil
print(a?.b?.c as Any, a?.b == nil)
let xs: [Int?] = [1, nil, 3]
print(xs.compactMap { $0 })
if case let x? = xs[0] { print(x) }
for case let x? in xs { print("x", x) }
switch xs[1] {
case .none: print("none")
case .some(let v): print(v)
}
