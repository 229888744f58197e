import Foundation
import GaugeUI

extension Catalogue {
  /// Moments, how they are written, and names that no two things have.
  @RowBuilder static var dates: [Row] {
    Rows.type(
      "struct UUID: Hashable, CustomStringConvertible, Codable", "A name that no other thing has."
    ) {
      Row("init()", "A new name.") { UUID() }
      Row("init?(uuidString string: String)", "The name that a text holds, if it does.") {
        (text: String) in UUID(uuidString: text)
      }
      Row("var uuidString: String", "The name as text.") { (id: UUID) in id.uuidString }
    }
    Rows.type("struct Date: Hashable, Comparable, CustomStringConvertible, Codable", "A moment.") {
      makingDates
      readingDates
    }
    dateStyles
    relativeDates
    Rows.members(of: "Text") {
      Row("init(_ input: Date, format: Date.FormatStyle)", "A date in a format.") {
        (date: Date, style: Date.FormatStyle) in Text(verbatim: style.format(date))
      }
      Row("init(_ input: Date, format: Date.RelativeFormatStyle)", "How far it is from now.") {
        (date: Date, style: Date.RelativeFormatStyle) in Text(verbatim: style.format(date))
      }
      Row("init(_ input: Date, format: Date.ISO8601FormatStyle)", "As machines read it.") {
        (date: Date, style: Date.ISO8601FormatStyle) in Text(verbatim: style.format(date))
      }
    }
  }

  @RowBuilder private static var makingDates: [Row] {
    Row("init()", "This moment.") { Date() }
    Row("init(timeIntervalSince1970: Double)", "The moment some seconds after 1970 began.") {
      (seconds: Double) in Date(timeIntervalSince1970: seconds)
    }
    Row("init(timeIntervalSinceNow: Double)", "The moment some seconds from now.") {
      (seconds: Double) in Date(timeIntervalSinceNow: seconds)
    }
    Row("init(timeIntervalSinceReferenceDate: Double)", "So many seconds after 2001 began.") {
      (seconds: Double) in Date(timeIntervalSinceReferenceDate: seconds)
    }
    Row("init(timeInterval: Double, since date: Date)", "So many seconds after a moment.") {
      (seconds: Double, date: Date) in Date(timeInterval: seconds, since: date)
    }
    Row("static var now: Date", "This moment.") { Date() }
    Row.constant("distantPast", "Date", "Longer ago than anything.", Date.distantPast)
    Row.constant("distantFuture", "Date", "Later than anything.", Date.distantFuture)
  }

  @RowBuilder private static var readingDates: [Row] {
    Row("var timeIntervalSince1970: Double", "Seconds since 1970 began.") { (date: Date) in
      date.timeIntervalSince1970
    }
    Row("var timeIntervalSinceReferenceDate: Double", "Seconds since 2001 began.") {
      (date: Date) in date.timeIntervalSinceReferenceDate
    }
    Row("var timeIntervalSinceNow: Double", "Seconds from now.") { (date: Date) in
      date.timeIntervalSinceNow
    }
    Row("func timeIntervalSince(_ date: Date) -> Double", "Seconds since another moment.") {
      (date: Date, other: Date) in date.timeIntervalSince(other)
    }
    Row("func distance(to other: Date) -> Double", "Seconds until another moment.") {
      (date: Date, other: Date) in date.distance(to: other)
    }
    for name in ["addingTimeInterval(_ timeInterval: Double)", "advanced(by n: Double)"] {
      Row("func \(name) -> Date", "A moment some seconds later.") {
        (date: Date, seconds: Double) in date.addingTimeInterval(seconds)
      }
    }
    Row.mutating("mutating func addTimeInterval(_ timeInterval: Double)", "Makes it later.") {
      (date: inout Date, seconds: Double) in
      date.addTimeInterval(seconds)
      return Value.void
    }
    Row("static func + (lhs: Date, rhs: Double) -> Date", "Some seconds later.") {
      (date: Date, seconds: Double) in date + seconds
    }
    Row("static func - (lhs: Date, rhs: Double) -> Date", "Some seconds earlier.") {
      (date: Date, seconds: Double) in date - seconds
    }
    Row("func formatted() -> String", "The date and the time as the reader writes them.") {
      (date: Date) in DateStyle.style(date: .numeric, time: .shortened).format(date)
    }
    Row(
      "func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String",
      "The date and the time, each longer or shorter."
    ) { (moment: Date, date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) in
      DateStyle.style(date: date, time: time).format(moment)
    }
    Row("func formatted(_ format: Date.FormatStyle) -> String", "The date in a format.") {
      (date: Date, style: Date.FormatStyle) in style.format(date)
    }
    Row("func formatted(_ format: Date.ISO8601FormatStyle) -> String", "As machines read it.") {
      (date: Date, style: Date.ISO8601FormatStyle) in style.format(date)
    }
    Row("func ISO8601Format() -> String", "As machines read it.") { (date: Date) in
      date.ISO8601Format()
    }
  }

  @RowBuilder private static var dateStyles: [Row] {
    Rows.type("struct Date.FormatStyle: FormatStyle, Hashable", "How a date is written.") {
      Row(
        "init(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil, locale: Locale? = nil, calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent)",
        "The date and the time, each longer or shorter."
      ) {
        (
          date: Date.FormatStyle.DateStyle?, time: Date.FormatStyle.TimeStyle?, locale: Locale?,
          calendar: Calendar, zone: TimeZone
        ) in
        Date.FormatStyle(
          date: date, time: time, locale: locale ?? NumberStyle.locale, calendar: calendar,
          timeZone: zone)
      }
      Row("static var dateTime: Date.FormatStyle", "What it is asked for, field by field.") {
        Date.FormatStyle(locale: NumberStyle.locale)
      }
      for (name, summary, cases) in DateStyle.fields {
        let type = "Date.FormatStyle.Symbol.\(name)"
        Row(
          "func \(name.lowercased())(_ format: \(type) = .\(cases[0].0)) -> Date.FormatStyle",
          "With \(summary)."
        ) { (style: Date.FormatStyle, part: DateStyle.Part) in part.add(style) }
      }
      Row(
        "func hour(_ format: Date.FormatStyle.Symbol.Hour = .defaultDigits(amPM: .abbreviated)) -> Date.FormatStyle",
        "With the hour."
      ) { (style: Date.FormatStyle, part: DateStyle.Part) in part.add(style) }
      Row("func format(_ value: Date) -> String", "A date in this style.") {
        (style: Date.FormatStyle, date: Date) in style.format(date)
      }
      Row("func locale(_ locale: Locale) -> Date.FormatStyle", "By other conventions.") {
        (style: Date.FormatStyle, locale: Locale) in style.locale(locale)
      }
      Row.field("timeZone", "TimeZone", "Where it is that time.", \Date.FormatStyle.timeZone)
      Row.field("calendar", "Calendar", "By which calendar.", \Date.FormatStyle.calendar)
    }
    Rows.type("enum Date.FormatStyle.Symbol", "Parts of dates.")
    for (name, summary, cases) in DateStyle.fields {
      Rows.type("struct Date.FormatStyle.Symbol.\(name)", "How \(summary) is written.") {
        for (form, add) in cases {
          Row.constant(
            form, "Date.FormatStyle.Symbol.\(name)", "One of the ways.", DateStyle.Part(add: add))
        }
      }
    }
    Rows.type("struct Date.FormatStyle.Symbol.Hour", "How the hour is written.") {
      for (name, add) in DateStyle.hours {
        Row(
          "static func \(name)(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Date.FormatStyle.Symbol.Hour",
          "One of the ways, with the half of the day or without."
        ) { (half: DateStyle.HalfOfDay) in DateStyle.Part { add($0, half.style) } }
      }
    }
    Rows.type(
      "struct Date.FormatStyle.Symbol.Hour.AMPMStyle", "How the half of the day is written."
    ) {
      for (name, style) in DateStyle.halves {
        Row.constant(
          name, "Date.FormatStyle.Symbol.Hour.AMPMStyle", "One of the ways.",
          DateStyle.HalfOfDay(style: style))
      }
    }
    Rows.type("struct Date.FormatStyle.DateStyle: Hashable", "How long a date is.") {
      for (name, style) in DateStyle.dates {
        Row.constant(name, "Date.FormatStyle.DateStyle", "One of the lengths.", style)
      }
    }
    Rows.type("struct Date.FormatStyle.TimeStyle: Hashable", "How long a time is.") {
      for (name, style) in DateStyle.times {
        Row.constant(name, "Date.FormatStyle.TimeStyle", "One of the lengths.", style)
      }
    }
    Rows.type("struct Date.ISO8601FormatStyle: FormatStyle", "Dates as machines read them.") {
      Row.constant(
        "iso8601", "Date.ISO8601FormatStyle", "With date and time.", Date.ISO8601FormatStyle())
    }
  }
}

/// Foundation's ways to write dates, by the names that scripts have for them.
enum DateStyle {
  static func style(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: NumberStyle.locale)
  }

  /// One field of a date, added to a style.
  struct Part: NativeValue {
    let add: (Date.FormatStyle) -> Date.FormatStyle
  }

  /// How the half of the day is written.
  struct HalfOfDay: NativeValue {
    let style: Date.FormatStyle.Symbol.Hour.AMPMStyle
  }

  typealias Hour = (Date.FormatStyle, Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Date.FormatStyle

  static let hours: [(String, Hour)] = [
    ("defaultDigits", { $0.hour(.defaultDigits(amPM: $1)) }),
    ("twoDigits", { $0.hour(.twoDigits(amPM: $1)) }),
    (
      "conversationalDefaultDigits", { $0.hour(.conversationalDefaultDigits(amPM: $1)) }
    ),
    ("conversationalTwoDigits", { $0.hour(.conversationalTwoDigits(amPM: $1)) }),
  ]

  static let halves: [(String, Date.FormatStyle.Symbol.Hour.AMPMStyle)] = [
    ("omitted", .omitted), ("abbreviated", .abbreviated), ("narrow", .narrow), ("wide", .wide),
  ]

  typealias Field = (
    name: String, summary: String, cases: [(String, (Date.FormatStyle) -> Date.FormatStyle)]
  )

  static let fields: [Field] = [
    (
      "Year", "the year",
      [("defaultDigits", { $0.year(.defaultDigits) }), ("twoDigits", { $0.year(.twoDigits) })]
    ),
    (
      "Month", "the month",
      [
        ("abbreviated", { $0.month(.abbreviated) }), ("wide", { $0.month(.wide) }),
        ("narrow", { $0.month(.narrow) }), ("defaultDigits", { $0.month(.defaultDigits) }),
        ("twoDigits", { $0.month(.twoDigits) }),
      ]
    ),
    (
      "Day", "the day",
      [("defaultDigits", { $0.day(.defaultDigits) }), ("twoDigits", { $0.day(.twoDigits) })]
    ),
    (
      "Weekday", "the day of the week",
      [
        ("abbreviated", { $0.weekday(.abbreviated) }), ("wide", { $0.weekday(.wide) }),
        ("narrow", { $0.weekday(.narrow) }), ("short", { $0.weekday(.short) }),
      ]
    ),
    (
      "Minute", "the minute",
      [("defaultDigits", { $0.minute() }), ("twoDigits", { $0.minute(.twoDigits) })]
    ),
    (
      "Second", "the second",
      [("defaultDigits", { $0.second() }), ("twoDigits", { $0.second(.twoDigits) })]
    ),
  ]

  static let dates: [(String, Date.FormatStyle.DateStyle)] = [
    ("omitted", .omitted), ("numeric", .numeric), ("abbreviated", .abbreviated), ("long", .long),
    ("complete", .complete),
  ]

  static let times: [(String, Date.FormatStyle.TimeStyle)] = [
    ("omitted", .omitted), ("shortened", .shortened), ("standard", .standard),
    ("complete", .complete),
  ]
}

extension UUID: NativeValue {}
extension Date: NativeValue {}
extension Date.FormatStyle: NativeValue {}
extension Date.FormatStyle.DateStyle: NativeValue {}
extension Date.FormatStyle.TimeStyle: NativeValue {}
extension Date.ISO8601FormatStyle: NativeValue {}
