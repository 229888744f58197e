struct C {
  var v: Int {
    get { raw / 2 }
    set { raw = newValue * 2 }
  }
  var raw = 10
  var arr = [1, 2, 3]
  var d = ["k": [1]]
  var o: Int? = 3
}
func dbl(_ x: inout Int) { x *= 2 }
var c = C()
dbl(&c.v)
dbl(&c.arr[1])
c.d["k", default: []].append(4)
c.d["n", default: []].append(5)
c.o? += 1
print(c.raw, c.arr, c.d.sorted { $0.key < $1.key }.map(\.value), c.o!)
func swp<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
var x = 1
var y = 2
swp(&x, &y)
swap(&x, &y)
print(x, y)
c.arr.swapAt(0, 2)
print(c.arr)
func nested() -> () -> Int {
  var n = 0
  func inc() -> Int {
    n += 1
    return n
  }
  return inc
}
let nn = nested()
_ = nn()
print(nn())
func opt(_ o: inout Int?) { o = (o ?? 0) + 1 }
var oo: Int? = nil
opt(&oo)
opt(&oo)
print(oo!)
func vari(_ xs: Int..., sep: String = ",") -> String { xs.map(String.init).joined(separator: sep) }
print(vari(1, 2, 3), vari(sep: "-"), vari(4, sep: "-"))
var fs: [() -> Int] = []
for i in 0..<3 { fs.append { i * i } }
print(fs.map { $0() })
func apply(_ n: Int, _ f: (inout Int) -> Void) -> Int {
  var m = n
  f(&m)
  return m
}
print(apply(3) { $0 += 4 })
struct Stack<T> {
  private var items: [T] = []
  mutating func push(_ t: T) { items.append(t) }
  @discardableResult mutating func pop() -> T? { items.popLast() }
  var top: T? { items.last }
  var isEmpty: Bool { items.isEmpty }
}
var st = Stack<Int>()
st.push(1)
st.push(2)
st.pop()
print(st.top ?? 0, st.isEmpty)
func multi(a: () -> Int, b: () -> Int, c: (Int) -> Int = { $0 }) -> Int { c(a() + b()) }
print(
  multi {
    1
  } b: {
    2
  },
  multi {
    1
  } b: {
    2
  } c: {
    $0 * 10
  })
