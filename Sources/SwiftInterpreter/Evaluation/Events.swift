import GaugeUI

/// What a view asks to be done when it is first seen, or when a value is another than it was.
enum ViewEvent {
  /// `onAppear`.
  case appearance(FunctionValue)
  /// `task`; with an `id` it begins again when that is another.
  case task(FunctionValue, id: Value)
  /// `onChange`: the action takes the old value and the new one, as far as it takes any.
  case change(of: Value, isInitial: Bool, FunctionValue)

  /// Where an event is known again: by its view's place and by the action as it is written, so that an edited action
  /// runs anew.
  struct Key: Hashable {
    let identity: ViewIdentity
    let action: String
  }

  private var action: FunctionValue {
    switch self {
    case .appearance(let action), .task(let action, _), .change(_, _, let action): action
    }
  }

  /// What tells that it is to happen again; nothing of an appearance does.
  fileprivate var value: Value {
    switch self {
    case .appearance: .void
    case .task(_, let id): id
    case .change(let value, _, _): value
    }
  }

  fileprivate func key(at identity: ViewIdentity) -> Key {
    Key(identity: identity, action: action.text)
  }

  /// What is to be done, given the value that it was seen with before.
  fileprivate func work(after seen: Value?) -> (isTask: Bool, run: () throws -> Void)? {
    if let seen, seen.equals(value) { return nil }
    switch self {
    case .appearance(let action): return (false, { _ = try action.call([]) })
    case .task(let action, _): return (true, { _ = Task.started(action) })
    case .change(let value, let isInitial, let action):
      guard seen != nil || isInitial else { return nil }
      let old = seen ?? value
      return (false, { _ = try action.call(action.takes(2) ? [old, value] : [value]) })
    }
  }
}

/// A view with an event of its own.
struct EventView: View {
  let content: AnyView
  let event: ViewEvent

  var body: Never { preconditionFailure("a view with an event resolves itself") }

  func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    content._resolve(in: context, into: &nodes)
    // Behind what is inside it: SwiftUI does what inner views ask for first, and tasks after all else.
    Runtime.current?.note(event, at: context.identity)
  }
}

/// A view with an event that is known once the view is drawn.
struct LateEventView<Content: View>: View {
  /// The view, which tells what the event is about whenever it is drawn.
  let content: (_ tell: @escaping (Value) -> Void) -> Content
  let event: (Value) -> ViewEvent

  var body: Never { preconditionFailure("a view with an event resolves itself") }

  func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    content { Runtime.current?.noteLate(event($0), at: context.identity) }
      ._resolve(in: context, into: &nodes)
  }
}

/// A view at a place of its own: what one preview sets is not what another shows.
struct PreviewRoot: View {
  let name: String
  let content: AnyView

  var body: Never { preconditionFailure("a preview's root resolves itself") }

  func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    content._resolve(in: context.child(name.hashValue), into: &nodes)
  }
}

/// The events of one drawing.
struct PendingEvents {
  private var known: Set<ViewEvent.Key> = []
  private var first: [() throws -> Void] = []
  private var tasks: [() throws -> Void] = []
  /// What views came to know when they were drawn; of one that was drawn several times the last counts.
  private var late: [(key: ViewEvent.Key, event: ViewEvent)] = []
  private var latePlaces: [ViewEvent.Key: Int] = [:]

  var isEmpty: Bool { first.isEmpty && tasks.isEmpty }
  /// In the order in which they are to run.
  var work: [() throws -> Void] { first + tasks }

  /// Whether this is the first time that the drawing, which may look at a view several times, meets the event.
  fileprivate mutating func meets(_ key: ViewEvent.Key) -> Bool { known.insert(key).inserted }

  fileprivate mutating func addLate(_ event: ViewEvent, _ key: ViewEvent.Key) {
    if let place = latePlaces[key] {
      late[place].event = event
    } else {
      latePlaces[key] = late.count
      late.append((key, event))
    }
  }

  /// What was added late, which is now known to be all.
  fileprivate mutating func takeLate() -> [(key: ViewEvent.Key, event: ViewEvent)] {
    defer { (late, latePlaces) = ([], [:]) }
    return late
  }

  fileprivate mutating func add(_ work: (isTask: Bool, run: () throws -> Void)) {
    if work.isTask { tasks.append(work.run) } else { first.append(work.run) }
  }
}

extension Runtime {
  /// Notes an event of the view that is being resolved.
  fileprivate func note(_ event: ViewEvent, at identity: ViewIdentity) {
    let key = event.key(at: identity)
    if events.meets(key) { settle(event, key) }
  }

  /// Notes an event of a view that is being drawn.
  fileprivate func noteLate(_ event: ViewEvent, at identity: ViewIdentity) {
    events.addLate(event, event.key(at: identity))
  }

  private func settle(_ event: ViewEvent, _ key: ViewEvent.Key) {
    let seen = kept.seen(key)
    kept.see(key, event.value)
    if let work = event.work(after: seen) { events.add(work) }
  }

  /// Does what the views that were just drawn ask for; says whether there was anything.
  func runEvents() -> Bool {
    for (key, event) in events.takeLate() { settle(event, key) }
    let work = events.work
    events = PendingEvents()
    guard !work.isEmpty else { return false }
    clock.horizon = VirtualClock.pictureTime
    run {
      for piece in work { attempt(otherwise: ()) { try piece() } }
      attempt(otherwise: ()) { try runWaiting() }
    }
    return true
  }
}
