protocol Shape {
  var area: Double { get }
  func describe() -> String
  static var sides: Int { get }
  init(size: Double)
}
extension Shape {
  func describe() -> String { "\(Self.self) \(Self.sides) \(area)" }
  var twice: Double { area * 2 }
  static func make() -> Self { Self(size: 2) }
}
struct Square: Shape {
  var s: Double
  var area: Double { s * s }
  static let sides = 4
  init(size: Double) { s = size }
}
struct Tri: Shape {
  var s: Double
  var area: Double { s / 2 }
  static var sides: Int { 3 }
  init(size: Double) { s = size }
  func describe() -> String { "T" }
}
let all: [any Shape] = [Square(size: 3), Tri.make()]
for s in all { print(s.describe(), s.twice, type(of: s).sides) }
func biggest(_ s: some Shape, _ t: some Shape) -> Double { max(s.area, t.area) }
print(biggest(Square(size: 1), Tri(size: 8)))
func build<T: Shape>(_ t: T.Type, _ x: Double) -> T { T(size: x) }
print(build(Square.self, 4).area, build(Tri.self, 4).area)
let kinds: [any Shape.Type] = [Square.self, Tri.self]
print(kinds.map { $0.init(size: 2).area }, kinds.map { $0.sides })
protocol Container<Item> {
  associatedtype Item
  var items: [Item] { get set }
  mutating func add(_ i: Item)
  subscript(i: Int) -> Item { get }
}
extension Container {
  mutating func add(_ i: Item) { items.append(i) }
  var count: Int { items.count }
  subscript(i: Int) -> Item { items[i] }
}
extension Container where Item: Numeric { var sum: Item { items.reduce(0, +) } }
extension Container where Item == String { var joined: String { items.joined() } }
struct Ints: Container { var items: [Int] = [] }
struct Strs: Container { var items = ["q"] }
var i = Ints()
i.add(3)
i.add(4)
var st = Strs()
st.add("r")
print(i.sum, i.count, i[1], st.joined)
func total(_ c: some Container<Int>) -> Int { c.items.reduce(0, +) }
func first<C: Container>(_ c: C) -> C.Item where C.Item: Comparable { c.items.max()! }
print(total(i), first(i), first(st))
let anyC: any Container<Int> = i
print(anyC.items.count)
protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
struct Pet: Named, Aged {
  var name = "P"
  var age = 3
}
func show(_ x: Named & Aged) -> String { x.name + "\(x.age)" }
print(show(Pet()))
if let n = Pet() as? any Named { print(n.name) }
print((Square(size: 1) as Any) is any Shape, (3 as Any) is any Shape)
protocol Toggling { mutating func toggle() }
enum Sw: Toggling {
  case on, off
  mutating func toggle() { self = self == .on ? .off : .on }
}
var sw = Sw.on
sw.toggle()
print(sw)
var tg: any Toggling = Sw.off
tg.toggle()
print(tg)
extension Int: Toggling { mutating func toggle() { self = -self } }
var num = 4
num.toggle()
print(num)
protocol Greeter { func greet() -> String }
extension Greeter { func greet() -> String { "hi" } }
class A: Greeter {}
class B: A { func greet() -> String { "B" } }
let gs: [Greeter] = [A(), B()]
print(gs.count)
extension Array: Named where Element: Named {
  var name: String { map(\.name).joined(separator: "+") }
}
print([Pet(), Pet()].name)
