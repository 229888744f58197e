enum Planet: Int, CaseIterable, Comparable, CustomStringConvertible {
  case mercury = 1
  case venus, earth
  static func < (a: Planet, b: Planet) -> Bool { a.rawValue < b.rawValue }
  var description: String { "P\(rawValue)" }
  mutating func next() { self = Planet(rawValue: rawValue + 1) ?? .mercury }
  static let home = Planet.earth
  init?(name: String) {
    guard let p = Planet.allCases.first(where: { "\($0.rawValue)" == name }) else { return nil }
    self = p
  }
}
var p = Planet.venus
p.next()
print(
  p, Planet.allCases, Planet.mercury < .venus, Planet(rawValue: 9) as Any, Planet.home,
  Planet(name: "2")!, Planet.allCases.max()!)
enum Kind: String {
  case alpha
  case beta = "B"
  var t: String {
    switch self {
    case .alpha: return rawValue
    case .beta: return "b:" + rawValue
    }
  }
}
print(Kind.alpha.t, Kind.beta.t, Kind(rawValue: "B") == .beta, Kind.alpha)
enum Op {
  case add(Int, to: Int)
  case neg(value: Double)
  case none
  var val: Double {
    switch self {
    case .add(let a, to: let b): Double(a + b)
    case .neg(let v): -v
    case .none: 0
    }
  }
}
print(
  Op.add(1, to: 2).val, Op.neg(value: 3).val, Op.none, Op.add(1, to: 2),
  [1, 2].map { Op.add($0, to: 1).val })
enum Gen<T> {
  case just(T)
  case nothing
  func map<U>(_ f: (T) -> U) -> Gen<U> {
    switch self {
    case .just(let t): .just(f(t))
    case .nothing: .nothing
    }
  }
}
print(Gen.just(3).map { "\($0)" }, Gen<Int>.nothing)
enum E2: Hashable {
  case a(Int)
  case b
}
print(Set([E2.a(1), .a(1), .b]).count, E2.a(1) == .a(1), E2.a(2) == .b)
if case .a(let n) = E2.a(5) { print(n) }
enum Zone: Double, CaseIterable {
  case low = 0.3
  case mid = 0.7
  case high = 1
  static func of(_ v: Double) -> Zone { allCases.first { v <= $0.rawValue } ?? .high }
}
print(Zone.of(0.5), Zone.of(2), Zone.allCases.map(\.rawValue))
struct Opts: OptionSet {
  let rawValue: Int
  static let a = Opts(rawValue: 1 << 0), b = Opts(rawValue: 1 << 1)
  static let all: Opts = [.a, .b]
}
var os: Opts = [.a]
os.insert(.b)
print(os == .all, os.contains(.a), os.rawValue, os.subtracting(.a).rawValue, Opts().isEmpty)
enum Ns {
  static let x = 1
  struct In { var y = 2 }
  enum Deep { case q }
}
print(Ns.x, Ns.In().y, Ns.Deep.q, type(of: Ns.Deep.q))
protocol HasDefault {
  static var def: Self { get }
  init()
}
extension HasDefault { static var def: Self { Self() } }
struct HD: HasDefault { var k = 3 }
let hd = HD.def
print(hd.k)
