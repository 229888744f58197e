import Foundation

extension Catalogue {
  /// What `Double`, `CGFloat` and `Float` have alike. The first two are one representation here; the third is Swift's
  /// own, so that what it comes to is rounded as it is.
  @RowBuilder static func floatingRows<Number: FloatingNumber>(
    _ type: String, _: Number.Type
  ) -> [Row] {
    floatingArithmetic(type, Number.self)
    comparisons(of: type, Number.self)
    floatingInitializers(type, Number.self)
    floatingConstants(type, Number.self)
    floatingMembers(type, Number.self)
  }

  @RowBuilder private static func floatingArithmetic<Number: FloatingNumber>(
    _ type: String, _: Number.Type
  ) -> [Row] {
    Row.number("static func + (lhs: \(type), rhs: \(type)) -> \(type)", "The sum.") {
      (left: Number, right: Number) in left + right
    }
    Row.number("static func - (lhs: \(type), rhs: \(type)) -> \(type)", "The difference.") {
      (left: Number, right: Number) in left - right
    }
    Row.number("static func * (lhs: \(type), rhs: \(type)) -> \(type)", "The product.") {
      (left: Number, right: Number) in left * right
    }
    Row.number("static func / (lhs: \(type), rhs: \(type)) -> \(type)", "The quotient.") {
      (left: Number, right: Number) in left / right
    }
    Row.number("static prefix func - (x: \(type)) -> \(type)", "The negative.") {
      (number: Number) in -number
    }
    Row.number("static prefix func + (x: \(type)) -> \(type)", "The number itself.") {
      (number: Number) in number
    }
  }

  @RowBuilder private static func floatingInitializers<Number: FloatingNumber>(
    _ type: String, _: Number.Type
  ) -> [Row] {
    Row.number("init(_ value: Int)", "The whole number as one with a fraction.") { (value: Int) in
      Number(value)
    }
    Row("init()", "Nought.") { Number.zero }
    Row("init<T: BinaryInteger>(_ value: T)", "The whole number as one with a fraction.") {
      (value: Value) in value.wholeNumber.map { Number($0) } ?? 0
    }
    for other in ["Double", "CGFloat", "Float"] {
      Row.number("init(_ value: \(other))", "The number, as near as may be.") { (value: Double) in
        Number(value)
      }
    }
    Row(
      "init<Source: BinaryFloatingPoint>(_ value: Source)", "The number, as near as may be."
    ) { (value: Double) in Number(value) }
    if type != "CGFloat" {
      Row(
        "init?<Source: BinaryFloatingPoint>(exactly value: Source)",
        "The number, if it is one of these."
      ) { (value: Double) in Number(exactly: value) }
      Row("init?(exactly value: Int)", "The whole number, if it is one of these.") { (value: Int) in
        Number(exactly: value)
      }
      Row("init?<S: StringProtocol>(_ text: S)", "The number that a text holds, if it does.") {
        (text: String) in Number(text)
      }
    }
  }

  @RowBuilder private static func floatingConstants<Number: FloatingNumber>(
    _ type: String, _: Number.Type
  ) -> [Row] {
    Row.constant("pi", type, "Half the way around a circle of radius 1.", Number.pi)
    Row.constant("infinity", type, "More than any number.", Number.infinity)
    Row.constant("nan", type, "Not a number.", Number.nan)
    Row.constant("zero", type, "Nought.", Number.zero)
    Row.constant(
      "greatestFiniteMagnitude", type, "The greatest number.", Number.greatestFiniteMagnitude)
    Row.constant(
      "leastNonzeroMagnitude", type, "The number next to nought.", Number.leastNonzeroMagnitude)
    Row.constant("ulpOfOne", type, "The distance from 1 to the next number.", Number.ulpOfOne)
    Row.constant(
      "leastNormalMagnitude", type, "The smallest number of full precision.",
      Number.leastNormalMagnitude)
    for (name, summary, choose) in choices(Number.self) {
      Row("static func \(name)(_ x: \(type), _ y: \(type)) -> \(type)", summary) {
        (x: Number, y: Number) in choose(x, y)
      }
    }
    Row("static func random(in range: ClosedRange<\(type)>) -> \(type)", "A number by chance.") {
      (range: ClosedRange<Number>) in
      guard (range.upperBound - range.lowerBound).isFinite else {
        throw ScriptFailure("there is no uniform distribution on an infinite range")
      }
      return Runtime.byChance { Number.random(in: range, using: &$0) }
    }.andUsing()
    Row("static func random(in range: Range<\(type)>) -> \(type)", "A number by chance.") {
      (range: Range<Number>) in
      guard !range.isEmpty, (range.upperBound - range.lowerBound).isFinite else {
        throw ScriptFailure("cannot get random value in empty range")
      }
      return Runtime.byChance { Number.random(in: range, using: &$0) }
    }.andUsing()
  }

  @RowBuilder private static func floatingMembers<Number: FloatingNumber>(
    _ type: String, _: Number.Type
  ) -> [Row] {
    Row.number("func rounded() -> \(type)", "The nearest whole number; halves away from zero.") {
      (number: Number) in number.rounded()
    }
    Row(
      "func rounded(_ rule: FloatingPointRoundingRule) -> \(type)",
      "A whole number near by, by a rule."
    ) { (number: Number, rule: FloatingPointRoundingRule) in
      number.rounded(rule)
    }
    Row.mutating("mutating func round()", "Makes it the nearest whole number.") {
      (number: inout Number) in
      number.round()
      return Value.void
    }
    Row.mutating(
      "mutating func round(_ rule: FloatingPointRoundingRule)", "Makes it whole, by a rule."
    ) { (number: inout Number, rule: FloatingPointRoundingRule) in
      number.round(rule)
      return Value.void
    }
    Row(
      "func addingProduct(_ lhs: \(type), _ rhs: \(type)) -> \(type)",
      "The sum with a product, rounded once."
    ) { (number: Number, left: Number, right: Number) in number.addingProduct(left, right) }
    Row.mutating("mutating func negate()", "Turns its sign.") { (number: inout Number) in
      number.negate()
      return Value.void
    }
    Row.number("func squareRoot() -> \(type)", "The square root.") { (number: Number) in
      number.squareRoot()
    }
    Row(
      "func truncatingRemainder(dividingBy other: \(type)) -> \(type)", "What division leaves."
    ) { (number: Number, other: Number) in
      number.truncatingRemainder(dividingBy: other)
    }
    Row("func remainder(dividingBy other: \(type)) -> \(type)", "The distance to a multiple.") {
      (number: Number, other: Number) in number.remainder(dividingBy: other)
    }
    Row("var magnitude: \(type)", "The number without its sign.") { (number: Number) in
      number.magnitude
    }
    Row("var sign: FloatingPointSign", "Plus or minus.") { (number: Number) in number.sign }
    Row("var exponent: Int", "The power of two it is nearest to.") { (number: Number) in
      number.isFinite && number != 0 ? Int(number.exponent) : 0
    }
    for (name, summary, part) in floatingParts(Number.self) {
      Row("var \(name): \(type)", summary) { (number: Number) in part(number) }
    }
    Row("func advanced(by n: \(type)) -> \(type)", "The sum.") { (number: Number, n: Number) in
      number + n
    }
    Row("func distance(to other: \(type)) -> \(type)", "The difference.") {
      (number: Number, other: Number) in other - number
    }
    Row("func isLess(than other: \(type)) -> Bool", "Whether it is less.") {
      (number: Number, other: Number) in number < other
    }
    Row("var isNormal: Bool", "Whether it has its full precision.") { (number: Number) in
      number.isNormal
    }
    Row("var hashValue: Int", "A number for tables.") { (number: Number) in number.hashValue }
    Row("var isNaN: Bool", "Whether it is not a number.") { (number: Number) in number.isNaN }
    Row("var isFinite: Bool", "Whether it is neither infinite nor NaN.") { (number: Number) in
      number.isFinite
    }
    Row("var isInfinite: Bool", "Whether it is infinite.") { (number: Number) in
      number.isInfinite
    }
    Row("var isZero: Bool", "Whether it is nought.") { (number: Number) in number.isZero }
    Row("var description: String", "The number as text.") { (number: Number) in "\(number)" }
  }

  private static func floatingParts<Number: FloatingNumber>(
    _: Number.Type
  ) -> [(String, String, (Number) -> Number)] {
    [
      ("significand", "The number without its power of two.", { $0.significand }),
      ("ulp", "The distance to the next number.", { $0.ulp }),
      ("nextUp", "The next greater number.", { $0.nextUp }),
      ("nextDown", "The next smaller number.", { $0.nextDown }),
    ]
  }

  private static func choices<Number: FloatingNumber>(
    _: Number.Type
  ) -> [(String, String, (Number, Number) -> Number)] {
    [
      ("maximum", "The greater one, whichever is a number.", { Number.maximum($0, $1) }),
      ("minimum", "The smaller one, whichever is a number.", { Number.minimum($0, $1) }),
    ]
  }
}

/// A number with a fraction, as scripts have it.
protocol FloatingNumber: BinaryFloatingPoint, LosslessStringConvertible, NativeValue
where RawSignificand: FixedWidthInteger {}

extension Double: FloatingNumber {}

extension Float: FloatingNumber {
  /// The number; one that a literal or a control of the library gives is rounded to it.
  static func from(_ value: Value) throws -> Float {
    switch value {
    case .native(let float as Float): return float
    case .double(let double): return Float(double)
    default: throw BridgingError(expected: "Float", found: value)
    }
  }
}

extension Value {
  /// A number of a type with a fraction.
  init(_ number: Double, as type: SwiftType) {
    if case .nominal(let nominal, _) = type, nominal.name == "Float" {
      self = .native(Float(number))
    } else {
      self = .double(number)
    }
  }

  /// In generic code a whole-number literal is of the type of what it meets.
  func alike(_ other: Value) -> Value {
    guard case .int(let int) = self else { return self }
    return switch other {
    case .double: .double(Double(int))
    case .native(is Float): .native(Float(int))
    case .native(is Decimal): .native(Decimal(int))
    default: self
    }
  }

  /// What a number with a fraction becomes, as one of its own type.
  func changed(_ change: (Double) -> Double) -> Value {
    switch self {
    case .double(let double): .double(change(double))
    case .native(let float as Float): .native(Float(change(Double(float))))
    case .int(let int): .double(change(Double(int)))
    default: self
    }
  }

  /// The number with a fraction that it is; `nil` for anything else.
  var floating: Double? {
    switch self {
    case .double(let double): double
    case .native(let float as Float): Double(float)
    case .native(let decimal as Decimal): decimal.double
    default: nil
    }
  }
}

extension FloatingPointSign: NativeValue {}
