import Foundation

class C {
  var n = 0 {
    willSet(v) { print("will", v) }
    didSet(old) { print("did", old) }
  }
  init() { n = 5 }
}
let c = C()
c.n = 7
c.n = 8
print(c.n)
