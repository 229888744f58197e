// Protocols: composition, inheritance, defaults, statics, initialisers, associated types, existential collections.
protocol Named { var name: String { get } }
protocol Aged {
  var age: Int { get set }
  mutating func birthday()
}
extension Aged { mutating func birthday() { age += 1 } }
extension Named { var greeting: String { "Hi \(name)" } }
typealias Person = Named & Aged
struct Kid: Person, CustomStringConvertible, Hashable {
  let name: String
  var age: Int
  var description: String { "\(name):\(age)" }
}
func introduce(_ p: some Named & Aged) -> String { "\(p.greeting) \(p.age)" }
func older(_ p: any Person) -> Int {
  var p = p
  p.birthday()
  return p.age
}
var kid = Kid(name: "K", age: 3)
kid.birthday()
print(kid, introduce(kid), older(kid), kid.age)
protocol Shape {
  static var sides: Int { get }
  init(size: Double)
  var area: Double { get }
}
extension Shape {
  static func pair(_ s: Double) -> [Self] { [Self(size: s), Self(size: s * 2)] }
  static var label: String { "\(sides)-sided" }
  var perSide: Double { area / Double(Self.sides) }
}
struct Square: Shape {
  static let sides = 4
  let size: Double
  var area: Double { size * size }
}
struct Tri: Shape {
  static var sides: Int { 3 }
  let size: Double
  var area: Double { size / 2 }
}
print(
  Square.pair(2).map(\.area), Tri.label, Tri(size: 6).perSide,
  ([Square.self, Tri.self] as [any Shape.Type]).map { $0.sides },
  ([Square(size: 1), Tri(size: 4)] as [any Shape]).map(\.area).reduce(0, +))
func build<S: Shape>(_ t: S.Type, _ n: Double) -> S { t.init(size: n) }
print(build(Square.self, 3).area, type(of: build(Tri.self, 1)))
protocol Plugin {
  var id: String { get }
  func run(_ input: Int) -> Int
}
extension Plugin {
  var id: String { "\(type(of: self))" }
  func run(_ input: Int) -> Int { input }
}
struct Doubler: Plugin { func run(_ i: Int) -> Int { i * 2 } }
struct Noop: Plugin {}
struct Chain: Plugin {
  let id = "chain"
  var parts: [any Plugin]
  func run(_ i: Int) -> Int { parts.reduce(i) { $1.run($0) } }
}
let chain = Chain(parts: [Doubler(), Noop(), Chain(parts: [Doubler(), Doubler()])])
print(chain.run(1), chain.parts.map(\.id), (chain as any Plugin).id)
protocol Container {
  associatedtype Element
  var elements: [Element] { get }
  subscript(i: Int) -> Element { get }
}
extension Container {
  subscript(i: Int) -> Element { elements[i] }
  var last: Element? { elements.last }
  func mapped<T>(_ f: (Element) -> T) -> [T] { elements.map(f) }
}
struct Words: Container { let elements: [String] }
struct Nums: Container {
  let elements: [Int]
  subscript(i: Int) -> Int { elements[i] * 10 }
}
func show<C: Container>(_ c: C) -> String where C.Element: CustomStringConvertible {
  c.mapped(\.description).joined(separator: ",") + " \(c[0])"
}
print(
  show(Words(elements: ["a", "b"])), show(Nums(elements: [1, 2])), Words(elements: []).last as Any)
extension Array: Named where Element: Named {
  var name: String { map(\.name).joined(separator: "&") }
}
print([kid, Kid(name: "L", age: 1)].greeting)
extension Int: Named { var name: String { "int\(self)" } }
extension String: Named { var name: String { self } }
let named: [any Named] = [1, "s", kid]
print(named.map(\.greeting), named.compactMap { $0 as? Int }, named.filter { $0 is Aged }.count)
protocol Copyable2: AnyObject {
  init()
  func copy() -> Self
}
extension Copyable2 { func copy() -> Self { Self.init() } }
final class Doc: Copyable2 {
  var n = 5
  required init() {}
  func copy() -> Doc {
    let d = Doc()
    d.n = n + 1
    return d
  }
}
print(Doc().copy().copy().n)
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(same(1, 1), same("a", "b"))
struct AnyNamed: Named {
  private let read: () -> String
  init(_ n: some Named) { read = { n.name } }
  var name: String { read() }
}
print(AnyNamed(kid).greeting, [AnyNamed(1), AnyNamed("x")].map(\.name))
