@propertyWrapper
struct Clamped<Value: Comparable> {
  private var value: Value
  let range: ClosedRange<Value>
  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: ClosedRange<Value> { range }
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
}

@propertyWrapper
struct Logged<Value> {
  var wrappedValue: Value {
    didSet { history.append("\(oldValue) -> \(wrappedValue)") }
  }
  private(set) var history: [String] = []
  var projectedValue: [String] { history }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
struct Lowercased {
  var wrappedValue: String
  var projectedValue: Lowercased { self }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue.lowercased() }
  init(projectedValue: Lowercased) { self = projectedValue }
  var length: Int { wrappedValue.count }
}

func greet(@Lowercased name: String, times: Int = 1) -> String {
  "\(name) (\($name.length), \(_name.length)) x\(times)"
}
print(greet(name: "ANNA"))
print(greet(name: "BoB", times: 2))

struct Settings {
  @Clamped(0...10) var volume = 5
  @Clamped(1...3) var speed: Double = 9.5
  @Logged var title = "Untitled"

  mutating func louder(by amount: Int) {
    volume += amount
    title = "Louder \(volume)"
  }
}
var settings = Settings()
settings.louder(by: 3)
settings.louder(by: 9)
print(settings.volume, settings.$volume, settings.speed, settings.$speed)
print(settings.$title)

func average() -> Double {
  @Clamped(0...100) var total = 250.0
  @Logged var count = 2
  count += 2
  total -= 40
  return total / Double(count) + Double($count.count) + $total.upperBound
}
print(average())

final class Form {
  @Lowercased var email = "ME@EXAMPLE.COM"
  @Clamped(0...1) var progress = 0.5
  init(progress: Double) { self.progress = progress }
  func summary() -> String { "\(email) \($email.length) \(progress) \($progress.lowerBound)" }
}
let form = Form(progress: 3)
form.progress -= 0.25
print(form.summary())
form.email = "X@Y.Z"
print(form.summary())
let shout = { (@Lowercased text: String) in text + "!" + String($text.length) }
print(shout("LOUD"))
