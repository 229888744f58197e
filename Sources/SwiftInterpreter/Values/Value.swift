/// A value at work. Its static type is known to the checker, so that it carries no more than it has to:
/// `Double`, `CGFloat` and `Float` are all `double`, every integer type is `int`.
enum Value {
  case void
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([Value])
  case dictionary([HashableValue: Value])
  case set(Set<HashableValue>)
  /// `nil`, at any level of optionals.
  case none
  /// An optional that holds something.
  indirect case some(Value)
  case tuple([Value])
  indirect case range(RangeValue)
  case function(FunctionValue)
  /// A struct that a script declares.
  case instance(Instance)
  /// An object of a class that a script declares.
  case object(ObjectValue)
  /// A case of an enum that a script declares.
  case enumCase(EnumValue)
  /// The type itself, as in `Circle.self`.
  case type(SwiftType)
  /// Anything of the library: a `Color`, a `Text`, an `Angle`.
  case native(Any)
}

extension Value {
  /// Stands for an argument that was left out.
  struct Absent {}

  static let absent = Value.native(Absent())

  var isAbsent: Bool {
    if case .native(let any) = self { any is Absent } else { false }
  }
}

extension Value {
  /// How many elements a collection has, and a string bytes.
  var length: Int {
    switch self {
    case .string(let string): string.utf8.count
    case .array(let values): values.count
    case .dictionary(let values): values.count
    case .set(let values): values.count
    default: 0
    }
  }
}

/// A script struct: its fields in the order of declaration.
struct Instance {
  let type: ScriptType
  var fields: [Value]
}

/// A script object.
final class ObjectValue {
  let type: ScriptType
  var fields: [Value]
  /// What tells those who listen the values of its `@Published` properties, by their names.
  var relays: [String: Relay] = [:]

  /// What is done at its end: the `deinit` of its class and of those above.
  private var finalizers: [FunctionBody]

  init(type: ScriptType, fields: [Value]) {
    self.type = type
    self.fields = fields
    finalizers = type.hasFinalizer ? type.line.compactMap(\.finalizer) : []
  }

  /// Lets it end without a word: its initialiser has failed.
  func abandon() { finalizers = [] }

  /// The object that a finalizer sees: one that ends without another.
  private init(ending type: ScriptType, _ fields: [Value]) {
    self.type = type
    self.fields = fields
    finalizers = []
  }

  nonisolated deinit {
    // Scripts run on the main actor, and so do their objects end there.
    if !finalizers.isEmpty {
      MainActor.assumeIsolated {
        guard let runtime = Runtime.current else { return }
        let last = Value.object(ObjectValue(ending: type, fields))
        for body in finalizers {
          runtime.attempt(otherwise: ()) { _ = try body.call([last], in: runtime) }
        }
      }
    }
  }
}

/// A case of a script enum, with what it carries.
struct EnumValue {
  let type: ScriptType
  let index: Int
  var payload: [Value]
}

/// A function or closure.
final class FunctionValue {
  let call: ([Value]) throws -> Value
  /// What a script wrote it as, where it did.
  private let origin: FunctionBody?

  init(_ origin: FunctionBody? = nil, _ call: @escaping ([Value]) throws -> Value) {
    self.origin = origin
    self.call = call
  }
  nonisolated deinit {}

  /// Its source, or its name; empty where it is none of a script's.
  var text: String { origin?.text ?? "" }

  /// Whether it has so many parameters.
  func takes(_ count: Int) -> Bool { origin?.parameters.count == count }

  func callAsFunction(_ arguments: Value...) throws -> Value { try call(arguments) }
}
