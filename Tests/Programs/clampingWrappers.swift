// Property wrappers: clamping, logging, with projected values and arguments.
@propertyWrapper struct Clamped<Value: Comparable> {
  private var value: Value
  let range: ClosedRange<Value>
  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }

  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
}
@propertyWrapper final class Logged<T> {
  private(set) var log: [T] = []
  var wrappedValue: T { didSet { log.append(oldValue) } }
  var projectedValue: Logged<T> { self }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
struct Tank {
  @Clamped(0...100) var level: Int = 150
  @Logged var name = "main"
  @Clamped(wrappedValue: 3, 1...2) var rows: Int
  mutating func fill(_ by: Int) { level += by }
}
var t = Tank()
print(t.level, t.rows)
t.level = -5
t.fill(30)
print(t.level)
t.name = "a"
t.name = "b"
print(t.$name.log, t.name)
struct Named {
  @Logged var x: Int
  init(_ x: Int) { _x = Logged(wrappedValue: x * 2) }
}
let n = Named(4)
n.x += 1
print(n.x, n.$x.log)
