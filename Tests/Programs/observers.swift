import Foundation

struct S {
  var n = 0 { didSet { print("from", oldValue, "to", n) } }
  var m = 1 {
    willSet { print("will", newValue) }
    didSet { if m > 10 { m = 10 } }
  }
}
var s = S()
s.n = 3
s.n += 2
s.m = 20
print(s.m)
