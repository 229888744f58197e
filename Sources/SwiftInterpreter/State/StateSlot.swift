import GaugeUI

/// What a `@State` property's field holds: its first value until the view has a place, then the place.
struct StateSlot {
  var initial: Value
  var location: Location?

  struct Location {
    var identity: ViewIdentity
    var owner: String
    var name: String
    var initialText: String
  }

  func get(in runtime: Runtime) -> Value {
    guard let location else { return initial }
    if runtime.isDrawing { runtime.states.show(location.name, of: location.owner) }
    let known = runtime.states.value(
      location.name, of: location.owner, at: location.identity, initialText: location.initialText)
    if let known { return known }
    // An object is made once for its view's place: what changes in it stays.
    if case .object = initial {
      runtime.states.remember(
        StateValues.Key(
          identity: location.identity, owner: location.owner, name: location.name), initial,
        initialText: location.initialText)
    }
    return initial
  }

  func set(_ value: Value, in runtime: Runtime) {
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
