internal import SwiftSyntax

// Types as they are written.
extension Checker {
  func resolve(_ syntax: TypeSyntax) -> SwiftType {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let identifier):
      return named(
        identifier.name, arguments: identifier.genericArgumentClause?.arguments, at: syntax)
    case .memberType(let member): return nested(member)
    case .optionalType(let optional): return self.optional(resolve(optional.wrappedType))
    case .implicitlyUnwrappedOptionalType(let optional):
      return self.optional(resolve(optional.wrappedType))
    case .arrayType(let array): return self.array(resolve(array.element))
    case .dictionaryType(let dictionary):
      return type("Dictionary", resolve(dictionary.key), resolve(dictionary.value))
    case .tupleType(let tuple):
      let elements = tuple.elements.map {
        SwiftType.Element(label: $0.firstName?.plainText, type: resolve($0.type))
      }
      return elements.count == 1 ? elements[0].type : .tuple(elements)
    case .functionType(let function):
      return .function(
        .init(
          parameters: function.parameters.map { resolve($0.type) },
          inouts: Set(
            function.parameters.enumerated().filter { $0.element.type.isInout }.map(\.offset)),
          result: resolve(function.returnClause.type),
          isThrowing: function.effectSpecifiers?.throwsClause != nil,
          thrown: function.effectSpecifiers?.throwsClause?.type.map { resolve($0) }))
    case .attributedType(let attributed): return resolve(attributed.baseType)
    case .someOrAnyType(let constrained):
      if let meta = constrained.constraint.as(MetatypeTypeSyntax.self) {
        return .metatype(.existential(protocols(in: meta.baseType)))
      }
      let protocols = protocols(in: constrained.constraint)
      if constrained.someOrAnySpecifier.tokenKind == .keyword(.any) {
        return .existential(protocols)
      }
      return .opaque(
        OpaqueType(
          protocols: protocols.map { $0.constraint?.base ?? $0 }, arguments: [],
          associated: protocols.reduce(into: [:]) { known, proto in
            guard let constraint = proto.constraint else { return }
            known.merge(zip(constraint.names, constraint.types)) { first, _ in first }
          }))
    case .compositionType: return .existential(protocols(in: syntax))
    case .metatypeType(let meta): return .metatype(resolve(meta.baseType))
    case .packExpansionType, .packElementType:
      report(Self.noPacks, at: syntax)
      return .error
    default:
      report("this kind of type is not known here", at: syntax)
      return .error
    }
  }

  func protocols(in syntax: TypeSyntax) -> [Nominal] {
    if syntax.is(SuppressedTypeSyntax.self) { return [] }
    if let composition = syntax.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { protocols(in: $0.type) }
    }
    switch resolve(syntax) {
    case .nominal(let nominal, _): return [nominal]
    case .existential(let protocols): return protocols
    default: return []
    }
  }

  private func named(
    _ token: TokenSyntax, arguments: GenericArgumentListSyntax?, at node: TypeSyntax
  ) -> SwiftType {
    let name = token.text
    switch name {
    case "Void": return .void
    case "Any": return .existential([])
    case "Self":
      if let enclosing { return ownType(of: enclosing) }
    default: break
    }
    if let known = parameterType(named: name) { return known }
    if let alias = ownAlias(name) { return type(of: alias, arguments, at: node) }
    if let alias = inheritedAlias(name) { return alias }
    if let alias = declarations.aliases[name] { return type(of: alias, arguments, at: node) }
    if let type = Self.otherTypes[name] { return type(self) }
    guard let nominal = nominal(named: name) else {
      let mark = diagnostics.count
      // A method that was cut from its style.
      let isStyles =
        name == "Configuration" && enclosing == nil
        && node.ancestorOrSelf(mapping: { $0.as(FunctionDeclSyntax.self) })?.name.text == "makeBody"
      reportMissing(
        "cannot find type '\(name)' in scope"
          + (isStyles
            ? "; 'makeBody(configuration:)' belongs inside its style, as in 'struct Ring: GaugeStyle'"
            : ""),
        name, token,
        among: declarations.types.keys.sorted() + catalogue.types.keys.sorted())
      guard pardon(since: mark, "; a placeholder stands for it") != nil else { return .error }
      return .nominal(unknownType(name), [])
    }
    if let given = arguments.map(types) {
      // A protocol's arguments say what its associated types are; the type itself has none.
      if nominal.kind == .protocol { return constrained(nominal, writtenWith: given, at: node) }
      // Of a type that is here of one kind of values, as the styles of whole numbers are.
      if nominal.isCatalogued, nominal.parameters.isEmpty { return .nominal(nominal, []) }
      let given = self.arguments(of: nominal).prefix(nominal.outerParameters) + given
      guard fits(Array(given), nominal, at: node) else { return .error }
      checkConformances(of: Array(given), nominal, at: node)
      return .nominal(nominal, Array(given))
    }
    if nominal == enclosing {
      let own = SwiftType.nominal(nominal, nominal.parameters.map { .parameter($0) })
      return substitute(assumptions.substitution, in: own)
    }
    return .nominal(nominal, self.arguments(of: nominal))
  }

  /// Names of the library for types that others make.
  private static let otherTypes: [String: (Checker) -> SwiftType] = [
    "LayoutSubviews": { $0.array($0.type("LayoutSubview")) }
  ]

  /// What a type's generic parameters are where nothing is said of them: those of the type around are its own, others are
  /// open.
  func arguments(of nominal: Nominal) -> [SwiftType] {
    nominal.parameters.map { parameter in
      enclosing?.parameters.contains(parameter) ?? false
        ? .parameter(parameter)
        : .variable(TypeVariable(parameter.name, protocols: parameter.protocols))
    }
  }

  /// The generic parameter or associated type of that name.
  private func parameterType(named name: String) -> SwiftType? {
    if let parameter = generics.last(where: { $0.name == name })
      ?? enclosing?.parameters.first(where: { $0.name == name })
    {
      return assumptions.equal[.parameter(parameter)] ?? .parameter(parameter)
    }
    if let enclosing, enclosing.kind == .protocol, isAssociated(name, with: enclosing) {
      let type = SwiftType.member(enclosing.declaredType, name)
      return assumptions.equal[type] ?? type
    }
    return nil
  }

  /// What a name means as a type in an expression: `T` of `T.self`, `Element` of `[Element]()`.
  func typeReference(_ name: String) -> SwiftType? {
    if name == "Self", let enclosing { return ownType(of: enclosing) }
    return parameterType(named: name) ?? alias(name) ?? nominal(named: name).map { opened($0) }
      ?? (name == "Void" ? .void : nil)
  }

  /// What `Self` is: a ring in `extension GaugeStyle where Self == Ring`.
  func ownType(of enclosing: Nominal) -> SwiftType {
    substitute(assumptions.substitution, in: enclosing.declaredType)
  }

  func isAssociated(_ name: String, with proto: Nominal) -> Bool {
    declarations.associatedTypes[proto]?.contains(name) ?? false
      || catalogue.isAssociated(name, with: proto)
      || proto.inherited.contains {
        if case .nominal(let inherited, _) = $0 {
          isAssociated(name, with: inherited)
        } else {
          false
        }
      }
  }

  /// The alias of that name that the types around declare.
  private func ownAlias(_ name: String) -> TypeAlias? {
    var scope = declarations.aliases.isEmpty ? nil : enclosing?.name
    while let outer = scope {
      if let own = declarations.aliases[outer + "." + name] { return own }
      scope = outer.outerName
    }
    return nil
  }

  /// `Configuration` inside a `GaugeStyle`, and in types inside that, is the protocol's alias.
  private func inheritedAlias(_ name: String) -> SwiftType? {
    guard enclosing != nil, nominal(named: name) == nil else { return nil }
    var scope = enclosing
    while let outer = scope {
      if outer.kind != .protocol, let found = associatedType(name, of: outer.declaredType) {
        return found
      }
      scope = outer.name.outerName.flatMap { declarations.types[$0] }
    }
    return nil
  }

  private func alias(_ name: String) -> SwiftType? {
    ownAlias(name).map(opened) ?? inheritedAlias(name)
      ?? declarations.aliases[name].map(opened)
  }

  private func nested(_ member: MemberTypeSyntax) -> SwiftType {
    let name = member.name.plainText
    if let module = member.baseType.as(IdentifierTypeSyntax.self)?.name.plainText,
      Self.modules.contains(module), nominal(named: module) == nil
    {
      return named(
        member.name, arguments: member.genericArgumentClause?.arguments, at: TypeSyntax(member))
    }
    let base = resolve(member.baseType)
    if case .nominal(let nominal, let arguments) = base {
      let full = nominal.name + "." + name
      if let alias = declarations.aliases[full] {
        let type = type(of: alias, member.genericArgumentClause?.arguments, at: member)
        return substitute(
          Substitution(uniqueKeysWithValues: zip(nominal.parameters, arguments)), in: type)
      }
      if let nested = declarations.types[full] ?? catalogue.nominal(full) {
        // What stands behind its own name, and behind that of the type around.
        let given = member.genericArgumentClause.map { types($0.arguments) } ?? []
        let fitting = [arguments + given, given].first { $0.count == nested.parameters.count }
        return .nominal(nested, fitting ?? self.arguments(of: nested))
      }
    }
    if isError(base) { return .error }
    if let outer = isUnknown(base) { return .nominal(unknownType(outer.name + "." + name), []) }
    if let found = associatedType(name, of: base) { return found }
    switch base {
    case .parameter, .member:
      let type = SwiftType.member(base, name)
      if let equal = assumptions.equal[type] { return equal }
      guard isSaid(of: base, at: member, that: name) else { break }
      return type
    default: break
    }
    let mark = diagnostics.count
    reportMissing("'\(name)' is not a member type of type '\(base)'", name, member.name, among: [])
    guard pardon(since: mark, "; a placeholder stands for it") != nil else { return .error }
    return .nominal(unknownType(name), [])
  }

  /// Whether a generic parameter is known to have an associated type: by its protocols, or by a `where` around, which may
  /// not have been read yet. Of an associated type that is taken for granted.
  private func isSaid(of base: SwiftType, at member: MemberTypeSyntax, that name: String) -> Bool {
    guard case .parameter = base else { return true }
    let isKnown = protocols(of: base).contains {
      $0.kind != .protocol || isAssociated(name, with: $0)
    }
    if isKnown { return true }
    let written = member.baseType.trimmedText
    return sequence(first: Syntax(member), next: \.parent).contains { node in
      let clause =
        node.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
        ?? node.as(ExtensionDeclSyntax.self)?.genericWhereClause
        ?? node.as(AssociatedTypeDeclSyntax.self)?.genericWhereClause
      return clause?.requirements.contains { syntax in
        switch syntax.requirement {
        case .conformanceRequirement(let told): told.leftType.trimmedText == written
        case .sameTypeRequirement(let told):
          told.leftType.trimmedText == written || told.rightType.trimmedText == written
        default: false
        }
      } ?? false
    }
  }

  /// The type that an expression names, as `[Double]` in `[Double]()`; `nil` where it names none.
  func typeNamed(by syntax: ExprSyntax) -> SwiftType? {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let array):
      guard let only = array.elements.first, array.elements.count == 1 else { return nil }
      return typeNamed(by: only.expression).map { self.array($0) }
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content, let only = elements.first,
        elements.count == 1, let key = typeNamed(by: only.key),
        let value = typeNamed(by: only.value)
      else { return nil }
      return type("Dictionary", key, value)
    case .declReferenceExpr(let reference):
      return variable(named: reference.baseName.plainText) == nil
        ? typeReference(reference.baseName.plainText) : nil
    case .tupleExpr(let tuple):
      let elements = tuple.elements.compactMap { element in
        typeNamed(by: element.expression).map {
          SwiftType.Element(label: element.label?.plainText, type: $0)
        }
      }
      return elements.count > 1 && elements.count == tuple.elements.count ? .tuple(elements) : nil
    case .typeExpr(let type): return resolve(type.type)
    case .genericSpecializationExpr(let specialization): return specialized(specialization)
    case .optionalChainingExpr(let chaining):
      return typeNamed(by: chaining.expression).map(optional)
    case .memberAccessExpr(let access):
      guard let base = access.base, case .nominal(let outer, _)? = typeNamed(by: base) else {
        return nil
      }
      let name = outer.name + "." + access.declName.baseName.plainText
      return (declarations.types[name] ?? catalogue.nominal(name)).map(opened)
    default: return nil
    }
  }

  func isAlias(_ name: String) -> Bool {
    (ownAlias(name) ?? declarations.aliases[name]) != nil
  }

  func specialized(_ syntax: GenericSpecializationExprSyntax) -> SwiftType? {
    let written = syntax.genericArgumentClause.arguments
    let name = syntax.expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText ?? ""
    if let alias = ownAlias(name) ?? declarations.aliases[name] {
      let type = type(of: alias, written, at: syntax)
      return isError(type) ? nil : type
    }
    guard let nominal = nominal(named: name) else {
      report("cannot specialize a non-generic definition", at: syntax)
      return nil
    }
    let arguments = types(written)
    guard fits(arguments, nominal, at: syntax) else { return nil }
    return .nominal(nominal, arguments)
  }

  /// Whether a type takes so many generic arguments; reported where it does not.
  /// Reports a generic argument that is not what its parameter asks for, once all conformances are known.
  private func checkConformances(
    of arguments: [SwiftType], _ nominal: Nominal, at node: some SyntaxProtocol
  ) {
    let asked = zip(nominal.parameters, arguments).filter { parameter, argument in
      guard !parameter.protocols.isEmpty, case .nominal(let own, _) = argument else { return false }
      return own.script != nil
    }
    guard !asked.isEmpty else { return }
    let source = source
    pending.append { [unowned self] in
      self.source = source
      for (parameter, argument) in asked {
        for proto in parameter.protocols where !conforms(argument, to: proto) {
          let message = "type '\(argument)' does not conform to protocol '\(proto)'"
          let range = range(of: node)
          guard !diagnostics.contains(where: { $0.message == message && $0.range == range }) else {
            continue
          }
          report(message, at: node)
        }
      }
    }
  }

  private func fits(
    _ arguments: [SwiftType], _ nominal: Nominal, at node: some SyntaxProtocol
  ) -> Bool {
    // What the catalogue does not say of its types is no matter here.
    guard nominal.script != nil, arguments.count != nominal.parameters.count else { return true }
    reportArguments("type", nominal.name, arguments.count, nominal.parameters.count, at: node)
    return false
  }
}

extension TypeSyntax {
  /// The type as it is written: of a mere name that name.
  var plainName: String {
    guard let name = self.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil else {
      return trimmedText
    }
    return name.name.text
  }

  /// Whether this is the type of an `inout` parameter.
  var isInout: Bool { isSpecified("inout") }

  /// Whether what is handed over is the function's own: it may change it.
  var isConsumed: Bool { isSpecified("consuming") || isSpecified("__owned") }

  private func isSpecified(_ specifier: String) -> Bool {
    self.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedText == specifier }
      ?? false
  }
}
