import Foundation

extension Catalogue {
  /// Calendars, the parts of dates, and where it is what time.
  @RowBuilder static var calendars: [Row] {
    Rows.type("struct Calendar: Hashable", "How moments make days, weeks, months and years.") {
      makingCalendars
      computingDates
      askingCalendars
    }
    Rows.type("enum Calendar.Identifier: Hashable", "A kind of calendar.") {
      for (name, kind) in calendarKinds {
        Row.enumCase(name, "One of the calendars.", kind)
      }
    }
    Rows.type("enum Calendar.Component: Hashable", "A part of a date.") {
      for (name, component, _) in parts { Row.enumCase(name, "One of the parts.", component) }
      for (name, component) in otherParts { Row.enumCase(name, "One of the parts.", component) }
    }
    components
    places
  }

  @RowBuilder private static var makingCalendars: [Row] {
    for name in ["current", "autoupdatingCurrent"] {
      Row("static var \(name): Calendar", "The reader's.") { Calendar.reader }
    }
    Row("init(identifier: Calendar.Identifier)", "One of the calendars.") {
      (kind: Calendar.Identifier) in Calendar(identifier: kind)
    }
    Row.field("timeZone", "TimeZone", "Where days begin.", \Calendar.timeZone)
    Row.field(
      "firstWeekday", "Int", "The first day of weeks, 1 for Sunday.", \Calendar.firstWeekday)
    Row(
      "var locale: Locale? { get set }", "The conventions of names.",
      get: { (calendar: Calendar) in calendar.locale },
      set: { (calendar: inout Calendar, locale: Locale?) in calendar.locale = locale })
    for (name, summary, symbols) in calendarSymbols {
      Row("var \(name): [String]", summary) { (calendar: Calendar) in symbols(calendar) }
    }
  }

  @RowBuilder private static var computingDates: [Row] {
    Row("func date(from components: DateComponents) -> Date?", "The moment that parts name.") {
      (calendar: Calendar, components: DateComponents) in calendar.date(from: components)
    }
    Row(
      "func date(byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date?",
      "So many days, months … later."
    ) {
      (calendar: Calendar, part: Calendar.Component, value: Int, date: Date, wraps: Bool) in
      calendar.date(byAdding: part, value: value, to: date, wrappingComponents: wraps)
    }
    Row("func date(byAdding components: DateComponents, to date: Date) -> Date?", "So much later.")
    {
      (calendar: Calendar, components: DateComponents, date: Date) in
      components.areInReach ? calendar.date(byAdding: components, to: date) : nil
    }
    Row(
      "func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date?",
      "A time of the same day."
    ) { (calendar: Calendar, hour: Int, minute: Int, second: Int, date: Date) in
      calendar.date(bySettingHour: hour, minute: minute, second: second, of: date)
    }
    Row("func startOfDay(for date: Date) -> Date", "Its first moment.") {
      (calendar: Calendar, date: Date) in calendar.startOfDay(for: date)
    }
    Row(
      "func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?",
      "The day, month … that a moment is in."
    ) { (calendar: Calendar, part: Calendar.Component, date: Date) in
      calendar.dateInterval(of: part, for: date)
    }
  }

  @RowBuilder private static var askingCalendars: [Row] {
    Row("func component(_ component: Calendar.Component, from date: Date) -> Int", "One part.") {
      (calendar: Calendar, part: Calendar.Component, date: Date) in
      calendar.component(part, from: date)
    }
    Row(
      "func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents",
      "Some parts."
    ) { (calendar: Calendar, parts: PartsOfDates, date: Date) in
      calendar.dateComponents(parts.components, from: date)
    }
    Row(
      "func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents",
      "What lies between two moments."
    ) { (calendar: Calendar, parts: PartsOfDates, start: Date, end: Date) in
      calendar.dateComponents(parts.components, from: start, to: end)
    }
    for (name, summary, test) in dayTests {
      Row("func \(name)(_ date: Date) -> Bool", summary) { (calendar: Calendar, date: Date) in
        test(calendar, date)
      }
    }
    Row(
      "func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool", "Whether both are on one day."
    ) { (calendar: Calendar, first: Date, second: Date) in
      calendar.isDate(first, inSameDayAs: second)
    }
    Row(
      "func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool",
      "Whether both are in one month, year …"
        + "."
    ) { (calendar: Calendar, first: Date, second: Date, part: Calendar.Component) in
      calendar.isDate(first, equalTo: second, toGranularity: part)
    }
    Row(
      "func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?",
      "The days of a month, the months of a year …"
        + "."
    ) {
      (calendar: Calendar, smaller: Calendar.Component, larger: Calendar.Component, date: Date) in
      calendar.range(of: smaller, in: larger, for: date)
    }
    Row(
      "func ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Int?",
      "Which day of the year it is, and the like."
    ) {
      (calendar: Calendar, smaller: Calendar.Component, larger: Calendar.Component, date: Date) in
      calendar.ordinality(of: smaller, in: larger, for: date)
    }
  }

  @RowBuilder private static var components: [Row] {
    Rows.type("struct DateComponents: Hashable", "Parts of a date.") {
      Row(
        "init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil, weekOfYear: Int? = nil)",
        "The parts that are given."
      ) {
        (
          calendar: Calendar?, zone: TimeZone?, year: Int?, month: Int?, day: Int?, hour: Int?,
          minute: Int?, second: Int?, nanosecond: Int?, weekday: Int?, week: Int?
        ) in
        DateComponents(
          calendar: calendar, timeZone: zone, year: year, month: month, day: day, hour: hour,
          minute: minute, second: second, nanosecond: nanosecond, weekday: weekday,
          weekOfYear: week)
      }
      for (name, _, path) in parts {
        Row.field(name, "Int?", "One of the parts.", path)
      }
      Row("var date: Date?", "The moment, where a calendar is among the parts.") {
        (components: DateComponents) in components.date
      }
    }
    Rows.type("struct DateInterval: Hashable, Comparable", "From one moment to another.") {
      Row("init(start: Date, end: Date)", "From one to another.") { (start: Date, end: Date) in
        guard start <= end else { throw ScriptFailure("Reverse intervals are not allowed") }
        guard end.timeIntervalSince(start).isFinite else {
          throw ScriptFailure("Intervals without end are not allowed")
        }
        return DateInterval(start: start, end: end)
      }
      Row("init(start: Date, duration: Double)", "So many seconds from one.") {
        (start: Date, duration: Double) in
        guard duration >= 0 else { throw ScriptFailure("Negative durations are not allowed") }
        guard duration.isFinite else {
          throw ScriptFailure("Intervals without end are not allowed")
        }
        return DateInterval(start: start, duration: duration)
      }
      Row("var start: Date", "Its first moment.") { (interval: DateInterval) in interval.start }
      Row("var end: Date", "Its last moment.") { (interval: DateInterval) in interval.end }
      Row("var duration: Double", "Its length in seconds.") { (interval: DateInterval) in
        interval.duration
      }
      Row("func contains(_ date: Date) -> Bool", "Whether a moment is in it.") {
        (interval: DateInterval, date: Date) in interval.contains(date)
      }
    }
  }

  @RowBuilder private static var places: [Row] {
    Rows.type("struct TimeZone: Hashable", "Where it is what time.") {
      for name in ["current", "autoupdatingCurrent"] {
        Row("static var \(name): TimeZone", "The reader's.") { TimeZone.current }
      }
      Row.constant("gmt", "TimeZone", "Universal time.", TimeZone.gmt)
      Row("init?(identifier: String)", "A place's, as Europe/Berlin.") { (name: String) in
        TimeZone(identifier: name)
      }
      Row("init?(abbreviation: String)", "By its letters, as UTC.") { (name: String) in
        TimeZone(abbreviation: name)
      }
      Row("init?(secondsFromGMT seconds: Int)", "So far from universal time.") {
        // Foundation knows none that is farther, and stops the program at some of these.
        (seconds: Int) in
        seconds.magnitude <= 18 * 3_600 ? TimeZone(secondsFromGMT: seconds) : nil
      }
      Row("var identifier: String", "Its name.") { (zone: TimeZone) in zone.identifier }
      Row("func secondsFromGMT(for date: Date = Date()) -> Int", "How far from universal time.") {
        (zone: TimeZone, date: Date) in zone.secondsFromGMT(for: date)
      }
    }
    Rows.type("struct Locale.MeasurementSystem: Hashable", "How a country measures.") {
      for (name, system) in measurementSystems {
        Row.constant(name, "Locale.MeasurementSystem", "One of the ways.", system)
      }
    }
    Rows.type("struct Locale: Hashable", "The conventions of a language and a country.") {
      for name in ["current", "autoupdatingCurrent"] {
        Row("static var \(name): Locale", "The reader's.") { NumberStyle.locale }
      }
      Row("init(identifier: String)", "By its name, as de_DE.") { (name: String) in
        Locale(identifier: name)
      }
      Row("var identifier: String", "Its name.") { (locale: Locale) in locale.identifier }
      Row("var measurementSystem: Locale.MeasurementSystem", "How the country measures.") {
        (locale: Locale) in locale.measurementSystem
      }
      Row("var usesMetricSystem: Bool", "Whether the country measures in metres: the older form.") {
        (locale: Locale) in locale.measurementSystem != .us
      }
    }
  }

  private static let measurementSystems: [(String, Locale.MeasurementSystem)] = [
    ("metric", .metric), ("us", .us), ("uk", .uk),
  ]

  private static let calendarKinds: [(String, Calendar.Identifier)] = [
    ("gregorian", .gregorian), ("iso8601", .iso8601), ("buddhist", .buddhist),
    ("chinese", .chinese), ("hebrew", .hebrew), ("islamic", .islamic), ("japanese", .japanese),
  ]

  private static let parts: [(String, Calendar.Component, WritableKeyPath<DateComponents, Int?>)] =
    [
      ("era", .era, \.era), ("year", .year, \.year), ("month", .month, \.month),
      ("day", .day, \.day), ("hour", .hour, \.hour), ("minute", .minute, \.minute),
      ("second", .second, \.second), ("nanosecond", .nanosecond, \.nanosecond),
      ("weekday", .weekday, \.weekday), ("weekdayOrdinal", .weekdayOrdinal, \.weekdayOrdinal),
      ("quarter", .quarter, \.quarter), ("weekOfMonth", .weekOfMonth, \.weekOfMonth),
      ("weekOfYear", .weekOfYear, \.weekOfYear),
      ("yearForWeekOfYear", .yearForWeekOfYear, \.yearForWeekOfYear),
    ]

  private static let otherParts: [(String, Calendar.Component)] = [
    ("calendar", .calendar), ("timeZone", .timeZone),
  ]

  private static let calendarSymbols: [(String, String, (Calendar) -> [String])] = [
    ("weekdaySymbols", "The days of the week.", { $0.weekdaySymbols }),
    ("shortWeekdaySymbols", "The days of the week, short.", { $0.shortWeekdaySymbols }),
    ("veryShortWeekdaySymbols", "Their first letters.", { $0.veryShortWeekdaySymbols }),
    ("monthSymbols", "The months.", { $0.monthSymbols }),
    ("shortMonthSymbols", "The months, short.", { $0.shortMonthSymbols }),
  ]

  private static let dayTests: [(String, String, (Calendar, Date) -> Bool)] = [
    ("isDateInToday", "Whether it is today.", { $0.isDateInToday($1) }),
    ("isDateInYesterday", "Whether it was yesterday.", { $0.isDateInYesterday($1) }),
    ("isDateInTomorrow", "Whether it will be tomorrow.", { $0.isDateInTomorrow($1) }),
    ("isDateInWeekend", "Whether it is at a weekend.", { $0.isDateInWeekend($1) }),
  ]
}

extension Calendar {
  /// The calendar of whoever reads, with names in the language that numbers are written in.
  static var reader: Calendar {
    var calendar = Calendar.current
    calendar.locale = NumberStyle.locale
    return calendar
  }
}

extension DateComponents {
  /// Whether what is added by them is no farther than a calendar reaches: Foundation stops the program where it is.
  fileprivate var areInReach: Bool {
    [
      era, year, month, day, hour, minute, second, nanosecond, weekday, weekdayOrdinal, quarter,
      weekOfMonth, weekOfYear, yearForWeekOfYear, dayOfYear,
    ].allSatisfy { ($0 ?? 0).magnitude <= 1 << 40 }
  }
}

/// A set of parts of dates.
private struct PartsOfDates: NativeValue {
  let components: Set<Calendar.Component>

  static func from(_ value: Value) throws -> PartsOfDates {
    guard case .set(let values) = value else {
      throw BridgingError(expected: "a set", found: value)
    }
    return PartsOfDates(
      components: Set(try values.map { try Calendar.Component.from($0.value) }))
  }
}

extension Calendar: NativeValue {}
extension Calendar.Component: NativeValue {}
extension Calendar.Identifier: NativeValue {}
extension DateComponents: NativeValue {}
extension DateInterval: NativeValue {}
extension TimeZone: NativeValue {}
extension Locale: NativeValue {}
extension Locale.MeasurementSystem: NativeValue {}
