internal import SwiftSyntax

// What Swift forbids of declarations of types, whatever their bodies hold.
extension Checker {
  func checkRules(of declaration: TypeDeclaration) {
    source = declaration.source
    guard let name = declaration.syntax.asProtocol((any NamedDeclSyntax).self)?.name,
      let script = declaration.nominal.script
    else { return }
    let members = Self.members(of: declaration.syntax)
    checkRedeclarations(members)
    checkVariables(members, of: script)
    switch declaration.nominal.kind {
    case .struct:
      checkInheritance(of: script, at: name)
      checkFinite(script, members)
    case .class:
      checkOverrides(members, in: script)
      let hasInitializer = members.contains { $0.is(InitializerDeclSyntax.self) }
      if !hasInitializer, script.fields.contains(where: \.needsValue) {
        report("class '\(name.plainText)' has no initializers", at: name)
      }
    case .enum, .protocol: break
    }
    for case let initializer? in members.map({ $0.as(InitializerDeclSyntax.self) }) {
      checkInitializes(script, initializer)
    }
  }

  /// Reports properties whose keywords contradict each other.
  func checkVariables(_ items: [DeclSyntax], of script: ScriptType? = nil) {
    for case let variables? in items.map({ $0.as(VariableDeclSyntax.self) }) {
      let isConstant = variables.bindingSpecifier.tokenKind == .keyword(.let)
      if isConstant, let lazy = variables.modifiers.first(where: { $0.name.plainText == "lazy" }) {
        report("'lazy' cannot be used on a let", at: lazy)
      }
      for binding in variables.bindings {
        if isConstant, let block = binding.accessorBlock {
          report("'let' declarations cannot be computed properties", at: block)
        }
        guard let ownership = variables.modifiers.ownership,
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
          let type = script?.fields.first(where: { $0.name == name.plainText })?.type
        else { continue }
        let held = settled(wrapped(type) ?? type)
        guard case .nominal(let nominal, _) = held, nominal.script != nil, !isClass(held) else {
          continue
        }
        report(
          "'\(ownership.rawValue)' may only be applied to class and class-bound protocol types, not "
            + "'\(nominal.kind == .protocol ? "any " : "")\(held)'", at: name)
      }
    }
  }

  private func checkInheritance(of script: ScriptType, at name: TokenSyntax) {
    for case .nominal(let other, _) in script.nominal.inherited where other.kind != .protocol {
      report("inheritance from non-protocol type '\(other)'", at: name)
    }
  }

  /// A struct has room for another value of its own type only behind a reference.
  private func checkFinite(_ script: ScriptType, _ members: [DeclSyntax]) {
    for case let variables? in members.map({ $0.as(VariableDeclSyntax.self) }) {
      for binding in variables.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
          let field = script.fields.first(where: { $0.name == name.plainText }),
          field.wrapper == nil,
          holds(field.type, script)
        else { continue }
        report(
          "value type '\(script.name)' cannot have a stored property that recursively contains it",
          at: name)
      }
    }
  }

  /// Whether a value of a type has one of the struct's inside it.
  private func holds(_ type: SwiftType, _ script: ScriptType) -> Bool {
    var rest = [type]
    var seen: Set<SwiftType> = []
    while let type = rest.popLast() {
      guard seen.insert(type).inserted else { continue }
      switch type {
      case .tuple(let elements): rest += elements.map(\.type)
      case .nominal(let nominal, _) where nominal == script.nominal: return true
      case .nominal(let nominal, let arguments) where nominal.name == "Optional": rest += arguments
      case .nominal(let nominal, _) where nominal.kind == .struct:
        rest += nominal.script?.fields.filter { $0.wrapper == nil }.map(\.type) ?? []
      default: break
      }
    }
    return false
  }

  private func checkOverrides(_ members: [DeclSyntax], in script: ScriptType) {
    // Of a library's class not every member is known.
    let isKnown = script.line.allSatisfy { type in
      !type.nominal.inherited.contains {
        if case .nominal(let other, _) = $0 {
          other.kind == .class && other.script == nil
        } else {
          false
        }
      }
    }
    guard script.parent != nil, isKnown else { return }
    for member in members {
      let overrides =
        member.asProtocol((any WithModifiersSyntax).self)?.modifiers
        .contains { $0.name.tokenKind == .keyword(.override) } ?? false
      if let function = member.as(FunctionDeclSyntax.self) {
        let name = Self.fullName(of: function)
        let isThere = isInherited(function.name.plainText, by: script) { $0.fullName == name }
        complain(overrides, isThere, "method", at: function.name)
      } else if let variables = member.as(VariableDeclSyntax.self) {
        for case let name? in variables.bindings.map({
          $0.pattern.as(IdentifierPatternSyntax.self)?.identifier
        }) {
          complain(
            overrides, isInherited(name.plainText, by: script) { $0.isProperty }, "property",
            at: name)
        }
      }
    }
  }

  private func isInherited(
    _ name: String, by script: ScriptType, _ fits: (Signature) -> Bool
  ) -> Bool {
    script.line.dropFirst().contains { type in
      type.members[name]?.contains { !$0.isPrivate && fits($0.signature) } ?? false
    }
  }

  private func complain(_ overrides: Bool, _ isThere: Bool, _ kind: String, at name: TokenSyntax) {
    if isThere, !overrides {
      report("overriding declaration requires an 'override' keyword", at: name)
    } else if overrides, !isThere {
      report("\(kind) does not override any \(kind) from its superclass", at: name)
    }
  }

  /// An initialiser gives each stored property a value, or hands over to another one.
  private func checkInitializes(_ script: ScriptType, _ syntax: InitializerDeclSyntax) {
    guard let body = syntax.body, !leaves(body.statements),
      !syntax.modifiers.contains(where: { $0.name.plainText == "convenience" })
    else { return }
    // `init?(…) { nil }` gives nothing that has fields.
    if let only = body.statements.first, body.statements.count == 1,
      only.item.kind == .nilLiteralExpr
    {
      return
    }
    let open = Set(script.fields.filter(\.needsValue).map(\.name))
    guard !open.isEmpty else { return }
    let set = Self.namesSet(in: body)
    guard !set.contains("self"), !set.contains("init"), !open.isSubset(of: set) else { return }
    report(
      "return from initializer without initializing all stored properties", at: body.rightBrace)
  }

  /// The names that are assigned to anywhere in a body; `init` where it calls another initialiser of its own.
  private static func namesSet(in body: CodeBlockSyntax) -> Set<String> {
    var names: Set<String> = []
    var rest = [Syntax(body)]
    while let node = rest.popLast() {
      if let sequence = node.as(SequenceExprSyntax.self), sequence.elements.count > 2,
        let target = sequence.elements.first,
        sequence.elements.dropFirst().first?.kind == .assignmentExpr
      {
        for token in target.tokens(viewMode: .sourceAccurate) {
          names.insert(token.text)
          // `_x` may be the wrapper of `x`.
          if token.text.hasPrefix("_") { names.insert(String(token.text.dropFirst())) }
        }
        if target.kind != .declReferenceExpr { names.remove("self") }
      }
      if let access = node.as(MemberAccessExprSyntax.self),
        access.declName.baseName.plainText == "init",
        access.base?.trimmedText == "self"
      {
        names.insert("init")
      }
      rest += node.children(viewMode: .sourceAccurate)
    }
    return names
  }
}

extension ScriptType.Field {
  /// Whether an initialiser has to give it a value.
  fileprivate var needsValue: Bool {
    !isOmissible && lazy == nil && wrapper?.kind != .environment && wrapper != .namespace
      && wrapper != .focusState && wrapper != .gestureState
  }
}
