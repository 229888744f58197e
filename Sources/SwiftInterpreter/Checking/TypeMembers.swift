internal import SwiftSyntax

// The members of script types and extensions.
extension Checker {
  /// Takes in the members of types, those of a class behind those of the one above.
  func declareMembers(ofAll types: [TypeDeclaration]) {
    for type in types { undeclared[type.nominal] = type }
    for type in parentsFirst(types) where undeclared[type.nominal] != nil {
      declareMembers(of: type)
    }
  }

  /// Takes in the members of a type whose turn has not come, where another asks for them: `Provider.Entry` above the provider
  /// that says what its entries are.
  func declareMembersAhead(of nominal: Nominal) {
    guard nominal.kind != .class, let type = undeclared[nominal] else { return }
    let (source, assumptions, generics) = (source, assumptions, generics)
    declareMembers(of: type)
    (self.source, self.assumptions, self.generics) = (source, assumptions, generics)
  }

  /// Takes in the members of a type; what needs checking first waits in its completion.
  private func declareMembers(of declaration: TypeDeclaration) {
    source = declaration.source
    let nominal = declaration.nominal
    undeclared[nominal] = nil
    guard let script = nominal.script else { return }
    let (outer, outerAssumptions) = (enclosing, assumptions)
    enclosing = nominal
    assumptions = Assumptions()
    assumptions.add(nominal.requirements)
    defer { (enclosing, assumptions) = (outer, outerAssumptions) }
    let members = Self.members(of: declaration.syntax)
    for member in members { declare(member, in: nominal, requirements: []) }
    if nominal.kind == .struct, nominal.inherited.contains(where: { isNamed($0, "OptionSet") }) {
      let none = Row(
        "init()", summary: "",
        body: .function { [unowned script] _ in Options.none(of: script) })
      let signature = Signature(
        kind: .initializer(isFailable: false), name: "init", result: nominal.declaredType)
      add(Member(owner: nominal, signature: signature, row: none), to: nominal)
    }
    if nominal.kind == .enum { declareEnum(script, declaration.syntax.inheritanceClause) }
    if script.parent != nil { script.noteOverrides() }
    let hasInitializer =
      members.contains { $0.is(InitializerDeclSyntax.self) }
      // A class without initialisers of its own has those of the one above.
      || script.parent != nil
    guard nominal.kind == .struct || nominal.kind == .class, !hasInitializer else { return }
    declareMemberwiseLater(script)
  }

  /// Declares the initialiser that takes the fields, once it is asked for. A field whose first value is being looked at may
  /// be what asks for it, as in `class Node { var next: Node? = Node() }`: then it is declared anew for the next who asks,
  /// who finds that field's type known.
  private func declareMemberwiseLater(_ script: ScriptType) {
    script.completion = { [unowned self, unowned script] in
      for index in script.fields.indices { completeField(index, of: script) }
      script.members["init"]?.removeAll {
        if case .memberwise = $0.implementation { true } else { false }
      }
      declareMemberwise(script)
      if script.fields.contains(where: \.isUnderway) { declareMemberwiseLater(script) }
    }
  }

  func declareMembers(of syntax: ExtensionDeclSyntax, source: Int) {
    self.source = source
    guard case .nominal(let nominal, _) = resolve(syntax.extendedType) else { return }
    let outer = enclosing
    enclosing = nominal
    defer { enclosing = outer }
    let requirements = self.requirements(syntax.genericWhereClause)
    assumptions = Assumptions()
    assumptions.add(nominal.requirements + requirements)
    defer { assumptions = Assumptions() }
    let conformances = inherited(syntax.inheritanceClause)
    if requirements.isEmpty {
      declarations.conformances[nominal, default: []] += conformances
    } else if !conformances.isEmpty {
      declarations.conditionalConformances[nominal, default: []].append(
        Conformance(protocols: conformances, requirements: requirements))
    }
    for case .nominal(let proto, _) in conformances {
      nominal.script?.extendedConformances.append(proto)
    }
    for member in Self.members(of: syntax) {
      declare(member, in: nominal, requirements: requirements)
    }
  }

  /// `self` here: the type, with what an extension's `where` says of it.
  func selfType(_ nominal: Nominal) -> SwiftType {
    substitute(assumptions.substitution, in: nominal.declaredType)
  }

  /// `self` of what belongs to the types themselves, of a protocol or of a class that others may inherit from: which of
  /// them it is, is known at work.
  func typeItself(_ nominal: Nominal) -> SwiftType? {
    nominal.isKnownAtWork ? .metatype(selfType(nominal)) : nil
  }

  func add(_ member: Member, to nominal: Nominal) {
    let name = member.signature.name
    if member.signature.kind == .function, let first = name.first, !first.isLetter, first != "_",
      first != "`"
    {
      declarations.operatorFunctions[name, default: []].append(member)
      if case .function(let body) = member.implementation { nominal.script?.operators[name] = body }
    } else if let script = nominal.script {
      script.members[name, default: []].append(member)
    } else {
      declarations.extensions[nominal, default: [:]][name, default: []].append(member)
    }
  }

  /// Says of the members just added under a name what their declaration's modifiers say.
  func note(_ modifiers: DeclModifierListSyntax, of name: String, in nominal: Nominal) {
    let (isPrivate, ofSetter) = Self.privacy(modifiers)
    guard isPrivate || ofSetter else { return }
    let members =
      nominal.script?.members[name] ?? declarations.extensions[nominal]?[name] ?? []
    members.last?.isPrivate = isPrivate
    members.last?.isSetterPrivate = ofSetter
  }

  private func declare(
    _ syntax: DeclSyntax, in nominal: Nominal, requirements: [Signature.Requirement]
  ) {
    switch syntax.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variables): declare(variables, in: nominal, requirements)
    case .functionDecl(let function): declare(function, in: nominal, requirements)
    case .initializerDecl(let initializer): declare(initializer, in: nominal, requirements)
    case .enumCaseDecl(let cases): declare(cases, in: nominal)
    case .subscriptDecl(let elements): declare(elements, in: nominal, requirements)
    case .typeAliasDecl(let alias): declareAlias(alias, in: nominal)
    case .deinitializerDecl(let syntax): declare(syntax, in: nominal)
    case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl,
      .associatedTypeDecl, .macroExpansionDecl:
      break
    default: report("this kind of member is not known here", at: syntax)
    }
  }

  /// What is done when the last use of an object ends.
  private func declare(_ syntax: DeinitializerDeclSyntax, in nominal: Nominal) {
    guard nominal.kind == .class else {
      return report(
        "the 'deinit' of a type that is no class does not run here; make it a class", at: syntax)
    }
    let body = FunctionBody("deinit", in: declarations)
    nominal.script?.finalizer = body
    declarations.hasFinalizers = true
    let signature = Signature(kind: .function, name: "deinit", result: .void)
    later { [unowned self] in
      check(
        body: syntax.body, of: body, signature, in: function, selfType: nominal.declaredType)
    }
  }

  /// Runs `check` later, as it is now: where every member is known.
  func later(_ check: @escaping () -> Void) {
    let (source, enclosing, generics, assumptions) = (source, enclosing, generics, assumptions)
    pending.append { [unowned self] in
      (self.source, self.enclosing, self.generics) = (source, enclosing, generics)
      self.assumptions = assumptions
      defer { self.assumptions = Assumptions() }
      scopes = []
      function = FunctionContext(parent: nil)
      check()
    }
  }

  private func declare(
    _ syntax: FunctionDeclSyntax, in nominal: Nominal, _ requirements: [Signature.Requirement]
  ) {
    if nominal.kind == .class,
      let mutating = syntax.modifiers.first(where: { $0.name.plainText == "mutating" })
    {
      report("'mutating' is not valid on instance methods in classes", at: mutating)
    }
    var signature = signature(of: syntax, owner: nominal)
    if asksForBuilder(signature.name, in: nominal) { signature.isBuilder = true }
    let body = FunctionBody(signature.name, in: declarations)
    let isRequirement = nominal.kind == .protocol && syntax.body == nil
    let member = Member(
      owner: nominal, signature: signature,
      implementation: isRequirement
        ? Dispatch.method(signature, of: nominal, in: declarations) : .function(body)
    )
    member.requirements = requirements
    add(member, to: nominal)
    note(syntax.modifiers, of: signature.name, in: nominal)
    if isRequirement { return }
    let ofType = syntax.name.isOperator ? nil : typeItself(nominal)
    body.takesType = signature.isStatic && ofType != nil
    later { [unowned self] in
      check(
        body: syntax.body, of: body, signature, in: function,
        selfType: signature.isStatic ? ofType : selfType(nominal),
        isSelfMutable: signature.isMutating)
    }
  }

  /// Whether a protocol asks for this member to be a view builder, as `View` does for `body`.
  func asksForBuilder(_ name: String, in nominal: Nominal) -> Bool {
    protocols(of: nominal.declaredType).contains { proto in
      catalogue.members(named: name, in: proto).contains(where: \.signature.isBuilder)
    }
  }

  private func declare(
    _ syntax: InitializerDeclSyntax, in nominal: Nominal, _ requirements: [Signature.Requirement]
  ) {
    var signature = signature(of: syntax, owner: nominal)
    signature.requirements += nominal.requirements
    let body = FunctionBody("init", in: declarations)
    let isRequirement = nominal.kind == .protocol && syntax.body == nil
    let member = Member(
      owner: nominal, signature: signature,
      implementation: isRequirement
        ? Dispatch.initializer(signature, in: declarations) : .function(body))
    member.requirements = requirements
    add(member, to: nominal)
    note(syntax.modifiers, of: "init", in: nominal)
    if isRequirement { return }
    let script = nominal.script
    let isFailable = signature.kind == .initializer(isFailable: true)
    later { [unowned self] in
      if let script { for index in script.fields.indices { completeField(index, of: script) } }
      let context = function
      context.isInitializer = true
      if nominal.kind == .class {
        // It runs on an object that is there already, be it of this class or of one that inherits it.
        checkSuperclass(of: script, isInitializedBy: syntax)
        var plain = signature
        plain.result = isFailable ? optional(.void) : .void
        check(body: syntax.body, of: body, plain, in: context, selfType: nominal.declaredType)
        if isFailable { body.run = Initializers.ending(body.run) }
        return
      }
      let own = context.variable("self", selfType(nominal), isMutable: true)
      scopes = [Scope(variables: ["self": own], function: context)]
      var plain = signature
      plain.result = .void
      if isFailable { plain.result = optional(.void) }
      check(body: syntax.body, of: body, plain, in: context)
      body.run = Initializers.running(
        isFailable ? Initializers.ending(body.run) : body.run, script, own, isFailable: isFailable)
    }
  }

  private func declare(
    _ syntax: VariableDeclSyntax, in nominal: Nominal, _ requirements: [Signature.Requirement]
  ) {
    let isStatic = Self.isStatic(syntax.modifiers)
    let isMutable = syntax.bindingSpecifier.tokenKind == .keyword(.var)
    for binding in Self.annotated(syntax.bindings) {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
        report("a name is expected here", at: binding.pattern)
        continue
      }
      if let accessors = binding.accessorBlock,
        Self.isComputed(accessors) || nominal.kind == .protocol
      {
        declareComputed(
          name, binding, accessors, in: nominal, isStatic: isStatic,
          isBuilder: isBuilder(syntax.attributes) || asksForBuilder(name, in: nominal), requirements
        )
      } else if binding.accessorBlock != nil, Self.isOverride(syntax.modifiers), !isStatic {
        declareObserving(name, binding, in: nominal)
      } else if isStatic {
        declareStatic(name, binding, in: nominal, isMutable: isMutable, requirements)
      } else if isEntry(syntax, in: nominal) {
        declareEntry(name, binding, in: nominal)
      } else {
        declareStored(name, binding, of: syntax, in: nominal)
      }
      note(syntax.modifiers, of: name, in: nominal)
    }
  }

  /// `var x, y: Double`: the type stands with the last, and is meant for each that has none.
  static func annotated(_ bindings: PatternBindingListSyntax) -> [PatternBindingSyntax] {
    guard bindings.count > 1 else { return Array(bindings) }
    var annotation: TypeAnnotationSyntax?
    var found: [PatternBindingSyntax] = []
    for binding in bindings.reversed() {
      annotation = binding.typeAnnotation ?? (binding.initializer == nil ? annotation : nil)
      let lacks = binding.typeAnnotation == nil && annotation != nil
      found.insert(lacks ? binding.with(\.typeAnnotation, annotation) : binding, at: 0)
    }
    return found
  }

  static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["static", "class"].contains($0.name.plainText) }
  }

  func check(
    accessor statements: CodeBlockItemListSyntax, of body: FunctionBody, _ signature: Signature,
    _ selfType: SwiftType?, isSelfMutable: Bool, at node: AccessorBlockSyntax
  ) {
    check(
      body: nil, of: body, signature, in: function, selfType: selfType,
      isSelfMutable: isSelfMutable)
    inScope {
      for parameter in body.parameters { declare(parameter) }
      body.run = functionBody(
        statements, result: signature.result, isBuilder: signature.isBuilder,
        scriptBuilder: signature.scriptBuilder, at: node)
    }
    body.size = function.size
  }

  private func declareStatic(
    _ name: String, _ binding: PatternBindingSyntax, in nominal: Nominal, isMutable: Bool,
    _ requirements: [Signature.Requirement]
  ) {
    let global = Global(
      name, owner: nominal.name, type: .error, isMutable: isMutable, in: declarations)
    complete(global, binding)
    let signature = Signature(
      kind: .property(isSettable: isMutable), name: name, isStatic: true, result: .error)
    let annotated = binding.typeAnnotation.map { resolve($0.type) }
    if let annotated {
      var typed = signature
      typed.result = annotated
      let member = Member(owner: nominal, signature: typed, implementation: .global(global))
      member.requirements = requirements
      add(member, to: nominal)
    } else {
      let member = Member(owner: nominal, signature: signature, implementation: .global(global))
      member.requirements = requirements
      add(member, to: nominal)
    }
  }

  /// How many variables may each be made of the next one.
  static let longestMaking = 40

  /// Lets a variable's type and first value be found out when they are first needed.
  func complete(_ global: Global, _ binding: PatternBindingSyntax) {
    let (source, enclosing) = (source, enclosing)
    global.initialText = binding.initializer?.value.trimmedText ?? ""
    global.isImplicit = binding.typeAnnotation?.type.isImplicitlyUnwrapped ?? false
    global.completion = { [unowned self, unowned global] in
      inFreshContext(source, enclosing) {
        completions += 1
        defer { completions -= 1 }
        guard completions <= Self.longestMaking else {
          exhaustion =
            exhaustion
            ?? Diagnostic(
              .error,
              "'\(global.name)' is the end of more than \(Self.longestMaking) variables, each made "
                + "of the next", in: sources[source], at: range(of: binding))
          return
        }
        let declared = binding.typeAnnotation.map { resolve($0.type) }
        guard let initializer = binding.initializer else {
          global.type = declared ?? .error
          if declared == nil { report("type annotation missing in pattern", at: binding.pattern) }
          if wrapped(global.type) != nil { global.initial = Evaluate(always: .none) }
          return
        }
        if let declared { global.type = declared }
        let value = check(initializer.value, as: declared, for: .specified)
        global.type = declared.map(settled) ?? settled(value.type)
        global.initial =
          global.ownership.map { ownership in
            Evaluate { WeakReference.keeping(try value.evaluate($0), ownership) }
          } ?? value.evaluate
        global.size = function.size
      }
    }
    pending.append { global.complete() }
  }

  /// Checks something away from where the checker is now.
  func inFreshContext(_ source: Int, _ enclosing: Nominal?, _ body: () -> Void) {
    let outer = (
      self.source, self.enclosing, scopes, function, score, previewStates, freeNames
    )
    (self.source, self.enclosing, scopes, function, previewStates) = (
      source, enclosing, [], FunctionContext(parent: nil), [:]
    )
    freeNames = .nothing
    body()
    (self.source, self.enclosing, scopes, function, score, previewStates, freeNames) =
      outer
  }
}
