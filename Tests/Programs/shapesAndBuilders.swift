// swift-format-ignore-file: AvoidRetroactiveConformances, ReplaceForEachWithForLoop

@resultBuilder struct ListBuilder<T> {
  static func buildBlock(_ c: [T]...) -> [T] { c.flatMap { $0 } }
  static func buildExpression(_ e: T) -> [T] { [e] }
  static func buildExpression(_ e: [T]) -> [T] { e }
  static func buildOptional(_ c: [T]?) -> [T] { c ?? [] }
  static func buildEither(first: [T]) -> [T] { first }
  static func buildEither(second: [T]) -> [T] { second }
  static func buildArray(_ c: [[T]]) -> [T] { c.flatMap { $0 } }
}
struct Menu {
  let items: [String]
  init(@ListBuilder<String> _ b: () -> [String]) { items = b() }
}
let premium = true
print(
  Menu {
    "a"
    if premium { "b" }
    for i in 1...2 { "i\(i)" }
    ["x", "y"]
  }.items)
protocol Shape {
  var area: Double { get }
  static var kind: String { get }
  init(size: Double)
}
extension Shape {
  var info: String { "\(Self.kind) \(area)" }
  func scaled(_ k: Double) -> Self { Self(size: area * k) }
}
struct Sq: Shape {
  var area: Double
  static let kind = "sq"
  init(size: Double) { area = size * size }
}
struct Ci: Shape {
  var area: Double
  static var kind: String { "ci" }
  init(size: Double) { area = 3 * size * size }
}
func build<S: Shape>(_ t: S.Type, _ n: Double) -> S { t.init(size: n) }
print(build(Sq.self, 2).info, build(Ci.self, 1).scaled(2).area)
let kinds: [any Shape.Type] = [Sq.self, Ci.self]
print(kinds.map { $0.init(size: 1).area })
func biggest(_ s: [any Shape]) -> (any Shape)? { s.max { $0.area < $1.area } }
print(biggest([Sq(size: 2), Ci(size: 1)])?.info ?? "")
struct AnyShapeBox {
  private let _area: () -> Double
  init<S: Shape>(_ s: S) { _area = { s.area } }
  var area: Double { _area() }
}
print([AnyShapeBox(Sq(size: 3)), AnyShapeBox(Ci(size: 2))].map(\.area))
class Observable2<T> {
  var value: T { didSet { obs.forEach { $0(value) } } }
  private var obs: [(T) -> Void] = []
  init(_ v: T) { value = v }
  func bind(_ f: @escaping (T) -> Void) {
    f(value)
    obs.append(f)
  }
}
let o = Observable2(1)
o.bind { print("v", $0) }
o.value = 5
enum Expr {
  indirect case add(Expr, Expr)
  case num(Double)
  indirect case mul(Expr, Expr)
  func eval() -> Double {
    switch self {
    case .num(let n): n
    case .add(let a, let b): a.eval() + b.eval()
    case .mul(let a, let b): a.eval() * b.eval()
    }
  }
}
print(Expr.add(.num(2), .mul(.num(3), .num(4))).eval())
struct LinkedList<T>: Sequence, ExpressibleByArrayLiteral {
  final class Node {
    let v: T
    var next: Node?
    init(_ v: T) { self.v = v }
  }
  var head: Node?
  init(arrayLiteral e: T...) {
    for x in e.reversed() {
      let n = Node(x)
      n.next = head
      head = n
    }
  }
  func makeIterator() -> AnyIterator<T> {
    var c = head
    return AnyIterator {
      defer { c = c?.next }
      return c?.v
    }
  }
}
let ll: LinkedList = [1, 2, 3]
print(ll.map { $0 * 2 }, ll.reduce(0, +), Array(ll))
struct Celsius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible,
  Comparable
{
  var v: Double
  init(floatLiteral: Double) { v = floatLiteral }
  init(integerLiteral: Int) { v = Double(integerLiteral) }
  var description: String { "\(v)°" }
  static func < (a: Self, b: Self) -> Bool { a.v < b.v }
}
let c: Celsius = 21.5
let c2: Celsius = 20
print(c, c > c2, [c, c2].min()!)
func with<T>(_ v: T, _ f: (inout T) throws -> Void) rethrows -> T {
  var c = v
  try f(&c)
  return c
}
print(
  with([1, 2]) { $0.append(3) },
  with(Zone2()) {
    $0.a = 4
    $0.b += "!"
  })
struct Zone2 {
  var a = 1
  var b = "z"
}
@propertyWrapper struct Default<T> {
  var wrappedValue: T
  let projectedValue: T
  init(wrappedValue: T) {
    self.wrappedValue = wrappedValue
    projectedValue = wrappedValue
  }
}
struct Prefs {
  @Default var volume = 5
  mutating func reset() { volume = $volume }
}
var pr = Prefs()
pr.volume = 9
pr.reset()
print(pr.volume)
extension String: @retroactive Error {}
do { throw "oops" } catch let s as String { print(s) }
func variadicMax(_ f: Int, _ r: Int...) -> Int { r.reduce(f, max) }
print(variadicMax(1, 5, 3))
let closureWithDefault = { (x: Int, y: Int) -> Int in x + y }
print([(1, 2), (3, 4)].map(closureWithDefault))
print(
  [1, 2, 3].map {
    switch $0 {
    case 1: "one"
    case 2: "two"
    default: "many"
    }
  }, [3, 4].map { if $0 > 3 { "big" } else { "small" } })
var arr2D = [[1, 2], [3, 4]]
arr2D[1][0] *= 10
arr2D[0].swapAt(0, 1)
print(arr2D, arr2D.joined().map { $0 }, zip(arr2D[0], arr2D[1]).map(+))
