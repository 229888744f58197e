import Foundation

class Base {
  let id: Int
  convenience init() { self.init(id: 7) }
  init(id: Int) { self.id = id }
}
class Sub: Base { let extra = "x" }
print(Sub().id, Sub(id: 3).id, Sub().extra)
