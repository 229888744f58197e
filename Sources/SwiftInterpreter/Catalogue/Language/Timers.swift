extension Catalogue {
  /// What happens again and again.
  @RowBuilder static var timers: [Row] {
    Rows.type("class Timer", "What happens again and again.") {
      Row(
        "static func publish(every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode) -> TimerPublisher",
        "Tells the time again and again; a still picture never hears it."
      ) { (_: Double, _: Value, _: Value, _: Value) in PublisherValue(Relay()) }
      Row(
        "@discardableResult static func scheduledTimer(withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) -> Timer",
        "Calls a closure again and again; a picture shows what it has done ten seconds after."
      ) { (interval: Double, repeats: Bool, block: FunctionValue) in
        let timer = TimerValue(interval, repeats: repeats, block)
        timer.schedule()
        return timer
      }
      Row(
        "init(timeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void)",
        "Calls a closure again and again, once a run loop has it."
      ) { (interval: Double, repeats: Bool, block: FunctionValue) in
        TimerValue(interval, repeats: repeats, block)
      }
      Row("func invalidate()", "Ends it.") { (timer: TimerValue) in
        timer.isValid = false
        return Value.void
      }
      Row("func fire()", "Calls its closure now.") { (timer: TimerValue) in
        try timer.fire()
        return Value.void
      }
      Row("var isValid: Bool", "Whether it goes on.") { (timer: TimerValue) in timer.isValid }
      Row("var timeInterval: Double", "The seconds between two times; nought for just one.") {
        (timer: TimerValue) in timer.repeats ? timer.interval : 0
      }
    }
    Rows.type("class TimerPublisher: AnyPublisher<Date, Never>", "Tells the time again and again.")
    {
      Row("func autoconnect() -> TimerPublisher", "Begins with the first who listens.") {
        (publisher: Value) in publisher
      }
    }
    Rows.type("class RunLoop", "Where timers wait.") {
      Row("static var main: RunLoop", "The main one.") { Value.void }
      Row("static var current: RunLoop", "The one at hand.") { Value.void }
      Row("func add(_ timer: Timer, forMode mode: RunLoop.Mode)", "Lets a timer begin.") {
        (_: Value, timer: TimerValue, _: Value) in
        timer.schedule()
        return Value.void
      }
    }
    Rows.type("struct RunLoop.Mode", "What a run loop waits for.") {
      Row("static var common: RunLoop.Mode", "The common ones.") { Value.void }
      Row("static var default: RunLoop.Mode", "The usual ones.") { Value.void }
    }
  }
}

/// A closure that is called after some time, once or again and again.
///
/// It is called while a picture is made, up to the moment that the picture shows; what just runs has no run loop, and no
/// timer ever fires there.
private final class TimerValue: NativeValue {
  /// Seconds; Foundation takes a tenth of a millisecond for anything less.
  let interval: Double
  let repeats: Bool
  var isValid = true
  private let block: FunctionValue

  init(_ interval: Double, repeats: Bool, _ block: FunctionValue) {
    self.interval = max(interval, 0.0001)
    self.repeats = repeats
    self.block = block
  }
  nonisolated deinit {}

  /// Lets it be called when its time comes.
  func schedule() {
    guard let runtime = Runtime.current, runtime.clock.horizon.isFinite else { return }
    _ = Task.started(
      FunctionValue { [self] _ in
        guard isValid else { return .void }
        try fire()
        if isValid { schedule() }
        return .void
      }, after: interval)
  }

  /// Calls the closure; after that one that does not repeat is over.
  func fire() throws {
    guard isValid else { return }
    if !repeats { isValid = false }
    _ = try block(scriptValue)
  }
}
