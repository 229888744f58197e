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
    let isMutable = syntax.bindingSpecifier.tokenKind == .keyword(.var)
    var steps: [Execute] = []
    // `let a, b: Double`: the type stands with the last.
    var annotation: TypeSyntax?
    var annotations: [TypeSyntax?] = []
    for binding in syntax.bindings.reversed() {
      annotation = binding.typeAnnotation?.type ?? (binding.initializer == nil ? annotation : nil)
      annotations.insert(annotation, at: 0)
    }
    for (binding, annotation) in zip(syntax.bindings, annotations) {
      let declared = annotation.map { resolve($0) }
      if let accessors = binding.accessorBlock, case .getter(let statements) = accessors.accessors {
        steps.append(localComputed(binding, declared, statements, accessors))
        continue
      }
      guard let initializer = binding.initializer else {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let declared
        {
          // Set later: by definite initialisation it may be a constant all the same.
          let variable = function.variable(name, declared, isMutable: true)
          declare(variable)
          let value: Value = wrapped(declared) != nil ? .none : .void
          steps.append(
            Execute { frame in
              frame.declare(variable, value)
              return .next
            })
        } else {
          report("type annotation missing in pattern", at: binding.pattern)
        }
        continue
      }
      let value = check(initializer.value, as: declared, for: .specified)
      var type = isError(value.type) ? declared ?? .error : settled(value.type)
      if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
        let mark = diagnostics.count
        checkCount(of: tuple, type, at: initializer.value)
        if diagnostics.count > mark { type = .error }
      }
      guard let bind = bindingPattern(binding.pattern, type, isMutable: isMutable) else { continue }
      steps.append(
        Execute { frame in
          try frame.runtime.step()
          _ = try bind(frame, try value.evaluate(frame))
          return .next
        })
    }
    if steps.count == 1 { return steps[0] }
    return Execute { frame in
      for step in steps { _ = try step(frame) }
      return .next
    }
  }

  /// `var twice: Int { base * 2 }`: a function without parameters, called where it is named.
  private func localComputed(
    _ binding: PatternBindingSyntax, _ declared: SwiftType?,
    _ statements: CodeBlockItemListSyntax, _ block: AccessorBlockSyntax
  ) -> Execute {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let declared
    else {
      report("computed property must have an explicit type", at: binding.pattern)
      return .nothing
    }
    let variable = function.variable(name, declared)
    variable.isComputed = true
    let body = FunctionBody(name)
    let inner = FunctionContext(parent: function)
    let outer = function
    function = inner
    inScope {
      body.run = functionBody(statements, result: declared, isBuilder: false, at: block)
    }
    body.size = inner.size
    function = outer
    declare(variable)
    return Execute { frame in
      let captures = inner.captures.map { ($0.inner, frame.box(of: $0.outer)) }
      let runtime = frame.runtime
      frame.declare(variable, .function(body.value(captures: captures, in: runtime)))
      return .next
    }
  }

  private func bindingPattern(_ syntax: PatternSyntax, _ type: SwiftType, isMutable: Bool)
    -> Matches?
  {
    guard let name = syntax.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return pattern(syntax, type)
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
    for type in types { readHead(of: type) }
    for type in parentsFirst(types) { declareMembers(of: type) }
    (self.source, self.enclosing) = (source, enclosing)
  }

  private static func isType(_ syntax: DeclSyntax) -> Bool {
    syntax.is(StructDeclSyntax.self) || syntax.is(EnumDeclSyntax.self)
      || syntax.is(ClassDeclSyntax.self)
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
    let variable = function.variable(syntax.name.text, .function(signature.functionType))
    variable.signature = signature
    // It outlives the block where a closure takes it along, as it may itself to call itself.
    variable.isCaptured = true
    declare(variable)
    return variable
  }

  private func localFunction(_ syntax: FunctionDeclSyntax) -> Execute {
    guard let variable = variable(named: syntax.name.text), let signature = variable.signature
    else { return .nothing }
    let body = FunctionBody(syntax.name.text)
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
