// Existentials, primary associated types, some parameters, protocol composition, Self requirements, static dispatch vs dynamic.
protocol Shape {
  var name: String { get }
  func area() -> Double
  static var sides: Int { get }
}
extension Shape {
  var name: String { "\(Self.self)" }
  func describe() -> String { "\(name) \(Self.sides) \(area())" }
  func extra() -> String { "shape" }
}
protocol Scalable { mutating func scale(by k: Double) }
struct Square: Shape, Scalable, Equatable {
  var s: Double
  func area() -> Double { s * s }
  static let sides = 4
  mutating func scale(by k: Double) { s *= k }
  func extra() -> String { "square" }
}
struct Tri: Shape {
  func area() -> Double { 0.5 }
  static let sides = 3
  var name: String { "triangle" }
}
func biggest(_ xs: [any Shape]) -> (any Shape)? { xs.max { $0.area() < $1.area() } }
func grow<T: Shape & Scalable>(_ x: T, _ k: Double) -> T {
  var y = x
  y.scale(by: k)
  return y
}
func total(_ xs: some Collection<any Shape>) -> Double { xs.reduce(0) { $0 + $1.area() } }
func twice(_ x: some Shape) -> [some Shape] { [x, x] }
let all: [any Shape] = [Square(s: 2), Tri()]
print(
  all.map { $0.describe() }, biggest(all)!.name, total(all), grow(Square(s: 1), 3),
  twice(Tri()).count)
let s: any Shape = Square(s: 1)
print(
  s.extra(), Square(s: 1).extra(), type(of: s), type(of: s).sides, s is any Scalable,
  (s as? Square)?.s ?? 0)
if var sc = s as? any Shape & Scalable {
  sc.scale(by: 5)
  print(sc.area())
}
protocol Copyable2 {
  func copy() -> Self
  init()
}
final class P: Copyable2 {
  var n = 1
  func copy() -> Self {
    let c = Self()
    c.n = n + 1
    return c
  }
  required init() {}
}
print(P().copy().copy().n)
func same<T: Equatable>(_ a: T, _ b: any Equatable) -> Bool { (b as? T) == a }
print(same(Square(s: 1), Square(s: 1)), same(1, "1"))
