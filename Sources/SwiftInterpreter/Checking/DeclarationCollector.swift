internal import SwiftSyntax

/// A declaration of a type, and where it stands.
struct TypeDeclaration {
  let nominal: Nominal
  let syntax: DeclGroupSyntax
  let source: Int
}

// Taking in what sources declare at their top level: names first, then heads, then members, then bodies, so that
// the order of declarations does not matter.
extension Checker {
  /// Makes a type known by its name; nested ones too.
  func declareTypes(in items: [DeclSyntax], inside outer: String?, source: Int)
    -> [TypeDeclaration]
  {
    var found: [TypeDeclaration] = []
    for item in items {
      guard let group = item.asProtocol(DeclGroupSyntax.self),
        let (kind, name) = Self.head(of: item)
      else { continue }
      if let kind {
        let fullName = outer.map { $0 + "." + name } ?? name
        let nominal = Nominal(kind, fullName)
        let script = ScriptType(nominal)
        nominal.script = script
        declarations.types[fullName] = nominal
        if outer != nil { declarations.nestedNames.insert(name) }
        declarations.scripts[fullName] = script
        latest[fullName] = item.id
        found.append(TypeDeclaration(nominal: nominal, syntax: group, source: source))
        found += declareTypes(in: Self.members(of: group), inside: fullName, source: source)
      } else {
        found += declareTypes(in: Self.members(of: group), inside: name, source: source)
      }
    }
    return found
  }

  /// The kind and name of a type; no kind for an extension.
  private static func head(of item: DeclSyntax) -> (Nominal.Kind?, String)? {
    switch item.as(DeclSyntaxEnum.self) {
    case .structDecl(let syntax): (.struct, syntax.name.plainText)
    case .classDecl(let syntax): (.class, syntax.name.plainText)
    // Its work is done in turn, as all is here.
    case .actorDecl(let syntax): (.class, syntax.name.plainText)
    case .enumDecl(let syntax): (.enum, syntax.name.plainText)
    case .protocolDecl(let syntax): (.protocol, syntax.name.plainText)
    case .extensionDecl(let syntax): (nil, syntax.extendedType.plainName)
    default: nil
    }
  }

  static func members(of group: DeclGroupSyntax) -> [DeclSyntax] {
    group.memberBlock.members.flatMap { item -> [DeclSyntax] in
      if let condition = item.decl.as(IfConfigDeclSyntax.self) {
        return CompilationConditions.active(in: condition).flatMap { elements -> [DeclSyntax] in
          if case .decls(let members) = elements { members.map(\.decl) } else { [] }
        }
      }
      return [item.decl]
    }
  }

  /// Reads what types are made of: first what each inherits, then what is said of their generic parameters, for which the
  /// others' heads are needed.
  func readHeads(of declarations: [TypeDeclaration]) {
    for declaration in declarations { readHead(of: declaration) }
    for declaration in declarations { readRequirements(of: declaration) }
  }

  private func readRequirements(of declaration: TypeDeclaration) {
    guard
      let clause = declaration.syntax.asProtocol((any WithGenericParametersSyntax).self)?
        .genericWhereClause
    else { return }
    source = declaration.source
    let outer = enclosing
    enclosing = declaration.nominal
    defer { enclosing = outer }
    let own = declaration.nominal.parameters.dropFirst(declaration.nominal.outerParameters)
    // `where Data: Collection` first: `Data.Element` is found by it.
    for case .conformance(.parameter(let parameter), let proto) in requirements(clause)
    where own.contains(parameter) {
      parameter.protocols.append(proto)
    }
    declaration.nominal.requirements = requirements(clause).filter {
      if case .conformance(.parameter(let parameter), _) = $0 {
        !own.contains(parameter)
      } else {
        true
      }
    }
  }

  private func readHead(of declaration: TypeDeclaration) {
    source = declaration.source
    let nominal = declaration.nominal
    let clause: GenericParameterClauseSyntax?
    switch DeclSyntax(declaration.syntax).as(DeclSyntaxEnum.self) {
    case .structDecl(let syntax): clause = syntax.genericParameterClause
    case .classDecl(let syntax): clause = syntax.genericParameterClause
    case .actorDecl(let syntax): clause = syntax.genericParameterClause
    case .enumDecl(let syntax): clause = syntax.genericParameterClause
    default: clause = nil
    }
    // A type inside a generic one has its parameters too.
    let around = nominal.name.outerName.flatMap { declarations.types[$0] }
    nominal.outerParameters = around?.parameters.count ?? 0
    nominal.parameters = (around?.parameters ?? []) + genericParameters(clause)
    let attributes = declaration.syntax.attributes.map(\.attributeName)
    nominal.script?.isPropertyWrapper = attributes.contains("propertyWrapper")
    nominal.script?.isResultBuilder = attributes.contains("resultBuilder")
    let outer = enclosing
    enclosing = nominal
    defer { enclosing = outer }
    nominal.isClassBound =
      declaration.syntax.inheritanceClause?.inheritedTypes.contains {
        ["AnyObject", "Actor"].contains($0.type.plainName)
      } ?? false
    nominal.inherited = inherited(declaration.syntax.inheritanceClause).filter { type in
      guard case .nominal(let other, _) = type, other.reaches(nominal) else { return true }
      report(
        nominal.kind == .protocol
          ? "protocol '\(nominal.name)' refines itself" : "'\(nominal.name)' inherits from itself",
        at: declaration.syntax)
      return false
    }
    if nominal.kind == .protocol { nominal.selfParameter.protocols = [nominal] }
    if let clause = DeclSyntax(declaration.syntax).as(ProtocolDeclSyntax.self)?.genericWhereClause {
      declareAliases(saidBy: clause, of: nominal)
    }
    if let primary = DeclSyntax(declaration.syntax).as(ProtocolDeclSyntax.self)?
      .primaryAssociatedTypeClause
    {
      declarations.primaryTypes[nominal] = primary.primaryAssociatedTypes.map(\.name.plainText)
    }
    for member in Self.members(of: declaration.syntax) {
      if let associated = member.as(AssociatedTypeDeclSyntax.self) {
        declarations.associatedTypes[nominal, default: []].insert(associated.name.plainText)
      }
      if let alias = member.as(TypeAliasDeclSyntax.self) {
        declareAlias(alias, in: nominal)
      }
    }
  }

  func inherited(_ clause: InheritanceClauseSyntax?) -> [SwiftType] {
    clause?.inheritedTypes.flatMap { item -> [SwiftType] in
      let written = item.type
      // What cannot be copied is used as a value of its own all the same.
      if written.is(SuppressedTypeSyntax.self) { return [] }
      // Raw types of enums, and protocols that mean nothing here, need no declaration.
      if ["Sendable", "AnyObject", "Actor"].contains(written.plainName) { return [] }
      if let composition = written.as(CompositionTypeSyntax.self) {
        return composition.elements.map { resolve($0.type) }
      }
      let type = resolve(written)
      // An alias may stand for several protocols.
      if case .existential(let protocols) = type { return protocols.map { .nominal($0, []) } }
      return [type]
    } ?? []
  }

  func declareOperators(in tree: SourceFileSyntax) {
    let hasOperators = tree.statements.contains {
      $0.item.is(OperatorDeclSyntax.self) || $0.item.is(PrecedenceGroupDeclSyntax.self)
    }
    guard hasOperators else { return }
    for item in tree.statements {
      if let declared = item.item.as(OperatorDeclSyntax.self),
        declared.fixitySpecifier.tokenKind == .keyword(.infix)
      {
        declarations.infixOperators[declared.name.text] =
          declared.operatorPrecedenceAndTypes?.precedenceGroup.plainText ?? Precedence.unnamed
      }
      guard let group = item.item.as(PrecedenceGroupDeclSyntax.self) else { continue }
      declarations.precedences[group.name.plainText] = precedence(of: group)
    }
  }

  private func precedence(of group: PrecedenceGroupDeclSyntax) -> Precedence {
    var precedence = Precedence(name: group.name.plainText, rank: 2.5, associativity: .none)
    for attribute in group.groupAttributes {
      switch attribute {
      case .precedenceGroupRelation(let relation):
        guard let other = relation.precedenceGroups.first?.name.plainText else { continue }
        let isHigher = relation.higherThanOrLowerThanLabel.text == "higherThan"
        precedence.rank = declarations.precedence(other).rank + (isHigher ? 0.5 : -0.5)
      case .precedenceGroupAssociativity(let associativity):
        switch associativity.value.text {
        case "left": precedence.associativity = .left
        case "right": precedence.associativity = .right
        default: break
        }
      default: break
      }
    }
    return precedence
  }
}
