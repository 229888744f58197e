import GaugeUI

extension Catalogue {
  /// Views of one moment, and of nothing to show.
  @RowBuilder static var moments: [Row] {
    Rows.type("struct TimelineView: View", "A view that changes with time, at one fixed moment.") {
      Row.view(
        "init<Schedule: TimelineSchedule, Content: View>(_ schedule: Schedule, @ViewBuilder content: (TimelineViewDefaultContext) -> Content)",
        "Takes a closure that is given the moment: 9 January 2007, 9:41 universal time."
      ) { (_: Value, content: FunctionValue) in
        TimelineView(.everyMinute) { context in
          Runtime.current?.view { try AnyView.from(content(context.scriptValue)) }
            ?? AnyView(EmptyView())
        }
      }
    }
    Rows.type("struct TimelineViewDefaultContext", "The moment that a view shows.") {
      Row("var date: Date", "The moment.") { (context: TimelineViewDefaultContext) in
        context.date
      }
      Row(
        "var cadence: TimelineViewDefaultContext.Cadence", "How often the content changes."
      ) { (context: TimelineViewDefaultContext) in context.cadence }
    }
    Rows.type(
      "enum TimelineViewDefaultContext.Cadence: Hashable, Comparable",
      "How often content changes."
    ) {
      for (name, cadence) in cadences { Row.enumCase(name, "So often.", cadence) }
    }
    Rows.type("protocol TimelineSchedule", "The moments at which a view changes.") {
      Row.requirement(
        "func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries",
        "The moments from one on.")
      Row.alias("associatedtype Entries")
      Row.alias("typealias Mode = TimelineScheduleMode")
      Row.implicit(
        "everyMinute", "EveryMinuteTimelineSchedule", "Each minute.",
        AnyStyle(EveryMinuteTimelineSchedule()))
      Row.implicit(
        "animation", "AnimationTimelineSchedule", "Each frame.",
        AnyStyle(AnimationTimelineSchedule()))
      Row(
        "static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule where Self == AnimationTimelineSchedule",
        "Each frame."
      ) { (_: Double?, _: Bool) in AnyStyle(AnimationTimelineSchedule()) }
      Row(
        "static func periodic(from startDate: Date, by interval: Double) -> PeriodicTimelineSchedule where Self == PeriodicTimelineSchedule",
        "Again and again, in seconds."
      ) { (start: Date, interval: Double) in
        AnyStyle(PeriodicTimelineSchedule(from: start, by: interval))
      }
      Row(
        "static func explicit(_ dates: [Date]) -> ExplicitTimelineSchedule where Self == ExplicitTimelineSchedule",
        "At moments that are given."
      ) { (dates: [Date]) in AnyStyle(ExplicitTimelineSchedule(dates)) }
    }
    schedules
    Rows.type("struct ContentUnavailableView: View", "Says that there is nothing to show.") {
      Row.titled(
        "init", ", systemImage name: String, description: Text? = nil)",
        "A title with a symbol, and why."
      ) { (title: LocalizedStringKey, name: String, description: Text?) in
        ContentUnavailableView(title, systemImage: name, description: description)
      }
      Row.view(
        "init<Label: View>(@ViewBuilder label: () -> Label)", "A label."
      ) { (label: AnyView) in ContentUnavailableView { label } }
      Row.view(
        "init<Label: View, Description: View>(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description)",
        "A label, and why."
      ) { (label: AnyView, description: AnyView) in
        ContentUnavailableView(label: { label }, description: { description })
      }
      Row.view(
        "init<Label: View, Description: View, Actions: View>(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description, @ViewBuilder actions: () -> Actions)",
        "A label, why, and what to do."
      ) { (label: AnyView, description: AnyView, actions: AnyView) in
        ContentUnavailableView(
          label: { label }, description: { description }, actions: { actions })
      }
    }
    Rows.members(of: "ContentUnavailableView") {
      Row("static var search: ContentUnavailableView", "That a search found nothing.") {
        AnyView(
          ContentUnavailableView<Label<Text, Image>, Text?, EmptyView>.search)
      }
      Row(
        "static func search(text: String) -> ContentUnavailableView",
        "That a search for a text found nothing."
      ) { (text: String) in
        AnyView(ContentUnavailableView<Label<Text, Image>, Text?, EmptyView>.search(text: text))
      }
    }
    Rows.members(of: "Text") {
      Row("init(_ date: Date, style: Text.DateStyle)", "A date in words.") {
        (date: Date, style: Text.DateStyle) in Text(date, style: style)
      }
      // Disfavoured: what is no text at all is told of text.
      Row(
        "@_disfavoredOverload init(_ dates: ClosedRange<Date>)", "From one moment to another."
      ) { (dates: ClosedRange<Date>) in Text(dates) }
      Row("@_disfavoredOverload init(_ interval: DateInterval)", "The same.") {
        (interval: DateInterval) in Text(interval)
      }
      Row(
        "init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true)",
        "What is left of a stretch of time."
      ) { (interval: ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool) in
        Text(
          timerInterval: interval, pauseTime: pause, countsDown: countsDown,
          showsHours: showsHours)
      }
    }
    Rows.type("struct Text.DateStyle", "How a date is written.") {
      for (name, style) in dateStyles {
        Row.constant(name, "Text.DateStyle", "One of the ways.", style)
      }
    }
  }

  @RowBuilder private static var schedules: [Row] {
    Rows.names(
      "enum TimelineScheduleMode: Hashable", "How often there may be moments.",
      ["normal", "lowFrequency"])
    let summary = "Moments at which to change."
    Rows.type("struct EveryMinuteTimelineSchedule: TimelineSchedule", summary) {
      Row("init()", "Each minute.") { AnyStyle(EveryMinuteTimelineSchedule()) }
    }
    Rows.type("struct AnimationTimelineSchedule: TimelineSchedule", summary) {
      Row("init(minimumInterval: Double? = nil, paused: Bool = false)", "Each frame.") {
        (interval: Double?, paused: Bool) in
        AnyStyle(AnimationTimelineSchedule(minimumInterval: interval, paused: paused))
      }
    }
    Rows.type("struct PeriodicTimelineSchedule: TimelineSchedule", summary) {
      Row("init(from startDate: Date, by interval: Double)", "Again and again, in seconds.") {
        (start: Date, interval: Double) in
        AnyStyle(PeriodicTimelineSchedule(from: start, by: interval))
      }
    }
    Rows.type("struct ExplicitTimelineSchedule: TimelineSchedule", summary) {
      Row("init(_ dates: [Date])", "At moments that are given.") { (dates: [Date]) in
        AnyStyle(ExplicitTimelineSchedule(dates))
      }
    }
  }

  private static let cadences: [(String, TimelineViewDefaultContext.Cadence)] = [
    ("live", .live), ("seconds", .seconds), ("minutes", .minutes),
  ]

  private static let dateStyles: [(String, Text.DateStyle)] = [
    ("date", .date), ("time", .time), ("relative", .relative), ("offset", .offset),
    ("timer", .timer),
  ]
}

extension TimelineViewDefaultContext: NativeValue {}
extension TimelineViewDefaultContext.Cadence: NativeValue {}
extension Text.DateStyle: NativeValue {}
