import Foundation

struct Mul {
  let k: Int
  func callAsFunction(_ n: Int) -> Int { k * n }
}
print(Mul(k: 3)(4))
@discardableResult func f() -> Int { 1 }
func g() -> Never { fatalError("no") }
let v: Void = ()
print(v)
