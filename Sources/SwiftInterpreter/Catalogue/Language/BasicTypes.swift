extension Catalogue {
  /// The types that the language itself stands on, numbers and collections apart.
  @RowBuilder static var basicTypes: [Row] {
    Rows.type("enum Never", "A value that there is none of.")
    Rows.type(
      "struct Bool: Hashable, CustomStringConvertible, ExpressibleByBooleanLiteral, Codable",
      "True or false."
    ) {
      Row("static func == (lhs: Bool, rhs: Bool) -> Bool", "Whether both are the same.") {
        (left: Bool, right: Bool) in left == right
      }
      Row("static func != (lhs: Bool, rhs: Bool) -> Bool", "Whether just one is true.") {
        (left: Bool, right: Bool) in left != right
      }
      Row.plain("static prefix func ! (a: Bool) -> Bool", "The opposite.") { (bool: Bool) in !bool }
      Row.plain(
        "static func && (lhs: Bool, rhs: @autoclosure () -> Bool) -> Bool",
        "Whether both are true; the right one is looked at only if needed."
      ) { (left: Bool, right: () throws -> Bool) in
        try left && right()
      }
      Row.plain(
        "static func || (lhs: Bool, rhs: @autoclosure () -> Bool) -> Bool",
        "Whether one is true; the right one is looked at only if needed."
      ) { (left: Bool, right: () throws -> Bool) in
        try left || right()
      }
      Row.mutating("mutating func toggle()", "Makes it the opposite.") {
        (bool: inout Bool) in
        bool.toggle()
        return Value.void
      }
      Row("init(_ value: Bool)", "The value itself.") { (bool: Bool) in bool }
      Row("init?(_ description: String)", "The value that a text holds, if it does.") {
        (text: String) in Bool(text)
      }
      Row("static func random() -> Bool", "True or false, by chance.") {
        Runtime.byChance { Bool.random(using: &$0) }
      }.andUsing()
      Row("var description: String", "The value as text.") { (bool: Bool) in "\(bool)" }
    }
    Rows.type("enum Optional<Wrapped>", "A value, or none.") {
      Row("init(_ some: Wrapped)", "An optional that holds a value.") { (value: Value) in
        Value.some(value)
      }
      Row("static var none: Wrapped?", "No value.") { Value.none }
      Row("static func some(_ value: Wrapped) -> Wrapped?", "An optional that holds a value.") {
        (value: Value) in Value.some(value)
      }
      Row.mutating("mutating func take() -> Wrapped?", "The value, of which none is left behind.") {
        (optional: inout Value) -> Value in
        defer { optional = .none }
        return optional
      }
      Row("var debugDescription: String", "The optional as a debugger writes it.") {
        (optional: Value) in optional.described()
      }
      Row(
        "static func ?? (optional: Wrapped?, defaultValue: @autoclosure () -> Wrapped) -> Wrapped",
        "The value, or the one on the right where there is none."
      ) { (optional: Value, other: FunctionValue) in
        if case .some(let value) = optional { value } else { try other() }
      }
      Row(
        "static func ?? (optional: Wrapped?, defaultValue: @autoclosure () -> Wrapped?) -> Wrapped?",
        "The value, or the one on the right where there is none."
      ) { (optional: Value, other: FunctionValue) in
        if case .some = optional { optional } else { try other() }
      }
      Row(
        "static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool where Wrapped: Equatable",
        "Whether both are equal, or both are `nil`."
      ) { (left: Value, right: Value) in left.equals(right) }
      Row(
        "static func != (lhs: Wrapped?, rhs: Wrapped?) -> Bool where Wrapped: Equatable",
        "Whether both differ."
      ) { (left: Value, right: Value) in !left.equals(right) }
      // Only `nil` is a `Never?`.
      Row("static func == (lhs: Wrapped?, rhs: Never?) -> Bool", "Whether there is no value.") {
        (left: Value, right: Value) in left.equals(right)
      }
      Row("static func != (lhs: Wrapped?, rhs: Never?) -> Bool", "Whether there is a value.") {
        (left: Value, right: Value) in !left.equals(right)
      }
      Row("static func == (lhs: Never?, rhs: Wrapped?) -> Bool", "Whether there is no value.") {
        (left: Value, right: Value) in left.equals(right)
      }
      Row("static func != (lhs: Never?, rhs: Wrapped?) -> Bool", "Whether there is a value.") {
        (left: Value, right: Value) in !left.equals(right)
      }
      Row(
        "func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?",
        "What a closure makes of the value, if there is one."
      ) { (optional: Value, transform: FunctionValue) in
        if case .some(let value) = optional { Value.some(try transform(value)) } else { Value.none }
      }
      Row(
        "func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?",
        "What a closure that may give `nil` makes of the value, if there is one."
      ) { (optional: Value, transform: FunctionValue) in
        if case .some(let value) = optional { try transform(value) } else { Value.none }
      }
    }
    Rows.conformance("extension Optional: Equatable where Wrapped: Equatable")
    Rows.conformance("extension Optional: Hashable where Wrapped: Hashable")
    Rows.conformance("extension Optional: View where Wrapped: View")
    for (type, arguments) in [
      ("Optional", ["Wrapped"]), ("Array", ["Element"]), ("Set", ["Element"]),
      ("Dictionary", ["Key", "Value"]),
    ] {
      for proto in ["Encodable", "Decodable"] {
        let conditions = arguments.map { "\($0): \(proto)" }.joined(separator: ", ")
        Rows.conformance("extension \(type): \(proto) where \(conditions)")
      }
    }
  }
}
