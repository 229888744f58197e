import Foundation

extension Catalogue {
  /// How calendars look for dates, and for what several of them share.
  @RowBuilder static var dateSearch: [Row] {
    Rows.members(of: "Calendar") {
      Row(
        "func nextDate(after date: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward) -> Date?",
        "The nearest moment that has these parts."
      ) {
        (
          calendar: Calendar, date: Date, parts: DateComponents, policy: Calendar.MatchingPolicy,
          repeated: Calendar.RepeatedTimePolicy, direction: Calendar.SearchDirection
        ) in
        parts.canBeFound
          ? calendar.nextDate(
            after: date, matching: parts, matchingPolicy: policy, repeatedTimePolicy: repeated,
            direction: direction) : nil
      }
      Row(
        "func enumerateDates(startingAfter start: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward, using block: (Date?, Bool, inout Bool) -> Void)",
        "Calls a closure for each moment that has these parts, until it says stop."
      ) {
        (
          calendar: Calendar, start: Date, parts: DateComponents, policy: Calendar.MatchingPolicy,
          repeated: Calendar.RepeatedTimePolicy, direction: Calendar.SearchDirection,
          block: FunctionValue
        ) in
        var date = start
        var stops = Value.bool(false)
        while parts.canBeFound,
          let next = calendar.nextDate(
            after: date, matching: parts, matchingPolicy: policy, repeatedTimePolicy: repeated,
            direction: direction)
        {
          try Runtime.current?.step()
          let stop = ScriptBinding(get: { stops }, set: { stops = $0 })
          let isExact = calendar.date(next, matchesComponents: parts)
          _ = try block(.some(next.scriptValue), .bool(isExact), stop.scriptValue)
          if try Bool.from(stops) { break }
          date = next
        }
        return Value.void
      }
      Row(
        "func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date?",
        "The next moment with that part."
      ) { (calendar: Calendar, part: Calendar.Component, value: Int, date: Date) in
        part == .weekdayOrdinal && value.magnitude > 5
          ? nil : calendar.date(bySetting: part, value: value, of: date)
      }
      Row(
        "func date(_ date: Date, matchesComponents components: DateComponents) -> Bool",
        "Whether a moment has these parts."
      ) { (calendar: Calendar, date: Date, parts: DateComponents) in
        calendar.date(date, matchesComponents: parts)
      }
      Row(
        "func compare(_ date1: Date, to date2: Date, toGranularity component: Calendar.Component) -> ComparisonResult",
        "Which comes first, by day, month and the like."
      ) { (calendar: Calendar, first: Date, second: Date, part: Calendar.Component) in
        calendar.compare(first, to: second, toGranularity: part)
      }
      Row(
        "func nextWeekend(startingAfter date: Date, direction: Calendar.SearchDirection = .forward) -> DateInterval?",
        "The nearest weekend."
      ) { (calendar: Calendar, date: Date, direction: Calendar.SearchDirection) in
        calendar.nextWeekend(startingAfter: date, direction: direction)
      }
      for (name, summary, range) in dateRanges {
        Row("func \(name)(of component: Calendar.Component) -> Range<Int>?", summary) {
          (calendar: Calendar, part: Calendar.Component) in range(calendar, part)
        }
      }
    }
    for (name, summary, cases) in searchSettings {
      Rows.type("enum Calendar.\(name): Hashable", summary) {
        for (name, value) in cases { Row.enumCase(name, "One of the ways.", value) }
      }
    }
    searchedParts
    sharedIntervals
  }

  private static let dateRanges: [(String, String, (Calendar, Calendar.Component) -> Range<Int>?)] =
    [
      ("maximumRange", "The most that a part can be.", { $0.maximumRange(of: $1) }),
      ("minimumRange", "What a part always can be.", { $0.minimumRange(of: $1) }),
    ]

  private static let searchSettings: [(String, String, [(String, Value)])] = [
    (
      "MatchingPolicy", "What is found where no moment has all parts.",
      [
        ("nextTime", .native(Calendar.MatchingPolicy.nextTime)),
        ("strict", .native(Calendar.MatchingPolicy.strict)),
        (
          "nextTimePreservingSmallerComponents",
          .native(Calendar.MatchingPolicy.nextTimePreservingSmallerComponents)
        ),
        (
          "previousTimePreservingSmallerComponents",
          .native(Calendar.MatchingPolicy.previousTimePreservingSmallerComponents)
        ),
      ]
    ),
    (
      "RepeatedTimePolicy", "Which of two moments of one name is found.",
      [
        ("first", .native(Calendar.RepeatedTimePolicy.first)),
        ("last", .native(Calendar.RepeatedTimePolicy.last)),
      ]
    ),
    (
      "SearchDirection", "Which way it is looked for.",
      [
        ("forward", .native(Calendar.SearchDirection.forward)),
        ("backward", .native(Calendar.SearchDirection.backward)),
      ]
    ),
  ]

  @RowBuilder private static var searchedParts: [Row] {
    Rows.members(of: "DateComponents") {
      Row("func isValidDate(in calendar: Calendar) -> Bool", "Whether there is such a date.") {
        (parts: DateComponents, calendar: Calendar) in parts.isValidDate(in: calendar)
      }
      Row("func value(for component: Calendar.Component) -> Int?", "One of the parts.") {
        (parts: DateComponents, part: Calendar.Component) in parts.value(for: part)
      }
      Row.mutating(
        "mutating func setValue(_ value: Int?, for component: Calendar.Component)",
        "Changes one of the parts."
      ) { (parts: inout DateComponents, value: Int?, part: Calendar.Component) in
        parts.setValue(value, for: part)
        return Value.void
      }
    }
  }

  @RowBuilder private static var sharedIntervals: [Row] {
    Rows.members(of: "DateInterval") {
      Row("func intersects(_ dateInterval: DateInterval) -> Bool", "Whether both share a moment.") {
        (interval: DateInterval, other: DateInterval) in interval.intersects(other)
      }
      Row("func intersection(with dateInterval: DateInterval) -> DateInterval?", "What both share.")
      { (interval: DateInterval, other: DateInterval) in interval.intersection(with: other) }
    }
  }
}

extension DateComponents {
  /// Whether a search for it comes to an end: no month has a sixth Monday, and Foundation looks for one for ever.
  fileprivate var canBeFound: Bool { (weekdayOrdinal ?? 0).magnitude <= 5 }
}

extension Calendar.MatchingPolicy: NativeValue {}
extension Calendar.RepeatedTimePolicy: NativeValue {}
extension Calendar.SearchDirection: NativeValue {}
