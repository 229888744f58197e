struct Celsius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  var degrees: Double
  init(floatLiteral value: Double) { degrees = value }
  init(integerLiteral value: Int) { degrees = Double(value) }
}
let a: Celsius = 20.5
let b: Celsius = 3
print(a.degrees, b.degrees)
func warm(_ c: Celsius) -> Bool { c.degrees > 20 }
print(warm(21), warm(18.5))
struct Tag: ExpressibleByStringLiteral, Hashable {
  let name: String
  init(stringLiteral value: String) { name = value }
}
let tags: [Tag] = ["x", "y"]
print(tags.map(\.name), tags.contains("x"))
struct Bag: ExpressibleByArrayLiteral {
  var items: [Int]
  init(arrayLiteral elements: Int...) { items = elements }
}
let bag: Bag = [1, 2, 3]
print(bag.items)
struct Pairs: ExpressibleByDictionaryLiteral {
  var p: [(String, Int)] = []
  init(dictionaryLiteral elements: (String, Int)...) { p = elements }
}
let pairs: Pairs = ["a": 1, "b": 2]
print(pairs.p.count, pairs.p[1].0)
struct Flag: ExpressibleByBooleanLiteral {
  let on: Bool
  init(booleanLiteral value: Bool) { on = value }
}
let f: Flag = true
print(f.on)
struct Maybe: ExpressibleByNilLiteral {
  var t = "x"
  init(nilLiteral: ()) { t = "nil" }
}
let n: Maybe = nil
print(n.t)
struct Money: ExpressibleByIntegerLiteral, Equatable {
  var c: Int
  init(integerLiteral v: Int) { c = v }
  init(c: Int) { self.c = c }
  static func + (l: Money, r: Money) -> Money { Money(c: l.c + r.c) }
}
print((Money(c: 3) + 4).c, Money(c: 2) == 2)
struct Msg: ExpressibleByStringInterpolation {
  let s: String
  init(stringLiteral v: String) { s = v }
}
let k = 4
let msg: Msg = "a \(k) b"
print(msg.s)
