internal import SwiftSyntax

// Declarations inside functions.
extension Checker {
  func localDeclaration(_ syntax: DeclSyntax) -> Execute {
    if let variables = syntax.as(VariableDeclSyntax.self) { return localVariables(variables) }
    if let function = syntax.as(FunctionDeclSyntax.self) { return localFunction(function) }
    report("this kind of declaration is not known inside a function", at: syntax)
    return { _ in .next }
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
      guard let initializer = binding.initializer else {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let declared
        {
          // Set later: by definite initialisation it may be a constant all the same.
          let variable = function.variable(name, declared, isMutable: true)
          declare(variable)
          let value: Value = wrapped(declared) != nil ? .none : .void
          steps.append { frame in
            frame.declare(variable, value)
            return .next
          }
        } else {
          report("type annotation missing in pattern", at: binding.pattern)
        }
        continue
      }
      let value = check(initializer.value, as: declared, for: .specified)
      let type = isError(value.type) ? declared ?? .error : settled(value.type)
      guard let bind = bindingPattern(binding.pattern, type, isMutable: isMutable) else { continue }
      steps.append { frame in
        try frame.runtime.step()
        _ = try bind(frame, try value.evaluate(frame))
        return .next
      }
    }
    if steps.count == 1 { return steps[0] }
    return { frame in
      for step in steps { _ = try step(frame) }
      return .next
    }
  }

  private func bindingPattern(_ syntax: PatternSyntax, _ type: SwiftType, isMutable: Bool)
    -> Matches?
  {
    guard let name = syntax.as(IdentifierPatternSyntax.self)?.identifier.text else {
      if syntax.is(TuplePatternSyntax.self), isError(type) { return nil }
      return pattern(syntax, type)
    }
    let variable = function.variable(name, type, isMutable: isMutable)
    declare(variable)
    return { frame, value in
      frame.declare(variable, value)
      return true
    }
  }

  private func localFunction(_ syntax: FunctionDeclSyntax) -> Execute {
    let signature = self.signature(of: syntax, owner: nil)
    let type = SwiftType.FunctionType(
      parameters: signature.parameters.map(\.type), result: signature.result)
    let variable = function.variable(syntax.name.text, .function(type))
    variable.signature = signature
    // A function may call itself.
    variable.isCaptured = true
    declare(variable)
    let body = FunctionBody(syntax.name.text)
    let inner = FunctionContext(parent: function)
    check(body: syntax.body, of: body, signature, in: inner)
    return { frame in
      frame.declare(variable, .void)
      let captures = inner.captures.map { ($0.inner, frame.box(of: $0.outer)) }
      let runtime = frame.runtime
      frame.box(of: variable).value = .function(
        FunctionValue { try body.call($0, captures: captures, in: runtime) })
      return .next
    }
  }
}
