enum Level: Int, Comparable, CaseIterable {
  case low = 1
  case mid, high
  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}
print(
  Level.low < .high, Level.allCases.max()!, Level.allCases.sorted(by: >).map(\.rawValue),
  Level(rawValue: 2)!, Level(rawValue: 9) as Any)
enum Size: Comparable {
  case s, m, l
  case xl(Int)
}
print(
  Size.s < .m, [Size.xl(2), .l, .xl(1), .s].sorted() == [.s, .l, .xl(1), .xl(2)],
  Size.xl(1) < .xl(2), max(Size.m, .s))
struct Key: Hashable {
  let a: Int
  let b: String
}
var dict: [Key: Int] = [:]
dict[Key(a: 1, b: "x")] = 5
dict[Key(a: 1, b: "x"), default: 0] += 1
print(
  dict[Key(a: 1, b: "x")]!, Set([Key(a: 1, b: "y"), Key(a: 1, b: "y")]).count,
  Key(a: 1, b: "z") == Key(a: 1, b: "z"))
enum Suit: String, CaseIterable, Identifiable {
  case hearts
  case spades = "S"
  var id: Self { self }
  var isRed: Bool { self == .hearts }
}
print(Suit.allCases.map(\.rawValue), Suit.hearts.id, Suit.spades.isRed, Suit(rawValue: "S")!)
struct Opts: OptionSet {
  let rawValue: Int
  static let a = Opts(rawValue: 1 << 0)
  static let b = Opts(rawValue: 1 << 1)
  static let c = Opts(rawValue: 4)
  static let all: Opts = [.a, .b, .c]
}
var o: Opts = [.a, .c]
print(o.contains(.a), o.contains(.b), o.rawValue, o.isEmpty, Opts.all.rawValue)
o.insert(.b)
o.remove(.a)
print(
  o.rawValue, o == [.b, .c], o.union(.a) == .all, o.intersection([.b]).rawValue,
  o.isSubset(of: .all))
o.formUnion(.a)
print(o == .all, o.subtracting(.a).rawValue, o.symmetricDifference([.a]).rawValue, Opts().isEmpty)
struct Ver: Comparable {
  var major, minor: Int
  static func < (l: Ver, r: Ver) -> Bool { (l.major, l.minor) < (r.major, r.minor) }
}
print(
  Ver(major: 1, minor: 2) < Ver(major: 1, minor: 10),
  [Ver(major: 2, minor: 0), Ver(major: 1, minor: 9)].min()!,
  Ver(major: 1, minor: 1) >= Ver(major: 1, minor: 1))
let rng = Ver(major: 1, minor: 0)..<Ver(major: 2, minor: 0)
print(rng.contains(Ver(major: 1, minor: 5)))
struct User: Codable, Identifiable {
  var id = 1
  var name: String
  enum CodingKeys: String, CodingKey {
    case id
    case name = "user_name"
  }
}
print(User(name: "A"), User.CodingKeys.name.rawValue)
enum Planet: Double {
  case earth = 5.97
  case mars = 0.642
  static let g = 6.67
  func weight(_ m: Double) -> Double { rawValue * m * Self.g }
}
print(Planet.earth.weight(2), Planet(rawValue: 0.642) == .mars)
enum Op {
  case add, mul
  func callAsFunction(_ a: Int, _ b: Int) -> Int { self == .add ? a + b : a * b }
}
print(Op.add(2, 3), Op.mul(2, 3))
enum Str: Character {
  case a = "A"
  case b = "B"
}
print(Str.a.rawValue, Str(rawValue: "B")!)
indirect enum Expr {
  case n(Int)
  case add(Expr, Expr)
  case mul(Expr, Expr)
  case neg(Expr)
  var value: Int {
    switch self {
    case .n(let v): v
    case .add(let l, let r): l.value + r.value
    case .mul(let l, let r): l.value * r.value
    case .neg(let e): -e.value
    }
  }
}
print(Expr.add(.n(2), .mul(.n(3), .neg(.n(4)))).value)
enum Cond {
  case a(x: Int, y: Int)
  case b(String?)
  case c
}
for c in [Cond.a(x: 1, y: 1), .a(x: 2, y: 5), .b(nil), .b("q"), .c] {
  switch c {
  case .a(let x, let y) where x == y: print("same", x)
  case .a(x: _, y: 5...9): print("range")
  case .a: print("a")
  case .b(nil): print("nil")
  case .b(let s?): print(s)
  case .c: print("c")
  }
}
print(Cond.a(x: 1, y: 2))

var q: Opts = [.a, .b]
q.formIntersection([.b, .c])
print(q == .b)
q.formSymmetricDifference([.b, .c])
print(q == .c)
q.subtract(.c)
print(
  q.isEmpty, Opts.a.isStrictSubset(of: .all), Opts.all.isStrictSuperset(of: .a),
  Opts.all.isSuperset(of: [.a]), Opts.a.isDisjoint(with: .b))
let bits: Opts = []
print(bits.rawValue, o.insert(.c).inserted, o.remove(.c) == .c, o.remove(.c) == nil)
func text<T: CustomStringConvertible>(_ t: T) -> String { t.description }
print(text(3), text("s"))
