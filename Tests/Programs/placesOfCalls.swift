func here(_ f: String = #function, _ l: Int = #line, _ c: Int = #column) { print(f, l) }
here()
func outer() {
  here()
  print(#function)
}
outer()
struct T0 {
  func m(a: Int, _ b: Int) { print(#function) }
  init() { print(#function) }
  var p: Int {
    print(#function)
    return 1
  }
  subscript(i: Int) -> Int {
    print(#function)
    return i
  }
}
let t0 = T0()
t0.m(a: 1, 2)
_ = t0.p
_ = t0[1]
print(#line)
if #available(iOS 17, macOS 14, *) { print("new") } else { print("old") }
if #unavailable(iOS 15) { print("u") } else { print("avail") }
print((#file as String).isEmpty, (#fileID as String).hasPrefix("main/"))
