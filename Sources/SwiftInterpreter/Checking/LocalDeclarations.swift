internal import SwiftSyntax

// Declarations inside functions.
extension Checker {
  func localDeclaration(_ syntax: DeclSyntax) -> Execute {
    if let variables = syntax.as(VariableDeclSyntax.self) { return localVariables(variables) }
    if let function = syntax.as(FunctionDeclSyntax.self) { return localFunction(function) }
    if Self.isType(syntax) { return .nothing }
    report("this kind of declaration is not known inside a function", at: syntax)
    return .nothing
  }

  private func localVariables(_ syntax: VariableDeclSyntax) -> Execute {
    var steps: [Execute] = []
    // `let a, b: Double`: the type stands with the last.
    var annotation: TypeSyntax?
    var annotations: [TypeSyntax?] = []
    for binding in syntax.bindings.reversed() {
      annotation = binding.typeAnnotation?.type ?? (binding.initializer == nil ? annotation : nil)
      annotations.insert(annotation, at: 0)
    }
    for (binding, annotation) in zip(syntax.bindings, annotations) {
      steps += localVariable(binding, annotation, of: syntax)
    }
    if steps.count == 1 { return steps[0] }
    return Execute { frame in
      for step in steps { _ = try step(frame) }
      return .next
    }
  }

  /// What begins the life of what one binding names.
  private func localVariable(
    _ binding: PatternBindingSyntax, _ annotation: TypeSyntax?, of syntax: VariableDeclSyntax
  ) -> [Execute] {
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
    if let name, let steps = localWrapped(name, binding, annotation, of: syntax) { return steps }
    let declared = annotation.map { resolve($0) }
    if let block = binding.accessorBlock, let getter = Self.accessors(in: block).getter {
      return localComputed(binding, declared, getter, block)
    }
    let isMutable = syntax.bindingSpecifier.tokenKind == .keyword(.var)
    let ownership = syntax.modifiers.ownership
    guard let initializer = binding.initializer else {
      guard let name, let declared else {
        report("type annotation missing in pattern", at: binding.pattern)
        return []
      }
      // Set later: by definite initialisation it may be a constant all the same.
      let variable = function.variable(name, declared, isMutable: true)
      variable.access.ownership = ownership
      variable.isImplicit = annotation?.isImplicitlyUnwrapped ?? false
      declare(variable)
      let value: Value = wrapped(declared) != nil ? .none : .void
      return [
        Execute { frame in
          frame.declare(variable, value)
          return .next
        }
      ]
    }
    if let name, syntax.modifiers.contains(where: { $0.name.plainText == "lazy" }) {
      let (value, _, _) = trial {
        check(initializer.value, as: declared, for: .specified) as Expression?
      }
      let variable = function.variable(
        name, declared ?? value.map { settled($0.type) } ?? .error, isMutable: true)
      declare(variable)
      return [localLazy(variable) { check(initializer.value, as: declared, for: .specified) }]
    }
    let value = check(initializer.value, as: declared, for: .specified)
    var type = isError(value.type) ? declared ?? .error : settled(value.type)
    if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
      let mark = diagnostics.count
      checkCount(of: tuple, type, at: initializer.value)
      if diagnostics.count > mark { type = .error }
    }
    if let name, binding.accessorBlock != nil || ownership != nil {
      let variable = function.variable(name, type, isMutable: isMutable)
      variable.access.ownership = ownership
      declare(variable)
      let begin = Execute { frame in
        let first = try value.evaluate(frame)
        frame.declare(variable, ownership.map { WeakReference.keeping(first, $0) } ?? first)
        return .next
      }
      return [begin] + (binding.accessorBlock.map { localAccessors(variable, $0) } ?? [])
    }
    guard let bind = bindingPattern(binding.pattern, type, isMutable: isMutable) else { return [] }
    if let name, annotation?.isImplicitlyUnwrapped ?? false {
      scopes.last?.variables[name]?.isImplicit = true
    }
    return [
      Execute { frame in
        try frame.runtime.step()
        _ = try bind(frame, try value.evaluate(frame))
        return .next
      }
    ]
  }

  /// `var twice: Int { base * 2 }`: a function without parameters, called where it is named.
  private func localComputed(
    _ binding: PatternBindingSyntax, _ declared: SwiftType?,
    _ getter: CodeBlockItemListSyntax, _ block: AccessorBlockSyntax
  ) -> [Execute] {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
      let declared
    else {
      report("computed property must have an explicit type", at: binding.pattern)
      return []
    }
    let variable = function.variable(name, declared)
    variable.isComputed = true
    let get = localAccessor(variable, getter, at: block, result: declared)
    declare(variable)
    return [get] + localAccessors(variable, block)
  }

  private func bindingPattern(_ syntax: PatternSyntax, _ type: SwiftType, isMutable: Bool)
    -> Matches?
  {
    guard let name = syntax.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
      return pattern(syntax, type, isMutable: isMutable)
    }
    let variable = function.variable(name, type, isMutable: isMutable)
    declare(variable)
    return Matches { frame, value in
      frame.declare(variable, value)
      return true
    }
  }

  /// Types inside a function: they use none of its variables, and are declared as those at the top level are.
  func declareLocalTypes(in items: [CodeBlockItemSyntax]) {
    let declarations = items.compactMap { $0.item.as(DeclSyntax.self) }.filter(Self.isType)
    guard !declarations.isEmpty else { return }
    let (source, enclosing) = (source, enclosing)
    let types = declareTypes(in: declarations, inside: nil, source: source)
    typeDeclarations += types
    readHeads(of: types)
    declareMembers(ofAll: types)
    (self.source, self.enclosing) = (source, enclosing)
  }

  private static func isType(_ syntax: DeclSyntax) -> Bool {
    syntax.is(StructDeclSyntax.self) || syntax.is(EnumDeclSyntax.self)
      || syntax.is(ClassDeclSyntax.self) || syntax.is(ActorDeclSyntax.self)
  }

  /// Makes the functions of a block known, so that they may call each other: what begins their lives; `nil` without any.
  func declareLocalFunctions(in items: [CodeBlockItemSyntax]) -> Execute? {
    let functions = items.compactMap { $0.item.as(FunctionDeclSyntax.self) }.map { localName($0) }
    if functions.isEmpty { return nil }
    return Execute { frame in
      for function in functions { frame.declare(function, .void) }
      return .next
    }
  }

  private func localName(_ syntax: FunctionDeclSyntax) -> Variable {
    let signature = self.signature(of: syntax, owner: nil)
    let variable = function.variable(syntax.name.plainText, .function(signature.functionType))
    variable.signature = signature
    // It outlives the block where a closure takes it along, as it may itself to call itself.
    variable.isCaptured = true
    declare(variable)
    return variable
  }

  private func localFunction(_ syntax: FunctionDeclSyntax) -> Execute {
    guard let variable = variable(named: syntax.name.plainText), let signature = variable.signature
    else { return .nothing }
    let body = FunctionBody(syntax.name.plainText)
    let inner = FunctionContext(parent: function)
    check(body: syntax.body, of: body, signature, in: inner)
    return Execute { frame in
      let captures = inner.captures.map { ($0.inner, frame.box(of: $0.outer)) }
      let runtime = frame.runtime
      frame.box(of: variable).value = .function(body.value(captures: captures, in: runtime))
      return .next
    }
  }
}
