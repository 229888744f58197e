func bump(_ x: inout Int, by n: Int = 1) { x += n }
func swapEnds<T>(_ a: inout [T]) {
  guard a.count > 1 else { return }
  a.swapAt(0, a.count - 1)
}
var a = [1, 2, 3]
bump(&a[0])
bump(&a[1], by: 10)
swapEnds(&a)
print(a)
struct S {
  var n = 0
  var arr = [1]
  var computed: Int {
    get { n * 2 }
    set { n = newValue / 2 }
  }
  mutating func go() { bump(&n, by: 5) }
}
var s = S()
bump(&s.computed, by: 6)
s.go()
print(s.n, s.arr, s.computed)
var d = ["a": 1]
bump(&d["a", default: 0])
bump(&d["b", default: 7])
print(d.sorted { $0.key < $1.key })
var o: Int? = 3
o? += 4
if o != nil { bump(&o!) }
print(o!)
let mod: (inout [Int]) -> Void = { $0.append($0.count) }
mod(&a)
mod(&a)
print(a)
func apply<T>(_ t: T, _ f: (inout T) throws -> Void) rethrows -> T {
  var t = t
  try f(&t)
  return t
}
print(
  apply(S()) {
    $0.n = 42
    $0.arr += [5]
  })
var x = 1
var y = 2
swap(&x, &y)
(x, y) = (y + 10, x)
print(x, y)
func nested() -> [Int] {
  var out: [Int] = []
  func add(_ i: Int) {
    out.append(i)
    if i > 0 { add(i - 1) }
  }
  add(3)
  return out
}
print(nested())
func two(_ a: inout Int, _ b: inout Int) {
  a += b
  b = a * 2
}
class C { var v = [1: "a"] { didSet { print("set", v.count) } } }
let c = C()
c.v[2] = "b"
bump2(&c.v)
func bump2(_ d: inout [Int: String]) {
  d[3] = "c"
  d[4] = "d"
}
infix operator <- : AssignmentPrecedence
func <- <T>(l: inout T, r: T) { l = r }
x <- 99
print(x)
func drop(_ v: consuming [Int]) -> Int {
  v.append(1)
  return v.count
}
func look(_ v: borrowing [Int]) -> Int { v.count }
print(drop(a), look(a), a.count)
