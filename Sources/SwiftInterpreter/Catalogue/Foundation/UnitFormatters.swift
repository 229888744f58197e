import Foundation

extension Catalogue {
  /// The older formatters of amounts with a unit, and of lengths of time.
  @RowBuilder static var unitFormatters: [Row] {
    Rows.type("class MeasurementFormatter: Formatter", "Writes amounts with a unit.") {
      Row("init()", "A formatter.") { MeasurementWriter() }
      Row.field(
        "unitStyle", "MeasurementFormatter.UnitStyle", "How long the unit is.",
        \MeasurementWriter.unitStyle)
      Row.field(
        "unitOptions", "MeasurementFormatter.UnitOptions", "In which units.",
        \MeasurementWriter.unitOptions)
      Row.field(
        "numberFormatter", "NumberFormatter", "Writes the number.",
        \MeasurementWriter.numberFormatter)
      Row("func string<U: Unit>(from measurement: Measurement<U>) -> String", "In writing.") {
        (writer: MeasurementWriter, amount: Measurement<Dimension>) in writer.string(amount)
      }
    }
    Rows.type("enum MeasurementFormatter.UnitStyle: Hashable", "How long a unit is written.") {
      for style in MeasurementWriter.UnitStyle.allCases {
        Row.enumCase(style.rawValue, "So long.", style)
      }
    }
    Rows.type("struct MeasurementFormatter.UnitOptions: OptionSet", "In which units.") {
      for (name, options) in MeasurementWriter.options {
        Row.constant(name, "MeasurementFormatter.UnitOptions", "One of the options.", options)
      }
    }
    timeFormatter
  }

  @RowBuilder private static var timeFormatter: [Row] {
    Rows.type("class DateComponentsFormatter: Formatter", "Writes lengths of time.") {
      Row("init()", "A formatter.") { TimeWriter() }
      Row.field(
        "allowedUnits", "NSCalendar.Unit", "In which units.", \TimeWriter.allowedUnits)
      Row.field(
        "unitsStyle", "DateComponentsFormatter.UnitsStyle", "How long units are written.",
        \TimeWriter.unitsStyle)
      Row.field(
        "zeroFormattingBehavior", "DateComponentsFormatter.ZeroFormattingBehavior",
        "What becomes of units of which there are none.", \TimeWriter.zeroFormattingBehavior)
      Row.field(
        "maximumUnitCount", "Int", "The most units, or 0 for any.", \TimeWriter.maximumUnitCount)
      Row("func string(from ti: Double) -> String?", "Seconds in writing.") {
        (writer: TimeWriter, seconds: Double) in writer.string(seconds)
      }
      Row("func string(from startDate: Date, to endDate: Date) -> String?", "In writing.") {
        (writer: TimeWriter, start: Date, end: Date) in
        writer.string(end.timeIntervalSince(start))
      }
    }
    Rows.type("enum DateComponentsFormatter.UnitsStyle: Hashable", "How long units are written.") {
      for style in TimeWriter.UnitsStyle.allCases {
        Row.enumCase(style.rawValue, "So long.", style)
      }
    }
    Rows.type(
      "struct DateComponentsFormatter.ZeroFormattingBehavior: OptionSet",
      "What becomes of units of which there are none."
    ) {
      for (name, behaviour) in TimeWriter.behaviours {
        Row.constant(
          name, "DateComponentsFormatter.ZeroFormattingBehavior", "One of the ways.", behaviour)
      }
    }
    Rows.type("class NSCalendar", "The older form of Calendar.")
    Rows.type("struct NSCalendar.Unit: OptionSet", "Units of time.") {
      for unit in TimeWriter.units {
        Row.constant(unit.name, "NSCalendar.Unit", "One of the units.", unit.unit)
      }
    }
  }
}

/// Foundation's `MeasurementFormatter`, which is not on every system.
final class MeasurementWriter: NativeValue {
  var unitStyle = UnitStyle.medium
  var unitOptions: UnitOptions = []
  var numberFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = NumberStyle.locale
    formatter.numberStyle = .decimal
    return formatter
  }()

  enum UnitStyle: String, CaseIterable, NativeValue {
    case short, medium, long
  }

  struct UnitOptions: OptionSet, NativeValue {
    let rawValue: Int
  }

  static let options: [(String, UnitOptions)] = [
    ("providedUnit", UnitOptions(rawValue: 1)), ("naturalScale", UnitOptions(rawValue: 2)),
    ("temperatureWithoutUnit", UnitOptions(rawValue: 4)),
  ]

  func string(_ amount: Measurement<Dimension>) -> String {
    var style = MeasurementStyle()
    style.width = unitStyle == .short ? .narrow : unitStyle == .medium ? .abbreviated : .wide
    style.usage = unitOptions.rawValue & 1 == 0 ? .general : .asProvided
    style.hidesScale = unitOptions.rawValue & 4 != 0
    return style.string(amount) { numberFormatter.string(from: NSNumber(value: $0)) ?? "" }
  }
}

/// Foundation's `DateComponentsFormatter`, which is not on every system.
final class TimeWriter: NativeValue {
  var allowedUnits: Units = []
  var unitsStyle = UnitsStyle.positional
  var zeroFormattingBehavior: ZeroBehaviour = []
  var maximumUnitCount = 0

  enum UnitsStyle: String, CaseIterable, NativeValue {
    case positional, abbreviated, short, full, brief
  }

  struct Units: OptionSet, NativeValue {
    let rawValue: Int
  }

  struct ZeroBehaviour: OptionSet, NativeValue {
    let rawValue: Int
  }

  static let behaviours: [(String, ZeroBehaviour)] = [
    ("default", ZeroBehaviour(rawValue: 1)), ("dropLeading", ZeroBehaviour(rawValue: 2)),
    ("dropMiddle", ZeroBehaviour(rawValue: 4)), ("dropTrailing", ZeroBehaviour(rawValue: 8)),
    ("dropAll", ZeroBehaviour(rawValue: 14)), ("pad", ZeroBehaviour(rawValue: 65536)),
  ]

  static let units: [(name: String, word: String, seconds: Int, unit: Units)] = [
    ("weekOfMonth", "week", 604_800, Units(rawValue: 16)),
    ("day", "day", 86_400, Units(rawValue: 1)), ("hour", "hour", 3_600, Units(rawValue: 2)),
    ("minute", "minute", 60, Units(rawValue: 4)), ("second", "second", 1, Units(rawValue: 8)),
  ]
}

extension TimeWriter {
  /// `nil` for what is no number of seconds.
  func string(_ seconds: Double) -> String? {
    guard let whole = Int(exactly: seconds.rounded(.towardZero)) else { return nil }
    let sign = whole < 0 ? "-" : ""
    let parts = parts(Int(clamping: whole.magnitude))
    return sign + (unitsStyle == .positional ? clock(parts) : words(parts))
  }

  private typealias Part = (count: Int, word: String)

  /// How many of each unit there are, from the largest; leading ones only where there are any or they are kept.
  private func parts(_ seconds: Int) -> [Part] {
    let allowed = Self.units.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit) }
    var rest = seconds
    let parts: [Part] = allowed.map { unit in
      defer { rest %= unit.seconds }
      return (rest / unit.seconds, unit.word)
    }
    if isPadded { return parts }
    let shown = parts.drop { $0.count == 0 }
    return shown.isEmpty ? Array(parts.suffix(1)) : Array(shown)
  }

  private var isPadded: Bool { zeroFormattingBehavior.rawValue & 65536 != 0 }

  private func clock(_ parts: [Part]) -> String {
    parts.enumerated().map { index, part in
      index > 0 || isPadded ? String(format: "%02d", part.count) : "\(part.count)"
    }.joined(separator: ":")
  }

  private func words(_ parts: [Part]) -> String {
    let shown = parts.filter { $0.count > 0 || isPadded }
    let counted = shown.isEmpty ? Array(parts.suffix(1)) : shown
    let most = maximumUnitCount > 0 ? maximumUnitCount : counted.count
    return counted.prefix(most).map(word).joined(
      separator: unitsStyle == .full || unitsStyle == .short ? ", " : " ")
  }

  /// A count with its unit: `1 hour`, `1 hr`, `1hr`, `1h`.
  private func word(_ part: Part) -> String {
    let plural = part.count == 1 ? "" : "s"
    let short = ["hour": "hr", "minute": "min", "second": "sec", "week": "wk"][part.word]
    return switch unitsStyle {
    case .full: "\(part.count) \(part.word)\(plural)"
    case .short: "\(part.count) \(short ?? part.word + plural)"
    case .brief: "\(part.count)\(short ?? part.word + plural)"
    case .abbreviated, .positional: "\(part.count)\(part.word.prefix(1))"
    }
  }
}
