func f(_ a: Int, _ b: String?, _ c: Bool) -> String {
  switch (a, b, c) {
  case (0, nil, _): return "zero"
  case (1...5, let s?, true) where s.count > 1: return "one-five \(s)"
  case (let n, _, false) where n < 0: return "neg \(n)"
  case (_, .some(let s), _): return "some \(s)"
  case (let n, _, let flag): return "rest \(n) \(flag)"
  }
}
print(f(0, nil, true), f(3, "ab", true), f(-2, nil, false), f(9, "z", false), f(9, nil, true))
outer: for i in 1...5 {
  for j in 1...5 {
    if j == 3 { continue outer }
    if i == 3 { break outer }
    print(i, j, terminator: " ")
  }
}
print()
func order() {
  defer { print("1") }
  defer {
    print("2")
    defer { print("nested") }
  }
  for i in 0..<2 {
    defer { print("l\(i)") }
    print("b\(i)")
  }
  print("end")
}
order()
var x = 3
loop: while true {
  switch x {
  case 0: break loop
  case 1:
    x = 0
    fallthrough
  default:
    x -= 1
    if x < -5 { break loop }
  }
}
print(x)
repeat { x += 2 } while x < 4
print(x)
let n = 15
let kind = if n % 15 == 0 { "fizzbuzz" } else if n % 5 == 0 { "buzz" } else { "\(n)" }
print(kind)
let size =
  switch n {
  case ..<10: "small"
  case 10..<100: "mid"
  default: "big"
  }
print(size)
for case let v? in [1, nil, 3] { print(v, terminator: ",") }
for case (let a, 2) in [(1, 2), (3, 4), (5, 2)] { print(a, terminator: ";") }
print()
for i in stride(from: 10, through: 0, by: -5) where i != 5 { print(i) }
for c in "héy" { print(c, terminator: "-") }
print()
let ch: Character = "k"
switch ch {
case "a"..."m": print("first")
case "n"..."z": print("second")
default: break
}
switch n {
case let k where k.isMultiple(of: 5): print("five", k)
default: print("-")
}
func inc(_ v: inout Int, by d: Int = 1) { v += d }
var arr = [1, 2, 3]
inc(&arr[1], by: 5)
for i in arr.indices { inc(&arr[i]) }
print(arr)
func two(_ a: inout Int, _ b: inout Int) {
  let t = a
  a = b
  b = t
}
var p = 1
var q = 2
two(&p, &q)
print(p, q)
if case 1...10 = q, q != 5 { print("in") }
let val: Any = 3.5
switch val {
case let i as Int: print(i)
case let d as Double where d > 3: print("d", d)
default: print("none")
}
if let y = Optional(3), y > 2, let z = Optional(y * 2) { print(z) }
let bits = 0b1010_1010
let hex = 0xFF_FF
let oct = 0o17
print(bits, hex, oct, 1_000_000, 1e3, 0x1p4)
var it = [1, 2, 3].makeIterator()
while let e = it.next() { print(e, terminator: " ") }
print()
