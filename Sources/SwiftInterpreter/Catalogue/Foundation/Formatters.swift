import Foundation
import GaugeUI

extension Catalogue {
  /// Foundation's formatters: objects that write numbers and dates.
  @RowBuilder static var formatters: [Row] {
    Rows.type("class Formatter: NSObject", "Writes values, each class of its kind.")
    for type in FormatterText.classes {
      Rows.members(of: type) {
        Row("func string(for obj: Any?) -> String?", "The value in writing, if it is of its kind.")
        {
          (formatter: Value, value: Value) in try FormatterText.string(formatter, value)
        }
      }
    }
    Rows.type("protocol ReferenceConvertible", "Values that are objects too.")
    for type in [
      "Date", "URL", "UUID", "Data", "IndexSet", "DateComponents", "DateInterval", "Calendar",
      "Locale", "TimeZone", "Measurement", "CharacterSet",
    ] {
      Rows.conformance("extension \(type): ReferenceConvertible")
    }
    Rows.members(of: "Text") {
      for subject in ["ReferenceConvertible", "NSObject"] {
        Row(
          "init<Subject: \(subject)>(_ subject: Subject, formatter: Formatter)",
          "A value as a formatter writes it."
        ) { (subject: Value, formatter: Value) in
          Text(verbatim: try FormatterText.string(formatter, subject) ?? "")
        }
      }
    }
    numberFormatter
    dateFormatter
    byteCounts
    listFormats
  }

  @RowBuilder private static var numberFormatter: [Row] {
    Rows.type("class NumberFormatter: Formatter", "Writes numbers.") {
      Row("init()", "A formatter; whole numbers at first.") {
        let formatter = NumberFormatter()
        formatter.locale = NumberStyle.locale
        return formatter
      }
      Row.field(
        "numberStyle", "NumberFormatter.Style", "In which way.", \NumberFormatter.numberStyle)
      for (name, path) in digitCounts {
        Row(
          "var \(name): Int { get set }", "How many digits.",
          get: { (formatter: NumberFormatter) in formatter[keyPath: path] },
          set: { (formatter: inout NumberFormatter, count: Int) in
            // More digits than a number has make Foundation slow, and more than it counts stop it.
            formatter[keyPath: path] = min(max(count, 0), 100)
          })
      }
      Row.field(
        "usesGroupingSeparator", "Bool", "Whether thousands are marked.",
        \NumberFormatter.usesGroupingSeparator)
      for (name, path) in numberTexts {
        Row(
          "var \(name): String { get set }", "A text in or around the number.",
          get: { (formatter: NumberFormatter) in formatter[keyPath: path] ?? "" },
          set: { (formatter: inout NumberFormatter, text: String) in
            formatter[keyPath: path] = text
          })
      }
      Row(
        "var locale: Locale { get set }", "By whose conventions.",
        get: { (formatter: NumberFormatter) in formatter.locale ?? NumberStyle.locale },
        set: { (formatter: inout NumberFormatter, locale: Locale) in formatter.locale = locale })
      Row("func string(from number: NSNumber) -> String?", "The number in writing.") {
        (formatter: NumberFormatter, number: NSNumber) in formatter.string(from: number)
      }
      Row("func number(from string: String) -> NSNumber?", "The number that a text holds.") {
        (formatter: NumberFormatter, text: String) in formatter.number(from: text)
      }
    }
    Rows.type("enum NumberFormatter.Style: Hashable", "A way to write numbers.") {
      for (name, style) in numberFormatterStyles {
        Row.enumCase(name, "One of the ways.", style)
      }
    }
    Rows.type("class NSNumber: NSObject", "A number as an object.") {
      for type in ["Double", "Int", "CGFloat", "Float", "Bool"] {
        Row("init(value: \(type))", "Of a number.") { (value: Value) in
          value.number ?? NSNumber(value: 0)
        }
      }
      Row("var doubleValue: Double", "The number.") { (number: NSNumber) in number.doubleValue }
      Row("var intValue: Int", "The number without its fraction.") { (number: NSNumber) in
        number.intValue
      }
      Row("var stringValue: String", "The number as text.") { (number: NSNumber) in
        number.stringValue
      }
    }
  }

  @RowBuilder private static var dateFormatter: [Row] {
    Rows.type("class DateFormatter: Formatter", "Writes and reads dates.") {
      Row("init()", "A formatter.") {
        let formatter = DateFormatter()
        formatter.locale = NumberStyle.locale
        return formatter
      }
      Row(
        "var dateFormat: String { get set }", "As a pattern, such as yyyy-MM-dd.",
        get: { (formatter: DateFormatter) in formatter.dateFormat ?? "" },
        set: { (formatter: inout DateFormatter, text: String) in formatter.dateFormat = text })
      Row.field("dateStyle", "DateFormatter.Style", "How long a date is.", \DateFormatter.dateStyle)
      Row.field("timeStyle", "DateFormatter.Style", "How long a time is.", \DateFormatter.timeStyle)
      Row(
        "var locale: Locale { get set }", "By whose conventions.",
        get: { (formatter: DateFormatter) in formatter.locale ?? NumberStyle.locale },
        set: { (formatter: inout DateFormatter, locale: Locale) in formatter.locale = locale })
      Row(
        "var timeZone: TimeZone! { get set }", "Where it is that time.",
        get: { (formatter: DateFormatter) in formatter.timeZone as TimeZone? },
        set: { (formatter: inout DateFormatter, zone: TimeZone?) in formatter.timeZone = zone })
      Row("func string(from date: Date) -> String", "The date in writing.") {
        (formatter: DateFormatter, date: Date) in formatter.string(from: date)
      }
      Row("func date(from string: String) -> Date?", "The date that a text holds.") {
        (formatter: DateFormatter, text: String) in formatter.date(from: text)
      }
      Row("func setLocalizedDateFormatFromTemplate(_ template: String)", "As fields, in any order.")
      { (formatter: DateFormatter, template: String) in
        formatter.setLocalizedDateFormatFromTemplate(template)
        return Value.void
      }
    }
    Rows.type("enum DateFormatter.Style: Hashable", "How long a date or a time is.") {
      for (name, style) in dateFormatterStyles { Row.enumCase(name, "One of the lengths.", style) }
    }
    Rows.type("class ISO8601DateFormatter: Formatter", "Writes and reads dates as machines do.") {
      Row("init()", "A formatter.") { ISO8601DateFormatter() }
      Row("func string(from date: Date) -> String", "The date in writing.") {
        (formatter: ISO8601DateFormatter, date: Date) in formatter.string(from: date)
      }
      Row("func date(from string: String) -> Date?", "The date that a text holds.") {
        (formatter: ISO8601DateFormatter, text: String) in formatter.date(from: text)
      }
    }
  }

  @RowBuilder private static var byteCounts: [Row] {
    Rows.type("class ByteCountFormatter: Formatter", "Writes amounts of bytes.") {
      Row("init()", "A formatter.") { ByteCountFormatter() }
      Row.field(
        "countStyle", "ByteCountFormatter.CountStyle", "By thousands or by 1024.",
        \ByteCountFormatter.countStyle)
      Row.field(
        "allowedUnits", "ByteCountFormatter.Units", "In which units.",
        \ByteCountFormatter.allowedUnits)
      for (name, path) in byteFlags {
        Row.field(name, "Bool", "Whether that is so.", path)
      }
      Row("func string(fromByteCount byteCount: Int64) -> String", "The amount in writing.") {
        (formatter: ByteCountFormatter, count: Value) in
        formatter.string(fromByteCount: count.byteCount)
      }
      Row(
        "static func string(fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle) -> String",
        "An amount in writing."
      ) { (count: Value, style: ByteCountFormatter.CountStyle) in
        ByteCountFormatter.string(fromByteCount: count.byteCount, countStyle: style)
      }
    }
    Rows.type("struct ByteCountFormatter.Units: OptionSet", "Units of bytes.") {
      for (name, units) in byteUnits {
        Row.constant(name, "ByteCountFormatter.Units", "One of the units.", units)
      }
    }
    Rows.type("enum ByteCountFormatter.CountStyle: Hashable", "By thousands or by 1024.") {
      for (name, style) in countStyles { Row.enumCase(name, "One of the ways.", style) }
    }
    Rows.type("struct ByteCountFormatStyle: FormatStyle", "Amounts of bytes.") {
      Row(
        "static func byteCount(style: ByteCountFormatStyle.Style) -> ByteCountFormatStyle",
        "By thousands or by 1024."
      ) { (style: ByteCountFormatStyle.Style) in
        ByteCountFormatStyle(style: style, locale: NumberStyle.locale)
      }
    }
    Rows.type("enum ByteCountFormatStyle.Style: Hashable", "By thousands or by 1024.") {
      for (name, style) in byteStyles { Row.enumCase(name, "One of the ways.", style) }
    }
    Rows.members(of: "BinaryInteger") {
      Row("func formatted(_ format: ByteCountFormatStyle) -> String", "As an amount of bytes.") {
        (count: Value, style: ByteCountFormatStyle) in style.format(count.byteCount)
      }
    }
    Rows.members(of: "Text") {
      Row("init(_ input: Int64, format: ByteCountFormatStyle)", "An amount of bytes.") {
        (count: Value, style: ByteCountFormatStyle) in
        Text(verbatim: style.format(count.byteCount))
      }
    }
  }

  @RowBuilder private static var listFormats: [Row] {
    Rows.members(of: "Sequence") {
      Row("func formatted() -> String where Element == String", "The texts as a list with and.") {
        (elements: Elements) in ListForm().string(try elements.values.map { try String.from($0) })
      }
      Row(
        "func formatted(_ style: ListFormatStyle) -> String where Element == String",
        "The texts as a list."
      ) { (elements: Elements, form: ListForm) in
        form.string(try elements.values.map { try String.from($0) })
      }
    }
    Rows.members(of: "Text") {
      Row("init(_ input: [String], format: ListFormatStyle)", "Texts as a list.") {
        (texts: [String], form: ListForm) in Text(verbatim: form.string(texts))
      }
    }
    Rows.type("struct ListFormatStyle", "How a list is written.") {
      Row(
        "static func list(type: ListFormatStyle.ListType, width: ListFormatStyle.Width = .standard) -> ListFormatStyle",
        "With and or with or."
      ) { (kind: ListForm.Kind, width: ListForm.Width) in ListForm(kind: kind, width: width) }
    }
    Rows.type("enum ListFormatStyle.ListType: Hashable", "Which word stands before the last.") {
      for kind in ListForm.Kind.allCases { Row.enumCase(kind.rawValue, "That word.", kind) }
    }
    Rows.type("enum ListFormatStyle.Width: Hashable", "How long that word is.") {
      for width in ListForm.Width.allCases { Row.enumCase(width.rawValue, "So long.", width) }
    }
  }

  private static let digitCounts: [(String, ReferenceWritableKeyPath<NumberFormatter, Int>)] = [
    ("minimumFractionDigits", \.minimumFractionDigits),
    ("maximumFractionDigits", \.maximumFractionDigits),
    ("minimumIntegerDigits", \.minimumIntegerDigits),
    ("maximumIntegerDigits", \.maximumIntegerDigits),
    ("minimumSignificantDigits", \.minimumSignificantDigits),
    ("maximumSignificantDigits", \.maximumSignificantDigits),
  ]

  private static let numberTexts: [(String, ReferenceWritableKeyPath<NumberFormatter, String?>)] = [
    ("groupingSeparator", \.groupingSeparator), ("decimalSeparator", \.decimalSeparator),
    ("currencyCode", \.currencyCode), ("currencySymbol", \.currencySymbol),
    ("positivePrefix", \.positivePrefix), ("positiveSuffix", \.positiveSuffix),
    ("negativePrefix", \.negativePrefix), ("negativeSuffix", \.negativeSuffix),
  ]

  private static let numberFormatterStyles: [(String, NumberFormatter.Style)] = [
    ("none", .none), ("decimal", .decimal), ("currency", .currency), ("percent", .percent),
    ("scientific", .scientific), ("spellOut", .spellOut), ("ordinal", .ordinal),
  ]

  private static let dateFormatterStyles: [(String, DateFormatter.Style)] = [
    ("none", .none), ("short", .short), ("medium", .medium), ("long", .long), ("full", .full),
  ]

  private static let countStyles: [(String, ByteCountFormatter.CountStyle)] = [
    ("file", .file), ("memory", .memory), ("decimal", .decimal), ("binary", .binary),
  ]

  private static let byteFlags: [(String, ReferenceWritableKeyPath<ByteCountFormatter, Bool>)] = [
    ("includesUnit", \.includesUnit), ("includesCount", \.includesCount),
    ("isAdaptive", \.isAdaptive), ("zeroPadsFractionDigits", \.zeroPadsFractionDigits),
  ]

  private static let byteUnits: [(String, ByteCountFormatter.Units)] = [
    ("useBytes", .useBytes), ("useKB", .useKB), ("useMB", .useMB), ("useGB", .useGB),
    ("useTB", .useTB), ("usePB", .usePB), ("useAll", .useAll),
  ]

  private static let byteStyles: [(String, ByteCountFormatStyle.Style)] = [
    ("file", .file), ("memory", .memory), ("decimal", .decimal), ("binary", .binary),
  ]
}

/// Foundation's list style, whose types name what they are made of.
struct ListForm: NativeValue {
  var kind = Kind.and
  var width = Width.standard

  enum Kind: String, CaseIterable, NativeValue {
    case and, or
  }

  enum Width: String, CaseIterable, NativeValue {
    case standard, short, narrow
  }

  func string(_ texts: [String]) -> String {
    typealias Style = ListFormatStyle<StringStyle, [String]>
    var style: Style = .list(
      memberStyle: StringStyle(), type: kind == .and ? .and : .or,
      width: width == .standard ? .standard : width == .short ? .short : .narrow)
    style.locale = NumberStyle.locale
    return style.format(texts)
  }
}

/// A text as it is.
struct StringStyle: FormatStyle {
  nonisolated func format(_ text: String) -> String { text }
}

extension Value {
  /// The number as an object; `nil` where it is none.
  var number: NSNumber? {
    switch self {
    case .double(let double): NSNumber(value: double)
    case .int(let int): NSNumber(value: int)
    case .bool(let bool): NSNumber(value: bool)
    case .native(let number as NSNumber): number
    case .native(let float as Float): NSNumber(value: float)
    case .native(let decimal as Decimal): NSDecimalNumber(decimal: decimal)
    default: wholeNumber.map { NSNumber(value: Int(clamping: $0)) }
    }
  }

  fileprivate var byteCount: Int64 { wholeNumber.map { Int64(clamping: $0) } ?? 0 }
}

extension NumberFormatter: NativeValue {}
extension NumberFormatter.Style: NativeValue {}
extension NSNumber: NativeValue {}
extension DateFormatter: NativeValue {}
extension DateFormatter.Style: NativeValue {}
extension ISO8601DateFormatter: NativeValue {}
extension ByteCountFormatter: NativeValue {}
extension ByteCountFormatter.Units: NativeValue {}
extension ByteCountFormatter.CountStyle: NativeValue {}
extension ByteCountFormatStyle: NativeValue {}
extension ByteCountFormatStyle.Style: NativeValue {}
