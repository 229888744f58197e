/// Something that gives one element after another, each when it is asked for.
protocol ElementSource: AnyObject, NativeValue {
  /// The next element; `nil` at the end.
  func next() throws -> Value?
}

/// The elements of a collection, from the first on: what `makeIterator()` gives.
final class IteratorValue: ElementSource {
  private var rest: ArraySlice<Value>

  init(_ values: [Value]) { rest = values[...] }

  func next() -> Value? { rest.popFirst() }
}

/// What pieces of work give that were started together. Each is done when it is added, in turn.
final class TaskGroup: ElementSource {
  private var results: [Result<Value, any Error>] = []
  private var given = 0
  var isCancelled = false

  func add(_ work: FunctionValue) throws {
    do {
      results.append(.success(try work()))
    } catch let thrown as ThrownValue {
      results.append(.failure(thrown))
    }
  }

  var isEmpty: Bool { given == results.count }

  func next() throws -> Value? {
    guard given < results.count else { return nil }
    defer { given += 1 }
    return try results[given].get()
  }
}

/// What is told by and by: `AsyncStream`.
final class StreamValue: ElementSource {
  private var waiting: [Value] = []
  private var first = 0

  func add(_ value: Value) { waiting.append(value) }

  func next() throws -> Value? {
    // What is told later is told by work that waits for its turn.
    try Runtime.current?.runWaiting { self.first < self.waiting.count }
    guard first < waiting.count else { return nil }
    defer { first += 1 }
    return waiting[first]
  }
}

/// The place where work goes on once it is told what came: `withCheckedContinuation`.
final class ContinuationValue: NativeValue {
  private var result: Result<Value, any Error>?

  func resume(_ result: Result<Value, any Error>) { self.result = result }

  func value(after body: FunctionValue) throws -> Value {
    _ = try body(scriptValue)
    try Runtime.current?.runWaiting { self.result != nil }
    guard let result else { throw Suspended() }
    return try result.get()
  }
}
