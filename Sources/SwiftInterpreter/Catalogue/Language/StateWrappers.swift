extension Catalogue {
  /// What `@State` and `@Binding` stand for.
  @RowBuilder static var stateWrappers: [Row] {
    Rows.type("struct State<Value>", "A value that a view keeps.") {
      Row("init(initialValue value: Value)", "A state that begins with a value.") {
        (value: Value) in StateSlot(initial: value)
      }
      Row("init(wrappedValue value: Value)", "A state that begins with a value.") {
        (value: Value) in StateSlot(initial: value)
      }
    }
    Rows.type("struct Binding<Value>", "Reads and writes a value kept elsewhere.") {
      Row("static func constant(_ value: Value) -> Binding<Value>", "A value that never changes.") {
        (value: Value) in ScriptBinding(get: { value }, set: { _ in })
      }
      Row(
        "init(get: () -> Value, set: (Value) -> Void)", "Reads and writes by the closures given."
      ) { (get: FunctionValue, set: FunctionValue) in
        ScriptBinding(get: { try get() }, set: { _ = try set($0) })
      }
      Row("var wrappedValue: Value", "The value it stands for.") { (binding: ScriptBinding) in
        try binding.get()
      }
    }
  }
}
