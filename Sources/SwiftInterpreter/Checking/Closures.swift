internal import SwiftSyntax

// Closures: functions without a name, that take along what they use.
extension Checker {
  func closure(
    _ syntax: ClosureExprSyntax, hint: SwiftType?, isBuilder: Bool = false,
    scriptBuilder: SwiftType? = nil, isEscaping: Bool? = nil
  ) -> Expression {
    var expected: SwiftType.FunctionType?
    if let hint, case .function(let function) = wrapped(hint).map(resolved) ?? resolved(hint) {
      expected = function
    }
    let body = FunctionBody("closure") { syntax.trimmedText }
    let inner = FunctionContext(parent: function)
    inner.isEscaping = isEscaping ?? Self.isKept(syntax)
    guard let taken = captureList(syntax, in: inner) else { return .error }
    let outer = function
    function = inner
    defer { function = outer }
    return inScope { () -> Expression in
      for (variable, _) in taken { declare(variable) }
      var begins: [Execute] = []
      guard let parameters = closureParameters(syntax, expected, &begins) else { return .error }
      body.parameters = parameters
      let thrown = syntax.signature?.effectSpecifiers?.throwsClause
      inner.thrown = thrown?.type.map { resolve($0) }
      if thrown == nil, let wanted = expected?.thrown.map(settled), Self.isKnown(wanted) {
        inner.thrown = wanted
      }
      let written = syntax.signature?.returnClause.map { resolve($0.type) }
      let result = written ?? expected?.result
      let checked = closureBody(
        syntax, result, isBuilder: isBuilder, scriptBuilder: scriptBuilder)
      guard let checked else { return .error }
      body.run = checked.evaluate.beginning(with: begins)
      body.size = inner.size
      let thrownType = thrownType(inner, expected, isWritten: thrown != nil)
      let isSpread = expected.map { $0.parameters.count != parameters.count } ?? false
      let throwing = thrown != nil || !inner.thrownInside.isEmpty
      if throwing { hasThrowingArgument = true }
      let type = SwiftType.FunctionType(
        parameters: isSpread ? expected?.parameters ?? [] : parameters.map(\.type),
        inouts: isSpread ? [] : Set(parameters.indices.filter { parameters[$0].isInout }),
        result: checked.type,
        isThrowing: throwing, thrown: thrownType)
      if throwing, let expected, !expected.isThrowing {
        var own = type
        own.isThrowing = true
        return fail(
          "invalid conversion from throwing function of type '\(settled(.function(own)))' to "
            + "non-throwing function type '\(settled(.function(expected)))'", at: syntax)
      }
      return Expression(.function(type)) { frame in
        var captures = inner.captures.map { ($0.inner, frame.box(of: $0.outer)) }
        for (variable, value) in taken { captures.append((variable, Box(try value(frame)))) }
        let runtime = frame.runtime
        return .function(body.value(captures: captures, in: runtime))
      }
    }
  }

  private static func isKnown(_ type: SwiftType) -> Bool {
    if case .variable = type { false } else { true }
  }

  /// What a closure throws: what it says, what is wanted of it, or what is to be found out by it.
  private func thrownType(
    _ inner: FunctionContext, _ expected: SwiftType.FunctionType?, isWritten: Bool
  ) -> SwiftType? {
    guard let wanted = expected?.thrown, case .variable = resolved(wanted) else {
      return inner.thrown
    }
    let throwing = isWritten || !inner.thrownInside.isEmpty
    let found = inner.thrown ?? (throwing ? anyError : type("Never"))
    _ = unify(wanted, found)
    return found
  }

  /// Whether a closure is no argument and not called at once: something keeps it.
  private static func isKept(_ syntax: ClosureExprSyntax) -> Bool {
    switch syntax.parent?.kind {
    case .initializerClause, .returnStmt, .arrayElement, .dictionaryElement, .exprList: true
    default: false
    }
  }

  /// What a closure takes along as it is when the closure is made: `[count, weak self, next = count + 1]`.
  private func captureList(_ syntax: ClosureExprSyntax, in inner: FunctionContext) -> [(
    Variable, Evaluate
  )]? {
    var taken: [(Variable, Evaluate)] = []
    for item in syntax.signature?.capture?.items ?? [] {
      let written =
        item.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: item.name))
      let value: Expression
      if let initializer = item.initializer {
        value = check(initializer.value, hint: nil)
      } else {
        guard let callee = reference(item.name, isCalled: false, hint: nil) else { return nil }
        value = self.value(of: callee, at: written, hint: nil)
      }
      if isError(value.type) { return nil }
      let ownership = (item.specifier?.specifier.text).flatMap { Ownership(rawValue: $0) }
      let type =
        ownership == .weak && wrapped(value.type) == nil ? optional(value.type) : value.type
      let variable = inner.variable(item.name.plainText, settled(type))
      variable.isCaptured = true
      variable.access.ownership = ownership
      let make = value.evaluate
      let keep = ownership.map { ownership in
        Evaluate { WeakReference.keeping(try make($0), ownership) }
      }
      taken.append((variable, keep ?? make))
    }
    return taken
  }

  private func closureParameters(
    _ syntax: ClosureExprSyntax, _ expected: SwiftType.FunctionType?, _ begins: inout [Execute]
  ) -> [Variable]? {
    var names: [WrittenParameter] = []
    switch syntax.signature?.parameterClause {
    case .simpleInput(let list):
      names = list.map { WrittenParameter(name: $0.name.plainText, node: Syntax($0)) }
    case .parameterClause(let clause):
      names = clause.parameters.map {
        WrittenParameter(
          name: ($0.secondName ?? $0.firstName).plainText, type: $0.type.map { resolve($0) },
          isInout: $0.type?.isInout ?? false, node: Syntax($0))
      }
    default:
      let used = expected?.parameters.isEmpty ?? false ? 0 : Self.shorthandCount(in: syntax)
      if let expected {
        if used > expected.parameters.count, expected.parameters.count == 1,
          case .tuple(let elements) = resolved(expected.parameters[0]), elements.count >= used
        {
          // `$0` and `$1` take a tuple apart.
          let parameters = elements.indices.map { function.variable("$\($0)", elements[$0].type) }
          function.shorthand = parameters
          return parameters
        }
        // What is handed nothing takes no notice of it.
        let isHandedNothing = expected.parameters.count == 1 && isVoid(expected.parameters[0])
        if used < expected.parameters.count, used == 0, !isHandedNothing {
          report(
            "contextual type for closure argument expects \(expected.parameters.count) argument\(expected.parameters.count == 1 ? "" : "s"), which cannot be implicitly ignored",
            at: syntax.leftBrace)
          return nil
        }
        if used > 0, used < expected.parameters.count {
          report(
            "contextual closure type '\(contextual(expected))' expects "
              + "\(expected.parameters.count) arguments, but \(used) \(used == 1 ? "was" : "were") used "
              + "in closure body", at: syntax.leftBrace)
          return nil
        }
        let parameters = expected.parameters.enumerated().map {
          function.parameter("$\($0)", settled($1), isInout: expected.inouts.contains($0))
        }
        function.shorthand = parameters
        return parameters
      }
      if used > 0 {
        report(
          "unable to infer type of a closure parameter '$0' in the current context", at: syntax)
        return nil
      }
      return []
    }
    let parameters = namedParameters(names, expected, at: syntax)
    if case .parameterClause(let clause) = syntax.signature?.parameterClause, let parameters {
      for (written, variable) in zip(clause.parameters, parameters) {
        guard !written.attributes.isEmpty, let wrapper = scriptWrapper(of: written.attributes)
        else { continue }
        begins += keptParameter(variable, wrapper, at: syntax)
      }
    }
    return parameters
  }

  /// A closure's type as it is mostly written where one is asked for.
  private func contextual(_ function: SwiftType.FunctionType) -> String {
    let text = settled(.function(function)).description
    return text.hasSuffix("-> ()") ? text.dropLast(2) + "Void" : text
  }

  private struct WrittenParameter {
    var name: String
    var type: SwiftType?
    var isInout = false
    var node: Syntax
  }

  private func namedParameters(
    _ names: [WrittenParameter], _ expected: SwiftType.FunctionType?, at syntax: ClosureExprSyntax
  ) -> [Variable]? {
    var types = expected?.parameters ?? names.map { $0.type ?? .error }
    if types.count == 1, names.count > 1, case .tuple(let elements) = resolved(types[0]),
      elements.count == names.count
    {
      types = elements.map(\.type)
    }
    guard types.count == names.count else {
      report(
        "contextual closure type '\(expected.map(contextual) ?? "()")' expects \(types.count) argument\(types.count == 1 ? "" : "s"), but \(names.count) \(names.count == 1 ? "was" : "were") used in closure body",
        at: syntax.signature.map(Syntax.init) ?? Syntax(syntax))
      return nil
    }
    var parameters: [Variable] = []
    for (index, (parameter, type)) in zip(names, types).enumerated() {
      if let written = parameter.type, !unify(written, type) {
        report(
          "cannot convert value of type '\(settled(type))' to expected argument type '\(settled(written))'",
          at: parameter.node)
        return nil
      }
      let settled = settled(parameter.type ?? type)
      if case .variable = settled {
        report(
          "cannot infer type of closure parameter '\(parameter.name)' without a type annotation",
          at: parameter.node)
        return nil
      }
      if case .error = settled, expected == nil {
        report(
          "cannot infer type of closure parameter '\(parameter.name)' without a type annotation",
          at: parameter.node)
        return nil
      }
      let variable = function.parameter(
        parameter.name, settled,
        isInout: expected?.inouts.contains(index) ?? parameter.isInout)
      if parameter.name != "_" { declare(variable) }
      parameters.append(variable)
    }
    return parameters
  }

  /// What a closure's statements give, and as what.
  private func closureBody(
    _ syntax: ClosureExprSyntax, _ result: SwiftType?, isBuilder: Bool, scriptBuilder: SwiftType?
  ) -> Expression? {
    let count = diagnostics.count
    let items = syntax.statements.active
    if isBuilder || scriptBuilder != nil,
      !items.contains(where: { $0.item.is(ReturnStmtSyntax.self) })
    {
      let view = scriptBuilder.map { block(items, $0, isWhole: true) } ?? builder(items: items)
      if isError(view.type) { return nil }
      guard let result else { return view }
      let converted = convert(view, to: result, for: .returned, at: syntax)
      return isError(converted.type) ? nil : converted
    }
    if let only = items.first, items.count == 1,
      let expression = only.singleExpression, Self.isSingleValue(expression)
    {
      return singleExpression(expression, result)
    }
    function.result = result
    let statements = self.statements(items)
    if diagnostics[count...].contains(where: { $0.severity == .error }) { return nil }
    let type = result.map(settled) ?? function.returned.first ?? .void
    if case .variable = type {} else { checkReturn(in: syntax.statements, type, at: syntax) }
    if case .variable(let variable) = type, function.returned.isEmpty {
      _ = bind(variable, to: .void)
    }
    return Expression(settled(type)) { frame in
      if case .returned(let value) = try statements(frame) { return value }
      return .void
    }
  }

  private func singleExpression(_ syntax: ExprSyntax, _ result: SwiftType?) -> Expression? {
    guard let result else {
      let expression = check(syntax, hint: nil)
      return isError(expression.type) ? nil : expression
    }
    if isVoid(result) {
      let expression = check(syntax, hint: nil)
      if isError(expression.type) { return nil }
      return Expression(.void) { frame in
        _ = try expression.evaluate(frame)
        return .void
      }
    }
    let expression = check(syntax, as: result, for: .closureResult)
    return isError(expression.type)
      ? nil : Expression(settled(expression.type), expression.evaluate)
  }
}

extension Checker {
  /// How many of `$0`, `$1` … a closure uses itself.
  static func shorthandCount(in closure: ClosureExprSyntax) -> Int {
    var count = 0
    var rest: [Syntax] = [Syntax(closure.statements)]
    while let node = rest.popLast() {
      if node.kind == .closureExpr { continue }
      if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.plainText {
        if name.hasPrefix("$"), let index = Int(name.dropFirst()) { count = max(count, index + 1) }
        continue
      }
      rest += node.children(viewMode: .sourceAccurate)
    }
    return count
  }
}

extension CodeBlockItemSyntax {
  /// The expression that stands here alone.
  var singleExpression: ExprSyntax? {
    switch item {
    case .expr(let expression): expression
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
    default: nil
    }
  }
}
