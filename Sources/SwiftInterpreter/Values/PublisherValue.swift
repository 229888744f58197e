/// What tells values to those who listen: Combine's publishers and subjects.
final class PublisherValue: NativeValue {
  /// What a listener does with a value, and with what ends them.
  typealias Listener = (receive: (Value) throws -> Void, complete: (Value) throws -> Void)

  /// Begins to tell a listener.
  let listen: (Listener) throws -> Subscription
  /// Where values come from, of one that can be told some; `nil` of any other.
  let relay: Relay?

  init(_ relay: Relay? = nil, _ listen: @escaping (Listener) throws -> Subscription) {
    self.relay = relay
    self.listen = listen
  }

  /// One that tells what a relay is sent.
  convenience init(_ relay: Relay) { self.init(relay) { try relay.listen($0) } }

  /// One that tells what `change` makes of each value; nothing where that gives `nil`.
  func mapped(_ change: @escaping (Value) throws -> Value?) -> PublisherValue {
    PublisherValue { [listen] listener in
      try listen(
        ({ if let made = try change($0) { try listener.receive(made) } }, listener.complete))
    }
  }

  /// The same with what each listener has for itself.
  func mapped<State>(
    from first: State, _ change: @escaping (inout State, Value) throws -> Value?
  ) -> PublisherValue {
    PublisherValue { [listen] listener in
      var state = first
      return try listen(
        ({ if let made = try change(&state, $0) { try listener.receive(made) } }, listener.complete)
      )
    }
  }
}

/// Hands what it is sent to all that listen.
final class Relay {
  /// The latest value, of one that keeps it.
  var current: Value?
  private var listeners: [(id: Int, listener: PublisherValue.Listener)] = []
  private var latest = 0
  private var end: Value?

  init(current: Value? = nil) { self.current = current }

  func send(_ value: Value) throws {
    guard end == nil else { return }
    if current != nil { current = value }
    for (_, listener) in listeners { try listener.receive(value) }
  }

  func finish(_ completion: Value) throws {
    guard end == nil else { return }
    end = completion
    for (_, listener) in listeners { try listener.complete(completion) }
    listeners = []
  }

  func listen(_ listener: PublisherValue.Listener) throws -> Subscription {
    if let end {
      try listener.complete(end)
      return Subscription {}
    }
    latest += 1
    let id = latest
    listeners.append((id, listener))
    if let current { try listener.receive(current) }
    return Subscription { [weak self] in self?.listeners.removeAll { $0.id == id } }
  }
}

/// `AnyCancellable`: while it lasts, a listener listens.
final class Subscription: NativeValue {
  private var end: (() -> Void)?

  init(_ end: @escaping () -> Void) { self.end = end }

  func cancel() {
    end?()
    end = nil
  }

  nonisolated deinit {
    // Scripts run on the main actor, and what they hold ends there.
    MainActor.assumeIsolated { cancel() }
  }
}

extension Subscription: @MainActor Hashable {
  static func == (left: Subscription, right: Subscription) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ObjectValue {
  /// The name under which an object tells that anything of it is about to change.
  static let anyChange = ""

  /// What hands on what is told under a name.
  func relay(of name: String) -> Relay {
    let relay = relays[name] ?? Relay()
    relays[name] = relay
    return relay
  }

  /// What tells the values that a `@Published` property is about to have.
  func publisher(of name: String, _ index: Int) -> PublisherValue {
    let relay = relay(of: name)
    return PublisherValue { [self] listener in
      try listener.receive(fields[index])
      return try relay.listen(listener)
    }
  }
}
