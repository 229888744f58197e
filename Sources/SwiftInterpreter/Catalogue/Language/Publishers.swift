extension Catalogue {
  /// Combine, as far as apps use it around their models.
  @RowBuilder static var publishers: [Row] {
    Rows.type("protocol Publisher", "What tells values over time.") {
      Row.alias("associatedtype Output")
      Row.alias("associatedtype Failure")
    }
    Rows.type(
      "class AnyPublisher<Output, Failure>: Publisher", "Tells values to those who listen."
    ) {
      listening
      changing
      choosing
    }
    Rows.type("class Just<Output>: AnyPublisher<Output, Never>", "Tells one value.") {
      Row("init(_ output: Output)", "Tells a value to each who listens.") { (value: Value) in
        PublisherValue { listener in
          try listener.receive(value)
          try listener.complete(LibraryCase.finished)
          return Subscription {}
        }
      }
    }
    Rows.type("protocol Cancellable", "What can be ended.") {
      Row("func cancel()", "Ends it.") { (subscription: Subscription) in
        subscription.cancel()
        return Value.void
      }
    }
    Rows.type(
      "class AnyCancellable: Cancellable, Hashable", "While it is kept, what it came of goes on."
    ) {
      for collection in ["Set<AnyCancellable>", "[AnyCancellable]"] {
        Row("func store(in collection: inout \(collection))", "Keeps it with others.") {
          (subscription: Subscription, kept: ScriptBinding) in
          switch try kept.get() {
          case .set(let others):
            try kept.set(.set(others.union([HashableValue(subscription.scriptValue)])))
          case .array(let others): try kept.set(.array(others + [subscription.scriptValue]))
          default: break
          }
          return Value.void
        }
      }
    }
    subjects
  }

  @RowBuilder private static var subjects: [Row] {
    Rows.type(
      "class PassthroughSubject<Output, Failure>: AnyPublisher<Output, Failure>",
      "Tells what it is sent."
    ) {
      Row("init()", "Nobody listens yet.") { PublisherValue(Relay()) }
      sending
    }
    Rows.type(
      "class CurrentValueSubject<Output, Failure>: AnyPublisher<Output, Failure>",
      "Tells what it is sent, and keeps the latest."
    ) {
      Row("init(_ value: Output)", "Begins with a value.") { (value: Value) in
        PublisherValue(Relay(current: value))
      }
      Row(
        "var value: Output { get nonmutating set }", "The latest value.",
        get: { (subject: PublisherValue) in subject.relay?.current ?? .void },
        set: { (subject: inout PublisherValue, value: Value) in try subject.relay?.send(value) })
      sending
    }
    Rows.type("struct Published<Value>", "A property of an object that tells its values.")
    Rows.type(
      "class Published.Publisher<Output>: AnyPublisher<Output, Never>",
      "Tells the values that a property is given.")
    Rows.type(
      "class ObservableObjectPublisher: AnyPublisher<Void, Never>",
      "Tells that an object is about to change."
    ) {
      Row("func send()", "Tells it.") { (publisher: PublisherValue) in
        try publisher.relay?.send(.void)
        return Value.void
      }
    }
    Rows.members(of: "ObservableObject") {
      Row("var objectWillChange: ObservableObjectPublisher", "Tells that it is about to change.") {
        (object: Value) in
        guard case .object(let object) = object else { return PublisherValue(Relay()) }
        return PublisherValue(object.relay(of: ObjectValue.anyChange))
      }
    }
    Rows.type("enum Subscribers", "What has to do with those who listen.")
    Rows.type("enum Subscribers.Completion<Failure>", "How it ended.") {
      Row("case finished", summary: "All was told.", body: .function { _ in LibraryCase.finished })
      Row("case failure(_ error: Failure)", "It failed.") { (error: Value) in
        LibraryCase(name: "failure", payload: [error])
      }
    }
  }

  @RowBuilder private static var sending: [Row] {
    Row("func send(_ input: Output)", "Tells a value to all who listen.") {
      (subject: PublisherValue, value: Value) in
      try subject.relay?.send(value)
      return Value.void
    }
    Row("func send() where Output == Void", "Tells all who listen.") { (subject: PublisherValue) in
      try subject.relay?.send(.void)
      return Value.void
    }
    Row("func send(completion: Subscribers.Completion<Failure>)", "Ends it.") {
      (subject: PublisherValue, completion: Value) in
      try subject.relay?.finish(completion)
      return Value.void
    }
  }

  @RowBuilder private static var listening: [Row] {
    Row(
      "func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable",
      "Calls a closure with each value."
    ) { (publisher: PublisherValue, receive: FunctionValue) in
      try publisher.listen(({ _ = try receive($0) }, { _ in }))
    }
    Row(
      "func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void) -> AnyCancellable",
      "Calls a closure with each value, and one at the end."
    ) { (publisher: PublisherValue, complete: FunctionValue, receive: FunctionValue) in
      try publisher.listen(({ _ = try receive($0) }, { _ = try complete($0) }))
    }
    Row(
      "func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable",
      "Sets a property of an object to each value."
    ) { (publisher: PublisherValue, path: ScriptKeyPath, object: Value) in
      try publisher.listen(
        (
          { value in
            var object = object
            try path.set?(&object, value)
          }, { _ in }
        ))
    }
    Row("func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>", "The same.") {
      (publisher: PublisherValue) in publisher
    }
    Row(
      "func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure>",
      "The same, told when what runs now is done."
    ) { (publisher: PublisherValue, _: Value) in
      publisher.later()
    }
    for name in ["debounce", "throttle"] {
      let rest = name == "throttle" ? ", latest: Bool" : ""
      Row(
        "func \(name)<Interval, S>(for dueTime: Interval, scheduler: S\(rest)) -> AnyPublisher<Output, Failure>",
        "The same, told when what runs now is done: here no time passes between values.",
      ) { (publisher: PublisherValue, _: Value, _: Value) in publisher.later() }
    }
  }

  @RowBuilder private static var changing: [Row] {
    Row(
      "func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure>",
      "What a closure makes of each value."
    ) { (publisher: PublisherValue, transform: FunctionValue) in
      publisher.mapped { try transform($0) }
    }
    Row(
      "func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure>",
      "What a closure makes of each value, without `nil`."
    ) { (publisher: PublisherValue, transform: FunctionValue) in
      publisher.mapped { value in
        if case .some(let made) = try transform(value) { made } else { nil }
      }
    }
    Row(
      "func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> AnyPublisher<T, Failure>",
      "Each value combined with all before."
    ) { (publisher: PublisherValue, first: Value, next: FunctionValue) in
      publisher.mapped(from: first) { state, value in
        state = try next(state, value)
        return state
      }
    }
    Row(
      "func combineLatest<P, Q>(_ other: AnyPublisher<P, Q>) -> AnyPublisher<(Output, P), Failure>",
      "The latest values of both."
    ) { (publisher: PublisherValue, other: PublisherValue) in
      PublisherValue { listener in
        var latest: (Value?, Value?)
        func tell() throws {
          if let left = latest.0, let right = latest.1 {
            try listener.receive(.tuple([left, right]))
          }
        }
        return try Self.listening(
          to: publisher, other,
          (
            {
              latest.0 = $0
              try tell()
            },
            {
              latest.1 = $0
              try tell()
            }
          ), complete: listener.complete)
      }
    }
    Row(
      "func merge(with other: AnyPublisher<Output, Failure>) -> AnyPublisher<Output, Failure>",
      "The values of both."
    ) { (publisher: PublisherValue, other: PublisherValue) in
      PublisherValue { listener in
        try Self.listening(
          to: publisher, other, (listener.receive, listener.receive), complete: listener.complete)
      }
    }
  }

  /// Listens to two publishers, each in its own way, to the end of the later one.
  private static func listening(
    to left: PublisherValue, _ right: PublisherValue,
    _ receive: ((Value) throws -> Void, (Value) throws -> Void),
    complete: @escaping (Value) throws -> Void
  ) throws -> Subscription {
    var open = 2
    func end(_ completion: Value) throws {
      open -= 1
      if open == 0 { try complete(completion) }
    }
    let subscriptions = [
      try left.listen((receive.0, end)), try right.listen((receive.1, end)),
    ]
    return Subscription { for subscription in subscriptions { subscription.cancel() } }
  }

  @RowBuilder private static var choosing: [Row] {
    Row(
      "func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>",
      "The values that a closure picks."
    ) { (publisher: PublisherValue, isIncluded: FunctionValue) in
      publisher.mapped { try Bool.from(try isIncluded($0)) ? $0 : nil }
    }
    Row(
      "func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable",
      "The values that differ from the one before."
    ) { (publisher: PublisherValue) in
      publisher.mapped(from: Value?.none) { last, value in
        defer { last = value }
        return last.map { $0.equals(value) } ?? false ? nil : value
      }
    }
    Row(
      "func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure>",
      "All but the first values."
    ) { (publisher: PublisherValue, count: Int) in
      publisher.mapped(from: count) { left, value in
        left -= 1
        return left < 0 ? value : nil
      }
    }
    Row("func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure>", "The first values.") {
      (publisher: PublisherValue, count: Int) in
      publisher.mapped(from: count) { left, value in
        left -= 1
        return left >= 0 ? value : nil
      }
    }
  }
}

extension LibraryCase {
  /// That all was told.
  fileprivate static var finished: Value { LibraryCase(name: "finished", payload: []).scriptValue }
}

extension PublisherValue {
  /// The same, told when what runs now is done.
  fileprivate func later() -> PublisherValue {
    PublisherValue { [listen] listener in
      try listen(
        (
          { value in
            _ = Task.started(
              FunctionValue { _ in
                try listener.receive(value)
                return .void
              })
          }, listener.complete
        ))
    }
  }
}
