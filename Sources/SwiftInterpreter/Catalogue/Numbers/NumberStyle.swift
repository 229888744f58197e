import Foundation

/// A number style of Foundation's, whole or floating-point: which of them is only known when a number is there.
struct NumberStyle: NativeValue, Hashable {
  var kind: Kind
  var precision = Precision()
  var isGrouped = true
  var rounding = FloatingPointRoundingRule.toNearestOrEven
  var increment: Double?
  var sign = Sign.automatic
  var notation = Notation.automatic
  var scale = 1.0
  /// The conventions of another language.
  var otherLocale: Locale?
  var alwaysHasPoint = false
  var presentation = Presentation.standard

  enum Kind: Hashable {
    case number, percent
    case currency(String)

    init(member: String) { self = member == "percent" ? .percent : .number }
  }

  struct Precision: NativeValue, Hashable {
    var fraction: ClosedRange<Int>?
    var significant: ClosedRange<Int>?
    var integer: ClosedRange<Int>?
  }

  struct Grouping: NativeValue { var isAutomatic: Bool }

  /// The numbers that Foundation has styles for, each with the type of its style for plain numbers.
  static let families: [(number: String, style: String)] = [
    ("Int", style: "IntegerFormatStyle"), ("Double", "FloatingPointFormatStyle"),
    ("Decimal", "Decimal.FormatStyle"),
  ]

  /// The numbers that a style of that name, or of a name within, writes.
  static func number(of style: String) -> String {
    families.first { style.hasPrefix($0.style) }?.number ?? "Double"
  }

  /// When a sign is shown. Amounts of money can have brackets for one.
  enum Sign: Hashable, NativeValue {
    case automatic, never, accounting
    case always(zero: Bool)
    case accountingAlways(zero: Bool)

    fileprivate var strategy: NumberFormatStyleConfiguration.SignDisplayStrategy {
      switch self {
      case .automatic, .accounting, .accountingAlways: .automatic
      case .never: .never
      case .always(let zero): .always(includingZero: zero)
      }
    }

    fileprivate var moneyStrategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy {
      switch self {
      case .automatic: .automatic
      case .never: .never
      case .always(let zero): .always(showZero: zero)
      case .accounting: .accounting
      case .accountingAlways(let zero): .accountingAlways(showZero: zero)
      }
    }
  }

  /// How a currency is named.
  enum Presentation: String, CaseIterable, NativeValue {
    case standard, narrow, isoCode, fullName

    var summary: String {
      switch self {
      case .standard: "By its symbol, as US$."
      case .narrow: "By its shortest symbol, as $."
      case .isoCode: "By its code, as USD."
      case .fullName: "In words, as US dollars."
      }
    }

    fileprivate var configured: CurrencyFormatStyleConfiguration.Presentation {
      switch self {
      case .standard: .standard
      case .narrow: .narrow
      case .isoCode: .isoCode
      case .fullName: .fullName
      }
    }
  }

  enum Notation: String, CaseIterable, NativeValue {
    case automatic, compactName, scientific

    var summary: String {
      switch self {
      case .automatic: "In full."
      case .compactName: "Short, as 1.2K."
      case .scientific: "With a power of ten, as 1.2E3."
      }
    }
  }
}

extension NumberStyle {
  /// The language of the reader: that of the environment, as C programs take it; American English where it says nothing.
  static let locale: Locale = {
    let environment = ProcessInfo.processInfo.environment
    let name = ["LC_ALL", "LC_NUMERIC", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let identifier = name?.prefix { $0 != "." && $0 != "@" } ?? ""
    return Locale(
      identifier: ["", "C", "POSIX"].contains(identifier) ? "en_US" : String(identifier))
  }()

  func string(_ value: Value) -> String {
    switch value {
    case .int(let int):
      FormattedNumbers.lately.text(of: .whole(int, self)) { string(whole: int) }
    case .double(let double):
      FormattedNumbers.lately.text(of: .floating(double, self)) { string(floating: double) }
    case .native(let decimal as Decimal): string(decimal: decimal)
    default:
      value.wholeNumber.map { string(whole: Int(clamping: $0)) }
        ?? value.floating.map { string(floating: $0) } ?? value.described()
    }
  }

  private func string(whole number: Int) -> String {
    switch kind {
    case .number:
      var style = IntegerFormatStyle<Int>(locale: otherLocale ?? Self.locale)
        .grouping(isGrouped ? .automatic : .never).notation(configuredNotation).scale(scale)
      if sign != .automatic { style = style.sign(strategy: sign.strategy) }
      if alwaysHasPoint { style = style.decimalSeparator(strategy: .always) }
      if let precision = configuredPrecision { style = style.precision(precision) }
      if let increment {
        style = style.rounded(rule: rounding, increment: wholeIncrement(increment))
      }
      return style.format(number)
    case .percent:
      var style = IntegerFormatStyle<Int>.Percent(locale: otherLocale ?? Self.locale)
        .grouping(isGrouped ? .automatic : .never)
      if notation != .automatic { style = style.notation(configuredNotation) }
      if alwaysHasPoint { style = style.decimalSeparator(strategy: .always) }
      if sign != .automatic { style = style.sign(strategy: sign.strategy) }
      if let precision = configuredPrecision { style = style.precision(precision) }
      return style.format(number)
    case .currency(let code):
      var style = IntegerFormatStyle<Int>.Currency(code: code, locale: otherLocale ?? Self.locale)
        .grouping(isGrouped ? .automatic : .never).scale(scale)
      if sign != .automatic { style = style.sign(strategy: sign.moneyStrategy) }
      if presentation != .standard { style = style.presentation(presentation.configured) }
      if alwaysHasPoint { style = style.decimalSeparator(strategy: .always) }
      if let precision = configuredPrecision { style = style.precision(precision) }
      return style.format(number)
    }
  }

  private func string(floating number: Double) -> String {
    switch kind {
    case .number:
      var style = FloatingPointFormatStyle<Double>(locale: otherLocale ?? Self.locale)
        .grouping(isGrouped ? .automatic : .never).notation(configuredNotation).scale(scale)
        .rounded(rule: rounding, increment: increment)
      if sign != .automatic { style = style.sign(strategy: sign.strategy) }
      if alwaysHasPoint { style = style.decimalSeparator(strategy: .always) }
      if let precision = configuredPrecision { style = style.precision(precision) }
      return style.format(number)
    case .percent:
      var style = FloatingPointFormatStyle<Double>.Percent(locale: otherLocale ?? Self.locale)
        .grouping(isGrouped ? .automatic : .never)
        .rounded(rule: rounding, increment: increment)
      if notation != .automatic { style = style.notation(configuredNotation) }
      if alwaysHasPoint { style = style.decimalSeparator(strategy: .always) }
      if sign != .automatic { style = style.sign(strategy: sign.strategy) }
      if let precision = configuredPrecision { style = style.precision(precision) }
      return style.format(number)
    case .currency(let code):
      var style = FloatingPointFormatStyle<Double>.Currency(
        code: code, locale: otherLocale ?? Self.locale
      )
      .grouping(isGrouped ? .automatic : .never).scale(scale)
      .rounded(rule: rounding, increment: increment)
      if sign != .automatic { style = style.sign(strategy: sign.moneyStrategy) }
      if presentation != .standard { style = style.presentation(presentation.configured) }
      if alwaysHasPoint { style = style.decimalSeparator(strategy: .always) }
      if let precision = configuredPrecision { style = style.precision(precision) }
      return style.format(number)
    }
  }

  private func string(decimal number: Decimal) -> String {
    let grouping: NumberFormatStyleConfiguration.Grouping = isGrouped ? .automatic : .never
    let isRounded = increment != nil || rounding != .toNearestOrEven
    let step = increment.map(wholeIncrement)
    // Foundation writes a number as it stands where a setting is said that changes nothing.
    switch kind {
    case .number:
      var style = Decimal.FormatStyle(locale: otherLocale ?? Self.locale)
        .grouping(grouping).notation(configuredNotation)
      if scale != 1 { style = style.scale(scale) }
      if isRounded { style = style.rounded(rule: rounding, increment: step) }
      if sign != .automatic { style = style.sign(strategy: sign.strategy) }
      if alwaysHasPoint { style = style.decimalSeparator(strategy: .always) }
      if let precision = configuredPrecision { style = style.precision(precision) }
      return style.format(number)
    case .percent:
      var style = Decimal.FormatStyle.Percent(locale: otherLocale ?? Self.locale)
        .grouping(grouping)
      if notation != .automatic { style = style.notation(configuredNotation) }
      if alwaysHasPoint { style = style.decimalSeparator(strategy: .always) }
      if scale != 1 { style = style.scale(scale) }
      if isRounded { style = style.rounded(rule: rounding, increment: step) }
      if sign != .automatic { style = style.sign(strategy: sign.strategy) }
      if let precision = configuredPrecision { style = style.precision(precision) }
      return style.format(number)
    case .currency(let code):
      var style = Decimal.FormatStyle.Currency(code: code, locale: otherLocale ?? Self.locale)
        .grouping(grouping)
      if scale != 1 { style = style.scale(scale) }
      if isRounded { style = style.rounded(rule: rounding, increment: step) }
      if sign != .automatic { style = style.sign(strategy: sign.moneyStrategy) }
      if presentation != .standard { style = style.presentation(presentation.configured) }
      if alwaysHasPoint { style = style.decimalSeparator(strategy: .always) }
      if let precision = configuredPrecision { style = style.precision(precision) }
      return style.format(number)
    }
  }

  private func wholeIncrement(_ increment: Double) -> Int {
    max(1, Int(exactly: increment.rounded()) ?? 1)
  }

  private var configuredNotation: NumberFormatStyleConfiguration.Notation {
    switch notation {
    case .automatic: .automatic
    case .compactName: .compactName
    case .scientific: .scientific
    }
  }

  private var configuredPrecision: NumberFormatStyleConfiguration.Precision? {
    if let fraction = precision.fraction, let integer = precision.integer {
      return .integerAndFractionLength(
        integerLimits: integer, fractionLimits: fraction)
    }
    if let fraction = precision.fraction { return .fractionLength(fraction) }
    if let significant = precision.significant { return .significantDigits(significant) }
    return precision.integer.map { .integerLength($0) }
  }
}
