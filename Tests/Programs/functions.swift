func apply(_ n: Int, _ f: @escaping (Int) -> Int) -> () -> Int { { f(n) } }
print(apply(3) { $0 * 7 }())
func lazyOr(_ a: Bool, _ b: @autoclosure () -> Bool) -> Bool { a || b() }
func noisy() -> Bool {
  print("noisy")
  return true
}
print(lazyOr(true, noisy()), lazyOr(false, noisy()))
func assertThat(_ c: @autoclosure () -> Bool, _ m: @autoclosure () -> String = "def") {
  if !c() { print(m()) }
}
assertThat(1 > 2, "bad \(3)")
assertThat(false)
@discardableResult func chatty() -> Int {
  print("c")
  return 1
}
chatty()
func counter() -> () -> Int {
  var n = 0
  return {
    n += 1
    return n
  }
}
let c1 = counter()
let c2 = counter()
print(c1(), c1(), c2())
struct Adder {
  let n: Int
  func callAsFunction(_ x: Int) -> Int { x + n }
  func callAsFunction(twice x: Int) -> Int { x + 2 * n }
}
let add = Adder(n: 5)
print(add(1), add(twice: 1), [1, 2].map { add($0) }, [1, 2].map(add.callAsFunction(_:)))
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose({ (x: Int) in x + 1 }, { "\($0)!" })(4))
func variadic(_ xs: Double..., scale k: Double = 1) -> Double { xs.reduce(0, +) * k }
print(variadic(1, 2, 3), variadic(1, scale: 10), variadic())
let ops: [String: (Double, Double) -> Double] = ["+": (+), "-": { $0 - $1 }, "max": max]
print(ops["+"]!(1, 2), ops["-"]!(5, 3), ops["max"]!(1, 9))
func over(_ x: Int) -> String { "int" }
func over(_ x: Double) -> String { "double" }
func over(_ x: String) -> String { "string" }
func over<T>(_ x: [T]) -> String { "array" }
print(over(1), over(1.5), over("s"), over([true]))
func outerF(_ n: Int) -> Int {
  func go(_ k: Int, _ acc: Int) -> Int { k == 0 ? acc : go(k - 1, acc * k) }
  return go(n, 1)
}
print(outerF(10))
func even(_ n: Int) -> Bool { n == 0 ? true : odd(n - 1) }
func odd(_ n: Int) -> Bool { n == 0 ? false : even(n - 1) }
print(even(10), odd(7))
let sorted = ["b", "A", "c"].sorted { l, r in l.lowercased() < r.lowercased() }
print(sorted)
func multi(a: () -> Int, b: () -> String, c: (() -> Void)? = nil) {
  print(a(), b())
  c?()
}
multi {
  1
} b: {
  "x"
} c: {
  print("c!")
}
// swift-format-ignore
multi(a: { 2 }) { "y" }
let imm: Int = {
  let k = 3
  return k * k
}()
print(imm)
let fs = (0..<3).map { i in { i * 10 } }
print(fs.map { $0() })
typealias Handler = (String, Int) -> Void
let h: Handler = { s, i in print(s, i) }
h("h", 1)
var opt: ((Int) -> Int)?
print(opt?(3) as Any)
opt = { $0 + 100 }
print(opt?(3) ?? 0, opt.map { $0(1) } ?? 0)
extension Int {
  func times(_ f: (Int) throws -> Void) rethrows { for i in 0..<self { try f(i) } }
  var squared: Int { self * self }
  static let answer = 42
  mutating func bump() { self += 1 }
}
3.times { print($0, terminator: " ") }
print(5.squared, Int.answer)
var b = 1
b.bump()
print(b)
let methods = [String.uppercased, String.lowercased]
print(methods.map { $0("Ab")() })
print(["1", "x", "3"].compactMap(Int.init), [1, 2].map(String.init), [1.5].map(Int.init))
print([[3, 1], [2]].map { $0.sorted() }, (1...3).reduce(into: [Int]()) { $0.insert($1, at: 0) })
func gen<T: Comparable>(_ a: T, _ b: T) -> T where T: CustomStringConvertible { a > b ? a : b }
print(gen(1, 2), gen("a", "b"))
func withDefault(_ x: Int = { 4 }(), y: Int = 2 + 3) -> Int { x * y }
print(withDefault(), withDefault(1), withDefault(y: 1))
