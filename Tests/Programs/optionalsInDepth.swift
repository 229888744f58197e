// Optionals: chains, binding, mapping, nested ones, collections of them, and casting.
struct Address {
  var street: String?
  var zip: Int? = nil
}
class Person {
  var name: String
  var address: Address?
  var friends: [Person] = []
  var best: Person? { friends.first }
  init(_ n: String, _ a: Address? = nil) {
    name = n
    address = a
  }
  func greet(_ o: String?) -> String? { o.map { "\(name) greets \($0)" } }
  subscript(i: Int) -> Person? { friends.indices.contains(i) ? friends[i] : nil }
}
let ann = Person("Ann", Address(street: "Main", zip: 12))
let bob = Person("Bob")
ann.friends = [bob]
print(
  ann.address?.street?.uppercased() ?? "-", bob.address?.street ?? "none",
  ann.best?.best?.name as Any, ann[0]?.name ?? "", ann[5]?.address?.zip ?? -1)
ann.address?.zip? += 1
bob.address?.zip = 4
bob.address = Address()
bob.address?.zip = 9
ann[0]?.name += "by"
print(ann.address!.zip!, bob.address?.zip ?? 0, bob.name)
print(
  ann.greet("x") ?? "", ann.best?.greet(nil) as Any, ann.best.map { $0.friends.count } ?? -1,
  (ann.address?.zip).map { $0 > 5 } == true)
if let street = ann.address?.street, let zip = ann.address?.zip, zip > 10 {
  print(street, zip)
} else {
  print("no")
}
if let best = ann.best, best.friends.isEmpty, let first = best.name.first { print(first) }
func f(_ n: Int?, _ s: String? = nil) -> String {
  guard let n else { return "no n" }
  guard let s, !s.isEmpty else { return "n \(n)" }
  return "\(n)\(s)"
}
print(f(nil), f(1), f(1, ""), f(2, "b"))
var n: Int? = 3
n? += 1
n = n.map { $0 * 2 }
print(n!, n.flatMap { $0 > 100 ? $0 : nil } as Any)
if var m = n {
  m += 1
  print(m, n!)
}
n = nil
print(n?.description ?? "nil", n == nil, n != 4, (n ?? 0) + 1)
let texts = ["1", "x", "3", nil]
print(
  texts.compactMap { $0 }.compactMap(Int.init), texts.map { $0.flatMap { Int($0) } },
  texts.compactMap { $0 }.map { Int($0) }.contains(nil), texts.firstIndex { $0 == nil } ?? -1,
  texts.last! == nil)
let dict: [String: Int?] = ["a": 1, "b": nil]
print(
  dict["a"]! ?? 0, dict["b"]! as Any, dict["c"] == nil, dict["b"] == nil,
  dict.compactMapValues { $0 })
let deep: Int??? = 5
print(deep!!!, deep as Any)
let inner: Int?? = .some(.none)
switch inner {
case .none: print("outer")
case .some(.none): print("inner nil")
case .some(.some(let v)): print(v)
}
let any: [Any?] = [1, nil, "s"]
print(
  any.map { $0 == nil ? "nil" : $0 is Int ? "int" : "other" }, (any[0] as? Int) ?? 0,
  any[2] as? String ?? "", any.compactMap { $0 as? Int })
func parse(_ s: String) -> (Int, Int)? {
  let p = s.split(separator: "x").compactMap { Int($0) }
  return p.count == 2 ? (p[0], p[1]) : nil
}
print(parse("3x4").map { $0 * $1 } ?? 0, parse("3") == nil, parse("2x5")?.1 ?? 0)
let a: Int? = 1
let b: Int? = 2
let c: Int? = nil
print(
  [a, b, c].compactMap { $0 }.max()!, zip([a, c], [b, b]).map { l, r in l == r },
  a.map { x in b.map { x + $0 } } as Any)
let closure: (() -> Int)? = { 7 }
print(closure?() ?? 0, closure.map { $0() } ?? 0)
let optionalArray: [Int]? = [1, 2]
print(
  optionalArray?[0] ?? 9, optionalArray?.last ?? 9, optionalArray?.first(where: { $0 > 5 }) ?? 9,
  optionalArray?.map { $0 * 2 } ?? [], optionalArray?.isEmpty == false)
while let last = ann.friends.popLast() { print("popped", last.name) }
for case (let i, let t?) in texts.enumerated() { print(i, t, terminator: " ") }
print()
print(
  Int?(4) ?? 0, Optional("x")!, type(of: Optional(1)), Int("5").map(String.init) ?? "",
  ann.best?.name ?? { "computed" }())
