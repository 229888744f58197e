internal import SwiftSyntax

// What a protocol asks of the types that conform to it.
extension Checker {
  /// Checks what the declarations of all sources have to hold to, once their members are known.
  func checkDeclarations(_ trees: [SourceFileSyntax]) {
    for declaration in typeDeclarations {
      checkRules(of: declaration)
      checkRequirements(of: declaration)
    }
    for (index, tree) in trees.enumerated() {
      source = index
      let declarations = tree.statements.active.compactMap { $0.item.as(DeclSyntax.self) }
      checkRedeclarations(declarations)
      checkVariables(declarations)
      checkAttributes(in: tree)
    }
  }

  /// Reports a type that lacks what a protocol it names asks for.
  private func checkRequirements(of declaration: TypeDeclaration) {
    let type = declaration.nominal
    guard type.kind != .protocol,
      let name = declaration.syntax.asProtocol((any NamedDeclSyntax).self)?.name
    else { return }
    source = declaration.source
    // What an extension says under conditions is looked at where these hold.
    let outer = assumptions
    defer { assumptions = outer }
    for conformance in declarations.conditionalConformances[type] ?? [] {
      assumptions.add(conformance.requirements)
    }
    let protocols = protocols(of: type.declaredType)
    for proto in protocols {
      let missing =
        proto.script == nil
        ? missingRow(of: proto, in: type, protocols) : missingMember(of: proto, in: type, protocols)
      guard let missing else { continue }
      report(missing, of: proto, in: declaration, at: name)
    }
  }

  private struct Missing {
    let name: String
    /// As its declaration has it.
    let text: String
  }

  /// What a library protocol asks for and the type does not have.
  private func missingRow(of proto: Nominal, in type: Nominal, _ protocols: [Nominal]) -> Missing? {
    let asked = catalogue.requirements(of: proto.name)
    guard !asked.isEmpty else { return nil }
    let names = namesDeclared(by: type)
    let missing = asked.first { row in
      // Enums have an order by themselves; a `Shape` need not say what it is as a `View`.
      if names.contains(row.name) { return !isAnswered(row, by: type) }
      return !(type.kind == .enum && row.name == "<")
        && !protocols.contains { other in
          catalogue.rows(named: row.name, in: other.name).contains { !$0.isRequirement }
        }
    }
    return missing.map { Missing(name: $0.name, text: $0.text) }
  }

  /// Whether what a type has under a requirement's name can be it: `body` is some view, and no value that may be any;
  /// `path(in:)` gives a path.
  private func isAnswered(_ row: Row, by type: Nominal) -> Bool {
    let own = (type.script?.members[row.name] ?? []).filter { !$0.isDispatched }
    let asked = catalogue.member(row).signature.result
    return own.isEmpty
      || own.contains { member in
        switch (asked, member.signature.result) {
        case (.member, .existential), (.error, .existential): false
        case (.member, .nominal(let given, _)), (.error, .nominal(let given, _)):
          given.kind != .protocol
        case (.nominal(let asked, _), .nominal(let given, _)):
          asked == given || isDoubleOrCGFloat(asked)
        case (.nominal, .opaque): false
        default: true
        }
      }
  }

  /// What a script's protocol asks for, neither it nor one that refines it gives, and the type does not have.
  private func missingMember(of proto: Nominal, in type: Nominal, _ protocols: [Nominal])
    -> Missing?
  {
    let asked = (proto.script?.members ?? [:]).values.joined().filter(\.isDispatched)
      .sorted { $0.signature.fullName < $1.signature.fullName }
    let missing = asked.first { member in
      let name = member.signature.name
      let own = members(name, of: type.declaredType, isStatic: member.signature.isStatic)
      let initializers = name == "init" ? members("init", of: type.declaredType) : []
      if type.script?.operators[name] != nil || declarations.operatorFunctions[name] != nil {
        return false
      }
      return !(own + initializers).contains { candidate in
        !candidate.member.isDispatched && meets(candidate.member, member, of: type, proto)
      }
    }
    return missing.map { Missing(name: $0.signature.name, text: $0.signature.fullName) }
  }

  /// Whether a member is what a protocol asks for: by name and labels, and by type as far as that is known.
  private func meets(
    _ candidate: Member, _ asked: Member, of type: Nominal, _ proto: Nominal
  ) -> Bool {
    guard
      candidate.signature.fullName == asked.signature.fullName
        || candidate.signature.kind == .enumCase
    else { return false }
    guard asked.signature.isProperty, case .nominal = asked.signature.result,
      case .nominal = candidate.signature.result
    else { return true }
    let map: Substitution = [proto.selfParameter: type.declaredType]
    let (fits, _, _) = trial { () -> Bool? in
      unify(substitute(map, in: asked.signature.result), candidate.signature.result) ? true : nil
    }
    return fits ?? false
  }

  private func namesDeclared(by type: Nominal) -> Set<String> {
    var names = Set((declarations.extensions[type] ?? [:]).keys)
    for script in type.script?.line ?? [] {
      names.formUnion(script.members.keys)
      names.formUnion(script.operators.keys)
    }
    // What an extension gives to every type that conforms.
    for proto in protocols(of: type.declaredType) {
      names.formUnion((declarations.extensions[proto] ?? [:]).keys)
      for (name, members) in proto.script?.members ?? [:]
      where members.contains(where: { !$0.isDispatched }) {
        names.insert(name)
      }
    }
    return names
  }

  private func report(
    _ missing: Missing, of proto: Nominal, in declaration: TypeDeclaration, at name: TokenSyntax
  ) {
    let type = declaration.nominal
    let message = "type '\(name.plainText)' does not conform to protocol '\(proto)'"
    let names = (type.script?.members ?? [:]).keys.filter { $0 != missing.name }.sorted()
    let nearest =
      Spelling.nearest(to: missing.name, among: names)
      ?? mistranslation(of: missing.name, among: names)
    if let nearest {
      report(
        .error, "\(message); did you mean '\(missing.name)' by '\(nearest)'?", at: name,
        fixIts: renaming(nearest, to: missing.name, in: declaration))
    } else {
      report(message, at: name)
    }
    let place = range(of: name)
    diagnostics[diagnostics.count - 1].notes = [
      Diagnostic(.note, "protocol requires '\(missing.text)'", in: sources[source], at: place)
    ]
  }

  /// What gives the member of that name another one.
  private func renaming(_ name: String, to new: String, in declaration: TypeDeclaration)
    -> [Diagnostic.FixIt]
  {
    let tokens = Self.members(of: declaration.syntax).flatMap { member -> [TokenSyntax] in
      if let function = member.as(FunctionDeclSyntax.self) { return [function.name] }
      return member.as(VariableDeclSyntax.self)?.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier
      } ?? []
    }
    return tokens.first { $0.text == name }.map {
      [
        .init(
          message: "replace '\(name)' with '\(new)'",
          edits: [TextEdit(range: range(of: $0), replacement: new)])
      ]
    } ?? []
  }

  /// The one of `names` that a translation may have made of `meant`.
  private func mistranslation(of meant: String, among names: [String]) -> String? {
    names.first { WordRepair.candidate(for: $0, among: [meant]) != nil }
  }
}

extension Row {
  /// Whether it is what a protocol asks for.
  var isRequirement: Bool {
    if isRequired { return true }
    guard case .nothing = body else { return false }
    return keyword == .member && !text.hasPrefix("typealias ")
      && !text.hasPrefix("associatedtype ")
  }
}
