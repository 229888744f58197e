import GaugeUI

extension Catalogue {
  /// What `@State`, `@Binding` and their kin stand for.
  @RowBuilder static var stateWrappers: [Row] {
    Rows.type("struct State<Value>", "A value that a view keeps.") {
      Row("init(initialValue value: Value)", "A state that begins with a value.") {
        (value: Value) in StateSlot(initial: value)
      }
      Row("init(wrappedValue value: Value)", "A state that begins with a value.") {
        (value: Value) in StateSlot(initial: value)
      }
      Row("var wrappedValue: Value", "The value.") { (state: StateSlot) in try state.value }
    }
    Rows.type("struct StateObject<ObjectType>", "An object that a view keeps.") {
      Row(
        "init(wrappedValue thunk: @autoclosure () -> ObjectType)", "An object, made by the view."
      ) { (make: FunctionValue) in StateSlot { try make() } }
      Row("var wrappedValue: ObjectType", "The object.") { (state: StateSlot) in try state.value }
    }
    storages
    Rows.type("struct Environment<Value>", "Reads what views around have set.")
    Rows.type("struct Binding<Value>", "Reads and writes a value kept elsewhere.") {
      Row("static func constant(_ value: Value) -> Binding<Value>", "A value that never changes.") {
        (value: Value) in ScriptBinding(get: { value }, set: { _ in })
      }
      Row(
        "init(get: () -> Value, set: (Value) -> Void)", "Reads and writes by the closures given."
      ) { (get: FunctionValue, set: FunctionValue) in
        ScriptBinding(get: { try get() }, set: { _ = try set($0) })
      }
      Row(
        "var wrappedValue: Value { get nonmutating set }", "The value it stands for.",
        get: { (binding: ScriptBinding) in try binding.get() },
        set: { (binding: inout ScriptBinding, value: Value) in try binding.set(value) })
      Row(
        "func animation(_ animation: Animation? = .default) -> Binding<Value>",
        "The binding: a change is shown at once."
      ) { (binding: ScriptBinding, _: Value) in binding }
      Row("var projectedValue: Binding<Value>", "The binding itself.") {
        (binding: ScriptBinding) in binding
      }
    }
    Rows.type("struct Namespace", "Where names of views belong.")
    Rows.type("struct Namespace.ID: Hashable", "One such place.")
    Rows.type("protocol ObservableObject", "Objects that views watch.")
    Rows.type("protocol Observable", "Objects that views watch.")
  }
  /// `AppStorage(wrappedValue: 1, "key")`.
  @RowBuilder private static var storages: [Row] {
    Rows.type("struct AppStorage<Value>", "A value that an app keeps under a key.") {
      Row(
        "init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)",
        "What is kept under a key, and what it is where nothing is."
      ) { (value: Value, key: String, store: ScriptDefaults?, type: Value) in
        StateSlot(initial: value, kept: KeptPlace(store ?? .standard, key, in: type))
      }.takingType()
    }
    Rows.type("struct SceneStorage<Value>", "A value that a window keeps under a key.") {
      Row(
        "init(wrappedValue: Value, _ key: String)",
        "What is kept under a key, and what it is where nothing is."
      ) { (value: Value, key: String, type: Value) in
        StateSlot(initial: value, kept: KeptPlace(.scene, key, in: type))
      }.takingType()
    }
  }
}
