extension Catalogue {
  /// Work that is done together, and what is told by and by. Here all of it is done in turn.
  @RowBuilder static var taskGroups: [Row] {
    for (type, word, throwing) in [
      ("TaskGroup", "withTaskGroup", ""),
      ("ThrowingTaskGroup", "withThrowingTaskGroup", " throws"),
    ] {
      let isThrowing = !throwing.isEmpty
      Rows.type(
        "class \(type)\(isThrowing ? "<Child, Failure: Error>" : "<Child>"): Sequence",
        "Pieces of work that are started together."
      ) {
        Row.alias("typealias Element = Child")
        Row(
          "func addTask(priority: TaskPriority? = nil, operation: () async\(throwing) -> Child)",
          "Adds a piece of work."
        ) { (group: TaskGroup, _: Value, operation: FunctionValue) in
          try group.add(operation)
          return Value.void
        }
        Row("func next() async\(throwing) -> Child?", "What the next piece of work gives.") {
          (group: TaskGroup) in try group.next()
        }
        Row("func waitForAll() async\(throwing)", "Waits for all pieces of work.") {
          (group: TaskGroup) in
          while try group.next() != nil {}
          return Value.void
        }
        Row("func cancelAll()", "Makes all pieces of work unwanted.") { (group: TaskGroup) in
          group.isCancelled = true
          return Value.void
        }
        Row("var isEmpty: Bool", "Whether nothing is left to wait for.") { (group: TaskGroup) in
          group.isEmpty
        }
        Row("var isCancelled: Bool", "Whether the work is unwanted by now.") { (group: TaskGroup) in
          group.isCancelled
        }
      }
      let group =
        "(inout \(type)\(isThrowing ? "<Child, any Error>" : "<Child>")) async\(throwing) -> Whole"
      Row(
        "func \(word)<Child, Whole>(of childType: Child.Type, body: \(group)) async\(throwing) -> Whole",
        "Starts pieces of work, and waits for what they give."
      ) { (_: Value, body: FunctionValue) in try body(TaskGroup().scriptValue) }
      Row(
        "func \(word)<Child, Whole>(of childType: Child.Type, returning returnType: Whole.Type, body: \(group)) async\(throwing) -> Whole",
        "Starts pieces of work, and waits for what they give."
      ) { (_: Value, _: Value, body: FunctionValue) in try body(TaskGroup().scriptValue) }
    }
    for (type, word, throwing) in [
      ("Never", "Checked", ""), ("any Error", "CheckedThrowing", " throws"),
    ] {
      Row(
        "func with\(word)Continuation<T>(_ body: (CheckedContinuation<T, \(type)>) -> Void) async\(throwing) -> T",
        "Waits until a closure's argument is told what came."
      ) { (body: FunctionValue) in try ContinuationValue().value(after: body) }
    }
    Rows.type("struct CheckedContinuation<T, E: Error>", "Where waiting work goes on.") {
      Row("func resume(returning value: T)", "Goes on with a value.") {
        (continuation: ContinuationValue, value: Value) in
        continuation.resume(.success(value))
        return Value.void
      }
      Row("func resume(throwing error: E)", "Goes on with an error.") {
        (continuation: ContinuationValue, error: Value) in
        continuation.resume(.failure(ThrownValue(value: error, type: .existential([]))))
        return Value.void
      }
      Row("func resume()", "Goes on.") { (continuation: ContinuationValue) in
        continuation.resume(.success(.void))
        return Value.void
      }
    }
    Rows.conformance("extension Never: Error")
  }
}
