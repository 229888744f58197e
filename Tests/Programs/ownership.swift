struct Buf {
  var n: [Int]
  consuming func done() -> Int { n.count }
  borrowing func look() -> Int { n.first ?? 0 }
  mutating func add(_ x: consuming Int) { n.append(x) }
}
func use(_ b: borrowing Buf) -> Int { b.look() }
func take(_ b: consuming Buf) -> Int {
  b.n.append(9)
  return b.n.count
}
var b = Buf(n: [1, 2])
b.add(5)
print(use(b), take(b), b.done())
func own(_ s: __owned String, _ t: __shared String) -> String { s + t }
print(own("a", "b"))
func mv() {
  let q = Buf(n: [7])
  let r = consume q
  print(r.n)
}
mv()
@frozen enum Fz { case a }
@inlinable func inl() -> Int { 3 }
@inline(__always) func al() -> Int { 4 }
@discardableResult func dis() -> Int { 5 }
dis()
@usableFromInline func ufi() -> Int { 6 }
print(inl(), al(), ufi(), Fz.a)
@available(*, deprecated, message: "x") func old() {}
old()
