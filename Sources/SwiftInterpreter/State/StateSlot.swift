import GaugeUI

/// What a `@State` property's field holds: its first value until the view has a place, then the place.
struct StateSlot {
  /// What gives the first value. Each view that comes to a place has one; the first of them is asked, and once.
  let first: () throws -> Value
  var location: Location?
  /// Where an app keeps the value, if it does: whatever the view's place is.
  var kept: KeptPlace?

  init(first: @escaping () throws -> Value) { self.first = first }

  init(initial: Value, kept: KeptPlace? = nil) {
    first = { initial }
    self.kept = kept
  }

  /// Whether there is something that remembers what it is set to.
  var isPlaced: Bool { location != nil || kept != nil }

  struct Location {
    var identity: ViewIdentity
    var owner: String
    var name: String
    var initialText: String
  }

  func get(in runtime: Runtime) throws -> Value {
    if let location, runtime.isDrawing {
      runtime.states.show(location.name, of: location.owner)
    }
    if let kept { return try kept.value ?? first() }
    guard let location else { return try first() }
    let known = runtime.states.value(
      location.name, of: location.owner, at: location.identity, initialText: location.initialText)
    if let known { return known }
    let value = try first()
    runtime.states.remember(
      StateValues.Key(
        identity: location.identity, owner: location.owner, name: location.name), value,
      initialText: location.initialText)
    return value
  }

  /// What it is now.
  var value: Value {
    get throws { try Runtime.current.map { try get(in: $0) } ?? first() }
  }

  func set(_ value: Value, in runtime: Runtime) {
    if let kept {
      kept.value = value
      return
    }
    // Without a place there is nothing to remember it, as in SwiftUI outside of a body.
    guard let location else { return }
    runtime.states.set(
      StateValues.Key(
        identity: location.identity, owner: location.owner, name: location.name), value,
      initialText: location.initialText)
  }
}

/// What a `Binding` comes to: how to read and write what it stands for.
struct ScriptBinding {
  var get: () throws -> Value
  var set: (Value) throws -> Void
}

extension ScriptBinding {
  /// A binding for one `inout` use: what is read is taken out until it is set, so that changing it copies nothing.
  static func taking(_ box: Box) -> ScriptBinding {
    ScriptBinding {
      defer { box.value = .void }
      return box.value
    } set: {
      box.value = $0
    }
  }
}

extension ScriptBinding: NativeValue {}
extension StateSlot: NativeValue {}
