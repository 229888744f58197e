import Foundation

extension Catalogue {
  /// What numbers of every type have alike. The types that come often have rows of their own, which come first.
  @RowBuilder static var numericProtocols: [Row] {
    Rows.type("protocol AdditiveArithmetic: Equatable", "Values that can be added.") {
      operation(.add, "The sum.")
      operation(.subtract, "The difference.")
      // In generic code a whole number becomes what it meets.
      Row("static var zero: Self", "Nought.") { 0 }
    }
    Rows.type(
      "protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral",
      "Values that can be added and multiplied."
    ) {
      operation(.multiply, "The product.")
      Row("var magnitude: Self", "The number without its sign.") { (number: Value) in
        switch number {
        case .double(let double): return Value.double(double.magnitude)
        case .native(let float as Float): return Value.native(float.magnitude)
        default: break
        }
        guard let whole = number.wholeNumber, Arithmetic.isNegative(whole) else { return number }
        return try Arithmetic.subtract(.int(0), number)
      }
    }
    Rows.type("protocol SignedNumeric: Numeric", "Numbers that have a negative.") {
      Row("static prefix func - (operand: Self) -> Self", "The negative.") { (number: Value) in
        switch number {
        case .double(let double): return Value.double(-double)
        case .native(let float as Float): return Value.native(-float)
        default: break
        }
        return try Arithmetic.subtract(.int(0), number)
      }
    }
    Rows.type("protocol Strideable: Comparable", "Values that can be stepped through.")
    Rows.type("protocol BinaryInteger: Numeric, Hashable, Strideable", "Whole numbers.") {
      wholeOperations
      wholeMembers
    }
    Rows.type("protocol SignedInteger: BinaryInteger, SignedNumeric", "Whole numbers with a sign.")
    Rows.type("protocol UnsignedInteger: BinaryInteger", "Whole numbers without a sign.")
    Rows.type("protocol FixedWidthInteger: BinaryInteger", "Whole numbers with a limit.") {
      for operation in ReportingOperation.allCases {
        Row(
          "func \(operation.name)ReportingOverflow(\(operation.label) rhs: Self) -> (partialValue: Self, overflow: Bool)",
          "The result as far as it fits, and whether it did not."
        ) { (left: Value, right: Value) -> Value in
          guard let number = left.wholeNumber, let result = operation.result(number, right) else {
            throw BridgingError(expected: "a whole number", found: left)
          }
          return result
        }
      }
    }
    Rows.type(
      "protocol FloatingPoint: SignedNumeric, Hashable, Strideable", "Numbers with a fraction."
    ) {
      operation(.divide, "The quotient.")
      Row("func rounded() -> Self", "The nearest whole number; halves away from zero.") {
        (number: Value) in number.changed { $0.rounded() }
      }
      Row("func rounded(_ rule: FloatingPointRoundingRule) -> Self", "A whole number, by a rule.") {
        (number: Value, rule: FloatingPointRoundingRule) in number.changed { $0.rounded(rule) }
      }
      Row("func squareRoot() -> Self", "The square root.") { (number: Value) in
        number.changed { $0.squareRoot() }
      }
      for (name, summary, part) in floatingParts {
        Row("func \(name)(dividingBy other: Self) -> Self", summary) {
          (number: Value, other: Double) in number.changed { part($0, other) }
        }
      }
      for (name, summary, test) in floatingTests {
        Row("var \(name): Bool", summary) { (number: Double) in test(number) }
      }
      for (name, summary, value) in floatingConstants {
        Row("static var \(name): Self", summary) { value }
      }
    }
    Rows.type(
      "protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral",
      "Numbers with a binary fraction."
    ) {
      // In generic code it becomes what it meets.
      Row("init<Source: BinaryInteger>(_ value: Source)", "The whole number.") { (value: Value) in
        value.wholeNumber.map { Double($0) } ?? 0
      }
      Row("init<Source: BinaryFloatingPoint>(_ value: Source)", "The number.") {
        (value: Double) in value
      }
    }
  }

  private static let floatingParts: [(String, String, (Double, Double) -> Double)] = [
    (
      "truncatingRemainder", "What division leaves.", { $0.truncatingRemainder(dividingBy: $1) }
    ),
    ("remainder", "The distance to a multiple.", { $0.remainder(dividingBy: $1) }),
  ]

  private static let floatingTests: [(String, String, (Double) -> Bool)] = [
    ("isNaN", "Whether it is not a number.", { $0.isNaN }),
    ("isFinite", "Whether it is neither infinite nor NaN.", { $0.isFinite }),
    ("isInfinite", "Whether it is infinite.", { $0.isInfinite }),
    ("isZero", "Whether it is nought.", { $0.isZero }),
  ]

  private static let floatingConstants: [(String, String, Double)] = [
    ("pi", "Half the way around a circle of radius 1.", .pi),
    ("infinity", "More than any number.", .infinity),
    ("nan", "Not a number.", .nan),
    ("zero", "Nought.", 0),
    ("greatestFiniteMagnitude", "The greatest number.", .greatestFiniteMagnitude),
  ]

  private static func operation(_ operation: Arithmetic, _ summary: String) -> Row {
    Row("static func \(operation.rawValue) (lhs: Self, rhs: Self) -> Self", summary) {
      (left: Value, right: Value) in try operation(left, right)
    }
  }

  @RowBuilder private static var wholeOperations: [Row] {
    operation(.divide, "The whole part of the quotient.")
    operation(.remainder, "What division leaves.")
    operation(.and, "The bits that both have.")
    operation(.or, "The bits that either has.")
    operation(.exclusiveOr, "The bits that just one has.")
    for (operation, summary) in [
      (Arithmetic.shiftUp, "The bits moved up."), (.shiftDown, "The bits moved down."),
    ] {
      Row(
        "static func \(operation.rawValue) <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Self",
        summary
      ) { (left: Value, right: Value) in
        try operation(left, .int(right.wholeNumber.map { Int(clamping: $0) } ?? 0))
      }
    }
    operation(.wrappingAdd, "The sum, wrapped around.")
    operation(.wrappingSubtract, "The difference, wrapped around.")
    operation(.wrappingMultiply, "The product, wrapped around.")
    Row("static prefix func ~ (x: Self) -> Self", "Every bit turned over.") { (number: Value) in
      number.wholeNumber.map { Value(Arithmetic.inverted($0)) } ?? number
    }
  }

  @RowBuilder private static var wholeMembers: [Row] {
    Row("func isMultiple(of other: Self) -> Bool", "Whether division leaves nothing.") {
      (number: Value, other: Value) in
      try other.equals(Arithmetic.subtract(other, other))
        ? number.equals(other)
        : Arithmetic.remainder(number, other).equals(Arithmetic.subtract(other, other))
    }
    Row(
      "func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)",
      "Both parts of a division."
    ) { (number: Value, other: Value) in
      Value.tuple([try Arithmetic.divide(number, other), try Arithmetic.remainder(number, other)])
    }
    Row("func signum() -> Self", "-1, 0 or 1.") { (number: Value) in
      number.wholeNumber.map { Value(Arithmetic.sign(of: $0)) } ?? number
    }
    for (name, summary, count) in bitCounts {
      Row("var \(name): Int", summary) { (number: Value) in number.wholeNumber.map(count) ?? 0 }
    }
    Row("var description: String", "The number as text.") { (number: Value) in
      number.described()
    }
    Row("var hashValue: Int", "A number for tables.") { (number: Value) in
      HashableValue(number).hashValue
    }
  }

  private static let bitCounts: [(String, String, (any FixedWidthInteger) -> Int)] = [
    ("leadingZeroBitCount", "How many noughts the bits begin with.", { $0.leadingZeroBitCount }),
    ("trailingZeroBitCount", "How many noughts the bits end with.", { $0.trailingZeroBitCount }),
    ("nonzeroBitCount", "How many ones there are in the bits.", { $0.nonzeroBitCount }),
    ("bitWidth", "How many bits there are.", { $0.bitWidth }),
  ]
}

extension Catalogue {
  /// Whole numbers of other widths than `Int`.
  @RowBuilder static var wholeNumberWidths: [Row] {
    for (name, type) in Arithmetic.widths {
      Rows.type(
        "struct \(name): FixedWidthInteger, \(type.isSigned ? "Signed" : "Unsigned")Integer, CVarArg, CustomStringConvertible, Codable",
        "A whole number of \(type.bitWidth) bits."
      ) {
        widthRows(name, type)
      }
    }
  }

  @RowBuilder private static func widthRows<Number: FixedWidthInteger>(
    _ name: String, _ type: Number.Type
  ) -> [Row] {
    Row.constant("max", name, "The greatest number.", Value(Number.max))
    Row.constant("min", name, "The smallest number.", Value(Number.min))
    Row.constant("zero", name, "Nought.", Value(Number.zero))
    Row("init()", "Nought.") { Value(Number.zero) }
    Row("static var bitWidth: Int", "How many bits there are.") { Number.bitWidth }
    if name == "UInt8" {
      Row("init(ascii v: Character)", "The number of a character of ASCII.") { (text: String) in
        guard let number = text.first?.asciiValue else {
          throw ScriptFailure("Code point value does not fit into ASCII")
        }
        return Value(number)
      }
    }
    Row("init<T: BinaryInteger>(_ source: T)", "The number, where it fits.") { (value: Value) in
      guard let number = value.wholeNumber.flatMap({ Number(exactly: $0) }) else {
        throw ScriptFailure("Not enough bits to represent the passed value")
      }
      return Value(number)
    }
    Row("init<T: BinaryFloatingPoint>(_ source: T)", "The whole part of a number.") {
      (value: Double) in
      guard let number = Number(exactly: value.rounded(.towardZero)) else {
        throw ScriptFailure(
          "Double value cannot be converted to \(name) because the result would be out of range")
      }
      return Value(number)
    }
    Row("init<T: BinaryInteger>(truncatingIfNeeded source: T)", "As many bits as fit.") {
      (value: Value) in Value(value.wholeNumber.map { Number(truncatingIfNeeded: $0) } ?? 0)
    }
    Row("init<T: BinaryInteger>(clamping source: T)", "The nearest number that fits.") {
      (value: Value) in Value(value.wholeNumber.map { Number(clamping: $0) } ?? 0)
    }
    Row("init?<T: BinaryInteger>(exactly source: T)", "The number, if it fits.") {
      (value: Value) in value.wholeNumber.flatMap { Number(exactly: $0) }.map { Value($0) }
    }
    Row("init?(_ text: String)", "The number that a text holds, if it does.") { (text: String) in
      Number(text).map { Value($0) }
    }
    Row(
      "init?<S: StringProtocol>(_ text: S, radix: Int = 10)",
      "The number that a text holds in a base."
    ) {
      (text: String, radix: Int) in
      (2...36).contains(radix) ? Number(text, radix: radix).map { Value($0) } : nil
    }
    Row("static func random(in range: ClosedRange<\(name)>) -> \(name)", "A number by chance.") {
      (range: RangeValue) in
      guard case .native(let low as Number) = range.lower,
        case .native(let high as Number) = range.upper
      else { return Value(Number.zero) }
      return Value(Runtime.byChance { Number.random(in: low...high, using: &$0) })
    }.andUsing()
  }
}

/// Arithmetic that says whether its result fits.
private enum ReportingOperation: String, CaseIterable {
  case adding, subtracting, multiplied, divided

  var name: String { rawValue }
  var label: String { self == .multiplied || self == .divided ? "by" : "_" }

  /// The result and whether it is too large for its type; `nil` for what is no whole number of that.
  func result<Number: FixedWidthInteger>(_ left: Number, _ right: Value) -> Value? {
    guard let right = right.wholeNumber.flatMap({ Number(exactly: $0) }) else { return nil }
    let result =
      switch self {
      case .adding: left.addingReportingOverflow(right)
      case .subtracting: left.subtractingReportingOverflow(right)
      case .multiplied: left.multipliedReportingOverflow(by: right)
      case .divided: left.dividedReportingOverflow(by: right)
      }
    return .tuple([Value(result.partialValue), .bool(result.overflow)])
  }
}
