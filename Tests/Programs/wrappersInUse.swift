@propertyWrapper struct Clamped<T: Comparable> {
  private var value: T
  let range: ClosedRange<T>
  init(wrappedValue: T, _ range: ClosedRange<T>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: T {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: ClosedRange<T> { range }
}
@propertyWrapper final class Logged<T> {
  var history: [T] = []
  var wrappedValue: T { didSet { history.append(wrappedValue) } }
  var projectedValue: Logged<T> { self }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct UserDefault<Value> {
  let key: String
  let fallback: Value
  nonisolated(unsafe) static var store: [String: Any] {
    get { storage }
    set { storage = newValue }
  }
  init(_ key: String, default fallback: Value) {
    self.key = key
    self.fallback = fallback
  }
  var wrappedValue: Value {
    get { storage[key] as? Value ?? fallback }
    nonmutating set { storage[key] = newValue }
  }
}
nonisolated(unsafe) var storage: [String: Any] = [:]
struct Settings {
  @UserDefault("max", default: 100) var max: Int
  @UserDefault("name", default: "none") var name: String
}
struct Meter {
  @Clamped(0...100) var speed = 50.0
  @Logged var gear = 1
  @Clamped(wrappedValue: 3, 1...6) var level: Int
  init() {}
  init(speed: Double) { self.speed = speed }
}
var m = Meter()
m.speed = 140
m.gear = 2
m.gear += 3
m.level = 0
print(m.speed, m.$speed, m.gear, m.$gear.history, m.level, m.$level.upperBound)
print(Meter(speed: -4).speed)
let s = Settings()
print(s.max, s.name)
s.max = 240
s.name += "!"
print(s.max, s.name, storage.keys.sorted())
func f() -> Int {
  @Clamped(0...10) var x = 99
  x += 1
  x -= 4
  return x
}
print(f())
@propertyWrapper struct Lazy<V> {
  var make: () -> V
  var kept: V?
  init(wrappedValue: @autoclosure @escaping () -> V) { make = wrappedValue }
  var wrappedValue: V {
    mutating get {
      if let kept { return kept }
      let v = make()
      kept = v
      return v
    }
    set { kept = newValue }
  }
}
func costly() -> Int {
  print("costly")
  return 9
}
struct L { @Lazy var x = costly() }
var l = L()
print("before")
print(l.x, l.x)
l.x = 4
print(l.x)
@propertyWrapper struct Trimmed {
  var wrappedValue: String { didSet { wrappedValue = wrappedValue.filter { $0 != " " } } }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue.filter { $0 != " " } }
}
struct User {
  @Trimmed var name: String
  @Trimmed var nick = " n i "
}
var u = User(name: " a b ")
print(u.name, u.nick)
u.nick = " z z"
print(u)
