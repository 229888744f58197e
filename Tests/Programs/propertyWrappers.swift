@propertyWrapper struct Clamped {
  private var value: Double
  let range: ClosedRange<Double>
  init(wrappedValue: Double, _ range: ClosedRange<Double>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Double {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: Double { (value - range.lowerBound) / (range.upperBound - range.lowerBound) }
}
struct Engine {
  @Clamped(0...8000) var rpm: Double = 900
  @Clamped(0...240) var speed = 300.0
}
var e = Engine()
print(e.rpm, e.speed, e.$rpm)
e.rpm = 9000
e.speed -= 400
print(e.rpm, e.speed, e.$speed)
e.rpm -= 2000
print(e.$rpm)
@propertyWrapper struct Trimmed {
  private(set) var text = ""
  var wrappedValue: String {
    get { text }
    set { text = newValue.uppercased() }
  }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
struct Label {
  @Trimmed var name: String
  var n: Int
}
var l = Label(name: "abc", n: 2)
print(l.name)
l.name += "def"
print(l.name, l.n)
@propertyWrapper class Counted<T> {
  var count = 0
  private var stored: T
  var wrappedValue: T {
    get { stored }
    set {
      stored = newValue
      count += 1
    }
  }
  var projectedValue: Counted<T> { self }
  init(wrappedValue: T) { stored = wrappedValue }
}
final class Model {
  @Counted var level = 1
  func bump() {
    level += 1
    level *= 2
  }
  var writes: Int { _level.count }
}
let m = Model()
m.bump()
m.bump()
print(m.level, m.$level.count, m.writes)
func local() {
  @Clamped(0...10) var x = 12.0
  print(x)
  x = -3
  print(x, $x)
}
local()
