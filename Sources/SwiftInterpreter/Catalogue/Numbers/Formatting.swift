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
    Rows.members(of: "Decimal") { formatted("Decimal", "Decimal.FormatStyle") }
    Rows.members(of: "Text") {
      for (name, type) in NumberStyle.families {
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
    ("Decimal.FormatStyle", "number", "Decimal numbers with grouping."),
    ("Decimal.FormatStyle.Percent", "percent", "Decimal fractions of one as percentages."),
    ("Decimal.FormatStyle.Currency", "currency", "Amounts of money."),
  ]

  @RowBuilder private static func styleRows(
    _ style: (type: String, member: String, summary: String)
  ) -> [Row] {
    let kind = NumberStyle.Kind(member: style.member)
    let configuration =
      (style.member == "currency" ? "Currency" : "Number") + "FormatStyleConfiguration"
    Rows.type("struct \(style.type): FormatStyle", style.summary) {
      if style.member == "currency" {
        Row("static func currency(code: String) -> \(style.type)", "Money of an ISO 4217 code.") {
          (code: String) in NumberStyle(kind: .currency(code))
        }
      } else {
        Row.constant(style.member, style.type, style.summary, NumberStyle(kind: kind))
      }
      Row("func locale(_ locale: Locale) -> \(style.type)", "By the conventions of a language.") {
        (style: NumberStyle, locale: Locale) in
        var style = style
        style.otherLocale = locale
        return style
      }
      Row(
        "func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> \(style.type)",
        "With a point always, or where decimals follow."
      ) { (style: NumberStyle, always: Bool) in
        var style = style
        style.alwaysHasPoint = always
        return style
      }
      if style.member == "currency" {
        Row(
          "func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation) -> \(style.type)",
          "With the currency's symbol, code or name."
        ) { (style: NumberStyle, presentation: NumberStyle.Presentation) in
          var style = style
          style.presentation = presentation
          return style
        }
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
        "func sign(strategy: \(configuration).SignDisplayStrategy) -> \(style.type)",
        "When a sign is shown."
      ) { (style: NumberStyle, sign: NumberStyle.Sign) in
        var style = style
        style.sign = sign
        return style
      }
      if style.member != "currency" {
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
        "func format(_ value: \(NumberStyle.number(of: style.type))) -> String",
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
      for (name, label, summary, least, most, precision) in lengths {
        let result = "NumberFormatStyleConfiguration.Precision"
        Row("static func \(name)(_ \(label): Int) -> \(result)", "That many \(summary).") {
          (length: Int) in
          let length = max(least, clamp(length))
          return precision(length...length)
        }
        for (limits, summary) in [
          ("ClosedRange", "Limits of the number of \(summary)."),
          // Foundation counts the upper bound of a range among the limits.
          ("Range", "Limits of the number of \(summary), both of them allowed."),
          ("PartialRangeFrom", "So many \(summary) at least."),
          ("PartialRangeThrough", "So many \(summary) at most."),
        ] {
          Row("static func \(name)(_ limits: \(limits)<Int>) -> \(result)", summary) {
            (limits: RangeValue) in
            precision(try limits.lengths(least: least, most: most))
          }
        }
      }
      Row(
        "static func integerAndFractionLength(integer: Int, fraction: Int) -> NumberFormatStyleConfiguration.Precision",
        "So many digits on both sides of the point."
      ) { (integer: Int, fraction: Int) in
        NumberStyle.Precision(
          fraction: clamp(fraction)...clamp(fraction), integer: clamp(integer)...clamp(integer))
      }
      Row(
        "static func integerAndFractionLength<I: RangeExpression, F: RangeExpression>(integerLimits: I, fractionLimits: F) -> NumberFormatStyleConfiguration.Precision where I.Bound == Int, F.Bound == Int",
        "Limits of the number of digits on both sides of the point."
      ) { (integer: RangeValue, fraction: RangeValue) in
        NumberStyle.Precision(
          fraction: try fraction.lengths(least: 0, most: binaryDigits),
          integer: try integer.lengths(least: 0, most: mostDigits))
      }
    }
    Rows.type(
      "struct NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy",
      "When there is a point."
    ) {
      for (name, always) in [("automatic", false), ("always", true)] {
        Row.constant(
          name, "NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy",
          "One of the ways.", always)
      }
    }
    Rows.type("struct NumberFormatStyleConfiguration.Grouping", "Marks between thousands.") {
      Row.constant(
        "automatic", "NumberFormatStyleConfiguration.Grouping", "As the locale has them.",
        NumberStyle.Grouping(isAutomatic: true))
      Row.constant(
        "never", "NumberFormatStyleConfiguration.Grouping", "None.",
        NumberStyle.Grouping(isAutomatic: false))
    }
    signs
    Rows.type("struct NumberFormatStyleConfiguration.Notation", "How long numbers are written.") {
      for notation in NumberStyle.Notation.allCases {
        Row.constant(
          notation.rawValue, "NumberFormatStyleConfiguration.Notation", notation.summary, notation)
      }
    }
  }

  @RowBuilder private static var signs: [Row] {
    for (owner, label) in [("Number", "includingZero"), ("Currency", "showZero")] {
      let type = "\(owner)FormatStyleConfiguration.SignDisplayStrategy"
      Rows.type("struct \(type)", "When a sign is shown.") {
        Row("static func always(\(label): Bool = true) -> \(type)", "With every number.") {
          (zero: Bool) in NumberStyle.Sign.always(zero: zero)
        }
        Row.constant("automatic", type, "With negative numbers.", NumberStyle.Sign.automatic)
        Row.constant("never", type, "Never.", NumberStyle.Sign.never)
        if owner == "Currency" {
          Row.constant(
            "accounting", type, "Negative amounts in brackets.", NumberStyle.Sign.accounting)
          Row(
            "static func accountingAlways(showZero: Bool = false) -> \(type)",
            "Negative amounts in brackets, others with a sign."
          ) { (zero: Bool) in NumberStyle.Sign.accountingAlways(zero: zero) }
        }
      }
    }
    Rows.type("enum CurrencyFormatStyleConfiguration", "Parts of styles of money.") {
      for part in ["Precision", "Grouping", "DecimalSeparatorDisplayStrategy"] {
        Row.alias("typealias \(part) = NumberFormatStyleConfiguration.\(part)")
      }
    }
    Rows.type("struct CurrencyFormatStyleConfiguration.Presentation", "How a currency is named.") {
      for presentation in NumberStyle.Presentation.allCases {
        Row.constant(
          presentation.rawValue, "CurrencyFormatStyleConfiguration.Presentation",
          presentation.summary, presentation)
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

  /// The ways to say how many digits a number has.
  private static let lengths:
    [(
      name: String, label: String, summary: String, least: Int, most: Int,
      precision: (ClosedRange<Int>) -> NumberStyle.Precision
    )] = [
      (
        "fractionLength", "length", "decimals", 0, binaryDigits,
        { NumberStyle.Precision(fraction: $0) }
      ),
      (
        "significantDigits", "digits", "digits in all", 1, binaryDigits,
        { NumberStyle.Precision(significant: $0) }
      ),
      (
        "integerLength", "length", "digits before the point", 0, mostDigits,
        { NumberStyle.Precision(integer: $0) }
      ),
    ]

  private static func clamp(_ digits: Int) -> Int { min(max(digits, 0), mostDigits) }

  /// As many decimals as a number of 64 bits can have.
  private static let binaryDigits = 17
  /// Foundation stops the program at more digits than it can give.
  fileprivate static let mostDigits = 100
}

extension RangeValue {
  /// The numbers of digits that the range allows, of which there are at least `least`, and `most` where nothing is said.
  fileprivate func lengths(least: Int, most: Int) throws -> ClosedRange<Int> {
    func clamp(_ length: Int) -> Int { min(max(length, least), Catalogue.mostDigits) }
    let low: Int = if case .void = lower { least } else { clamp(try Int.from(lower)) }
    let high: Int = if case .void = upper { max(low, most) } else { clamp(try Int.from(upper)) }
    return low...max(low, high)
  }
}
