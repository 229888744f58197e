import Foundation

/// What protocols ask for: found at work, in the type of the value at hand, else among what protocols give by default.
enum Dispatch {
  static func method(
    _ signature: Signature, of proto: Nominal, in declarations: Declarations
  ) -> Member.Implementation {
    unowned let declarations = declarations
    let name = signature.fullName
    let isMutating = signature.isMutating
    func body(for value: Value) throws -> FunctionBody {
      let members = value.members(signature.name, of: proto, in: declarations)
      for member in signature.answers(among: members) {
        if case .function(let body) = member.implementation {
          return body.dispatched(on: value, isSuper: false)
        }
      }
      throw ScriptFailure("'\(name)' is not there")
    }
    if signature.isStatic {
      return .row(
        Row(
          "static func \(name)", summary: "",
          body: .function { values in
            guard let runtime = Runtime.current, let value = values.first else {
              throw ScriptFailure("'\(name)' is not there")
            }
            let body = try body(for: value)
            let own = value.scriptType.map { Value.type(.nominal($0.nominal, [])) } ?? value
            return try body.call(
              (body.takesType ? [own] : []) + values.dropFirst(), in: runtime)
          }))
    }
    let text = "func \(name)"
    guard isMutating else {
      return .row(
        Row(
          text, summary: "",
          body: .function { values in
            guard let runtime = Runtime.current, let value = values.first else {
              throw ScriptFailure("'\(name)' is not there")
            }
            let body = try body(for: value)
            return try body.call(body.fitting(values), in: runtime)
          }))
    }
    return .row(
      Row(
        text, summary: "",
        body: .mutating { value, arguments in
          guard let runtime = Runtime.current else { return .void }
          let body = try body(for: value)
          var values = body.fitting([value] + arguments)
          value = .void
          defer { value = values[0] }
          return try body.call(&values, in: runtime)
        }))
  }

  /// An initialiser of the type that a value has or is.
  static func initializer(_ signature: Signature, in declarations: Declarations)
    -> Member.Implementation
  {
    let name = signature.fullName
    return .row(
      Row(
        name, summary: "",
        body: .function { values in
          guard let type = values.first else { throw ScriptFailure("'\(name)' is not there") }
          return try make(type, named: name, Array(values.dropFirst())) {
            signature.answers(among: $0)
          }
        }))
  }

  /// Makes a value of the type that `owner` has or is, by the initialiser of that name.
  ///
  /// - Parameter answers: Those of the type's initialisers that can be meant, the likeliest first.
  static func make(
    _ owner: Value, named name: String, _ given: [Value],
    among answers: (([Member]) -> [Member])? = nil
  ) throws -> Value {
    guard let runtime = Runtime.current, let type = owner.scriptType else {
      throw ScriptFailure("'\(name)' is not there")
    }
    type.complete()
    let all = type.members["init"] ?? []
    for member in answers?(all) ?? all.filter({ $0.signature.fullName == name }) {
      switch member.implementation {
      case .memberwise(_, let taken):
        var fields = try type.initialFields(in: runtime)
        for (index, value) in zip(taken, given) { fields[index] = value }
        return type.nominal.kind == .class
          ? .object(ObjectValue(type: type, fields: fields))
          : .instance(Instance(type: type, fields: fields))
      case .function(let body) where type.nominal.kind == .class:
        let object = Value.object(
          ObjectValue(type: type, fields: try type.initialFields(in: runtime)))
        _ = try body.call([object] + given, in: runtime)
        return object
      case .function(let body): return try body.call(given, in: runtime)
      case .row(let row):
        if case .function(let body) = row.body { return try body(given) }
      default: continue
      }
    }
    throw ScriptFailure("'\(name)' is not there")
  }

  static func element(
    _ signature: Signature, of proto: Nominal, in declarations: Declarations
  ) -> Member.Implementation {
    unowned let declarations = declarations
    let name = signature.fullName
    func accessors(of value: Value) throws -> (get: FunctionBody, set: FunctionBody?) {
      let members = value.members("subscript", of: proto, in: declarations)
      for member in signature.answers(among: members) {
        if case .computed(let get, let set) = member.implementation { return (get, set) }
      }
      throw ScriptFailure("'\(name)' is not there")
    }
    return .row(
      Row(
        name, summary: "",
        body: .subscript(
          get: { values in
            guard let runtime = Runtime.current, let whole = values.first else { return .void }
            let get = try accessors(of: whole).get.dispatched(on: whole, isSuper: false)
            return try get.call(values, in: runtime)
          },
          set: { whole, given, new in
            guard let runtime = Runtime.current, let set = try accessors(of: whole).set else {
              throw ScriptFailure("'\(name)' cannot be set")
            }
            var values = [whole] + given + [new]
            whole = .void
            defer { whole = values[0] }
            _ = try set.dispatched(on: values[0], isSuper: false).call(&values, in: runtime)
          })))
  }

  static func property(
    _ name: String, of proto: Nominal, in declarations: Declarations
  ) -> Member.Implementation {
    .row(
      Row(
        "var \(name)", summary: "",
        body: .property(
          get: { [unowned declarations] value in
            guard let found = try value.property(name, of: proto, in: declarations) else {
              throw ScriptFailure("'\(name)' is not there")
            }
            return found
          },
          set: { [unowned declarations] value, new in
            try value.set(name, of: proto, to: new, in: declarations)
          })))
  }
}

extension Signature {
  /// What does what this asks for: of those with its labels, the ones that take what it does come first.
  fileprivate func answers(among members: [Member]) -> [Member] {
    let named = members.filter { $0.signature.fullName == fullName }
    guard named.count > 1 else { return named }
    return named.filter(isAnswered) + named.filter { !isAnswered(by: $0) }
  }

  private func isAnswered(by member: Member) -> Bool {
    zip(parameters, member.signature.parameters).allSatisfy {
      $0.type == $1.type || !$0.type.isKnown
    }
  }
}

extension SwiftType {
  /// Whether nothing in it is left to the types that conform.
  fileprivate var isKnown: Bool {
    switch self {
    case .nominal(let nominal, let arguments):
      nominal.kind != .protocol && arguments.allSatisfy(\.isKnown)
    case .tuple(let elements): elements.allSatisfy(\.type.isKnown)
    case .function, .existential, .opaque, .parameter, .member, .variable, .metatype, .error: false
    }
  }
}

extension Value {
  var scriptType: ScriptType? {
    switch self {
    case .instance(let instance): instance.type
    case .object(let object): object.type
    case .enumCase(let value): value.type
    case .type(.nominal(let nominal, _)): nominal.script
    default: nil
    }
  }

  /// The members of that name by which a value conforms to a protocol: its type's own, those of classes above, those that
  /// extensions add to a library's type, then what protocols give by default. What a class conforms by is settled where it
  /// says so: a class below only changes that by overriding it.
  fileprivate func members(
    _ name: String, of proto: Nominal, in declarations: Declarations
  ) -> [Member] {
    var line = scriptType?.line ?? []
    if let first = line.lastIndex(where: { declarations.protocols(of: $0.nominal).contains(proto) })
    {
      line = Array(line[first...])
    }
    let own = line.flatMap { $0.members[name] ?? [] }
    let nominals =
      scriptType == nil ? declarations.types(named: typeName) : line.map(\.nominal)
    var found = own + nominals.flatMap { declarations.extensions[$0]?[name] ?? [] }
    for nominal in nominals {
      for proto in declarations.protocols(of: nominal) {
        found += proto.script?.members[name] ?? []
        found += declarations.extensions[proto]?[name] ?? []
      }
    }
    return found
  }

  private var typeName: String {
    switch self {
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .set: "Set"
    case .some, .none: "Optional"
    case .range(let range): range.kind.rawValue
    case .type(.nominal(let nominal, _)): nominal.name
    case .native(let any): "\(Swift.type(of: any))".prefix { $0 != "<" }.description
    default: ""
    }
  }

  /// A property of a script value, by name.
  func property(_ name: String) throws -> Value? {
    guard let type = scriptType else { return nil }
    return try property(among: type.line.flatMap { $0.members[name] ?? [] })
  }

  /// A property by which a value conforms to a protocol.
  func property(
    _ name: String, of proto: Nominal, in declarations: Declarations
  ) throws -> Value? {
    try property(among: members(name, of: proto, in: declarations))
  }

  private func property(among members: [Member]) throws -> Value? {
    guard let runtime = Runtime.current else { return nil }
    for member in members {
      switch member.implementation {
      case .stored(let index) where accessors(of: index) != nil:
        return try accessors(of: index)?.get.call([self], in: runtime)
      case .stored(let index), .wrapped(let index, _):
        guard let field = field(index) else { return nil }
        switch field {
        case .native(let slot as StateSlot): return try slot.get(in: runtime)
        case .native(let binding as ScriptBinding): return try binding.get()
        case .native(let reader as EnvironmentReader): return try reader.value
        default: return field
        }
      case .kept(let index, let part): return try field(index)?.property(part)
      case .computed(let get, _):
        if member.signature.isStatic {
          let own = scriptType.map { Value.type(.nominal($0.nominal, [])) } ?? self
          return try get.call(get.takesType ? [own] : [], in: runtime)
        }
        return try get.dispatched(on: self, isSuper: false).call([self], in: runtime)
      case .global(let global): return try runtime.value(of: global)
      case .row(let row):
        // What a protocol asks for is what led here.
        if member.owner?.kind == .protocol, member.owner?.script != nil { continue }
        if case .function(let body) = row.body { return try body([self]) }
      default: continue
      }
    }
    return nil
  }

  /// What an object's class has of its own for a field of one above.
  func accessors(of index: Int) -> (get: FunctionBody, set: FunctionBody?)? {
    guard case .object(let object) = self, object.type.parent != nil else { return nil }
    return object.type.line.lazy.compactMap { $0.accessors[index] }.first
  }

  private func field(_ index: Int) -> Value? {
    switch self {
    case .instance(let instance): instance.fields[index]
    case .object(let object): object.fields[index]
    default: nil
    }
  }

  fileprivate mutating func set(
    _ name: String, of proto: Nominal, to new: Value, in declarations: Declarations
  ) throws {
    for member in members(name, of: proto, in: declarations) {
      switch member.implementation {
      case .stored(let index):
        if let own = accessors(of: index), let runtime = Runtime.current {
          _ = try own.set?.call([self, new], in: runtime)
          return
        }
        if case .object(let object) = self {
          let observers = member.owner?.script.flatMap { owner in
            let own = index - owner.firstField
            return owner.fields.indices.contains(own) ? owner.fields[own].observers : nil
          }
          let old = object.fields[index]
          guard let runtime = Runtime.current, let observers else {
            object.fields[index] = new
            return
          }
          _ = try observers.before?.call([self, new], in: runtime)
          object.fields[index] = new
          _ = try observers.after?.call([self, old], in: runtime)
        } else if case .instance(var instance) = self {
          instance.fields[index] = new
          self = .instance(instance)
        }
        return
      case .computed(_, let set?):
        guard let runtime = Runtime.current else { return }
        var values = [self, new]
        _ = try set.dispatched(on: self, isSuper: false).call(&values, in: runtime)
        self = values[0]
        return
      default: continue
      }
    }
    throw ScriptFailure("'\(name)' cannot be set")
  }
}

extension Declarations {
  fileprivate func types(named name: String) -> [Nominal] {
    let known = Set(extensions.keys).union(conformances.keys).union(conditionalConformances.keys)
    return known.filter { $0.name == name }
  }

  /// The protocols that a type conforms to, those they refine included.
  fileprivate func protocols(of nominal: Nominal) -> [Nominal] {
    var found: [Nominal] = []
    func add(_ types: [SwiftType]) {
      for case .nominal(let proto, _) in types where proto.kind == .protocol {
        guard !found.contains(proto) else { continue }
        found.append(proto)
        add(proto.inherited)
      }
    }
    add(nominal.inherited + (conformances[nominal] ?? []))
    for conformance in conditionalConformances[nominal] ?? [] { add(conformance.protocols) }
    return found
  }
}

/// What initialisers that a script writes for a struct or enum do around their statements.
enum Initializers {
  /// Thrown where another initialiser that this one is left to gives `nil`: so does this one.
  struct Failure: Error {}

  /// What an initialiser's statements give, `nil` where one that they are left to does.
  static func ending(_ statements: Evaluate) -> Evaluate {
    Evaluate { frame in
      do { return try statements(frame) } catch is Failure { return .none }
    }
  }

  /// `self` begins with the fields' initial values, and is what comes of it.
  static func running(
    _ statements: Evaluate, _ type: ScriptType?, _ own: Variable, isFailable: Bool
  ) -> Evaluate {
    Evaluate { frame in
      if let type, type.nominal.kind == .struct {
        let fields = try type.initialFields(in: frame.runtime)
        frame.declare(own, .instance(Instance(type: type, fields: fields)))
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

extension FunctionBody {
  /// Arguments from generic code, where whole-number literals wait for what they are to be.
  fileprivate func fitting(_ values: [Value]) -> [Value] {
    guard values.count == parameters.count else { return values }
    return zip(values, parameters).map { value, parameter in
      guard case .int(let int) = value, case .nominal(let nominal, _) = parameter.type else {
        return value
      }
      return switch nominal.name {
      case "Double", "CGFloat": .double(Double(int))
      case "Float": .native(Float(int))
      case "Decimal": .native(Decimal(int))
      default: value
      }
    }
  }
}
