extension Catalogue {
  /// Work that a script starts and does not wait for: it runs once the input that starts it is done.
  @RowBuilder static var tasks: [Row] {
    Rows.type("struct Task<Success>", "Work that goes on by itself.") {
      Row(
        "@discardableResult init(priority: TaskPriority? = nil, operation: () async throws -> Success)",
        "Starts work; here it runs when the input that starts it is done."
      ) { (_: Value, operation: FunctionValue) in Task.started(operation) }
      Row(
        "@discardableResult static func detached(priority: TaskPriority? = nil, operation: () async throws -> Success) -> Task<Success>",
        "Starts work; here it runs when the input that starts it is done."
      ) { (_: Value, operation: FunctionValue) in Task.started(operation) }
      Row("static func sleep(nanoseconds duration: Int) async throws", "Goes on at once here.") {
        (_: Int) in Value.void
      }
      Row("static func sleep(for duration: Duration) async throws", "Goes on at once here.") {
        (_: Duration) in Value.void
      }
      Row("static func yield() async", "Goes on at once here.") { Value.void }
      Row.constant("isCancelled", "Bool", "Whether the work is unwanted by now.", false)
      Row("func cancel()", "Ends the work, if it has not begun.") { (task: Task) in
        task.isCancelled = true
        return Value.void
      }
      Row("var value: Success { get }", "What the work gives.") { (task: Task) in
        try task.run()
      }
    }
    Rows.type("struct TaskPriority", "How urgent work is.") {
      for name in ["high", "medium", "low", "userInitiated", "utility", "background"] {
        Row("static var \(name): TaskPriority", "One of the priorities.") { Value.string(name) }
      }
    }
    Rows.type("struct Duration: Comparable", "A length of time.") {
      for (name, scale) in Duration.units {
        Row("static func \(name)(_ \(name): Double) -> Duration", "A length of time.") {
          (count: Double) in Duration(seconds: count * scale)
        }
      }
    }
    Rows.type("class DispatchQueue", "Where work waits for its turn.") {
      Row("static var main: DispatchQueue", "The main queue.") { Value.string("main") }
      Row("func async(execute work: () -> Void)", "Runs work when the input is done.") {
        (_: Value, work: FunctionValue) in
        _ = Task.started(work)
        return Value.void
      }
      Row(
        "func asyncAfter(deadline: DispatchTime, execute work: () -> Void)",
        "Runs work when the input is done, without waiting."
      ) { (_: Value, _: Value, work: FunctionValue) in
        _ = Task.started(work)
        return Value.void
      }
    }
    Rows.type("class Timer", "What happens again and again.") {
      Row(
        "static func publish(every interval: Double, on runLoop: RunLoop, in mode: RunLoop.Mode) -> TimerPublisher",
        "Tells the time again and again; a still picture never hears it."
      ) { (_: Double, _: Value, _: Value) in Value.void }
    }
    Rows.type("class TimerPublisher", "Tells the time again and again.") {
      Row("func autoconnect() -> TimerPublisher", "Begins with the first who listens.") {
        (publisher: Value) in publisher
      }
    }
    Rows.type("class RunLoop", "Where timers wait.") {
      Row("static var main: RunLoop", "The main one.") { Value.void }
    }
    Rows.type("struct RunLoop.Mode", "What a run loop waits for.") {
      Row("static var common: RunLoop.Mode", "The common ones.") { Value.void }
      Row("static var default: RunLoop.Mode", "The usual ones.") { Value.void }
    }
    Rows.type("struct DispatchTime", "A point in time.") {
      Row("static func now() -> DispatchTime", "This moment.") { Value.double(0) }
      Row("static func + (time: DispatchTime, seconds: Double) -> DispatchTime", "Later.") {
        (time: Value, _: Double) in time
      }
    }
  }
}

/// Work that waits for the end of the input.
final class Task: NativeValue {
  private let operation: FunctionValue
  private var result: Result<Value, any Error>?
  var isCancelled = false

  private init(_ operation: FunctionValue) { self.operation = operation }

  /// Work that begins when what runs now is done.
  static func started(_ operation: FunctionValue) -> Task {
    let task = Task(operation)
    Runtime.current?.waiting.append(task)
    return task
  }

  /// Does the work, unless it is done.
  @discardableResult
  func run() throws -> Value {
    if let result { return try result.get() }
    if isCancelled { return .void }
    let result = Result { try operation() }
    self.result = result
    return try result.get()
  }
}

/// A length of time, in seconds.
struct Duration: Comparable, NativeValue {
  var seconds: Double

  static let units: [(String, Double)] = [
    ("seconds", 1), ("milliseconds", 1e-3), ("microseconds", 1e-6), ("nanoseconds", 1e-9),
  ]

  static func < (left: Duration, right: Duration) -> Bool { left.seconds < right.seconds }
}
