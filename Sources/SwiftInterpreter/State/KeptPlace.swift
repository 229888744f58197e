import Foundation

/// Where an app keeps a value from one start to the next, and as what: `@AppStorage("level")` and
/// `UserDefaults.standard` meet there. What is kept is a state like others, so that it outlives an input and can be undone.
struct KeptPlace {
  let store: ScriptDefaults
  let key: String
  /// The type that the value is wanted as.
  let type: SwiftType

  init(_ store: ScriptDefaults, _ key: String, as type: SwiftType) {
    (self.store, self.key, self.type) = (store, key, type)
  }

  /// - Parameter wrapper: The wrapper's own type, `AppStorage<Int>`; `nil` comes of any other.
  init?(_ store: ScriptDefaults, _ key: String, in wrapper: Value) {
    guard case .type(.nominal(_, let arguments)) = wrapper, let type = arguments.first else {
      return nil
    }
    self.init(store, key, as: type)
  }

  var value: Value? {
    get {
      guard let kept = store[key], case .nominal(let nominal, let arguments) = type else {
        return nil
      }
      if nominal.name == "Optional", let inner = arguments.first {
        return KeptPlace(store, key, as: inner).value.map { .some($0) }
      }
      return kept.read(as: nominal, type.description)
    }
    nonmutating set {
      switch newValue {
      case nil, .none?: store[key] = nil
      case .some(let inner)?: KeptPlace(store, key, as: type).value = inner
      case .enumCase(let value)? where !value.type.rawValues.isEmpty:
        store[key] = value.type.rawValues[value.index]
      case .instance?, .enumCase?, .object?, .array?, .tuple?:
        store[key] = newValue.map { .tuple([.string(type.wrappedDescription), $0]) }
      case let plain?: store[key] = plain
      }
    }
  }
}

extension SwiftType {
  /// How the type is written, without the optional around it.
  fileprivate var wrappedDescription: String {
    if case .nominal(let nominal, let arguments) = self, nominal.name == "Optional",
      let inner = arguments.first
    {
      return inner.description
    }
    return description
  }
}

extension Value {
  /// What is kept as a value of a type, as Foundation converts numbers; `nil` where it is none.
  fileprivate func read(as nominal: Nominal, _ description: String) -> Value? {
    if let script = nominal.script, !script.rawValues.isEmpty {
      return script.rawValues.firstIndex(where: equals).map {
        .enumCase(EnumValue(type: script, index: $0, payload: []))
      }
    }
    switch (nominal.name, self) {
    case ("Bool", .bool), ("Int", .int), ("Double", .double), ("String", .string): return self
    case ("Bool", .int(let number)): return .bool(number != 0)
    case ("Bool", .double(let number)): return .bool(number != 0)
    case ("Int", .bool(let flag)): return .int(flag ? 1 : 0)
    case ("Int", .double(let number)):
      return Int(exactly: number.rounded(.towardZero)).map { .int($0) }
    case ("Double", .bool(let flag)): return .double(flag ? 1 : 0)
    case ("Double", .int(let number)): return .double(Double(number))
    case (_, .tuple(let parts)) where parts.count == 2:
      guard case .string(description) = parts[0] else { return nil }
      return parts[1]
    case ("URL", .native(let any)): return any is URL ? self : nil
    case ("Data", .native(let any)): return any is Data ? self : nil
    case ("Date", .native(let any)): return any is Date ? self : nil
    default: return nil
    }
  }
}
