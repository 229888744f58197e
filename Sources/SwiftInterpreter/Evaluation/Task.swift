/// Work that waits for its turn.
final class Task: NativeValue {
  /// The one at work.
  private static var current: Task?

  /// When it begins, in seconds of the virtual clock.
  let begin: Double
  private let operation: FunctionValue
  private var result: Result<Value, any Error>?
  var isCancelled = false

  private init(_ operation: FunctionValue, at begin: Double) {
    self.operation = operation
    self.begin = begin
  }

  static var isCurrentCancelled: Bool { current?.isCancelled ?? false }

  /// Work that begins when what runs now is done, or some seconds later.
  static func started(_ operation: FunctionValue, after delay: Double = 0) -> Task {
    let runtime = Runtime.current
    let task = Task(operation, at: (runtime?.clock.now ?? 0) + max(0, delay))
    runtime?.waiting.append(task)
    return task
  }

  /// Does the work, unless it is done.
  ///
  /// - Parameter isAwaited: Whether something waits for it: then it is done though it is unwanted.
  @discardableResult
  func run(isAwaited: Bool = false) throws -> Value {
    if let result { return try result.get() }
    if isCancelled, Task.current == nil, !isAwaited { return .void }
    let outer = Task.current
    Task.current = self
    defer { Task.current = outer }
    let runtime = Runtime.current
    // It goes on beside what waits for it: that has waited when both are done.
    let waited = runtime?.clock.now ?? 0
    runtime?.clock.set(begin)
    let result = Result { try operation() }
    runtime?.clock.set(max(waited, runtime?.clock.now ?? 0))
    self.result = result
    return try result.get()
  }
}
