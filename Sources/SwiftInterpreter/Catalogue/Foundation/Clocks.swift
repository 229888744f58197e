extension Catalogue {
  /// Clocks that measure how long something takes.
  @RowBuilder static var clocks: [Row] {
    for (clock, summary) in [
      ("ContinuousClock", "A clock that runs on while the machine sleeps."),
      ("SuspendingClock", "A clock that stops while the machine sleeps."),
    ] {
      let instant = "\(clock).Instant"
      Rows.type("struct \(clock)", summary) {
        Row("init()", "The clock.") { ClockValue() }
        Row("static var now: \(instant)", "The moment it is.") { ClockValue().now }
        Row("var now: \(instant)", "The moment it is.") { (clock: ClockValue) in clock.now }
        Row(
          "func measure(_ work: () throws -> Void) rethrows -> Duration",
          "How long something takes."
        ) { (clock: ClockValue, work: FunctionValue) in
          let start = clock.now
          _ = try work()
          return start.moment.duration(to: clock.now.moment)
        }
      }
      Rows.type("struct \(instant): Hashable, Comparable", "A moment of a clock.") {
        Row("static var now: \(instant)", "The moment it is.") { ClockValue().now }
        Row("func advanced(by duration: Duration) -> \(instant)", "So much later.") {
          (instant: InstantValue, duration: Duration) in try instant.advanced(by: duration)
        }
        Row("func duration(to other: \(instant)) -> Duration", "How long it is to another.") {
          (instant: InstantValue, other: InstantValue) in
          try Duration.checked(other.seconds - instant.seconds) {
            instant.moment.duration(to: other.moment)
          }
        }
        Row("static func + (lhs: \(instant), rhs: Duration) -> \(instant)", "So much later.") {
          (instant: InstantValue, duration: Duration) in try instant.advanced(by: duration)
        }
        Row("static func - (lhs: \(instant), rhs: Duration) -> \(instant)", "So much earlier.") {
          (instant: InstantValue, duration: Duration) in
          try instant.advanced(by: Duration.checked(-duration.seconds) { .zero - duration })
        }
        Row("static func - (lhs: \(instant), rhs: \(instant)) -> Duration", "What lies between.") {
          (instant: InstantValue, other: InstantValue) in
          try Duration.checked(instant.seconds - other.seconds) {
            other.moment.duration(to: instant.moment)
          }
        }
      }
    }
  }
}

/// A clock: the standard library's two are one here, where nothing sleeps while it is measured.
private struct ClockValue: NativeValue {
  var now: InstantValue { InstantValue(moment: .now) }
}

/// A moment of a clock.
struct InstantValue: NativeValue, Hashable, Comparable {
  private static let origin = ContinuousClock.now

  let moment: ContinuousClock.Instant

  /// Since the program began.
  fileprivate var seconds: Double { Self.origin.duration(to: moment).seconds }

  fileprivate func advanced(by duration: Duration) throws -> InstantValue {
    let end = Self.origin.duration(to: moment)
    _ = try Duration.checked(end.seconds + duration.seconds) { end + duration }
    return InstantValue(moment: moment.advanced(by: duration))
  }

  nonisolated static func < (left: InstantValue, right: InstantValue) -> Bool {
    left.moment < right.moment
  }
}
