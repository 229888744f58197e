import Foundation
import GaugeUI

extension Catalogue {
  /// Lengths of time, and how they are written.
  @RowBuilder static var durations: [Row] {
    Rows.type("struct Duration: Hashable, Comparable, CustomStringConvertible", "A length of time.")
    {
      for (name, scale) in Duration.units {
        Row("static func \(name)(_ \(name): Double) -> Duration", "A length of time.") {
          (count: Double) in try Duration.checked(count * scale) { .seconds(count * scale) }
        }
        Row("static func \(name)(_ \(name): Int) -> Duration", "A length of time.") {
          (count: Int) in
          try Duration.checked(Double(count) * scale) { .seconds(Double(count) * scale) }
        }
      }
      Row.constant("zero", "Duration", "No time.", Duration.zero)
      Row("static func + (lhs: Duration, rhs: Duration) -> Duration", "Both together.") {
        (left: Duration, right: Duration) in
        try Duration.checked(left.seconds + right.seconds) { left + right }
      }
      Row("static func - (lhs: Duration, rhs: Duration) -> Duration", "The difference.") {
        (left: Duration, right: Duration) in
        try Duration.checked(left.seconds - right.seconds) { left - right }
      }
      Row("static func * (lhs: Duration, rhs: Double) -> Duration", "Several times.") {
        (left: Duration, factor: Double) in
        try Duration.checked(left.seconds * factor) { left * factor }
      }
      Row("static func / (lhs: Duration, rhs: Double) -> Duration", "A part.") {
        (left: Duration, divisor: Double) in
        try Duration.checked(left.seconds / divisor) { left / divisor }
      }
      Row("static func / (lhs: Duration, rhs: Duration) -> Double", "How often it is in it.") {
        (left: Duration, right: Duration) in left / right
      }
      Row("var components: (seconds: Int64, attoseconds: Int64)", "Whole seconds, and the rest.") {
        (duration: Duration) in
        Value.tuple([
          Value(duration.components.seconds), Value(duration.components.attoseconds),
        ])
      }
      Row("func formatted() -> String", "As hours, minutes and seconds.") { (duration: Duration) in
        DurationStyle.time(.hourMinuteSecond).string(duration)
      }
      Row("func formatted(_ format: DurationFormatStyle) -> String", "In a format.") {
        (duration: Duration, style: DurationStyle) in style.string(duration)
      }
    }
    Rows.type("struct DurationFormatStyle: FormatStyle", "How a length of time is written.") {
      Row(
        "static func time(pattern: DurationFormatStyle.Pattern) -> DurationFormatStyle",
        "As a clock does."
      ) { (pattern: Duration.TimeFormatStyle.Pattern) in DurationStyle.time(pattern) }
      Row(
        "static func units(allowed units: Set<DurationFormatStyle.Unit> = [.hours, .minutes, .seconds], width: DurationFormatStyle.UnitWidth = .abbreviated) -> DurationFormatStyle",
        "In words."
      ) { (units: DurationUnits, width: DurationUnits.Width) in DurationStyle.units(units, width) }
    }
    Rows.type("struct DurationFormatStyle.Pattern", "Which parts a clock shows.") {
      for (name, pattern) in DurationStyle.patterns {
        Row.constant(name, "DurationFormatStyle.Pattern", "Those parts.", pattern)
      }
    }
    Rows.type("struct DurationFormatStyle.Unit: Hashable", "A unit of time.") {
      for (name, unit) in DurationUnits.all {
        Row.constant(name, "DurationFormatStyle.Unit", "One of the units.", unit)
      }
    }
    Rows.type("struct DurationFormatStyle.UnitWidth: Hashable", "How long units are written.") {
      for width in DurationUnits.Width.allCases {
        Row.constant(width.rawValue, "DurationFormatStyle.UnitWidth", "So long.", width)
      }
    }
    Rows.members(of: "Text") {
      Row("init(_ input: Duration, format: DurationFormatStyle)", "A length of time in a format.") {
        (duration: Duration, style: DurationStyle) in Text(verbatim: style.string(duration))
      }
    }
  }
}

/// Foundation's two styles for lengths of time.
enum DurationStyle: NativeValue {
  case time(Duration.TimeFormatStyle.Pattern)
  case units(DurationUnits, DurationUnits.Width)

  static let patterns: [(String, Duration.TimeFormatStyle.Pattern)] = [
    ("hourMinute", .hourMinute), ("hourMinuteSecond", .hourMinuteSecond),
    ("minuteSecond", .minuteSecond),
  ]

  func string(_ duration: Duration) -> String {
    switch self {
    case .time(let pattern):
      duration.formatted(
        Duration.TimeFormatStyle(pattern: pattern, locale: NumberStyle.locale))
    case .units(let units, let width):
      duration.formatted(
        .units(allowed: units.units, width: width.width).locale(NumberStyle.locale))
    }
  }
}

/// Some units of time.
struct DurationUnits: NativeValue {
  let units: Set<Duration.UnitsFormatStyle.Unit>

  static let all: [(String, Duration.UnitsFormatStyle.Unit)] = [
    ("weeks", .weeks), ("days", .days), ("hours", .hours), ("minutes", .minutes),
    ("seconds", .seconds), ("milliseconds", .milliseconds),
  ]

  enum Width: String, CaseIterable, NativeValue {
    case abbreviated, condensedAbbreviated, narrow, wide

    fileprivate var width: Duration.UnitsFormatStyle.UnitWidth {
      switch self {
      case .abbreviated: .abbreviated
      case .condensedAbbreviated: .condensedAbbreviated
      case .narrow: .narrow
      case .wide: .wide
      }
    }
  }

  static func from(_ value: Value) throws -> DurationUnits {
    guard case .set(let values) = value else {
      throw BridgingError(expected: "a set", found: value)
    }
    return DurationUnits(
      units: Set(try values.map { try Duration.UnitsFormatStyle.Unit.from($0.value) }))
  }
}

extension Duration: NativeValue {
  /// In seconds.
  var seconds: Double { self / .seconds(1) }

  /// A length of time, unless it is longer than there are: there the standard library stops the program.
  static func checked(_ seconds: Double, _ duration: () -> Duration) throws -> Duration {
    guard seconds.magnitude < 9e18 else {
      throw ScriptFailure("arithmetic overflow: a duration has at most 2^63 seconds")
    }
    return duration()
  }

  static let units: [(String, Double)] = [
    ("seconds", 1), ("milliseconds", 1e-3), ("microseconds", 1e-6), ("nanoseconds", 1e-9),
  ]
}
extension Duration.TimeFormatStyle.Pattern: NativeValue {}
extension Duration.UnitsFormatStyle.Unit: NativeValue {}
