extension Catalogue {
  /// Work that a script starts and does not wait for: it runs once the input that starts it is done.
  @RowBuilder static var tasks: [Row] {
    Rows.type("struct Task<Success, Failure: Error>", "Work that goes on by itself.") {
      Row(
        "@discardableResult init(priority: TaskPriority? = nil, operation: () async throws -> Success)",
        "Starts work; here it runs when the input that starts it is done."
      ) { (_: Value, operation: FunctionValue) in Task.started(operation) }
      Row(
        "@discardableResult static func detached(priority: TaskPriority? = nil, operation: () async throws -> Success) -> Task<Success, any Error>",
        "Starts work; here it runs when the input that starts it is done."
      ) { (_: Value, operation: FunctionValue) in Task.started(operation) }
      Row("static func sleep(nanoseconds duration: UInt64) async throws", "Lets time pass.") {
        (nanoseconds: Value) in
        try Runtime.sleep(Double(nanoseconds.wholeNumber.map { Int(clamping: $0) } ?? 0) * 1e-9)
      }
      Row("static func sleep(for duration: Duration) async throws", "Lets time pass.") {
        (duration: Duration) in try Runtime.sleep(duration.seconds)
      }
      Row("static func yield() async", "Goes on at once here.") { Value.void }
      Row("static var isCancelled: Bool", "Whether the work is unwanted by now.") {
        Task.isCurrentCancelled
      }
      Row("static func checkCancellation() throws", "Throws where the work is unwanted by now.") {
        guard !Task.isCurrentCancelled else { throw CancellationError.thrown }
        return Value.void
      }
      Row("var isCancelled: Bool", "Whether the work is unwanted by now.") { (task: Task) in
        task.isCancelled
      }
      Row("func cancel()", "Makes the work unwanted; it does not begin if it has not.") {
        (task: Task) in
        task.isCancelled = true
        return Value.void
      }
      Row("var value: Success { get }", "What the work gives.") { (task: Task) in
        try task.run(isAwaited: true)
      }
      Row("var result: Result<Success, Failure> { get }", "What the work gives or throws.") {
        (task: Task) in try LibraryCase.result { try task.run(isAwaited: true) }
      }
    }
    Rows.type("class MainActor", "Where views and what they hold are changed; here everything is.")
    {
      Row("static func run<T>(body: () throws -> T) async rethrows -> T", "Runs work at once.") {
        (work: FunctionValue) in try work()
      }
    }
    Rows.type("struct CancellationError: Error", "What work throws that is unwanted by now.") {
      Row("init()", "Makes one.") { CancellationError() }
    }
    Rows.type("struct TaskPriority", "How urgent work is.") {
      for name in ["high", "medium", "low", "userInitiated", "utility", "background"] {
        Row("static var \(name): TaskPriority", "One of the priorities.") { Value.string(name) }
      }
    }
    Rows.type("class DispatchQueue", "Where work waits for its turn.") {
      Row("static var main: DispatchQueue", "The main queue.") { Value.string("main") }
      Row("static func global() -> DispatchQueue", "The queue for work in the background.") {
        Value.string("global")
      }
      Row("func async(execute work: @escaping () -> Void)", "Runs work when the input is done.") {
        (_: Value, work: FunctionValue) in
        _ = Task.started(work)
        return Value.void
      }
      Row("func sync<T>(execute work: () throws -> T) rethrows -> T", "Runs work at once.") {
        (_: Value, work: FunctionValue) in try work()
      }
      Row(
        "func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void)",
        "Runs work later. Nobody waits for it: a picture shows what is there ten seconds after it began."
      ) { (_: Value, deadline: Double, work: FunctionValue) in
        _ = Task.started(work, after: deadline - (Runtime.current?.clock.now ?? 0))
        return Value.void
      }
    }
    Rows.type("struct DispatchTime: Comparable", "A point in time.") {
      Row("static func now() -> DispatchTime", "This moment.") {
        Runtime.current?.clock.now ?? 0
      }
      Row("static func + (time: DispatchTime, seconds: Double) -> DispatchTime", "Later.") {
        (time: Double, seconds: Double) in time + seconds
      }
      Row(
        "static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime",
        "Later."
      ) { (time: Double, seconds: Double) in time + seconds }
    }
    Rows.type("enum DispatchTimeInterval", "A length of time.") {
      for (name, scale) in Duration.units {
        Row("static func \(name)(_ \(name): Int) -> DispatchTimeInterval", "A length of time.") {
          (count: Int) in Double(count) * scale
        }
      }
    }
  }
}

extension Runtime {
  /// Lets time pass for the work that is being done.
  fileprivate static func sleep(_ seconds: Double) throws -> Value {
    guard !Task.isCurrentCancelled else { throw CancellationError.thrown }
    try current?.clock.sleep(seconds)
    return .void
  }
}

/// What work throws that is unwanted by now.
struct CancellationError: NativeValue {
  /// It as a script's `throw` throws it.
  static var thrown: ThrownValue {
    ThrownValue(
      value: CancellationError().scriptValue,
      type: .nominal(Catalogue.shared.known("CancellationError"), []))
  }
}
