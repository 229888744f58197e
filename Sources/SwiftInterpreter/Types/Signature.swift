internal import SwiftSyntax

/// What can be called, read or named: the head of a declaration, be it a catalogue row's or a script's.
struct Signature {
  enum Kind: Equatable {
    case initializer(isFailable: Bool)
    case function
    case property(isSettable: Bool)
    case `subscript`(isSettable: Bool)
    case enumCase
  }

  var kind: Kind
  /// `init` for initialisers, `subscript` for subscripts.
  var name: String
  var isStatic = false
  var isMutating = false
  var isThrowing = false
  /// Whether it throws only what functions throw that it is handed: `rethrows`.
  var isRethrowing = false
  /// Whether calls of it are marked with `await`.
  var isAsync = false
  /// What it throws, where it says so: `throws(Failure)`.
  var thrown: SwiftType?
  /// Whether it gives a `Self` of a class: what a call gives is of the class that it is called on.
  var givesSelf = false
  /// `@discardableResult`.
  var isDiscardable = false
  /// An operator behind its operand.
  var isPostfix = false
  var generics: [GenericParameter] = []
  var requirements: [Requirement] = []
  var parameters: [Parameter] = []
  /// What a call gives; the property's type.
  var result: SwiftType
  /// Whether that is written with a `!`.
  var isImplicit = false
  /// Whether the body is read by the rules of a view builder.
  var isBuilder = false
  /// The builder of the script's by whose rules it is read.
  var scriptBuilder: SwiftType?

  struct Parameter {
    /// What stands before the colon in a call; `nil` for `_`.
    var label: String?
    var name: String
    var type: SwiftType
    var defaultValue: DefaultValue = .none
    var isVariadic = false
    var isAutoclosure = false
    /// Whether a closure may outlive the call: `@escaping`.
    var isEscaping = false
    var isInout = false
    /// Whether the function may change what it was handed: `consuming`.
    var isConsumed = false
    /// Whether its type is written with a `!`.
    var isImplicit = false
    /// `@ViewBuilder`.
    var isBuilder = false
    /// The builder of the script's that a closure is read by.
    var scriptBuilder: SwiftType?
    /// The wrapper of the script's that keeps the value inside.
    var wrapper: WrittenWrapper?
  }

  enum DefaultValue {
    case none
    /// Of a catalogue row: Swift source, read when first needed.
    case text(String)
    case syntax(ExprSyntax)
    /// The field of a struct keeps its own initial value.
    case field

    var exists: Bool {
      if case .none = self { return false }
      return true
    }
  }

  /// A constraint on generic parameters, as a `where` clause says it.
  enum Requirement {
    case conformance(SwiftType, Nominal)
    case same(SwiftType, SwiftType)

    /// Whether it asks a type to conform to a protocol.
    func asks(of type: SwiftType) -> Bool {
      if case .conformance(type, _) = self { true } else { false }
    }
  }

  /// The type of the function as a value.
  var functionType: SwiftType.FunctionType {
    SwiftType.FunctionType(
      parameters: parameters.map(\.type),
      inouts: Set(parameters.indices.filter { parameters[$0].isInout }), result: result,
      isThrowing: isThrowing, thrown: thrown)
  }

  /// What an enum's case carries, as a tuple's type.
  var payload: SwiftType {
    .tuple(parameters.map { .init(label: $0.label, type: $0.type) })
  }

  var isProperty: Bool { if case .property = kind { true } else { false } }

  /// The name as messages write it of a declaration that is referred to: without labels where it has none to say.
  var shortName: String {
    let isPlain =
      kind == .function && !parameters.isEmpty && parameters.allSatisfy { $0.label == nil }
    return isPlain ? name : fullName
  }

  /// The name with its argument labels, as messages write it: `init(value:in:label:)`.
  var fullName: String {
    switch kind {
    case .property: name
    case .enumCase where parameters.isEmpty: name
    default: name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
  }
}
