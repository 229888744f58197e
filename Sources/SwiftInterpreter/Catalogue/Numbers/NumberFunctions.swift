import Foundation

extension Catalogue {
  /// The functions on numbers that stand by themselves.
  @RowBuilder static var numberFunctions: [Row] {
    for type in ["Int", "Double", "CGFloat"] {
      Row("func min(_ x: \(type), _ y: \(type)) -> \(type)", "The smaller one.") {
        (left: Value, right: Value) in right.precedes(left) ? right : left
      }
      Row("func max(_ x: \(type), _ y: \(type)) -> \(type)", "The greater one.") {
        (left: Value, right: Value) in right.precedes(left) ? left : right
      }
    }
    Row("func min<T: Comparable>(_ x: T, _ y: T, _ rest: T...) -> T", "The smallest one.") {
      (first: Value, second: Value, rest: [Value]) in
      ([second] + rest).reduce(first) { $1.precedes($0) ? $1.alike($0) : $0.alike($1) }
    }
    Row("func max<T: Comparable>(_ x: T, _ y: T, _ rest: T...) -> T", "The greatest one.") {
      (first: Value, second: Value, rest: [Value]) in
      ([second] + rest).reduce(first) { $1.precedes($0) ? $0.alike($1) : $1.alike($0) }
    }
    Row.plain("func abs(_ x: Int) -> Int", "The number without its sign.") { (int: Int) in
      guard int != .min else { throw ScriptFailure("arithmetic overflow") }
      return abs(int)
    }
    Row("func abs<T: SignedNumeric & Comparable>(_ x: T) -> T", "The number without its sign.") {
      (number: Value) in
      number.precedes(.int(0)) ? try Arithmetic.subtract(.int(0), number) : number
    }
    for (name, type) in [("lround", "Double"), ("lroundf", "Float")] {
      Row("func \(name)(_ x: \(type)) -> Int", "The nearest whole number; halves away from zero.") {
        (number: Double) in
        guard let whole = Int(exactly: number.rounded()) else {
          throw ScriptFailure("this number is too large for 'Int'")
        }
        return whole
      }
    }
    for (name, summary, function) in functions {
      Row.number("func \(name)f(_ x: Float) -> Float", summary) { (x: Float) in
        Float(function(Double(x)))
      }
    }
    for (name, summary, function) in functionsOfTwo {
      Row.number("func \(name)f(_ x: Float, _ y: Float) -> Float", summary) {
        (x: Float, y: Float) in Float(function(Double(x), Double(y)))
      }
    }
    for type in ["Double", "CGFloat"] { numberFunctions(type, Double.self) }
    numberFunctions("Float", Float.self)
  }

  @RowBuilder private static func numberFunctions<Number: FloatingNumber>(
    _ type: String, _: Number.Type
  ) -> [Row] {
    Row.number("func abs(_ x: \(type)) -> \(type)", "The number without its sign.") {
      (number: Number) in abs(number)
    }
    for (name, summary, function) in functions {
      Row.number("func \(name)(_ x: \(type)) -> \(type)", summary) { (x: Number) in
        Number(function(Double(x)))
      }
    }
    for (name, summary, function) in functionsOfTwo {
      Row.number("func \(name)(_ x: \(type), _ y: \(type)) -> \(type)", summary) {
        (x: Number, y: Number) in Number(function(Double(x), Double(y)))
      }
    }
  }

  private static let functions: [(String, String, @Sendable (Double) -> Double)] = [
    ("sqrt", "The square root.", { $0.squareRoot() }),
    ("cbrt", "The cube root.", { cbrt($0) }),
    ("sin", "The sine of an angle in radians.", { sin($0) }),
    ("cos", "The cosine of an angle in radians.", { cos($0) }),
    ("tan", "The tangent of an angle in radians.", { tan($0) }),
    ("asin", "The angle in radians of a sine.", { asin($0) }),
    ("acos", "The angle in radians of a cosine.", { acos($0) }),
    ("atan", "The angle in radians of a tangent.", { atan($0) }),
    ("sinh", "The hyperbolic sine.", { sinh($0) }),
    ("cosh", "The hyperbolic cosine.", { cosh($0) }),
    ("tanh", "The hyperbolic tangent.", { tanh($0) }),
    ("fabs", "The number without its sign.", { abs($0) }),
    ("exp", "The power of e.", { exp($0) }),
    ("exp2", "The power of 2.", { exp2($0) }),
    ("log", "The natural logarithm.", { log($0) }),
    ("log2", "The logarithm to the base 2.", { log2($0) }),
    ("log10", "The logarithm to the base 10.", { log10($0) }),
    ("floor", "The next smaller whole number.", { $0.rounded(.down) }),
    ("ceil", "The next greater whole number.", { $0.rounded(.up) }),
    ("round", "The nearest whole number; halves away from zero.", { $0.rounded() }),
    ("trunc", "The whole part.", { $0.rounded(.towardZero) }),
  ]

  private static let functionsOfTwo: [(String, String, @Sendable (Double, Double) -> Double)] = [
    ("pow", "The first number to the power of the second.", { pow($0, $1) }),
    ("atan2", "The angle in radians of a point, y first.", { atan2($0, $1) }),
    ("hypot", "The length of the long side of a right triangle.", { hypot($0, $1) }),
    ("fmod", "What division leaves.", { fmod($0, $1) }),
    ("fmax", "The greater one.", { fmax($0, $1) }),
    ("fmin", "The smaller one.", { fmin($0, $1) }),
    ("copysign", "The first number with the sign of the second.", { copysign($0, $1) }),
  ]
}
