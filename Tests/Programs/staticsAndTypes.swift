// Class members that are overridden, metatypes, and members asked of `type(of:)`.
class Vehicle {
  class var wheels: Int { 4 }
  class var kind: String { "vehicle" }
  static let maker = "Acme"
  class func make() -> Vehicle { Vehicle() }
  required init() {}
  func describe() -> String { "\(type(of: self).kind) with \(type(of: self).wheels) wheels" }
  func clone() -> Self { type(of: self).init() }
}
class Bike: Vehicle {
  override class var wheels: Int { 2 }
  override class var kind: String { "bike" }
  override class func make() -> Vehicle { Bike() }
}
final class Trike: Bike {
  override class var wheels: Int { super.wheels + 1 }
}
for vehicle in [Vehicle(), Bike(), Trike()] {
  print(vehicle.describe(), type(of: vehicle), type(of: vehicle).wheels)
  print(type(of: vehicle.clone()), type(of: vehicle) == Bike.self, vehicle is Bike)
}
let types: [Vehicle.Type] = [Vehicle.self, Bike.self, Trike.self]
for each in types { print(each, each.wheels, each.make().describe(), each.init().describe()) }
print(Bike.maker, Trike.kind)
protocol Unit {
  static var symbol: String { get }
  init(_ value: Double)
  var value: Double { get }
}
extension Unit {
  static func zero() -> Self { Self(0) }
  var text: String { "\(value)\(Self.symbol)" }
}
struct Meter: Unit {
  static let symbol = "m"
  let value: Double
  init(_ value: Double) { self.value = value }
}
struct Second: Unit {
  static let symbol = "s"
  let value: Double
  init(_ value: Double) { self.value = value }
}
let units: [any Unit.Type] = [Meter.self, Second.self]
for unit in units { print(unit.symbol, unit.init(2).text, unit.zero().text) }
func make<U: Unit>(_ type: U.Type, _ value: Double) -> U { type.init(value) }
print(make(Meter.self, 3).text, make(Second.self, 1.5).text)
func name<T>(of value: T) -> String { "\(T.self)" }
print(name(of: 1), name(of: "x"), name(of: [1.5]), name(of: Meter(1)), name(of: Optional(2)))
func names<T, U>(_ value: T, _ other: U) -> String { "\(T.self)/\(U.self)/\(type(of: value))" }
print(names(1...2, ["k": true]), names((1, "a"), Set([1])))
let mixed: [Any] = [1, "two", 3.0, true, [1], Meter(4), Bike()]
for value in mixed { print(type(of: value), terminator: " ") }
print()
struct Wrapper<T> {
  var value: T
  var typeName: String { String(describing: T.self) }
}
print(Wrapper(value: 1).typeName, Wrapper(value: [1.5]).typeName, Wrapper<Int?>.self)
print(Int.self, [String].self, (Int, Bool).self, Double?.self, type(of: { (x: Int) in x }))
func isSame(_ a: Any.Type, _ b: Any.Type) -> Bool { a == b }
print(isSame(Int.self, Int.self), isSame(Int.self, Double.self))
enum Level: Int {
  case low, high
  static var best: Level { .high }
}
print(type(of: Level.low), type(of: Level.low).best, Level.self)
class Counter {
  static var count = 0
  class func bump() { count += 1 }
  static subscript(i: Int) -> Int { count * i }
}
Counter.bump()
Counter.bump()
print(Counter.count, Counter[10])
func erased(_ value: some Unit) -> String { "\(type(of: value)) \(value.text)" }
print(erased(Meter(1)), erased(Second(2)))
func opened(_ value: any Unit) -> String { generic(value) }
func generic<U: Unit>(_ value: U) -> String { "\(U.self):\(U.symbol)" }
print(opened(Meter(1)), opened(Second(1)))
