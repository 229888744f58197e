let a = [1, nil, 3]
print(a, a.compactMap { $0 }, type(of: a))
let b = [nil, "x"]
print(b)
let c: [Int?] = [nil, nil]
print(c.count)
let d = ["a": 1, "b": nil]
print(d["a"]!!, d.count)
let e = [[1], [], [2, 3]]
print(e.flatMap { $0 })
let f = [1, 2.5, 3]
print(f)
let g: [Any] = [1, "a", 2.5, true]
print(g)
for x in g {
  switch x {
  case let i as Int: print("int", i)
  case let s as String: print("str", s)
  case is Bool: print("bool")
  default: print("?")
  }
}
let h = [(1, "a"), (2, "b")]
print(h)
let i: Set = [3, 3, 1]
print(i.count)
let j = [\String.count, \String.count]
print(j.map { "abc"[keyPath: $0] })
let k = [Int](repeating: 0, count: 3) + Array(1...2)
print(k)
let l = [{ $0 + 1 }, { $0 * 2 }] as [(Int) -> Int]
print(l.map { $0(5) })
let m: [String: [Int]] = ["x": [1], "y": []]
print(m["x"]!, m["z"] ?? [9])
let n = [1: "one", 2: "two"].sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
print(n)
let o = cond ? [1] : []
let cond2 = true
print(o)
var cond: Bool { true }
let p = [1 as Double, 2]
print(p)
