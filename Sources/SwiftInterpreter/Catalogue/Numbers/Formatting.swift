import GaugeUI

extension Catalogue {
  /// How numbers are written: `.formatted(…)`, `format:`, `String(format:)`.
  @RowBuilder static var formatting: [Row] {
    for style in numberStyles { styleRows(style) }
    configurations
    Rows.members(of: "BinaryInteger") { formatted("Int", "IntegerFormatStyle") }
    for name in ["Double", "CGFloat", "Float"] {
      Rows.members(of: name) { formatted(name, "FloatingPointFormatStyle") }
    }
    Rows.members(of: "Text") {
      for (name, type) in [("Int", "IntegerFormatStyle"), ("Double", "FloatingPointFormatStyle")] {
        for part in ["", ".Percent", ".Currency"] {
          Row("init(_ input: \(name), format: \(type)\(part))", "Text of a number in a format.") {
            (number: Value, style: NumberStyle) in Text(verbatim: style.string(number))
          }
        }
      }
    }
  }

  /// The names of Foundation's number styles, and what `.name` means where one is expected.
  private static let numberStyles: [(type: String, member: String, summary: String)] = [
    ("IntegerFormatStyle", "number", "Whole numbers with grouping."),
    ("FloatingPointFormatStyle", "number", "Numbers with grouping, as many decimals as they have."),
    ("IntegerFormatStyle.Percent", "percent", "Whole numbers as they are, with a percent sign."),
    ("FloatingPointFormatStyle.Percent", "percent", "Fractions of one as percentages."),
    ("IntegerFormatStyle.Currency", "currency", "Amounts of money."),
    ("FloatingPointFormatStyle.Currency", "currency", "Amounts of money."),
  ]

  @RowBuilder private static func styleRows(
    _ style: (type: String, member: String, summary: String)
  ) -> [Row] {
    let kind = NumberStyle.Kind(member: style.member)
    Rows.type("struct \(style.type): FormatStyle", style.summary) {
      if style.member == "currency" {
        Row("static func currency(code: String) -> \(style.type)", "Money of an ISO 4217 code.") {
          (code: String) in NumberStyle(kind: .currency(code))
        }
      } else {
        Row.constant(style.member, style.type, style.summary, NumberStyle(kind: kind))
      }
      Row(
        "func precision(_ p: NumberFormatStyleConfiguration.Precision) -> \(style.type)",
        "With a number of digits."
      ) { (style: NumberStyle, precision: NumberStyle.Precision) in
        var style = style
        style.precision = precision
        return style
      }
      Row(
        "func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> \(style.type)",
        "With or without marks between thousands."
      ) { (style: NumberStyle, grouping: NumberStyle.Grouping) in
        var style = style
        style.isGrouped = grouping.isAutomatic
        return style
      }
      Row(
        "func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> \(style.type)",
        "Rounded to multiples of an increment."
      ) { (style: NumberStyle, rule: FloatingPointRoundingRule, increment: Double?) in
        var style = style
        style.rounding = rule
        style.increment = increment
        return style
      }
      Row(
        "func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> \(style.type)",
        "When a sign is shown."
      ) { (style: NumberStyle, sign: NumberStyle.Sign) in
        var style = style
        style.sign = sign
        return style
      }
      if style.member == "number" {
        Row(
          "func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> \(style.type)",
          "Long or short, as 1K."
        ) { (style: NumberStyle, notation: NumberStyle.Notation) in
          var style = style
          style.notation = notation
          return style
        }
      }
      Row(
        "func format(_ value: \(style.type.hasPrefix("Integer") ? "Int" : "Double")) -> String",
        "A number in this style."
      ) { (style: NumberStyle, number: Value) in style.string(number) }
      Row("func scale(_ multiplicand: Double) -> \(style.type)", "Multiplied first.") {
        (style: NumberStyle, factor: Double) in
        var style = style
        style.scale = factor
        return style
      }
    }
  }

  @RowBuilder private static var configurations: [Row] {
    Rows.type("enum NumberFormatStyleConfiguration", "Parts of number styles.")
    Rows.type("struct NumberFormatStyleConfiguration.Precision", "A number of digits.") {
      Row(
        "static func fractionLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision",
        "That many decimals."
      ) { (length: Int) in NumberStyle.Precision(fraction: clamp(length)...clamp(length)) }
      Row(
        "static func fractionLength(_ limits: ClosedRange<Int>) -> NumberFormatStyleConfiguration.Precision",
        "Decimals within limits."
      ) { (limits: ClosedRange<Int>) in
        NumberStyle.Precision(fraction: clamp(limits.lowerBound)...clamp(limits.upperBound))
      }
      Row(
        "static func fractionLength(_ limits: Range<Int>) -> NumberFormatStyleConfiguration.Precision",
        "Decimals within limits."
      ) { (limits: Range<Int>) in
        // Foundation counts the upper bound among the limits.
        NumberStyle.Precision(fraction: clamp(limits.lowerBound)...clamp(limits.upperBound))
      }
      Row(
        "static func fractionLength(_ limit: PartialRangeThrough<Int>) -> NumberFormatStyleConfiguration.Precision",
        "So many decimals at most."
      ) { (limit: RangeValue) in
        NumberStyle.Precision(fraction: 0...clamp(try Int.from(limit.upper)))
      }
      Row(
        "static func fractionLength(_ limit: PartialRangeFrom<Int>) -> NumberFormatStyleConfiguration.Precision",
        "So many decimals at least."
      ) { (limit: RangeValue) in
        let least = clamp(try Int.from(limit.lower))
        // As many as a number of 64 bits can have.
        return NumberStyle.Precision(fraction: least...max(least, 17))
      }
      Row(
        "static func integerAndFractionLength(integer: Int, fraction: Int) -> NumberFormatStyleConfiguration.Precision",
        "So many digits on both sides of the point."
      ) { (integer: Int, fraction: Int) in
        NumberStyle.Precision(
          fraction: clamp(fraction)...clamp(fraction), integer: clamp(integer))
      }
      Row(
        "static func significantDigits(_ digits: Int) -> NumberFormatStyleConfiguration.Precision",
        "That many digits in all."
      ) { (digits: Int) in
        NumberStyle.Precision(significant: max(1, clamp(digits))...max(1, clamp(digits)))
      }
      Row(
        "static func integerLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision",
        "That many digits before the point."
      ) { (length: Int) in NumberStyle.Precision(integer: clamp(length)) }
    }
    Rows.type("struct NumberFormatStyleConfiguration.Grouping", "Marks between thousands.") {
      Row.constant(
        "automatic", "NumberFormatStyleConfiguration.Grouping", "As the locale has them.",
        NumberStyle.Grouping(isAutomatic: true))
      Row.constant(
        "never", "NumberFormatStyleConfiguration.Grouping", "None.",
        NumberStyle.Grouping(isAutomatic: false))
    }
    Rows.type("struct NumberFormatStyleConfiguration.SignDisplayStrategy", "When a sign is shown.")
    {
      Row(
        "static func always(includingZero: Bool = true) -> NumberFormatStyleConfiguration.SignDisplayStrategy",
        "With every number."
      ) { (_: Bool) in NumberStyle.Sign.always }
      for sign in [NumberStyle.Sign.automatic, .never] {
        Row.constant(
          sign.rawValue, "NumberFormatStyleConfiguration.SignDisplayStrategy", sign.summary, sign)
      }
    }
    Rows.type("struct NumberFormatStyleConfiguration.Notation", "How long numbers are written.") {
      for notation in NumberStyle.Notation.allCases {
        Row.constant(
          notation.rawValue, "NumberFormatStyleConfiguration.Notation", notation.summary, notation)
      }
    }
  }

  @RowBuilder private static func formatted(_ number: String, _ style: String) -> [Row] {
    Row("func formatted() -> String", "The number as the reader's language writes it.") {
      (number: Value) in NumberStyle(kind: .number).string(number)
    }
    for part in ["", ".Percent", ".Currency"] {
      Row("func formatted(_ format: \(style)\(part)) -> String", "The number in a format.") {
        (number: Value, style: NumberStyle) in style.string(number)
      }
    }
  }

  /// Foundation stops the program at more digits than it can give.
  private static func clamp(_ digits: Int) -> Int { min(max(digits, 0), 100) }
}
