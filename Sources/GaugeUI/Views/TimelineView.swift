/// A view that changes with time, as SwiftUI's `TimelineView`: drawn as it is at one moment, so that it draws the same
/// each time.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the content is told, as SwiftUI's `TimelineView.Context`.
  public typealias Context = TimelineViewDefaultContext

  private let content: (Context) -> Content

  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.content = content
  }

  @MainActor public var body: some View { content(.still) }
}

/// What the content of a `TimelineView` is told.
public struct TimelineViewDefaultContext: Sendable {
  /// The moment that is shown.
  public let date: Date
  public let cadence: Cadence

  /// How often the content changes.
  public enum Cadence: Comparable, Sendable {
    case live, seconds, minutes
  }

  /// 9:41 in the morning of 9 January 2007, as universal time has it: the moment of every drawing.
  public static let still = TimelineViewDefaultContext(
    date: Date(timeIntervalSinceReferenceDate: 190_028_460), cadence: .live)
}

/// The moments at which a view changes, as SwiftUI's `TimelineSchedule`. A drawing shows one moment, whatever they are.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence<Date>

  /// The moments from `startDate` on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often there may be moments, as SwiftUI's `TimelineScheduleMode`.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

/// Moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// - Parameter interval: In seconds; one that is not above 0 gives the start alone.
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval)
  }

  public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
    let passed = ((startDate.timeIntervalSince(start)) / interval).rounded(.down)
    let first =
      interval > 0 && passed.isFinite ? start.addingTimeInterval(passed * interval) : start
    return sequence(first: first) { [interval] in
      interval > 0 ? $0.addingTimeInterval(interval) : nil
    }
  }
}
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
    let epoch = Date(timeIntervalSinceReferenceDate: 0)
    return PeriodicTimelineSchedule(from: epoch, by: 60).entries(from: startDate, mode: mode)
  }
}
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: Double
  private let isPaused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (interval, isPaused) = (minimumInterval ?? 1 / 60, paused)
  }

  public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
    PeriodicTimelineSchedule(from: startDate, by: isPaused ? 0 : interval)
      .entries(from: startDate, mode: mode)
  }
}
public struct ExplicitTimelineSchedule: TimelineSchedule, Sendable {
  private let dates: [Date]

  public init(_ dates: [Date]) { self.dates = dates }

  public func entries(from startDate: Date, mode: Mode) -> [Date] { dates }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { Self() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { Self() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  public static func explicit(_ dates: [Date]) -> Self { Self(dates) }
}
