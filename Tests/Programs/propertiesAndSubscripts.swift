// Stored, computed, lazy, static, observed and wrapped properties; subscripts of every kind.
import Foundation

struct Thermostat {
  static var made = 0
  static let range = 5.0...30.0
  var target: Double = 20 {
    willSet { print("from \(target) to \(newValue)") }
    didSet {
      if target > 30 { target = 30 }
      changes += 1
    }
  }
  private(set) var changes = 0
  var fahrenheit: Double {
    get { target * 9 / 5 + 32 }
    set { target = (newValue - 32) * 5 / 9 }
  }
  lazy var history: [Double] = {
    print("making history")
    return [target]
  }()
  var isHot: Bool { target > 25 }
  init(target: Double = 20) {
    self.target = target
    Self.made += 1
  }
  mutating func reset() { self = Thermostat() }
}
var thermostat = Thermostat()
thermostat.target = 22
thermostat.target = 99
thermostat.fahrenheit = 68
print(thermostat.target, thermostat.changes, thermostat.fahrenheit, thermostat.isHot)
print(thermostat.history)
thermostat.history.append(1)
print(thermostat.history.count)
thermostat.reset()
print(thermostat.changes, Thermostat.made, Thermostat.range.contains(4))
@propertyWrapper struct Clamped<Value: Comparable> {
  private var value: Value
  let range: ClosedRange<Value>
  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: String { "\(range)" }
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
}
@propertyWrapper struct Logged<T> {
  var wrappedValue: T { didSet { print("logged", oldValue, "->", wrappedValue) } }
}
struct Settings {
  @Clamped(0...100) var volume = 150
  @Clamped(0.0...1.0) var gain: Double = 0.5
  @Logged var name = "a"
}
var settings = Settings()
settings.volume -= 30
settings.gain = 7
settings.name = "b"
print(settings.volume, settings.gain, settings.$volume, settings.name)
struct Matrix {
  let rows, columns: Int
  private var cells: [Double]
  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    cells = Array(repeating: 0, count: rows * columns)
  }
  subscript(row: Int, column: Int) -> Double {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }
  subscript(row row: Int) -> [Double] { (0..<columns).map { self[row, $0] } }
  subscript(safe index: Int) -> Double? { cells.indices.contains(index) ? cells[index] : nil }
  static subscript(size: Int) -> Matrix { Matrix(rows: size, columns: size) }
  subscript<T>(as convert: (Double) -> T) -> [T] { cells.map(convert) }
}
var matrix = Matrix[2]
matrix[0, 1] = 3
matrix[1, 0] += 2
matrix[1, 1] = matrix[0, 1] * matrix[1, 0]
print(matrix[row: 1], matrix[safe: 9] as Any, matrix[safe: 1]!, matrix[as: { Int($0) }])
class Account {
  var balance = 0 { didSet { if balance != oldValue { onChange?(balance) } } }
  var onChange: ((Int) -> Void)?
  lazy var label = "account \(id)"
  let id: Int
  static var count = 0
  init(id: Int) {
    self.id = id
    Account.count += 1
  }
  class var kind: String { "plain" }
}
class Savings: Account {
  override var balance: Int {
    willSet { print("will be", newValue) }
    didSet { print("was", oldValue) }
  }
  override class var kind: String { "savings" }
  var rate: Double = 0.02 { didSet { rate = min(rate, 0.1) } }
}
let account = Savings(id: 7)
account.onChange = { print("changed to", $0) }
account.balance = 50
account.balance += 25
account.rate = 0.5
print(account.label, account.rate, Account.count, Savings.kind, type(of: account).kind)
struct Temperature {
  var celsius: Double
  static let freezing = Temperature(celsius: 0)
  static var boiling: Temperature { .init(celsius: 100) }
}
print(
  Temperature.freezing.celsius, Temperature.boiling.celsius,
  ([.freezing, .boiling] as [Temperature]).map(\.celsius))
var (total, names) = (0, [String]())
var doubled: Int {
  get { total * 2 }
  set { total = newValue / 2 }
}
doubled = 10
names.append("x")
print(total, doubled, names)
var observed = 1 { didSet { print("observed", oldValue, observed) } }
observed += 1
observed = 5
func local() {
  var x = 0 { didSet { print("local", oldValue, x) } }
  x = 3
  lazy var y: Int = {
    print("lazy y")
    return x * 2
  }()
  print(x)
  print(y, y)
}
local()
@dynamicMemberLookup struct Bag {
  var values: [String: Int]
  subscript(dynamicMember name: String) -> Int {
    get { values[name] ?? 0 }
    set { values[name] = newValue }
  }
}
var bag = Bag(values: ["a": 1])
bag.b = 5
bag.a += 1
print(bag.a, bag.b, bag.c)
struct Point {
  var x = 0.0, y = 0.0
  var length: Double { (x * x + y * y).squareRoot() }
  func with(x: Double? = nil, y: Double? = nil) -> Point { Point(x: x ?? self.x, y: y ?? self.y) }
}
print(Point(x: 3, y: 4).length, Point().with(y: 2), Point(y: 1).x)
extension Int {
  var squared: Int { self * self }
  subscript(digit index: Int) -> Int { (0..<index).reduce(self) { n, _ in n / 10 } % 10 }
  static var answer: Int { 42 }
}
print(5.squared, 1234[digit: 2], Int.answer, (-3).squared)
