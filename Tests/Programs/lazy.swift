import Foundation

struct L {
  lazy var big: Int = {
    print("made")
    return 42
  }()
  let k = 2
}
var l = L()
print("before")
print(l.big, l.big)
