import Foundation

// Observers, lazy properties, computed with setters, static counters, mutating self assignment, nested functions capturing.
struct Meter {
  static private(set) var made = 0
  static let limits = 0.0...1.0
  var value: Double = 0 {
    willSet { log.append("will \(newValue)") }
    didSet {
      if !Self.limits.contains(value) {
        value = min(max(value, 0), 1)
        log.append("clamped")
      }
    }
  }
  private(set) var log: [String] = []
  lazy var label: String = { "M\(Meter.made)" }()
  var percent: Int {
    get { Int((value * 100).rounded()) }
    set(p) { value = Double(p) / 100 }
  }
  init(_ v: Double = 0) {
    value = v
    Meter.made += 1
  }
  mutating func reset() { self = Meter(0.5) }
}
var a = Meter(2)
print(a.value, a.log)
a.percent = 130
print(a.value, a.log, a.label)
a.percent -= 25
print(a.percent)
a.reset()
print(a.value, a.log, Meter.made, a.label)
func counter() -> (inc: () -> Int, reset: () -> Void) {
  var n = 0
  func inc() -> Int {
    n += 1
    return n
  }
  return (inc, { n = 0 })
}
let (inc, reset) = counter()
_ = inc()
print(
  inc(),
  {
    reset()
    return inc()
  }())
class Temp {
  var celsius = 0.0 { didSet { for o in observers { o(oldValue, celsius) } } }
  var observers: [(Double, Double) -> Void] = []
  var fahrenheit: Double {
    get { celsius * 9 / 5 + 32 }
    set { celsius = (newValue - 32) * 5 / 9 }
  }
}
let t = Temp()
var seen: [String] = []
t.observers.append { seen.append("\($0)→\($1)") }
t.fahrenheit = 212
t.celsius += 1
print(seen, t.fahrenheit)
