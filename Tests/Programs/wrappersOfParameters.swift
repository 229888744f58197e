@propertyWrapper struct Clamped {
  var value: Int
  let range: ClosedRange<Int>
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  init(projectedValue: Clamped) { self = projectedValue }
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: Clamped { self }
}
func volume(@Clamped(0...10) _ v: Int) -> Int { v + $v.range.upperBound }
print(volume(50))
@propertyWrapper struct Traced<T> {
  var wrappedValue: T
  var projectedValue: String { "traced \(wrappedValue)" }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Loud {
  var wrappedValue: String
  var projectedValue: String { wrappedValue + "!" }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
  init(projectedValue: String) { wrappedValue = projectedValue }
}
func shout(@Loud text: String) { print(text, $text) }
shout(text: "a")
shout($text: "b")
func log(@Traced text: String) { print(text, $text) }
log(text: "a")
struct Settings {
  @Clamped(0...5) var level = 9
  @Clamped(1...3) var other: Int = 0
  @Traced var name: String
}
var s = Settings(name: "n")
print(s.level, s.other, s.name, s.$name, s.$level.range)
s.level = -4
print(s.level)
func local() {
  @Clamped(0...2) var x = 7
  print(x, $x.range)
  x = -1
  print(x)
}
local()
