/// Reads a row's text. Reading six hundred with the full parser would take 180 ms; this takes what rows need.
///
/// A row that cannot be read is a mistake in the catalogue: it becomes a type `error`, and the test that walks the
/// catalogue names it.
struct SignatureReader {
  private var tokens: SignatureTokens
  private let owner: Nominal?
  private let catalogue: Catalogue
  private var generics: [GenericParameter] = []
  private var requirements: [Signature.Requirement] = []

  init(_ text: String, owner: Nominal?, catalogue: Catalogue) {
    tokens = SignatureTokens(text)
    self.owner = owner
    self.catalogue = catalogue
  }
}

// Heads of types and conformances.
extension SignatureReader {
  /// `struct Name`, without what follows: the type has to be known before its head can name it.
  mutating func readTypeHead() -> (kind: Nominal.Kind, name: String) {
    while !tokens.next.isEmpty {
      if let kind = Nominal.Kind(rawValue: tokens.take()) { return (kind, readFullName()) }
    }
    return (.struct, "")
  }

  mutating func readRest(of nominal: Nominal) {
    readGenerics()
    nominal.parameters = generics
    if tokens.take(":") {
      repeat { nominal.inherited.append(readType()) } while tokens.take(",") || tokens.take("&")
    }
    readWhere()
    if nominal.kind == .protocol { nominal.selfParameter.protocols = [nominal] }
  }

  mutating func readConformance() -> Conformance {
    tokens.take()
    _ = readFullName()
    generics = owner?.parameters ?? []
    var protocols: [SwiftType] = []
    if tokens.take(":") {
      repeat { protocols.append(readType()) } while tokens.take(",")
    }
    readWhere()
    return Conformance(protocols: protocols, requirements: requirements)
  }

  private mutating func readFullName() -> String {
    var name = tokens.take()
    while tokens.take(".") { name += "." + tokens.take() }
    return name
  }

  private mutating func readGenerics() {
    guard tokens.take("<") else { return }
    repeat {
      let parameter = GenericParameter(tokens.take())
      generics.append(parameter)
      if tokens.take(":") { parameter.protocols = readProtocols() }
    } while tokens.take(",")
    _ = tokens.take(">")
  }

  private mutating func readProtocols() -> [Nominal] {
    var protocols: [Nominal] = []
    repeat {
      if case .nominal(let nominal, _) = readSimpleType() { protocols.append(nominal) }
    } while tokens.take("&")
    return protocols
  }

  private mutating func readWhere() {
    guard tokens.take("where") else { return }
    repeat {
      let left = readType()
      if tokens.take("==") {
        requirements.append(.same(left, readType()))
      } else if tokens.take(":") {
        for proto in readProtocols() { requirements.append(.conformance(left, proto)) }
      }
    } while tokens.take(",")
  }
}

// Members.
extension SignatureReader {
  mutating func readMember() -> Signature {
    var signature = Signature(kind: .function, name: "", result: .error)
    while true {
      let word = tokens.take()
      switch word {
      case "static", "class": signature.isStatic = true
      case "mutating": signature.isMutating = true
      case "postfix": signature.isPostfix = true
      case "@ViewBuilder": signature.isBuilder = true
      case "@discardableResult": signature.isDiscardable = true
      case "init":
        let isFailable = tokens.take("?")
        signature.kind = .initializer(isFailable: isFailable)
        signature.name = "init"
        readCall(into: &signature)
        let made = owner?.declaredType ?? .error
        signature.result = isFailable ? .nominal(catalogue.known("Optional"), [made]) : made
        return signature
      case "func":
        signature.name = Self.startsOperator(tokens.next) ? tokens.takeOperator() : tokens.take()
        readCall(into: &signature)
        return signature
      case "subscript":
        signature.name = word
        readCall(into: &signature)
        // A subscript's parameter has no label unless it is written before the name.
        for index in signature.parameters.indices
        where signature.parameters[index].label == signature.parameters[index].name {
          signature.parameters[index].label = nil
        }
        signature.kind = .subscript(isSettable: readAccessors())
        return signature
      case "var", "let":
        signature.name = tokens.take()
        _ = tokens.take(":")
        signature.result = readType()
        if tokens.take("!") {
          signature.result = .nominal(catalogue.known("Optional"), [signature.result])
          signature.isImplicit = true
        }
        let isSettable = readAccessors()
        readWhere()
        signature.requirements = requirements
        signature.kind = .property(isSettable: isSettable)
        return signature
      case "case":
        signature.kind = .enumCase
        signature.isStatic = true
        signature.name = tokens.take()
        if tokens.next == "(" { signature.parameters = readParameters() }
        signature.result = owner?.declaredType ?? .error
        return signature
      case "associatedtype":
        signature.name = tokens.take()
        signature.result = .member(owner?.declaredType ?? .error, signature.name)
        return signature
      case "typealias":
        signature.name = tokens.take()
        _ = tokens.take("=")
        signature.result = .metatype(readType())
        return signature
      case "": return signature
      default: continue
      }
    }
  }

  private static func startsOperator(_ token: String) -> Bool {
    token.utf8.first.map(Row.isOperator) ?? false
  }

  private mutating func readCall(into signature: inout Signature) {
    readGenerics()
    signature.parameters = readParameters()
    while tokens.take("async") {}
    signature.isRethrowing = tokens.take("rethrows")
    (signature.isThrowing, signature.thrown) = readThrows()
    signature.result = tokens.take("->") ? readType() : .void
    readWhere()
    signature.generics = generics
    signature.requirements = requirements
  }

  /// `throws`, with what is thrown where that is said.
  private mutating func readThrows() -> (isThrowing: Bool, thrown: SwiftType?) {
    guard tokens.take("throws") else { return (false, nil) }
    guard tokens.take("(") else { return (true, nil) }
    let thrown = readType()
    _ = tokens.take(")")
    return (true, thrown)
  }

  private mutating func readAccessors() -> Bool {
    guard tokens.take("{") else { return false }
    var isSettable = false
    while !tokens.take("}"), !tokens.next.isEmpty {
      if tokens.take() == "set" { isSettable = true }
    }
    return isSettable
  }

  private mutating func readParameters() -> [Signature.Parameter] {
    guard tokens.take("("), !tokens.take(")") else { return [] }
    var parameters: [Signature.Parameter] = []
    repeat {
      var parameter = Signature.Parameter(label: nil, name: "", type: .error)
      readAttributes(of: &parameter)
      let label = tokens.take()
      parameter.label = label == "_" ? nil : label
      parameter.name = tokens.next == ":" ? label : tokens.take()
      _ = tokens.take(":")
      readAttributes(of: &parameter)
      parameter.isInout = tokens.take("inout")
      parameter.type = readType()
      parameter.isVariadic = tokens.take("...")
      if tokens.take("=") { parameter.defaultValue = .text(tokens.takeDefaultValue()) }
      parameters.append(parameter)
    } while tokens.take(",")
    _ = tokens.take(")")
    return parameters
  }

  private mutating func readAttributes(of parameter: inout Signature.Parameter) {
    while tokens.next.hasPrefix("@") {
      switch tokens.take() {
      case "@ViewBuilder": parameter.isBuilder = true
      case "@autoclosure": parameter.isAutoclosure = true
      case "@escaping": parameter.isEscaping = true
      default: break
      }
    }
  }
}

// Types.
extension SignatureReader {
  private mutating func readType() -> SwiftType {
    while tokens.next.hasPrefix("@") { tokens.take() }
    var type = readSimpleType()
    while true {
      if tokens.take("?") {
        type = .nominal(catalogue.known("Optional"), [type])
      } else if tokens.take(".") {
        let name = tokens.take()
        type = name == "Type" ? .metatype(type) : .member(type, name)
      } else {
        return type
      }
    }
  }

  private mutating func readSimpleType() -> SwiftType {
    switch tokens.next {
    case "some":
      tokens.take()
      let protocols = readProtocols()
      // As a result it is the declaration's own; as a parameter it is one more generic parameter, which the checker
      // makes of it.
      return .opaque(OpaqueType(protocols: protocols, arguments: []))
    case "any":
      tokens.take()
      return .existential(readProtocols())
    case "Any":
      tokens.take()
      return .existential([])
    case "(": return readTupleOrFunction()
    case "[": return readCollection()
    default: return readNamed()
    }
  }

  private mutating func readTupleOrFunction() -> SwiftType {
    tokens.take()
    var elements: [SwiftType.Element] = []
    var inouts: Set<Int> = []
    if !tokens.take(")") {
      repeat {
        var copy = tokens
        let word = copy.take()
        if copy.take(":") {
          tokens = copy
          elements.append(.init(label: word, type: readType()))
        } else if copy.next != "," && copy.next != ")" && word == "_" {
          _ = copy.take()
          _ = copy.take(":")
          tokens = copy
          if tokens.take("inout") { inouts.insert(elements.count) }
          elements.append(.init(label: nil, type: readType()))
        } else {
          if tokens.take("inout") { inouts.insert(elements.count) }
          elements.append(.init(label: nil, type: readType()))
        }
      } while tokens.take(",")
      _ = tokens.take(")")
    }
    while tokens.take("async") {}
    let (isThrowing, thrown) = readThrows()
    if tokens.take("->") {
      return .function(
        .init(
          parameters: elements.map(\.type), inouts: inouts, result: readType(),
          isThrowing: isThrowing, thrown: thrown))
    }
    return elements.count == 1 && elements[0].label == nil ? elements[0].type : .tuple(elements)
  }

  private mutating func readCollection() -> SwiftType {
    tokens.take()
    let first = readType()
    let second = tokens.take(":") ? readType() : nil
    _ = tokens.take("]")
    if let second { return .nominal(catalogue.known("Dictionary"), [first, second]) }
    return .nominal(catalogue.known("Array"), [first])
  }

  private mutating func readNamed() -> SwiftType {
    let name = tokens.take()
    if name == "Self", let owner { return owner.declaredType }
    if name == "Void" { return .void }
    if let parameter = (generics + (owner?.parameters ?? [])).first(where: { $0.name == name }) {
      return .parameter(parameter)
    }
    if let owner, owner.kind == .protocol, catalogue.isAssociated(name, with: owner) {
      return .member(owner.declaredType, name)
    }
    guard var nominal = nested(name) else { return .error }
    while tokens.next == "." {
      var copy = tokens
      copy.take()
      guard let inner = catalogue.nominal(nominal.name + "." + copy.take()) else { break }
      tokens = copy
      nominal = inner
    }
    var arguments: [SwiftType] = []
    if tokens.take("<") {
      repeat { arguments.append(readType()) } while tokens.take(",")
      _ = tokens.take(">")
    } else if nominal == owner {
      arguments = nominal.parameters.map { .parameter($0) }
    }
    return .nominal(nominal, arguments)
  }

  /// The type of that name, seen from inside the owner.
  private func nested(_ name: String) -> Nominal? {
    // Few names are those of nested types.
    var scope = catalogue.nestedNames.contains(name) ? owner?.name : nil
    while let outer = scope {
      if let nominal = catalogue.nominal(outer + "." + name) { return nominal }
      scope = outer.outerName
    }
    return catalogue.nominal(name)
  }
}
