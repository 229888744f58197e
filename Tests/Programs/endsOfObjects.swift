class R {
  let n: String
  init(_ n: String) {
    self.n = n
    print("init", n)
  }
  deinit { print("deinit", n) }
}
func f() {
  let a = R("a")
  let b = R("b")
  _ = a
  _ = b
  print("body")
}
f()
do {
  let c = R("c")
  _ = c
  defer { print("defer") }
  print("in do")
}
for i in 0..<2 {
  let x = R("loop\(i)")
  print(x.n)
}
var o: R? = R("o")
o = nil
print("after nil")
var p: R? = R("p1")
p = R("p2")
p = nil
class Holder {
  var r: R
  init(r: R) { self.r = r }
  deinit { print("holder gone") }
}
var hh: Holder? = Holder(r: R("held"))
hh = nil
func g2(_ r: R) { print("using", r.n) }
g2(R("temp"))
print("end")
_ = R("discard")
struct Box { var r: R }
var bx: Box? = Box(r: R("boxed"))
bx = nil
var arr = [R("x"), R("y")]
arr.removeFirst()
print("removed")
arr.removeAll()
