internal import SwiftSyntax

extension Checker {
  func statements(_ list: CodeBlockItemListSyntax) -> Execute { statements(list.active) }

  /// - Parameter end: What is checked where the last statement's names are still known.
  func statements(_ items: [CodeBlockItemSyntax], end: () -> Void = {}) -> Execute {
    inScope {
      declareLocalTypes(in: items)
      checkRedeclarations(items.compactMap { $0.item.as(DeclSyntax.self) })
      let functions = declareLocalFunctions(in: items)
      let deferred = items.map { $0.item.as(DeferStmtSyntax.self) }
      var body = zip(items, deferred).map { item, deferred in
        deferred.map { statements($0.body.statements) } ?? statement(item)
      }
      end()
      if deferred.contains(where: { $0 != nil }) {
        body = [Self.sequence(body, deferring: deferred.map { $0 != nil })]
      }
      if let functions { body.insert(functions, at: 0) }
      if body.count == 1 { return ending(body[0]) }
      return ending(
        Execute { frame in
          for statement in body {
            let flow = try statement(frame)
            guard case .next = flow else { return flow }
          }
          return .next
        })
    }
  }

  /// The statements of the innermost scope, at whose end its variables let go of what they hold, the last one first.
  private func ending(_ body: Execute) -> Execute {
    guard declarations.hasFinalizers,
      let variables = scopes.last?.variables.values.sorted(by: { $0.slot > $1.slot }),
      !variables.isEmpty
    else { return body }
    return Execute { frame in
      do {
        let flow = try body(frame)
        variables.forEach(frame.release)
        return flow
      } catch let thrown as ThrownValue {
        variables.forEach(frame.release)
        throw thrown
      }
    }
  }

  /// Statements of which some wait for the end of the block, however it is left, the last one reached first.
  private static func sequence(_ body: [Execute], deferring: [Bool]) -> Execute {
    Execute { frame in
      var waiting: [Execute] = []
      @MainActor func leave() throws {
        while let last = waiting.popLast() { _ = try last(frame) }
      }
      do {
        for (statement, isDeferred) in zip(body, deferring) {
          if isDeferred {
            waiting.append(statement)
            continue
          }
          let flow = try statement(frame)
          guard case .next = flow else {
            try leave()
            return flow
          }
        }
      } catch let thrown as ThrownValue {
        // What traps or sleeps on never comes to its end.
        try leave()
        throw thrown
      }
      try leave()
      return .next
    }
  }

  func statement(_ item: CodeBlockItemSyntax) -> Execute {
    let mark = diagnostics.count
    let run = statement(of: item)
    guard isLenient, diagnostics.count > mark, let name = pardon(since: mark, "") else {
      return run
    }
    // The picture may never need what is done here; where it does, it stops here.
    let trap = trap(at: item)
    return Execute { _ in throw trap("nothing stands for '\(name)' here") }
  }

  private func statement(of item: CodeBlockItemSyntax) -> Execute {
    switch item.item {
    case .decl(let declaration): return localDeclaration(declaration)
    case .expr(let expression): return expressionStatement(expression)
    case .stmt(let statement): return self.statement(statement, label: nil)
    @unknown default: return .nothing
    }
  }

  private func expressionStatement(_ syntax: ExprSyntax) -> Execute {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .ifExpr(let branch): return ifStatement(branch)
    case .switchExpr(let branch): return switchStatement(branch, label: nil)
    default:
      let expression = check(syntax, hint: nil)
      return Execute { frame in
        try frame.runtime.step()
        _ = try expression.evaluate(frame)
        return .next
      }
    }
  }

  private func statement(_ syntax: StmtSyntax, label: String?) -> Execute {
    switch syntax.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let statement):
      if let branch = statement.expression.as(SwitchExprSyntax.self) {
        return switchStatement(branch, label: label)
      }
      return expressionStatement(statement.expression)
    case .returnStmt(let statement): return returnStatement(statement)
    case .guardStmt(let statement): return guardStatement(statement)
    case .whileStmt(let loop): return whileLoop(loop, label: label)
    case .repeatStmt(let loop): return repeatLoop(loop, label: label)
    case .forStmt(let loop): return forLoop(loop, label: label)
    case .labeledStmt(let labelled):
      return statement(labelled.statement, label: labelled.label.plainText)
    case .breakStmt(let statement):
      checkJump(statement, to: statement.label)
      let target = statement.label?.plainText
      return Execute { _ in .broke(target) }
    case .continueStmt(let statement):
      checkJump(statement, to: statement.label)
      let target = statement.label?.plainText
      return Execute { _ in .continued(target) }
    case .fallThroughStmt: return Execute { _ in .continued("fallthrough") }
    case .doStmt(let statement): return doStatement(statement, label: label)
    case .throwStmt(let statement): return throwStatement(statement)
    case .yieldStmt(let statement): return yieldStatement(statement)
    default: break
    }
    report("this kind of statement is not known here", at: syntax)
    return .nothing
  }

  private static func asksForAvailability(_ conditions: ConditionElementListSyntax) -> Bool {
    conditions.contains { if case .availability = $0.condition { true } else { false } }
  }

  private func ifStatement(_ syntax: IfExprSyntax) -> Execute {
    inScope {
      let condition = conditions(syntax.conditions)
      let returned = function.returned
      let then = statements(syntax.body.statements)
      if function.opaqueResult != nil, Self.asksForAvailability(syntax.conditions) {
        function.returnedWhereAvailable += function.returned[returned.count...]
        function.returned = returned
      }
      var otherwise: Execute?
      switch syntax.elseBody {
      case .codeBlock(let block): otherwise = inScope { statements(block.statements) }
      case .ifExpr(let next): otherwise = ifStatement(next)
      default: break
      }
      return Execute { frame in
        try frame.runtime.step()
        if try condition?(frame) ?? false { return try then(frame) }
        return try otherwise?(frame) ?? .next
      }
    }
  }

  private func returnStatement(_ syntax: ReturnStmtSyntax) -> Execute {
    guard let written = syntax.expression else {
      if let result = function.result, !isVoid(result), !isError(result) {
        if case .variable(let variable) = resolved(result) {
          _ = bind(variable, to: .void)
        } else {
          report("non-void function should return a value", at: syntax)
        }
      }
      return Execute { _ in .returned(.void) }
    }
    let value: Expression
    if let opaque = function.opaqueResult {
      let hint = startsImplicitly(written) ? opaque : function.returned.first
      value = conform(check(written, hint: hint), to: opaque, at: written)
      if !isError(value.type) { function.returned.append(settled(value.type)) }
    } else if let result = function.result, isVoid(result), !function.isInitializer {
      value = check(written, hint: nil)
      if !isError(value.type), !isVoid(value.type) {
        report("unexpected non-void return value in void function", at: written)
      }
    } else if let result = function.result {
      value = check(written, as: result, for: .returned)
    } else {
      value = check(written, hint: function.returned.first)
      function.returned.append(settled(value.type))
    }
    return Execute { .returned(try value.evaluate($0)) }
  }

  /// What a coroutine hands out: to be read it is what the accessor gives, to be changed it is what then becomes of it.
  private func yieldStatement(_ syntax: YieldStmtSyntax) -> Execute {
    guard case .single(let written) = syntax.yieldedExpressions else {
      report("this kind of statement is not known here", at: syntax)
      return .nothing
    }
    guard let reference = written.as(InOutExprSyntax.self) else {
      let value = check(written, as: function.result, for: .returned)
      return Execute { .returned(try value.evaluate($0)) }
    }
    let target = check(reference.expression, hint: nil)
    guard let place = target.place, let given = variable(named: "newValue") else {
      if !isError(target.type) {
        reportImmutable(reference.expression, .inoutArgument, at: written)
      }
      return .nothing
    }
    return Execute { frame in
      try place.set(frame, frame.value(of: given))
      return .next
    }
  }

  private func guardStatement(_ syntax: GuardStmtSyntax) -> Execute {
    let otherwise = inScope { statements(syntax.body.statements) }
    if !leaves(syntax.body.statements, byJumps: true) {
      report(
        "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope",
        at: syntax.body.rightBrace)
    }
    // What the condition binds is visible after it.
    let condition = conditions(syntax.conditions)
    return Execute { frame in
      try frame.runtime.step()
      return try condition?(frame) ?? false ? .next : try otherwise(frame)
    }
  }

  /// The conditions of `if`, `guard` and `while`: Booleans, and patterns that bind.
  func conditions(_ list: ConditionElementListSyntax) -> Condition? {
    var tests: [Condition] = []
    for element in list {
      switch element.condition {
      case .expression(let expression):
        if reportAssignment(in: expression) { return nil }
        let condition = check(expression, as: bool, for: .condition)
        if isError(condition.type) { return nil }
        tests.append(condition.evaluate.test)
      case .optionalBinding(let binding):
        guard let test = optionalBinding(binding) else { return nil }
        tests.append(test)
      case .matchingPattern(let matching):
        let value = check(matching.initializer.value, hint: nil)
        if isError(value.type) { declareBroken(matching.pattern) }
        guard !isError(value.type), let test = pattern(matching.pattern, settled(value.type))
        else { return nil }
        tests.append(Condition { frame in try test(frame, try value.evaluate(frame)) })
      case .availability(let condition):
        // Whatever is asked for is there.
        let isThere = condition.availabilityKeyword.tokenKind != .poundUnavailable
        tests.append(Condition { _ in isThere })
      default: tests.append(Condition { _ in true })
      }
    }
    if tests.count == 1 { return tests[0] }
    return Condition { frame in
      for test in tests where try !test(frame) { return false }
      return true
    }
  }

  /// Reports `if a = b`; says whether it is that.
  private func reportAssignment(in condition: ExprSyntax) -> Bool {
    guard let sequence = condition.as(SequenceExprSyntax.self),
      let sign = sequence.elements.dropFirst().first?.as(AssignmentExprSyntax.self)
    else { return false }
    report(
      .error, "use of '=' in a boolean context, did you mean '=='?", at: sign,
      fixIts: [
        .init(
          message: "replace '=' with '=='",
          edits: [TextEdit(range: range(of: sign), replacement: "==")])
      ])
    return true
  }

  private func optionalBinding(_ binding: OptionalBindingConditionSyntax) -> Condition? {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
      return optionalParts(binding)
    }
    var value: Expression
    if let initializer = binding.initializer {
      let hint = binding.typeAnnotation.map { optional(resolve($0.type)) }
      value = check(initializer.value, hint: hint)
    } else {
      value = check(ExprSyntax(DeclReferenceExprSyntax(baseName: name)), hint: nil, at: name)
    }
    if isError(value.type) {
      declareBroken(binding.pattern)
      return nil
    }
    value = presumedOptional(value)
    guard let inner = wrapped(value.type) else {
      report(
        "initializer for conditional binding must have Optional type, not '\(settled(value.type))'",
        at: binding.bindingSpecifier)
      declare(function.variable(name.plainText, settled(value.type)))
      return nil
    }
    let variable = function.variable(
      name.plainText, settled(inner),
      isMutable: binding.bindingSpecifier.tokenKind == .keyword(.var))
    if name.plainText != "_" { declare(variable) }
    return Condition { frame in
      guard case .some(let content) = try value.evaluate(frame) else { return false }
      frame.declare(variable, content)
      return true
    }
  }

  /// `if let (x, y) = pair`.
  private func optionalParts(_ binding: OptionalBindingConditionSyntax) -> Condition? {
    guard let initializer = binding.initializer else {
      report("a name is expected here", at: binding.pattern)
      return nil
    }
    let value = presumedOptional(check(initializer.value, hint: nil))
    if isError(value.type) { return nil }
    guard let inner = wrapped(value.type) else {
      report(
        "initializer for conditional binding must have Optional type, not '\(settled(value.type))'",
        at: initializer.value)
      return nil
    }
    let isMutable = binding.bindingSpecifier.tokenKind == .keyword(.var)
    guard let match = pattern(binding.pattern, settled(inner), isMutable: isMutable) else {
      return nil
    }
    return Condition { frame in
      guard case .some(let content) = try value.evaluate(frame) else { return false }
      return try match(frame, content)
    }
  }

  /// A name by itself, reported at the token it was written as.
  private func check(_ reference: ExprSyntax, hint: SwiftType?, at token: TokenSyntax) -> Expression
  {
    guard let callee = self.reference(token, isCalled: false, hint: hint) else { return .error }
    return value(of: callee, at: reference, hint: hint)
  }
}
