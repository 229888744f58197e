extension String.StringInterpolation {
  mutating func appendInterpolation(percent x: Double) { appendLiteral("\(Int(x * 100)) %") }
  mutating func appendInterpolation(_ x: Double, places: Int) {
    appendInterpolation(x)
    appendLiteral(" to \(places)")
  }
}
print("half is \(percent: 0.5), and \(1.25, places: 2)")
