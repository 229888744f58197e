protocol Sensor: AnyObject {
  var id: String { get }
  var value: Double { get set }
  func update()
}
extension Sensor {
  func update() { value += 1 }
  var text: String { "\(id)=\(value)" }
}
protocol Resettable { mutating func reset() }
final class Temp: Sensor, Resettable {
  let id = "T"
  var value = 20.0
  func reset() { value = 0 }
}
final class Rpm: Sensor {
  let id: String
  var value: Double
  init(_ i: String, _ v: Double = 0) {
    id = i
    value = v
  }
  func update() { value *= 2 }
}
var all: [any Sensor] = [Temp(), Rpm("R", 4)]
for one in all { one.update() }
print(all.map(\.text))
for case var r as any Sensor & Resettable in all {
  r.reset()
  print(r.value)
}
print(
  all.compactMap { $0 as? Resettable }.count, all.contains { $0 is Rpm }, all[0] === all[0],
  all.first { $0.id == "R" }?.value ?? 0)
protocol Shape {
  associatedtype Unit: Numeric
  var size: Unit { get }
  init(_ s: Unit)
  static var name: String { get }
}
struct Sq: Shape {
  var size: Int
  init(_ s: Int) { size = s }
  static let name = "sq"
}
struct Ci: Shape {
  var size: Double
  init(_ s: Double) { size = s }
  static var name: String { "ci" }
}
func make<S: Shape>(_ t: S.Type, _ n: S.Unit) -> S { t.init(n) }
func total<S: Shape>(_ s: S...) -> S.Unit { s.map(\.size).reduce(0, +) }
print(
  make(Sq.self, 3).size, total(Ci(1), Ci(2.5)),
  ([Sq.self, Ci.self] as [any Shape.Type]).map { $0.name })
func any() -> any Shape { Ci(9) }
func some() -> some Shape { Sq(4) }
print(any().size, some().size, type(of: some()).name, type(of: any()))
func open(_ s: any Shape) -> String {
  func inner<T: Shape>(_ t: T) -> String { "\(T.name):\(t.size * t.size)" }
  return inner(s)
}
print(open(Sq(3)), open(any()))
let boxes: [any Equatable] = [1, "a", 2.5]
print(boxes.count, boxes.first as? Int ?? 0)
func isEqual<T: Equatable>(_ a: T, _ b: any Equatable) -> Bool { a == (b as? T) }
print(isEqual(1, boxes[0]), isEqual("b", boxes[1]))
protocol P { func f() -> Int }
extension P {
  func f() -> Int { 1 }
  func g() -> Int { f() * 10 }
}
struct A: P {}
struct B: P {
  func f() -> Int { 2 }
  func g() -> Int { 99 }
}
let ps: [P] = [A(), B()]
print(ps.map { $0.g() }, B().g(), (B() as P).g())
typealias Both = P & CustomStringConvertible
struct D: Both { var description: String { "D!" } }
let both: any Both = D()
print(both, both.f())
extension Array: P where Element: P { func f() -> Int { reduce(0) { $0 + $1.f() } } }
print([A(), A()].f(), [B()].g())
func f2(_ x: any P & CustomStringConvertible) -> String { "\(x) \(x.f())" }
print(f2(D()))
