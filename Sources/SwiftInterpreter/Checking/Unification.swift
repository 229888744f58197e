/// What generic parameters stand for in one use.
typealias Substitution = [GenericParameter: SwiftType]

// Making types equal.
extension Checker {
  /// The type behind a variable that was found out.
  func resolved(_ type: SwiftType) -> SwiftType {
    var type = type
    while true {
      switch type {
      case .variable(let variable):
        guard let binding = variable.binding else { return type }
        type = binding
      case .member(let base, let name):
        if let equal = assumptions.equal[type] { return equal }
        guard let found = associatedType(name, of: resolved(base)) else { return type }
        type = found
      default: return type
      }
    }
  }

  /// The type with each variable in it replaced by what was found out.
  func settled(_ type: SwiftType) -> SwiftType { substitute([:], in: type) }

  func substitute(_ map: Substitution, in type: SwiftType) -> SwiftType {
    switch type {
    case .nominal(_, let arguments) where arguments.isEmpty: return type
    case .nominal(let nominal, let arguments):
      return .nominal(nominal, arguments.map { substitute(map, in: $0) })
    case .tuple(let elements):
      return .tuple(elements.map { .init(label: $0.label, type: substitute(map, in: $0.type)) })
    case .function(var function):
      function.parameters = function.parameters.map { substitute(map, in: $0) }
      function.result = substitute(map, in: function.result)
      function.thrown = function.thrown.map { substitute(map, in: $0) }
      return .function(function)
    case .parameter(let parameter): return map[parameter] ?? type
    case .member(let base, let name):
      let base = substitute(map, in: base)
      if let equal = assumptions.equal[.member(base, name)] { return equal }
      // What it comes to is seen from outside: the parameters in it are not those of `map`.
      return associatedType(name, of: resolved(base)).map(settled)
        ?? .member(base, name)
    case .variable(let variable):
      return variable.binding.map { substitute(map, in: $0) } ?? type
    case .metatype(let inner): return .metatype(substitute(map, in: inner))
    case .existential(let protocols):
      guard protocols.contains(where: { $0.constraint != nil }) else { return type }
      return .existential(substitute(map, inConstraintsOf: protocols))
    case .opaque, .error: return type
    }
  }

  func unify(_ left: SwiftType, _ right: SwiftType) -> Bool {
    let (left, right) = (resolved(left), resolved(right))
    switch (left, right) {
    case (.error, _), (_, .error): return true
    case (.variable(let a), .variable(let b)) where a === b: return true
    case (.variable(let variable), let type), (let type, .variable(let variable)):
      return bind(variable, to: type)
    case (.nominal(let a, let these), .nominal(let b, let those)):
      guard a === b, these.count == those.count else {
        return isUnknown(left) != nil && isUnknown(right) != nil
      }
      for index in these.indices where !unify(these[index], those[index]) { return false }
      return true
    case (.tuple(let these), .tuple(let those)):
      return these.count == those.count
        && zip(these, those).allSatisfy {
          ($0.label == $1.label || $0.label == nil || $1.label == nil) && unify($0.type, $1.type)
        }
    case (.function(let a), .function(let b)):
      return a.parameters.count == b.parameters.count && a.inouts == b.inouts
        && zip(a.parameters, b.parameters).allSatisfy { unify($0, $1) }
        && unify(a.result, b.result) && unifyThrown(a, b)
    case (.metatype(let a), .metatype(let b)): return unify(a, b)
    case (.nominal(let proto, _), .existential(let protocols)),
      (.existential(let protocols), .nominal(let proto, _)):
      // A protocol's plain name as a type is `any` of it.
      return unify([proto], protocols)
    case (.existential(let these), .existential(let those)): return unify(these, those)
    case (.member(let a, let this), .member(let b, let that)): return this == that && unify(a, b)
    default: return left == right
    }
  }

  /// What functions throw is found out with them; beyond that each does for the other.
  func unifyThrown(_ left: SwiftType.FunctionType, _ right: SwiftType.FunctionType) -> Bool {
    for (open, other) in [(left, right), (right, left)] {
      guard let thrown = open.thrown, case .variable = resolved(thrown) else { continue }
      return unify(thrown, other.thrown ?? (other.isThrowing ? anyError : type("Never")))
    }
    return true
  }

  /// What is thrown where nothing more is said of it.
  var anyError: SwiftType { .existential([catalogue.known("Error")]) }

  func bind(_ variable: TypeVariable, to type: SwiftType) -> Bool {
    if case .variable = type {
    } else {
      for proto in variable.protocols where !conforms(type, to: proto) {
        missingConformance = (type, proto)
        return false
      }
      guard !mentions(variable, in: type) else { return false }
    }
    variable.binding = type
    trail.append(variable)
    return true
  }

  /// Whether a type is made of a variable, which then cannot stand for it.
  private func mentions(_ variable: TypeVariable, in type: SwiftType) -> Bool {
    switch type {
    case .variable(let other):
      other === variable || other.binding.map { mentions(variable, in: $0) } ?? false
    case .nominal(_, let arguments): arguments.contains { mentions(variable, in: $0) }
    case .tuple(let elements): elements.contains { mentions(variable, in: $0.type) }
    case .function(let function):
      mentions(variable, in: function.result)
        || function.parameters.contains { mentions(variable, in: $0) }
    case .member(let base, _): mentions(variable, in: base)
    case .metatype(let inner): mentions(variable, in: inner)
    case .parameter, .existential, .opaque, .error: false
    }
  }

  /// Lets a generic parameter be whatever a value of a protocol is.
  func bind(opening variable: TypeVariable, to existential: SwiftType) {
    variable.binding = existential
    trail.append(variable)
  }

  /// Opens a declaration's generic parameters to be inferred.
  func open(_ parameters: [GenericParameter], into map: inout Substitution) {
    for parameter in parameters where map[parameter] == nil {
      map[parameter] = .variable(TypeVariable(parameter.name, protocols: parameter.protocols))
    }
  }
}

// The types that literals and operators need by name.
extension Checker {
  func type(_ name: String, _ arguments: SwiftType...) -> SwiftType {
    .nominal(catalogue.known(name), arguments)
  }

  var bool: SwiftType { catalogue.bool }
  var int: SwiftType { catalogue.int }
  var double: SwiftType { catalogue.double }
  var string: SwiftType { catalogue.string }

  func optional(_ wrapped: SwiftType) -> SwiftType { .nominal(catalogue.optional, [wrapped]) }
  func array(_ element: SwiftType) -> SwiftType { .nominal(catalogue.array, [element]) }

  /// Whether every name in a type is one of the catalogue's, and a script adds nothing to it.
  func isOfLibraryAlone(_ type: SwiftType) -> Bool {
    switch type {
    case .nominal(let nominal, let arguments):
      nominal.isCatalogued && arguments.allSatisfy(isOfLibraryAlone)
        && (declarations.conformances.isEmpty || declarations.conformances[nominal] == nil)
        && (declarations.conditionalConformances.isEmpty
          || declarations.conditionalConformances[nominal] == nil)
    case .tuple(let elements): elements.allSatisfy { isOfLibraryAlone($0.type) }
    default: false
    }
  }

  /// What an optional type wraps; `nil` for any other.
  func wrapped(_ type: SwiftType) -> SwiftType? {
    guard case .nominal(let nominal, let arguments) = resolved(type),
      nominal === catalogue.optional
    else { return nil }
    return arguments.first
  }

  func isNamed(_ type: SwiftType, _ names: String...) -> Bool {
    guard case .nominal(let nominal, _) = resolved(type) else { return false }
    return names.contains(nominal.name)
  }

  func isClass(_ type: SwiftType) -> Bool {
    switch resolved(type) {
    case .nominal(let nominal, _): nominal.kind == .class || nominal.isForObjects
    case .existential(let protocols): protocols.contains(where: \.isForObjects)
    case .parameter(let parameter): parameter.protocols.contains(where: \.isForObjects)
    default: false
    }
  }

  func isVoid(_ type: SwiftType) -> Bool {
    if case .tuple(let elements) = resolved(type) { elements.isEmpty } else { false }
  }

  func isError(_ type: SwiftType) -> Bool {
    if case .error = resolved(type) { true } else { false }
  }

  /// Whether a type is `Double` or `CGFloat`, which are one representation.
  func isDoubleOrCGFloat(_ nominal: Nominal) -> Bool {
    nominal === catalogue.doubleName || nominal === catalogue.cgFloatName
  }
}
