import Foundation

extension Catalogue {
  /// Whole and floating-point numbers.
  @RowBuilder static var numbers: [Row] {
    Rows.type(
      "struct Int: FixedWidthInteger, SignedInteger, CVarArg, CustomStringConvertible, Codable",
      "A whole number."
    ) {
      integerArithmetic
      comparisons(of: "Int", Int.self)
      integerMembers
    }
    Rows.type(
      "struct Double: BinaryFloatingPoint, CVarArg, CustomStringConvertible, Codable",
      "A number with a fraction."
    ) {
      floatingRows("Double", Double.self)
    }
    Rows.type(
      "struct CGFloat: BinaryFloatingPoint, CVarArg, CustomStringConvertible, Codable",
      "A length; converts to and from `Double` by itself."
    ) {
      floatingRows("CGFloat", Double.self)
    }
    Rows.type(
      "struct Float: BinaryFloatingPoint, CVarArg, CustomStringConvertible, Codable",
      "A number with a fraction."
    ) {
      floatingRows("Float", Float.self)
    }
    Rows.type("enum FloatingPointSign", "Plus or minus.") {
      Row.enumCase("plus", "More than nought.", FloatingPointSign.plus)
      Row.enumCase("minus", "Less than nought.", FloatingPointSign.minus)
    }
    Rows.type("enum FloatingPointRoundingRule", "Which way numbers are rounded.") {
      Row.enumCase(
        "toNearestOrAwayFromZero", "To the nearest; halves away from zero.",
        FloatingPointRoundingRule.toNearestOrAwayFromZero)
      Row.enumCase(
        "toNearestOrEven", "To the nearest; halves to the even one.",
        FloatingPointRoundingRule.toNearestOrEven)
      Row.enumCase("up", "To the next greater.", FloatingPointRoundingRule.up)
      Row.enumCase("down", "To the next smaller.", FloatingPointRoundingRule.down)
      Row.enumCase("towardZero", "Without the fraction.", FloatingPointRoundingRule.towardZero)
      Row.enumCase("awayFromZero", "Away from zero.", FloatingPointRoundingRule.awayFromZero)
    }
  }

  @RowBuilder private static var integerArithmetic: [Row] {
    for (name, summary, operation) in wholeOperations {
      Row.plain("static func \(name) (lhs: Int, rhs: Int) -> Int", summary) {
        (left: Int, right: Int) in
        let (result, overflow) = operation(left, right)
        guard !overflow else {
          throw ScriptFailure(
            right == 0 && (name == "/" || name == "%") ? "division by zero" : "arithmetic overflow")
        }
        return result
      }
    }
    Row.plain("static prefix func - (operand: Int) -> Int", "The negative.") { (int: Int) in
      guard int != .min else { throw ScriptFailure("arithmetic overflow") }
      return -int
    }
    Row.plain("static prefix func + (x: Int) -> Int", "The number itself.") { (int: Int) in int }
    Row.plain("static prefix func ~ (x: Int) -> Int", "Every bit turned over.") { (int: Int) in ~int
    }
    Row.plain("static func & (lhs: Int, rhs: Int) -> Int", "The bits that both have.") {
      (left: Int, right: Int) in left & right
    }
    Row.plain("static func | (lhs: Int, rhs: Int) -> Int", "The bits that either has.") {
      (left: Int, right: Int) in left | right
    }
    Row.plain("static func ^ (lhs: Int, rhs: Int) -> Int", "The bits that just one has.") {
      (left: Int, right: Int) in left ^ right
    }
    Row.plain("static func << (lhs: Int, rhs: Int) -> Int", "The bits moved up.") {
      (left: Int, right: Int) in left << right
    }
    Row.plain("static func >> (lhs: Int, rhs: Int) -> Int", "The bits moved down.") {
      (left: Int, right: Int) in left >> right
    }
  }

  private static let wholeOperations: [(String, String, @Sendable (Int, Int) -> (Int, Bool))] = [
    ("+", "The sum.", { $0.addingReportingOverflow($1) }),
    ("-", "The difference.", { $0.subtractingReportingOverflow($1) }),
    ("*", "The product.", { $0.multipliedReportingOverflow(by: $1) }),
    ("/", "The whole part of the quotient.", { $0.dividedReportingOverflow(by: $1) }),
    ("%", "What division leaves.", { $0.remainderReportingOverflow(dividingBy: $1) }),
    ("&+", "The sum, wrapped around.", { ($0 &+ $1, false) }),
    ("&-", "The difference, wrapped around.", { ($0 &- $1, false) }),
    ("&*", "The product, wrapped around.", { ($0 &* $1, false) }),
  ]

  @RowBuilder static func comparisons<Number: NativeValue & Comparable>(
    of type: String, _: Number.Type
  ) -> [Row] {
    Row.comparison("static func == (lhs: \(type), rhs: \(type)) -> Bool", "Whether both are equal.")
    {
      (left: Number, right: Number) in left == right
    }
    Row.comparison("static func != (lhs: \(type), rhs: \(type)) -> Bool", "Whether both differ.") {
      (left: Number, right: Number) in left != right
    }
    Row.comparison(
      "static func < (lhs: \(type), rhs: \(type)) -> Bool", "Whether the left one is less."
    ) {
      (left: Number, right: Number) in left < right
    }
    Row.comparison(
      "static func > (lhs: \(type), rhs: \(type)) -> Bool", "Whether the left one is greater."
    ) {
      (left: Number, right: Number) in left > right
    }
    Row.comparison(
      "static func <= (lhs: \(type), rhs: \(type)) -> Bool", "Whether it is less or equal."
    ) {
      (left: Number, right: Number) in left <= right
    }
    Row.comparison(
      "static func >= (lhs: \(type), rhs: \(type)) -> Bool", "Whether it is greater or equal."
    ) {
      (left: Number, right: Number) in left >= right
    }
  }

  @RowBuilder private static var integerMembers: [Row] {
    for type in ["Double", "CGFloat", "Float"] {
      Row.plain("init(_ source: \(type))", "The whole part of a number.") { (value: Double) in
        try Int(whole: value)
      }
    }
    Row.plain("init(_ source: Int)", "The number itself.") { (value: Int) in value }
    Row("init()", "Nought.") { 0 }
    Row("init<T: BinaryInteger>(_ source: T)", "The number, where it fits.") { (value: Value) in
      guard let number = value.wholeNumber.flatMap({ Int(exactly: $0) }) else {
        throw ScriptFailure("Not enough bits to represent the passed value")
      }
      return number
    }
    Row("init<T: BinaryFloatingPoint>(_ source: T)", "The whole part of a number.") {
      (value: Double) in try Int(whole: value)
    }
    Row("init<T: BinaryInteger>(truncatingIfNeeded source: T)", "As many bits as fit.") {
      (value: Value) in value.wholeNumber.map { Int(truncatingIfNeeded: $0) } ?? 0
    }
    Row("init<T: BinaryInteger>(clamping source: T)", "The nearest number that fits.") {
      (value: Value) in value.wholeNumber.map { Int(clamping: $0) } ?? 0
    }
    Row("init?<S: StringProtocol>(_ text: S)", "The number that a text holds, if it does.") {
      (text: String) in Int(text)
    }
    Row(
      "init?<S: StringProtocol>(_ text: S, radix: Int = 10)",
      "The number that a text holds in a base."
    ) {
      (text: String, radix: Int) in (2...36).contains(radix) ? Int(text, radix: radix) : nil
    }
    Row("init?(exactly source: Double)", "The number, if it is whole.") { (value: Double) in
      Int(exactly: value)
    }
    Row.constant("max", "Int", "The greatest number.", Int.max)
    Row.constant("min", "Int", "The smallest number.", Int.min)
    Row.constant("zero", "Int", "Nought.", 0)
    Row.constant("bitWidth", "Int", "How many bits there are.", Int.bitWidth)
    Row("static func random(in range: ClosedRange<Int>) -> Int", "A number by chance.") {
      (range: ClosedRange<Int>) in Runtime.byChance { Int.random(in: range, using: &$0) }
    }.andUsing()
    Row("static func random(in range: Range<Int>) -> Int", "A number by chance.") {
      (range: Range<Int>) in
      guard !range.isEmpty else {
        throw ScriptFailure("cannot get random value in empty range")
      }
      return Runtime.byChance { Int.random(in: range, using: &$0) }
    }.andUsing()
    Row("var magnitude: Int", "The number without its sign.") { (int: Int) in
      guard int != .min else { throw ScriptFailure("arithmetic overflow") }
      return abs(int)
    }
    Row.plain("func signum() -> Int", "-1, 0 or 1.") { (int: Int) in int.signum() }
    Row.plain("func isMultiple(of other: Int) -> Bool", "Whether division leaves nothing.") {
      (int: Int, other: Int) in int.isMultiple(of: other)
    }
    Row(
      "func quotientAndRemainder(dividingBy rhs: Int) -> (quotient: Int, remainder: Int)",
      "Both parts of a division."
    ) { (int: Int, other: Int) in
      guard other != 0, !(int == .min && other == -1) else {
        throw ScriptFailure("division by zero")
      }
      let (quotient, remainder) = int.quotientAndRemainder(dividingBy: other)
      return Value.tuple([.int(quotient), .int(remainder)])
    }
    Row("func distance(to other: Int) -> Int", "How far it is to another number.") {
      (int: Int, other: Int) in
      let (distance, overflow) = other.subtractingReportingOverflow(int)
      if overflow { throw ScriptFailure("arithmetic overflow") }
      return distance
    }
    Row("func advanced(by n: Int) -> Int", "The number so much further.") { (int: Int, n: Int) in
      let (sum, overflow) = int.addingReportingOverflow(n)
      if overflow { throw ScriptFailure("arithmetic overflow") }
      return sum
    }
    Row("var description: String", "The number as text.") { (int: Int) in "\(int)" }
  }
}

extension Int {
  /// Swift's `Int(_:)`, with an error in the place of its trap.
  init(whole value: Double) throws {
    guard let whole = Int(exactly: value.rounded(.towardZero)) else {
      throw ScriptFailure(
        value.isFinite
          ? "Double value cannot be converted to Int because the result would be out of range"
          : "Double value cannot be converted to Int because it is either infinite or NaN")
    }
    self = whole
  }
}

extension FloatingPointRoundingRule: NativeValue {}
