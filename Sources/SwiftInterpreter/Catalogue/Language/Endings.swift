extension Catalogue {
  /// What ends a program.
  @RowBuilder static var endings: [Row] {
    for name in ["fatalError", "preconditionFailure", "assertionFailure"] {
      Row("func \(name)(_ message: String = \"\") -> Never", "Ends with a message.") {
        (message: String) -> Value in
        throw ScriptFailure(message.isEmpty ? "Fatal error" : "Fatal error: \(message)")
      }
    }
    for name in ["precondition", "assert"] {
      Row(
        "func \(name)(_ condition: Bool, _ message: String = \"\")",
        "Ends with a message where the condition does not hold."
      ) { (condition: Bool, message: String) in
        guard condition else {
          throw ScriptFailure(message.isEmpty ? "Fatal error" : "Fatal error: \(message)")
        }
        return Value.void
      }
    }
  }

  /// What tells of values whatever their types.
  @RowBuilder static var dynamicTypes: [Row] {
    Row("func === (lhs: AnyObject?, rhs: AnyObject?) -> Bool", "Whether both are the same object.")
    {
      (left: Value, right: Value) in ObjectIdentity(left) == ObjectIdentity(right)
    }
    Row("func !== (lhs: AnyObject?, rhs: AnyObject?) -> Bool", "Whether they are two objects.") {
      (left: Value, right: Value) in ObjectIdentity(left) != ObjectIdentity(right)
    }
    Row(
      "func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool",
      "Whether nothing else refers to an object."
    ) { (place: ScriptBinding) in
      // The place lets go of it for as long as that takes.
      guard case .object(var object) = try place.get() else { return false }
      try place.set(.void)
      let isKnown = isKnownUniquelyReferenced(&object)
      try place.set(.object(object))
      return isKnown
    }
    Row("func == (lhs: Any.Type?, rhs: Any.Type?) -> Bool", "Whether both are the same type.") {
      (left: Value, right: Value) in left.equals(right)
    }
    Row("func != (lhs: Any.Type?, rhs: Any.Type?) -> Bool", "Whether they are two types.") {
      (left: Value, right: Value) in !left.equals(right)
    }
    Rows.members(of: "String") {
      Row("init<T>(describing instance: T)", "A value as `print` writes it.") { (value: Value) in
        value.described()
      }
      Row("init<T>(reflecting subject: T)", "A value as a debugger writes it.") { (value: Value) in
        value.reflected()
      }
    }
    Rows.type("struct Hasher", "What values hand their parts to, so that they can be keys.") {
      Row("mutating func combine<H: Hashable>(_ value: H)", "Takes a part.") {
        (parts: HashedParts, value: Value) in
        value.hash(into: &parts.hasher)
        return Value.void
      }
    }
    Rows.type("struct ObjectIdentifier: Hashable", "Which object something is.") {
      Row("init(_ object: AnyObject)", "The identity of an object.") { (object: Value) in
        ObjectIdentity(object)
      }
    }
    Row("func type<T>(of value: T) -> T.Type", "The type that a value has at work.") {
      (value: Value, kind: Value) in
      guard case .type(.metatype(let type)) = kind else { return Value.void }
      return Value.type(value.dynamicType(as: type))
    }.takingType()
    Row("func swap<T>(_ a: inout T, _ b: inout T)", "Gives each the value of the other.") {
      (a: ScriptBinding, b: ScriptBinding) in
      let (first, second) = (try a.get(), try b.get())
      try a.set(second)
      try b.set(first)
      return Value.void
    }
  }
}

extension Value {
  /// The type that a value has at work, where its place says that it is a `type`.
  fileprivate func dynamicType(as type: SwiftType) -> SwiftType {
    switch self {
    case .native(let typed as TypedValue): return typed.type
    case .instance, .object, .enumCase:
      guard let own = scriptType?.nominal else { return type }
      // Its generic arguments are known by its place only.
      if case .nominal(let nominal, _) = type, nominal == own { return type }
      return .nominal(own, [])
    default:
      switch type {
      case .existential, .parameter: return ownType ?? type
      default: return type
      }
    }
  }

  /// The type that a value tells by itself; `nil` where it tells none.
  var ownType: SwiftType? {
    func named(_ name: String, _ arguments: SwiftType?...) -> SwiftType? {
      let known = arguments.compactMap { $0 }
      guard known.count == arguments.count else { return nil }
      return Catalogue.shared.nominal(name).map { .nominal($0, known) }
    }
    /// What all of several values are; anything where they are of several types.
    func common(_ values: some Sequence<Value>) -> SwiftType? {
      let types = Set(values.map(\.ownType))
      return types.count == 1 ? types.first ?? nil : .existential([])
    }
    return switch self {
    case .bool: named("Bool")
    case .int: named("Int")
    case .double: named("Double")
    case .string: named("String")
    case .instance, .object, .enumCase: scriptType.map { .nominal($0.nominal, []) }
    case .array(let values): named("Array", common(values))
    case .set(let values): named("Set", common(values.map(\.value)))
    case .dictionary(let pairs):
      named("Dictionary", common(pairs.keys.map(\.value)), common(pairs.values))
    case .range(let range):
      named(range.kind.rawValue, (range.kind.hasLower ? range.lower : range.upper).ownType)
    case .some(let value): named("Optional", value.ownType)
    case .tuple(let values):
      .tuple(values.map { .init(label: nil, type: $0.ownType ?? .existential([])) })
    case .native(let slice as SliceValue): named("ArraySlice", common(slice.elements))
    case .native(let typed as TypedValue): typed.type
    case .native(let any): named("\(Swift.type(of: any))".prefix { $0 != "<" }.description)
    default: nil
    }
  }
}

extension HashableValue: NativeValue {}
