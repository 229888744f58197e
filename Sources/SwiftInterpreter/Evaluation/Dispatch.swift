/// What protocols ask for: found at work, in the type of the value at hand.
enum Dispatch {
  static func method(_ signature: Signature) -> Member.Implementation {
    let name = signature.fullName
    return .row(
      Row(
        "func \(name)", summary: "",
        body: .function { values in
          guard let runtime = Runtime.current, let type = values.first?.scriptType else {
            throw ScriptFailure("'\(name)' is not there")
          }
          for member in type.members[signature.name] ?? [] where member.signature.fullName == name {
            if case .function(let body) = member.implementation {
              return try body.call(values, in: runtime)
            }
          }
          throw ScriptFailure("type '\(type.name)' does not have '\(name)'")
        }))
  }

  static func property(_ name: String) -> Member.Implementation {
    .row(
      Row(
        "var \(name)", summary: "",
        body: .function { values in
          guard let value = values.first, let found = try value.property(name) else {
            throw ScriptFailure("'\(name)' is not there")
          }
          return found
        }))
  }
}

extension Value {
  var scriptType: ScriptType? {
    switch self {
    case .instance(let instance): instance.type
    case .object(let object): object.type
    case .enumCase(let value): value.type
    default: nil
    }
  }

  /// A property of a script value, by name.
  func property(_ name: String) throws -> Value? {
    guard let runtime = Runtime.current, let type = scriptType else { return nil }
    for member in type.members[name] ?? [] {
      switch member.implementation {
      case .stored(let index), .wrapped(let index, _):
        let field: Value
        switch self {
        case .instance(let instance): field = instance.fields[index]
        case .object(let object): field = object.fields[index]
        default: return nil
        }
        switch field {
        case .native(let slot as StateSlot): return slot.get(in: runtime)
        case .native(let binding as ScriptBinding): return try binding.get()
        default: return field
        }
      case .computed(let get, _):
        return try get.call(member.signature.isStatic ? [] : [self], in: runtime)
      case .row(let row):
        if case .function(let body) = row.body { return try body([self]) }
      default: continue
      }
    }
    return nil
  }
}

/// What initialisers that a script writes do around their statements.
enum Initializers {
  /// `self` begins with the fields' initial values, and is what comes of it.
  static func running(
    _ statements: @escaping Evaluate, _ type: ScriptType?, _ own: Variable, isFailable: Bool
  ) -> Evaluate {
    { frame in
      if let type {
        let fields = try type.fields.map { try $0.initialValue(in: frame.runtime) }
        frame.declare(
          own,
          type.nominal.kind == .class
            ? .object(ObjectValue(type: type, fields: fields))
            : .instance(Instance(type: type, fields: fields)))
      } else {
        frame.declare(own, .void)
      }
      let result = try statements(frame)
      guard isFailable else { return frame.value(of: own) }
      // `return nil` gives `nil`; running to the end gives nothing.
      if case .none = result { return .none }
      return .some(frame.value(of: own))
    }
  }
}
