/// The time that passes while work sleeps. Nobody waits for it: a picture shows the moment when all work is done, or
/// sleeps past the horizon.
struct VirtualClock {
  /// Seconds after which a picture is taken. Work that loads something is done by then; what ticks for ever has ticked
  /// some times.
  static let pictureTime = 10.0

  /// When the picture is taken; never where none is.
  var horizon = Double.infinity

  /// Seconds since work began to wait.
  private(set) var now = 0.0

  /// Goes to another piece of work's time.
  mutating func set(_ time: Double) { now = time }

  /// Lets time pass.
  ///
  /// - Throws: `Suspended` where the picture is taken meanwhile.
  mutating func sleep(_ seconds: Double) throws {
    now += max(0, seconds)
    guard now <= horizon else { throw Suspended() }
  }
}

/// Ends work that still sleeps when the picture is taken. No script can catch it.
struct Suspended: Error {}
