enum Shape {
  case circle(r: Double)
  case rect(w: Double, h: Double)
  case poly([(Double, Double)])
  case empty
  indirect case group([Shape], name: String?)
}
func area(_ s: Shape) -> Double {
  switch s {
  case .circle(let r): return (3 * r * r)
  case .rect(let w, let h) where w == h: return w * w
  case .rect(let w, let h): return w * h
  case .poly(let pts) where pts.isEmpty: return 0
  case .poly(let pts): return Double(pts.count)
  case .group(let inner, name: nil): return inner.map(area).reduce(0, +)
  case .group(let inner, name: let n?): return Double(n.count) + inner.map(area).reduce(0, +)
  case .empty: return -1
  }
}
print(
  [
    Shape.circle(r: 2), .rect(w: 2, h: 2), .rect(w: 2, h: 3), .poly([]), .poly([(1, 2)]),
    .group([.empty, .circle(r: 1)], name: nil), .group([.empty], name: "abc"),
  ].map(area))
func grade(_ p: (Int, String?)) -> String {
  switch p {
  case (0, _): "zero"
  case (1...9, let s?): "digit \(s)"
  case (1...9, nil): "digit"
  case (let n, "x"?) where n % 2 == 0: "even x"
  case (..<0, _): "negative"
  case (10..., let s): "big \(s ?? "-")"
  default: "other"
  }
}
print([(0, nil), (4, "s"), (4, nil), (12, "x"), (-3, "y"), (11, nil), (99, "q")].map(grade))
let any: [Any] = [1, 2.5, "s", [1, 2], ["k": 1], (1, "t"), Optional(3) as Any, { 1 } as () -> Int]
for a in any {
  switch a {
  case let i as Int where i > 0: print("int", i)
  case is Double: print("double")
  case let s as String: print("string \(s)")
  case let a as [Int]: print("ints", a.count)
  case let d as [String: Int]: print("dict", d["k"]!)
  case let (n, t) as (Int, String): print("tuple", n, t)
  case let f as () -> Int: print("function", f())
  default: print("?")
  }
}
let opts: [Int?] = [1, nil, 3, nil, 8]
for case let x? in opts where x > 1 { print(x, terminator: " ") }
for case .some(let x) in opts { print(x, terminator: ",") }
for case nil in opts { print("nil", terminator: ";") }
print()
if case .rect(let w, _) = Shape.rect(w: 5, h: 1), w > 4 { print("wide", w) }
guard case .circle(let r) = Shape.circle(r: 7) else { fatalError() }
print(r)
let v = 42
if case 40...50 = v { print("in range") }
if case (let a, 2) = (1, 2) { print(a) }
func ~= (p: (Int) -> Bool, v: Int) -> Bool { p(v) }
switch v {
case { $0 % 2 == 1 }: print("odd")
case { $0 > 40 }: print("over 40")
default: print("none")
}
switch "hello" {
case let s where s.hasPrefix("he"): print("he…")
default: break
}
switch (v, true) {
case (1, _), (42, true): print("either")
default: print("no")
}
let ch: Character = "k"
switch ch {
case "a"..."f": print("a-f")
case "g"..."m", "x": print("g-m")
default: print("rest")
}
switch opts {
case []: print("empty")
default: print(opts.count)
}
outer: for i in 0... {
  switch i {
  case 0, 1: continue outer
  case 5: break outer
  default: print("i", i, terminator: " ")
  }
}
print()
