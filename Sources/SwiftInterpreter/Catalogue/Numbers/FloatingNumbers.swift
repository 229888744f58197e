import Foundation

extension Catalogue {
  /// What `Double`, `CGFloat` and `Float` have alike: all three are one representation here.
  @RowBuilder static func floatingRows(_ type: String) -> [Row] {
    floatingArithmetic(type)
    comparisons(of: type, Double.self)
    floatingInitializers(type)
    floatingConstants(type)
    floatingMembers(type)
  }

  @RowBuilder private static func floatingArithmetic(_ type: String) -> [Row] {
    Row.plain("static func + (lhs: \(type), rhs: \(type)) -> \(type)", "The sum.") {
      (left: Double, right: Double) in left + right
    }
    Row.plain("static func - (lhs: \(type), rhs: \(type)) -> \(type)", "The difference.") {
      (left: Double, right: Double) in left - right
    }
    Row.plain("static func * (lhs: \(type), rhs: \(type)) -> \(type)", "The product.") {
      (left: Double, right: Double) in left * right
    }
    Row.plain("static func / (lhs: \(type), rhs: \(type)) -> \(type)", "The quotient.") {
      (left: Double, right: Double) in left / right
    }
    Row.plain("static prefix func - (x: \(type)) -> \(type)", "The negative.") {
      (number: Double) in -number
    }
    Row.plain("static prefix func + (x: \(type)) -> \(type)", "The number itself.") {
      (number: Double) in number
    }
  }

  @RowBuilder private static func floatingInitializers(_ type: String) -> [Row] {
    Row.plain("init(_ value: Int)", "The whole number as one with a fraction.") { (value: Int) in
      Double(value)
    }
    Row("init()", "Nought.") { 0.0 }
    Row("init<T: BinaryInteger>(_ value: T)", "The whole number as one with a fraction.") {
      (value: Value) in value.wholeNumber.map { Double($0) } ?? 0
    }
    for other in ["Double", "CGFloat", "Float"] {
      Row.plain("init(_ value: \(other))", "The number itself.") { (value: Double) in value }
    }
    if type != "CGFloat" {
      Row("init?<S: StringProtocol>(_ text: S)", "The number that a text holds, if it does.") {
        (text: String) in Double(text)
      }
    }
  }

  @RowBuilder private static func floatingConstants(_ type: String) -> [Row] {
    Row.constant("pi", type, "Half the way around a circle of radius 1.", Double.pi)
    Row.constant("infinity", type, "More than any number.", Double.infinity)
    Row.constant("nan", type, "Not a number.", Double.nan)
    Row.constant("zero", type, "Nought.", 0.0)
    Row.constant(
      "greatestFiniteMagnitude", type, "The greatest number.", Double.greatestFiniteMagnitude)
    Row.constant(
      "leastNonzeroMagnitude", type, "The number next to nought.", Double.leastNonzeroMagnitude)
    Row.constant("ulpOfOne", type, "The distance from 1 to the next number.", Double.ulpOfOne)
    Row("static func random(in range: ClosedRange<\(type)>) -> \(type)", "A number by chance.") {
      (range: ClosedRange<Double>) in
      guard (range.upperBound - range.lowerBound).isFinite else {
        throw ScriptFailure("there is no uniform distribution on an infinite range")
      }
      return Runtime.byChance { Double.random(in: range, using: &$0) }
    }
    Row("static func random(in range: Range<\(type)>) -> \(type)", "A number by chance.") {
      (range: Range<Double>) in
      guard !range.isEmpty, (range.upperBound - range.lowerBound).isFinite else {
        throw ScriptFailure("cannot get random value in empty range")
      }
      return Runtime.byChance { Double.random(in: range, using: &$0) }
    }
  }

  @RowBuilder private static func floatingMembers(_ type: String) -> [Row] {
    Row.plain("func rounded() -> \(type)", "The nearest whole number; halves away from zero.") {
      (number: Double) in number.rounded()
    }
    Row(
      "func rounded(_ rule: FloatingPointRoundingRule) -> \(type)",
      "A whole number near by, by a rule."
    ) { (number: Double, rule: FloatingPointRoundingRule) in
      number.rounded(rule)
    }
    Row.mutating("mutating func round()", "Makes it the nearest whole number.") {
      (number: inout Double) in
      number.round()
      return Value.void
    }
    Row.mutating("mutating func negate()", "Turns its sign.") { (number: inout Double) in
      number.negate()
      return Value.void
    }
    Row.plain("func squareRoot() -> \(type)", "The square root.") { (number: Double) in
      number.squareRoot()
    }
    Row(
      "func truncatingRemainder(dividingBy other: \(type)) -> \(type)", "What division leaves."
    ) { (number: Double, other: Double) in
      number.truncatingRemainder(dividingBy: other)
    }
    Row("func remainder(dividingBy other: \(type)) -> \(type)", "The distance to a multiple.") {
      (number: Double, other: Double) in number.remainder(dividingBy: other)
    }
    Row("var magnitude: \(type)", "The number without its sign.") { (number: Double) in
      number.magnitude
    }
    Row("var sign: FloatingPointSign", "Plus or minus.") { (number: Double) in number.sign }
    Row("var exponent: Int", "The power of two it is nearest to.") { (number: Double) in
      number.isFinite && number != 0 ? Int(number.exponent) : 0
    }
    for (name, summary, part) in floatingParts {
      Row("var \(name): \(type)", summary) { (number: Double) in part(number) }
    }
    Row("func advanced(by n: \(type)) -> \(type)", "The sum.") { (number: Double, n: Double) in
      number + n
    }
    Row("func distance(to other: \(type)) -> \(type)", "The difference.") {
      (number: Double, other: Double) in other - number
    }
    Row("func isLess(than other: \(type)) -> Bool", "Whether it is less.") {
      (number: Double, other: Double) in number < other
    }
    Row("var isNormal: Bool", "Whether it has its full precision.") { (number: Double) in
      number.isNormal
    }
    Row("var hashValue: Int", "A number for tables.") { (number: Double) in number.hashValue }
    Row("var isNaN: Bool", "Whether it is not a number.") { (number: Double) in number.isNaN }
    Row("var isFinite: Bool", "Whether it is neither infinite nor NaN.") { (number: Double) in
      number.isFinite
    }
    Row("var isInfinite: Bool", "Whether it is infinite.") { (number: Double) in
      number.isInfinite
    }
    Row("var isZero: Bool", "Whether it is nought.") { (number: Double) in number.isZero }
    Row("var description: String", "The number as text.") { (number: Double) in "\(number)" }
  }

  private static let floatingParts: [(String, String, (Double) -> Double)] = [
    ("significand", "The number without its power of two.", { $0.significand }),
    ("ulp", "The distance to the next number.", { $0.ulp }),
    ("nextUp", "The next greater number.", { $0.nextUp }),
    ("nextDown", "The next smaller number.", { $0.nextDown }),
  ]
}

extension FloatingPointSign: NativeValue {}
