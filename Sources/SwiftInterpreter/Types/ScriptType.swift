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
    /// The source of that, by which a state knows that its declaration changed.
    var initialText: String = ""
    /// Whether the initialiser that a struct has by itself takes it: a `let` with a value is fixed.
    var isMemberwise = true

    /// What the field holds when an initialiser says nothing.
    func initialValue(in runtime: Runtime) throws -> Value {
      let value = try initial?(Frame(runtime: runtime, size: size)) ?? (isOptional ? .none : .void)
      return wrapper == .state ? .native(StateSlot(initial: value)) : value
    }

    var isOptional = false
    /// `@ViewBuilder`: the initialiser takes a builder's closure.
    var isBuilder = false
    /// Whether it is declared with a value.
    var hasInitial = false
    /// Finds out `type` and `initial`, the first time they are needed.
    var completion: (() -> Void)?
    /// Whether it keeps what the builder's closure gives.
    var isCalledBuilder: Bool {
      guard isBuilder else { return false }
      if case .function = type { return false }
      return true
    }
    /// How many slots evaluating `initial` needs.
    var size = 0
  }

  func index(ofField name: String) -> Int? { fields.firstIndex { $0.name == name } }
}
