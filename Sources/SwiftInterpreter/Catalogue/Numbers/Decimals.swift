import Foundation

extension Catalogue {
  /// Numbers with decimal fractions, and their older form as objects.
  @RowBuilder static var decimals: [Row] {
    Rows.type(
      "struct Decimal: SignedNumeric, Hashable, Strideable, ExpressibleByFloatLiteral, CustomStringConvertible, Codable",
      "A number of up to 38 decimal digits: what amounts of money are kept in."
    ) {
      decimalArithmetic
      comparisons(of: "Decimal", Decimal.self)
      decimalInitializers
      decimalMembers
    }
    Row("func pow(_ x: Decimal, _ y: Int) -> Decimal", "The number to the power of another.") {
      (number: Decimal, power: Int) in
      // Foundation stops the program at the one power that has no positive counterpart.
      pow(number, max(power, 2 - .max))
    }
    Row(
      "func NSDecimalRound(_ result: inout Decimal, _ number: inout Decimal, _ scale: Int, _ roundingMode: NSDecimalNumber.RoundingMode)",
      "Rounds to so many decimals."
    ) {
      (result: ScriptBinding, number: ScriptBinding, scale: Int, mode: NSDecimalNumber.RoundingMode)
      in
      let rounded = try Decimal.from(number.get()).rounded(to: scale, mode)
      try result.set(.native(rounded))
      return Value.void
    }
    decimalObjects
  }

  @RowBuilder private static var decimalArithmetic: [Row] {
    for (name, summary, operation) in decimalOperations {
      Row("static func \(name) (lhs: Decimal, rhs: Decimal) -> Decimal", summary) {
        (left: Decimal, right: Decimal) in operation(left, right)
      }
    }
    Row("static prefix func - (operand: Decimal) -> Decimal", "The negative.") {
      (number: Decimal) in -number
    }
  }

  private static let decimalOperations: [(String, String, (Decimal, Decimal) -> Decimal)] = [
    ("+", "The sum.", { $0 + $1 }), ("-", "The difference.", { $0 - $1 }),
    ("*", "The product.", { $0 * $1 }), ("/", "The quotient.", { $0 / $1 }),
  ]

  @RowBuilder private static var decimalInitializers: [Row] {
    Row("init()", "Nought.") { Decimal() }
    Row("init(_ value: Int)", "The whole number.") { (number: Int) in Decimal(number) }
    Row("init(_ value: Double)", "The number, as near as may be.") { (number: Double) in
      try Decimal(finite: number)
    }
    Row("init?<T: BinaryInteger>(exactly source: T)", "The whole number.") { (number: Value) in
      number.wholeNumber.flatMap { Decimal(string: "\($0)") }
    }
    Row("init?(string: String, locale: Locale? = nil)", "The number that a text begins with.") {
      (text: String, locale: Locale?) in Decimal(string: text, locale: locale)
    }
    Row(
      "init(sign: FloatingPointSign, exponent: Int, significand: Decimal)",
      "A number times a power of ten."
    ) { (sign: FloatingPointSign, exponent: Int, significand: Decimal) in
      // A power of ten is kept in eight bits, and Foundation stops the program at one that is far too large for them.
      guard (-1_000...1_000).contains(exponent) else { return Decimal.nan }
      return Decimal(sign: sign, exponent: exponent, significand: significand)
    }
    for (name, summary, value) in decimalConstants {
      Row.constant(name, "Decimal", summary, value)
    }
  }

  private static let decimalConstants: [(String, String, Decimal)] = [
    ("zero", "Nought.", 0), ("pi", "Half the way around a circle of radius 1.", .pi),
    ("nan", "Not a number.", .nan),
    ("greatestFiniteMagnitude", "The greatest number.", .greatestFiniteMagnitude),
    ("leastNonzeroMagnitude", "The number next to nought.", .leastNonzeroMagnitude),
  ]

  @RowBuilder private static var decimalMembers: [Row] {
    Row("var magnitude: Decimal", "The number without its sign.") { (number: Decimal) in
      number.magnitude
    }
    Row("var sign: FloatingPointSign", "Plus or minus.") { (number: Decimal) in number.sign }
    Row("var exponent: Int", "The power of ten of its last digit.") { (number: Decimal) in
      number.exponent
    }
    Row("var significand: Decimal", "Its digits as a whole number.") { (number: Decimal) in
      number.significand
    }
    for (name, summary, test) in decimalTests {
      Row("var \(name): Bool", summary) { (number: Decimal) in test(number) }
    }
    Row("var description: String", "The number as text.") { (number: Decimal) in "\(number)" }
    Row("func distance(to other: Decimal) -> Decimal", "The difference.") {
      (number: Decimal, other: Decimal) in number.distance(to: other)
    }
    Row("func advanced(by n: Decimal) -> Decimal", "The sum.") { (number: Decimal, n: Decimal) in
      number.advanced(by: n)
    }
    Row.mutating("mutating func negate()", "Turns its sign.") { (number: inout Decimal) in
      number.negate()
      return Value.void
    }
  }

  private static let decimalTests: [(String, String, (Decimal) -> Bool)] = [
    ("isNaN", "Whether it is not a number.", { $0.isNaN }),
    ("isFinite", "Whether it is a number.", { $0.isFinite }),
    ("isZero", "Whether it is nought.", { $0.isZero }),
    ("isSignMinus", "Whether it is less than nought.", { $0.isSignMinus }),
  ]

  @RowBuilder private static var decimalObjects: [Row] {
    Rows.type("class NSDecimalNumber: NSNumber", "A decimal number as an object.") {
      Row("init(decimal dcm: Decimal)", "Of a decimal number.") { (number: Decimal) in
        NSDecimalNumber(decimal: number)
      }
      Row("init(string numberValue: String?)", "Of the number that a text begins with.") {
        (text: String?) in NSDecimalNumber(decimal: text.flatMap { Decimal(string: $0) } ?? .nan)
      }
      Row("init(value: Double)", "Of a number.") { (number: Double) in
        NSDecimalNumber(decimal: try Decimal(finite: number))
      }
      Row("init(value: Int)", "Of a whole number.") { (number: Int) in
        NSDecimalNumber(decimal: Decimal(number))
      }
      Row("var decimalValue: Decimal", "The number.") { (number: NSDecimalNumber) in
        number.decimalValue
      }
      for (name, label, summary, operation) in objectOperations {
        Row("func \(name)(\(label) decimalNumber: NSDecimalNumber) -> NSDecimalNumber", summary) {
          (left: NSDecimalNumber, right: NSDecimalNumber) in
          NSDecimalNumber(decimal: operation(left.decimalValue, right.decimalValue))
        }
      }
    }
    Rows.members(of: "NSNumber") {
      Row("var decimalValue: Decimal", "The number as a decimal one.") { (number: NSNumber) in
        number.decimalValue
      }
    }
    for type in ["Double", "Int"] {
      Rows.members(of: type) {
        Row("init(truncating number: NSNumber)", "The number that an object is.") {
          (number: NSNumber) in
          type == "Int" ? Value.int(number.intValue) : .double(number.doubleValue)
        }
      }
    }
    Rows.type("enum NSDecimalNumber.RoundingMode", "Which way decimal numbers are rounded.") {
      for (name, summary, mode) in decimalRoundings { Row.enumCase(name, summary, mode) }
    }
  }

  private static let objectOperations: [(String, String, String, (Decimal, Decimal) -> Decimal)] = [
    ("adding", "_", "The sum.", { $0 + $1 }), ("subtracting", "_", "The difference.", { $0 - $1 }),
    ("multiplying", "by", "The product.", { $0 * $1 }),
    ("dividing", "by", "The quotient.", { $0 / $1 }),
  ]

  private static let decimalRoundings: [(String, String, NSDecimalNumber.RoundingMode)] = [
    ("plain", "To the nearest; halves away from zero.", .plain),
    ("down", "To the next smaller.", .down), ("up", "To the next greater.", .up),
    ("bankers", "To the nearest; halves to the even one.", .bankers),
  ]
}

extension Decimal: NativeValue {
  /// The number; in generic code one of another type stands for it.
  static func from(_ value: Value) throws -> Decimal {
    switch value {
    case .native(let decimal as Decimal): return decimal
    case .int(let int): return Decimal(int)
    case .double(let double): return try Decimal(finite: double)
    default: throw BridgingError(expected: "Decimal", found: value)
    }
  }

  /// Foundation's `Decimal(_:)`, with an error in the place of its trap.
  fileprivate init(finite number: Double) throws {
    guard !number.isInfinite else {
      throw ScriptFailure("Double value cannot be converted to Decimal because it is infinite")
    }
    self.init(number)
  }

  /// The number, as near as may be.
  var double: Double { NSDecimalNumber(decimal: self).doubleValue }

  /// Rounded to so many decimals; Foundation stops the program at counts that are out of all reason.
  fileprivate func rounded(to scale: Int, _ mode: NSDecimalNumber.RoundingMode) -> Decimal {
    var number = self
    var result = Decimal()
    NSDecimalRound(&result, &number, Swift.min(Swift.max(scale, -128), 128), mode)
    return result
  }
}

extension NSDecimalNumber.RoundingMode: NativeValue {}
