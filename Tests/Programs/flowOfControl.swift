outer: for i in 0..<4 {
  defer { print("d\(i)") }
  for j in 0..<4 {
    if j == 2 { continue outer }
    if i == 2 { break outer }
    if i == j { continue }
    print(i, j)
  }
}
var n = 3
while let x = Optional(n), x > 0 {
  n -= 1
  defer { print("w", x) }
  if x == 2 { continue }
}
repeat { n += 1 } while n < 3
print(n)
let pt = (x: 1, y: 2)
switch pt {
case (x: 0, y: _): print("axis")
case (let x, let y) where x == y: print("diag")
case (let x, 2...): print("far", x)
default: print("d")
}
switch (1, "a", Optional(3)) {
case (1, "b", _): print("no")
case (_, _, let z?) where z > 2: print("z", z)
case (_, _, nil): print("nil")
default: print("?")
}
indirect enum Tree {
  case leaf(Int)
  case node(Tree, Tree)
  var sum: Int {
    switch self {
    case .leaf(let n): n
    case .node(let l, let r): l.sum + r.sum
    }
  }
}
print(Tree.node(.leaf(1), .node(.leaf(2), .leaf(3))).sum)
struct Even {}
func ~= (p: Even, v: Int) -> Bool { v % 2 == 0 }
func ~= (p: (Int) -> Bool, v: Int) -> Bool { p(v) }
switch 4 {
case Even(): print("even")
default: print("odd")
}
func big(_ x: Int) -> Bool { x > 10 }
switch 40 {
case big: print("big")
default: print("small")
}
if case .some(let v) = Optional(4), case 1...5 = v { print("in", v) }
guard case let k? = Int("12") else { fatalError() }
print(k)
for case let x? in [1, nil, 3] where x > 1 { print("case", x) }
for case (let a, 2) in [(1, 2), (2, 3)] { print(a) }
let grade =
  switch 87 {
  case 90...: "A"
  case 80..<90: "B"
  default: "C"
  }
let col = if grade == "A" { 1 } else if grade == "B" { 2 } else { 3 }
print(grade, col)
func f(_ x: Int) -> String { if x > 0 { "pos" } else { "neg" } }
print(f(1), f(-1))
enum Fut { case a, b }
let fu = Fut.b
switch fu {
case .a: print("a")
@unknown default: print("unk")
}
switch 5 {
case 1:
  print(1)
  fallthrough
case 5:
  print(5)
  fallthrough
case 6: print(6)
default: print("d")
}
let cl = { (x: Int) -> Int in
  if x > 1 { return 10 }
  return 20
}
print(cl(2), { $0 * 2 }(4), ({ 5 })())
let arr = [3, 1, 2]
if arr.contains(where: { $0 > 2 }) { print("yes") }
if (arr.first { $0 < 2 }) != nil { print("t") }
guard let m = arr.max(by: { $0 < $1 }) else { fatalError() }
print(m)
if let a = arr.first, var b = arr.last, a > b {
  b += 1
  print(a, b)
}
if arr.map({ $0 * 2 }).contains(6) { print("six") }
var it = arr.makeIterator()
while let v = it.next() { print(v, terminator: " ") }
print()
do {
  let x = 3
  print(x)
}
let tup: (Int, (String, Bool)) = (1, ("a", true))
let (p1, (p2, p3)) = tup
print(p1, p2, p3)
var (aa, bb) = (1, 2)
(aa, bb) = (bb, aa)
print(aa, bb)
let v1 = Double("3.5").map { $0 * 2 } ?? 0
print(v1)
