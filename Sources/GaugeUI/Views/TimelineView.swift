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

/// The moments at which a view changes, as SwiftUI's `TimelineSchedule`.
public protocol TimelineSchedule {}

public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  public init(from startDate: Date, by interval: TimeInterval) {}
}
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable { public init() {} }
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}
public struct ExplicitTimelineSchedule: TimelineSchedule, Sendable {
  public init(_ dates: [Date]) {}
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
