/// A type, as the checker knows it.
indirect enum SwiftType: Hashable {
  /// A struct, enum, class or protocol with its generic arguments: `ClosedRange<Double>`.
  case nominal(Nominal, [SwiftType])
  /// A tuple; `()` is `Void`.
  case tuple([Element])
  case function(FunctionType)
  /// `any P`, or several protocols together; none is `Any`.
  case existential([Nominal])
  /// `some P`: known only by what returned it.
  case opaque(OpaqueType)
  /// A generic parameter, seen from inside its declaration.
  case parameter(GenericParameter)
  /// An associated type of a generic parameter or variable: `Data.Element`.
  case member(SwiftType, String)
  /// Something still to be inferred.
  case variable(TypeVariable)
  /// The type of a type's name: `Circle.self`.
  case metatype(SwiftType)
  /// What comes of a mistake that was already reported. It fits everywhere.
  case error

  struct Element: Hashable {
    var label: String?
    var type: SwiftType
  }

  struct FunctionType: Hashable {
    var parameters: [SwiftType]
    /// Which of them are `inout`.
    var inouts: Set<Int> = []
    var result: SwiftType
    var isThrowing = false
    /// What it throws, where that is said: `throws(Failure)`.
    var thrown: SwiftType?
  }

  static let void = SwiftType.tuple([])
}

/// A generic parameter of one declaration, or the `Self` of a protocol.
final class GenericParameter: Hashable {
  let name: String
  /// The protocols it conforms to, as far as they are said where it is declared.
  var protocols: [Nominal]

  init(_ name: String, protocols: [Nominal] = []) {
    self.name = name
    self.protocols = protocols
  }

  static func == (left: GenericParameter, right: GenericParameter) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A type to be inferred: the opened generic parameter of one call.
final class TypeVariable: Hashable {
  let name: String
  /// What it has to conform to once it is known.
  let protocols: [Nominal]
  /// What it was found to be.
  var binding: SwiftType?

  init(_ name: String, protocols: [Nominal] = []) {
    self.name = name
    self.protocols = protocols
  }

  nonisolated deinit {}

  static func == (left: TypeVariable, right: TypeVariable) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The type of what a declaration returns as `some P`. There is one object for each declaration and list of generic
/// arguments (`OpaqueTypes`), so that two are the same type exactly when they are the same object.
final class OpaqueType: Hashable {
  let protocols: [Nominal]
  /// The type behind it, as far as it matters to callers; unknown for library rows.
  let arguments: [SwiftType]
  /// What `some Collection<Int>` says of associated types, by their names.
  let associated: [String: SwiftType]

  init(
    protocols: [Nominal], arguments: [SwiftType], associated: [String: SwiftType] = [:]
  ) {
    self.protocols = protocols
    self.arguments = arguments
    self.associated = associated
  }

  static func == (left: OpaqueType, right: OpaqueType) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The opaque types met so far.
final class OpaqueTypes {
  private struct Key: Hashable {
    var declaration: ObjectIdentifier
    var arguments: [SwiftType]
  }

  private var known: [Key: OpaqueType] = [:]
  private var order: [OpaqueType] = []

  /// What `declaration` returns as `some P` for these generic arguments, the receiver's type first.
  func type(of declaration: AnyObject, arguments: [SwiftType], protocols: [Nominal]) -> SwiftType {
    let key = Key(declaration: ObjectIdentifier(declaration), arguments: arguments)
    if let type = known[key] { return .opaque(type) }
    let type = OpaqueType(protocols: protocols, arguments: arguments)
    known[key] = type
    order.append(type)
    return .opaque(type)
  }

  isolated deinit {
    // A long chain of modifiers nests its types: free the outermost first, so that no release goes deep.
    known = [:]
    while order.popLast() != nil {}
  }
}
