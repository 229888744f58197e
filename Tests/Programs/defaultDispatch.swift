// swift-format-ignore-file: ReplaceForEachWithForLoop

// What is called where classes, protocols and their extensions meet.
protocol Shape {
  var name: String { get }
  func area() -> Double
  func describe() -> String
}
extension Shape {
  var name: String { "shape" }
  func describe() -> String { "\(name) of \(area())" }
  func extra() -> String { "extra of \(name)" }
}
class Base: Shape {
  func area() -> Double { 1 }
}
class Named: Base {
  var name: String { "named" }
  func describe() -> String { "own" }
}
class Square: Shape {
  let side: Double
  init(side: Double) { self.side = side }
  var name: String { "square" }
  func area() -> Double { side * side }
  func extra() -> String { "square's extra" }
}
class Tiny: Square {
  init() { super.init(side: 0.5) }
  override var name: String { "tiny" }
  override func area() -> Double { super.area() / 2 }
}
struct Dot: Shape {
  func area() -> Double { 0 }
  func describe() -> String { "dot" }
}
let shapes: [any Shape] = [Base(), Named(), Square(side: 2), Tiny(), Dot()]
for shape in shapes { print(shape.name, shape.describe(), shape.extra()) }
print(Named().describe(), Named().name, Square(side: 1).extra(), (Tiny() as Square).name)
print((Named() as Base).describe(), (Named() as any Shape).name)
protocol Greeter { func greet() -> String }
extension Greeter {
  func greet() -> String { "hello" }
  func twice() -> String { greet() + greet() }
}
class Polite: Greeter { func greet() -> String { "good day " } }
class Rude: Polite { override func greet() -> String { "oi " } }
func run(_ greeter: some Greeter) -> String { greeter.twice() }
print(run(Polite()), run(Rude()), Rude().twice())
protocol Loud: Greeter { func shout() -> String }
extension Loud {
  func shout() -> String { greet().uppercased() }
  func greet() -> String { "loud" }
}
struct Crowd: Loud {}
class Singer: Loud {}
class Opera: Singer { func greet() -> String { "aria" } }
print(Crowd().shout(), Opera().shout(), run(Crowd()))
protocol Counter: AnyObject { var count: Int { get set } }
extension Counter {
  func bump(by n: Int = 1) { count += n }
  func reset() { count = 0 }
}
final class Clicks: Counter { var count = 0 { didSet { print("clicks", oldValue, count) } } }
let clicks = Clicks()
clicks.bump()
clicks.bump(by: 4)
clicks.reset()
let counters: [any Counter] = [clicks, Clicks()]
counters.forEach { $0.bump() }
print(counters.map(\.count))
extension Shape where Self == Dot { static var dot: Dot { Dot() } }
func draw(_ shape: some Shape) { print("draw", shape.describe()) }
draw(.dot)
extension Equatable { func isOne(of others: Self...) -> Bool { others.contains(self) } }
print(3.isOne(of: 1, 3), "a".isOne(of: "b"))
extension Collection where Element: Shape {
  func total() -> Double { reduce(0) { $0 + $1.area() } }
}
print([Square(side: 2), Tiny()].total(), [Dot()].total())
protocol Identified {
  associatedtype ID: Hashable
  var id: ID { get }
}
extension Identified where ID == String { var short: String { String(id.prefix(2)) } }
extension Identified { func same(as other: Self) -> Bool { id == other.id } }
struct User: Identified { let id: String }
struct Item: Identified { let id: Int }
print(User(id: "abc").short, Item(id: 3).same(as: Item(id: 3)))
func lookup<T: Identified>(_ items: [T], _ id: T.ID) -> T? { items.first { $0.id == id } }
print(lookup([Item(id: 1), Item(id: 2)], 2)?.id ?? 0, lookup([User(id: "q")], "z")?.id ?? "-")
