/// What a script declares a struct, class or enum to be.
final class ScriptType {
  let nominal: Nominal
  /// In the order of declaration.
  var fields: [Field] = []
  /// The names of an enum's cases, in order.
  var cases: [String] = []
  /// Raw values of an enum's cases, where it has them.
  var rawValues: [Value] = []
  /// Members by name: those of the type itself and of its extensions.
  var members: [String: [Member]] = [:]

  /// Whether properties can have it as their wrapper: `@propertyWrapper`.
  var isPropertyWrapper = false
  /// Whether it makes values of the statements of a block: `@resultBuilder`.
  var isResultBuilder = false
  /// `deinit` of a class.
  var finalizer: FunctionBody?
  /// Whether this class or one above has a `deinit`.
  private(set) lazy var hasFinalizer = line.contains { $0.finalizer != nil }
  /// Its own `==` and `<`, by which the library compares values.
  var operators: [String: FunctionBody] = [:]
  /// The class it inherits from.
  var parent: ScriptType?
  /// How many fields of the classes above come before its own in an object.
  var firstField: Int { parent.map { $0.firstField + $0.fields.count } ?? 0 }
  /// Which of its fields, by their places in an object, classes below override.
  var overriddenFields: Set<Int> = []
  /// What stands here for fields of the classes above, by their places in an object.
  var accessors: [Int: (get: FunctionBody, set: FunctionBody?)] = [:]
  /// The bodies of members above that members of this class stand for.
  var overriding: [ObjectIdentifier: FunctionBody] = [:]
  /// What was looked up in `overriding`, of this class and those above.
  var overrides: [ObjectIdentifier: FunctionBody] = [:]
  /// Protocols that extensions add.
  var extendedConformances: [Nominal] = []
  /// Finds out the types of fields and the members that depend on them, the first time they are needed.
  var completion: (() -> Void)?

  init(_ nominal: Nominal) { self.nominal = nominal }

  func complete() {
    let completion = completion
    self.completion = nil
    completion?()
  }

  var name: String { nominal.name }

  /// A stored property.
  struct Field {
    var name: String
    /// The type of what it holds, inside its wrapper if it has one.
    var type: SwiftType
    var wrapper: PropertyWrapper?
    /// Makes the value it has when an initialiser says nothing.
    var initial: Evaluate?
    /// The source of a state's first value, by which it knows that its declaration changed.
    var initialText: String = ""
    /// Whether the initialiser that a struct has by itself takes it: a `let` with a value is fixed.
    var isMemberwise = true

    /// What the field holds when an initialiser says nothing.
    func initialValue(in runtime: Runtime) throws -> Value {
      if lazy != nil { return .absent }
      if wrapper == .stateObject, let initial {
        return .native(
          StateSlot { [size] in
            try Runtime.current.map { try initial(Frame(runtime: $0, size: size)) } ?? .void
          })
      }
      let value = try initial?(Frame(runtime: runtime, size: size)) ?? (isOptional ? .none : .void)
      return wrapper?.kind == .slot ? .native(try slot(initial: value, in: runtime)) : value
    }

    /// What keeps the value of a view's own property.
    func slot(initial value: Value, in runtime: Runtime) throws -> StateSlot {
      StateSlot(initial: value, kept: try kept?(Frame(runtime: runtime, size: size)))
    }

    /// Where an app keeps the value: the key of `@AppStorage`, and its store.
    var kept: ((Frame) throws -> KeptPlace)?

    /// What makes the value of a `lazy` property when it is first asked for.
    var lazy: FunctionBody?
    /// What is called before and after the property is set.
    var observers: Observers?
    var isOptional = false
    /// How it keeps an object that it does not keep alive.
    var ownership: Ownership?
    /// The script's wrapper that keeps its value, and what makes one of a first value.
    var keeper: SwiftType?
    var wrap: FunctionBody?
    /// `@ViewBuilder`: the initialiser takes a builder's closure.
    var isBuilder = false
    /// Whether it is declared with a value.
    var hasInitial = false
    var isPrivate = false
    /// Whether it has a value where an initialiser says nothing.
    var isOmissible: Bool { hasInitial || isOptional }
    /// Finds out `type` and `initial`, the first time they are needed.
    var completion: (() -> Void)?
    /// Whether it tells its values to those who listen: `@Published`.
    var isPublished = false
    /// Whether that is under way.
    var isUnderway = false
    /// Whether it keeps what the builder's closure gives.
    var isCalledBuilder: Bool {
      guard isBuilder else { return false }
      if case .function = type { return false }
      return true
    }
    /// How many slots evaluating `initial` needs.
    var size = 0
  }

  /// Lets go of all that its members do, once nothing can run any more. What it is called and what it holds stay: values
  /// of it can outlive its program.
  func release() {
    members = [:]
    operators = [:]
    accessors = [:]
    overriding = [:]
    overrides = [:]
    (finalizer, completion) = (nil, nil)
    for index in fields.indices {
      fields[index].initial = nil
      fields[index].completion = nil
      (fields[index].lazy, fields[index].wrap, fields[index].observers) = (nil, nil, nil)
    }
  }

  /// What `willSet` and `didSet` do: each takes `self`, where there is one, and the new or the old value.
  struct Observers {
    var before: FunctionBody?
    var after: FunctionBody?
  }

  func index(ofField name: String) -> Int? { fields.firstIndex { $0.name == name } }
}
