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
      (left: Value, right: Value) in left.equals(right)
    }
    Row("func !== (lhs: AnyObject?, rhs: AnyObject?) -> Bool", "Whether they are two objects.") {
      (left: Value, right: Value) in !left.equals(right)
    }
    Rows.members(of: "String") {
      Row("init<T>(describing instance: T)", "A value as `print` writes it.") { (value: Value) in
        value.described()
      }
      Row("init<T>(reflecting subject: T)", "A value as a debugger writes it.") { (value: Value) in
        value.debugDescribed()
      }
    }
    Row("func type<T>(of value: T) -> T.Type", "The type that a value has at work.") {
      (value: Value) in value.dynamicType.map { Value.type($0) } ?? .void
    }
    Row("func debugPrint(_ items: Any...)", "Writes values as a debugger does.") {
      (items: [Value]) in
      let text = items.map { $0.debugDescribed() }.joined(separator: " ")
      try Runtime.current?.print(text, terminator: "\n")
      return Value.void
    }
  }
}

extension Value {
  /// The type that a value tells of itself; `nil` where it tells none.
  fileprivate var dynamicType: SwiftType? {
    let catalogue = Catalogue.shared
    func named(_ name: String) -> SwiftType? { catalogue.nominal(name).map { .nominal($0, []) } }
    return switch self {
    case .bool: named("Bool")
    case .int: named("Int")
    case .double: named("Double")
    case .string: named("String")
    case .instance, .object, .enumCase: scriptType.map { .nominal($0.nominal, []) }
    case .native(let typed as TypedValue): typed.type
    case .native(let any): named("\(Swift.type(of: any))".prefix { $0 != "<" }.description)
    default: nil
    }
  }
}
