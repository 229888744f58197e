// Key paths, labels, defaults, variadics, inout, nested functions and closures.
struct Engine {
  var power: Double
  var name: String?
  var parts: [String] = ["piston", "valve"]
}
struct Car {
  var engine: Engine
  var seats = 4
  var tags: [String: Int] = [:]
  subscript(row: Int) -> String { "row \(row)" }
}
var car = Car(engine: Engine(power: 90, name: "V6"))
let power = \Car.engine.power
print(
  car[keyPath: power], car[keyPath: \.seats], car[keyPath: \.engine.parts[1]],
  car[keyPath: \.engine.name?.count] ?? 0)
car[keyPath: power] += 10
car[keyPath: \.engine.parts].append("belt")
car[keyPath: \.tags["a"]] = 3
print(car.engine.power, car.engine.parts, car.tags, car[keyPath: \.[2]])
func sorted<T, Value: Comparable>(
  _ items: [T], by path: KeyPath<T, Value>, descending: Bool = false
) -> [T] {
  items.sorted {
    descending ? $0[keyPath: path] > $1[keyPath: path] : $0[keyPath: path] < $1[keyPath: path]
  }
}
let cars = [Car(engine: Engine(power: 3)), Car(engine: Engine(power: 1), seats: 2), car]
print(
  sorted(cars, by: \.engine.power).map(\.engine.power),
  sorted(cars, by: \.seats, descending: true).map(\.seats))
print(
  cars.map(\.engine.name?.count), cars.compactMap(\.engine.name),
  cars.filter(\.engine.parts.isEmpty.not).count)
extension Bool { var not: Bool { !self } }
func update<Root, Value>(
  _ root: inout Root, _ path: WritableKeyPath<Root, Value>, with change: (inout Value) -> Void
) { change(&root[keyPath: path]) }
update(&car, \.seats) { $0 *= 2 }
update(&car, \.engine.name) { $0 = nil }
print(car.seats, car.engine.name ?? "unnamed")
let paths: [KeyPath<Car, Int>] = [\.seats, \.engine.parts.count]
print(paths.map { car[keyPath: $0] })
let path = \Car.engine
print(
  car[keyPath: path.appending(path: \.power)], ["abc", "d"].map(\.count).reduce(0, +),
  ["b", "a"].sorted(by: \.self))
extension Sequence {
  func sorted<V: Comparable>(by path: KeyPath<Element, V>) -> [Element] {
    sorted { $0[keyPath: path] < $1[keyPath: path] }
  }
  func sum<V: AdditiveArithmetic>(of path: KeyPath<Element, V>) -> V {
    reduce(.zero) { $0 + $1[keyPath: path] }
  }
}
print(cars.sum(of: \.seats), cars.sum(of: \.engine.power))
class Model {
  var count = 0
  let child = Child()
}
class Child { var label = "x" }
let model = Model()
let label: ReferenceWritableKeyPath<Model, String> = \.child.label
model[keyPath: label] += "y"
print(model.child.label)
func total(_ values: Int..., scale: Int = 1, suffix: String = "") -> String {
  "\(values.reduce(0, +) * scale)\(suffix)"
}
print(
  total(), total(1, 2), total(1, 2, scale: 3), total(4, suffix: "!"), total(scale: 2, suffix: "?"))
func join(_ words: String..., with separator: String) -> String {
  words.joined(separator: separator)
}
print(join("a", "b", "c", with: "-"), join(with: "+"))
func move(from start: Int, to end: Int, by step: Int = 1) -> [Int] {
  Array(stride(from: start, through: end, by: step))
}
print(move(from: 1, to: 3), move(from: 0, to: 10, by: 5))
func divide(_ a: Int, by b: Int) -> (quotient: Int, remainder: Int) { (a / b, a % b) }
let (quotient, remainder) = divide(17, by: 5)
print(quotient, remainder, divide(9, by: 4).remainder)
func swapTwo<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
var first = "one"
var second = "two"
swapTwo(&first, &second)
var numbers = [1, 2, 3]
numbers.swapAt(0, 2)
print(first, second, numbers)
func counter(from start: Int = 0) -> (next: () -> Int, reset: () -> Void) {
  var value = start
  func next() -> Int {
    defer { value += 1 }
    return value
  }
  return (next, { value = start })
}
let (next, reset) = counter(from: 5)
print(next(), next())
reset()
print(next())
func fibonacci(_ n: Int) -> Int {
  func go(_ n: Int, _ a: Int, _ b: Int) -> Int { n == 0 ? a : go(n - 1, b, a + b) }
  return go(n, 0, 1)
}
print((0..<10).map(fibonacci))
let compose: (@escaping (Int) -> Int, @escaping (Int) -> Int) -> (Int) -> Int = { f, g in
  { g(f($0)) }
}
print(compose({ $0 + 1 }, { $0 * 10 })(2), { $0 + $1 }(1, 2), { () -> String in "called" }())
var log: [String] = []
func measure(_ name: String, body: () throws -> Void, onError: ((String) -> Void)? = nil) rethrows {
  log.append(name)
  do { try body() } catch {
    onError?("\(error)")
    throw error
  }
}
enum Oops: Error { case bad(code: Int) }
measure("fine") { log.append("body") }
do {
  try measure("broken") {
    throw Oops.bad(code: 3)
  } onError: {
    log.append($0)
  }
} catch Oops.bad(let code) { log.append("code \(code)") }
print(log)
func apply(_ n: Int, times: Int = 2, _ f: (Int) -> Int) -> Int {
  (0..<times).reduce(n) { value, _ in f(value) }
}
print(
  apply(1) { $0 * 3 }, apply(1, times: 4) { $0 + 1 }, [1, 2, 3].map { n in n * n },
  ["x"].map { (s: String) -> Int in s.count })
func both(_ a: @autoclosure () -> Bool, _ b: @autoclosure () -> Bool) -> Bool { a() && b() }
print(both(1 > 0, false), both(false, { fatalError() }()))
func make(_ f: ((Int) -> String)? = nil) -> String { f?(7) ?? "none" }
print(make(), make { "\($0)" }, make(String.init))
