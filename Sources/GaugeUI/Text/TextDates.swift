// Dates as text.
extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case date, time, relative, offset, timer
    }

    let kind: Kind

    /// The day: June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// The time of day: 11:23 PM.
    public static let time = DateStyle(kind: .time)
    /// How far it is from now: 2 hours, 23 minutes.
    public static let relative = DateStyle(kind: .relative)
    /// The same, with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// The same, as a clock counts: 2:23:05.
    public static let timer = DateStyle(kind: .timer)
  }

  /// `date` in `style`. What counts from now is as it was when the text was made.
  public init(_ date: Date, style: DateStyle) {
    self.init(verbatim: style.string(date, now: Date()))
  }

  /// A value as `formatter` writes it; nothing of a value that it does not write.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A value as `formatter` writes it; nothing of a value that it does not write.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// From one moment to another, as days and times need it.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      verbatim: "\(dates.lowerBound.formatted()) – \(dates.upperBound.formatted())")
  }

  /// From the beginning of a stretch of time to its end.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// What is left of a stretch of time, or has passed of it: as it was when the text was made.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let (start, end) = (timerInterval.lowerBound, timerInterval.upperBound)
    let now = min(max(pauseTime ?? Date(), start), end)
    self.init(
      verbatim: DateStyle.clock(
        countsDown ? end.timeIntervalSince(now) : now.timeIntervalSince(start)))
  }
}

extension Text.DateStyle {
  func string(_ date: Date, now: Date) -> String {
    switch kind {
    case .date: return date.formatted(date: .long, time: .omitted)
    case .time: return date.formatted(date: .omitted, time: .shortened)
    case .relative: return Self.words(abs(date.timeIntervalSince(now)))
    case .offset:
      let distance = date.timeIntervalSince(now)
      return (distance < 0 ? "-" : "+") + Self.words(abs(distance))
    case .timer: return Self.clock(abs(date.timeIntervalSince(now)))
    }
  }

  /// Hours, minutes and seconds between colons.
  static func clock(_ interval: TimeInterval) -> String {
    let seconds = Int(exactly: interval.rounded(.down)) ?? 0
    let minutes = String(format: seconds < 3600 ? "%d" : "%02d", seconds / 60 % 60)
    return (seconds < 3600 ? "" : "\(seconds / 3600):") + minutes
      + String(format: ":%02d", seconds % 60)
  }

  /// The two largest units: `2 hours, 23 min`.
  private static func words(_ interval: TimeInterval) -> String {
    let seconds = Int(exactly: interval.rounded(.down)) ?? 0
    let parts = [
      (seconds / 86400, "day", "days"), (seconds / 3600 % 24, "hour", "hours"),
      (seconds / 60 % 60, "min", "min"), (seconds % 60, "sec", "sec"),
    ].drop { $0.0 == 0 }.prefix(2)
    return parts.isEmpty
      ? "0 sec" : parts.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }.joined(separator: ", ")
  }
}
