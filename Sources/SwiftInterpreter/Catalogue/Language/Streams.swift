extension Catalogue {
  /// Values that are told by and by.
  @RowBuilder static var streams: [Row] {
    stream("AsyncStream", "Element", "Element")
    stream("AsyncThrowingStream", "Element, Failure: Error", "Element, Failure")
    Rows.members(of: "AsyncStream") {
      Row(
        "init(unfolding produce: () async -> Element?)",
        "What a closure gives, until it gives `nil`."
      ) {
        (produce: FunctionValue) in
        ClosureIterator { if case .some(let value) = try produce() { value } else { nil } }
      }
    }
    Rows.members(of: "AsyncStream.Continuation.Termination") {
      let finished = LibraryCase(name: "finished", payload: []).scriptValue
      Row("case finished", summary: "It is over.", body: .function { _ in finished })
    }
    Rows.members(of: "AsyncStream.Continuation") {
      Row("func finish()", "Tells that no more come.") { (stream: StreamValue) in
        try stream.finish([])
        return Value.void
      }
    }
    Rows.members(of: "AsyncThrowingStream.Continuation") {
      Row("func finish(throwing error: Failure? = nil)", "Tells that no more come, and why.") {
        (stream: StreamValue, error: Value?) in
        stream.failure = error.map { ThrownValue(value: $0, type: .existential([])) }
        try stream.finish([error.scriptValue])
        return Value.void
      }
    }
  }

  @RowBuilder private static func stream(
    _ type: String, _ parameters: String, _ arguments: String
  ) -> [Row] {
    let condition = type == "AsyncStream" ? "" : " where Failure == any Error"
    let continuation = "\(type).Continuation"
    let telling = "\(continuation)<\(arguments)>"
    let limit = "bufferingPolicy limit: \(continuation).BufferingPolicy = .unbounded"
    Rows.type("class \(type)<\(parameters)>: Sequence", "Values that are told by and by.") {
      Row(
        "init(\(limit), _ build: (\(telling)) -> Void)\(condition)", "Takes what tells them."
      ) { (_: Value, build: FunctionValue) in try StreamValue.telling(build) }
      Row(
        "init(_ elementType: Element.Type, \(limit), _ build: (\(telling)) -> Void)\(condition)",
        "Takes what tells them."
      ) { (_: Value, _: Value, build: FunctionValue) in try StreamValue.telling(build) }
      Row(
        "static func makeStream(of elementType: Element.Type, \(limit)) -> (stream: \(type)<\(arguments)>, continuation: \(telling))\(condition)",
        "The values, and what tells them."
      ) { (_: Value, _: Value) in
        let stream = StreamValue().scriptValue
        return Value.tuple([stream, stream])
      }
    }
    Rows.type("class \(telling.replacing("Failure", with: "Failure: Error"))", "Tells values.") {
      Row("@discardableResult func yield(_ value: Element) -> Bool", "Tells one.") {
        (stream: StreamValue, value: Value) in
        stream.add(value)
        return true
      }
      Row(
        "var onTermination: ((\(continuation).Termination) -> Void)? { get nonmutating set }",
        "What is done when it ends; here nobody stops asking before.",
        get: { (stream: StreamValue) in stream.termination },
        set: { (stream: inout StreamValue, action: Value) in stream.termination = action })
    }
    Rows.type("enum \(continuation).BufferingPolicy", "How many are kept; here all are.") {
      Row("case unbounded", summary: "All.", body: .function { _ in .void })
    }
    Rows.type("enum \(continuation).Termination", "Why nobody asks any more.") {
      let cancelled = LibraryCase(name: "cancelled", payload: []).scriptValue
      Row("case cancelled", summary: "It is unwanted.", body: .function { _ in cancelled })
    }
  }
}

extension StreamValue {
  /// Says once that it has ended.
  fileprivate func finish(_ payload: [Value]) throws {
    guard case .some(.function(let action)) = termination else { return }
    termination = .none
    _ = try action(LibraryCase(name: "finished", payload: payload).scriptValue)
  }

  fileprivate static func telling(_ build: FunctionValue) throws -> StreamValue {
    let stream = StreamValue()
    _ = try build(stream.scriptValue)
    return stream
  }
}
