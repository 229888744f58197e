internal import SwiftSyntax

/// A row's default value as it is written, and what it has to be.
struct DefaultKey: Hashable {
  var text: String
  var type: SwiftType
}

extension Catalogue {
  /// What a row's default value comes to, whatever the script; `nil` where only a script can tell.
  func defaultValue(_ key: DefaultKey) -> Expression? {
    if let known = defaults[key] { return known }
    let value = defaultsChecker.check(expression(key.text), as: key.type)
    defaultsChecker.diagnostics = []
    guard !defaultsChecker.isError(value.type), defaultsChecker.function.size == 0 else {
      return nil
    }
    defaults[key] = value
    return value
  }
}

// What a parameter gets.
extension Checker {
  /// The value of one parameter: its argument, its arguments if it is variadic, else its default. `nil` after an error.
  func argument(
    _ parameter: Signature.Parameter, _ type: SwiftType, _ given: [Argument],
    _ known: [Int: Expression], of member: Member? = nil, at node: some SyntaxProtocol
  ) -> Evaluate? {
    if parameter.isVariadic {
      let elements = given.enumerated().map { offset, argument in
        value(of: argument, known[offset], as: type, parameter, member, at: Syntax(node))
      }
      if elements.contains(where: { isError($0.type) }) { return nil }
      return Evaluate { frame in .array(try elements.map { try $0.evaluate(frame) }) }
    }
    guard let argument = given.first else {
      return defaultValue(of: parameter, type, at: node)?.evaluate
    }
    if parameter.isInout { return inoutArgument(argument, type) }
    if let wrapper = parameter.wrapper, argument.label?.first == "$",
      let projected = projectedValue(of: wrapper)
    {
      let value = check(argument.expression, as: projected)
      if isError(value.type) { return nil }
      return Evaluate { frame in .native(ProjectedArgument(value: try value.evaluate(frame))) }
    }
    let expression = value(
      of: argument, known[0], as: type, parameter, member, at: Syntax(node))
    if isError(expression.type) { return nil }
    return expression.evaluate
  }

  private func value(
    of argument: Argument, _ known: Expression?, as type: SwiftType,
    _ parameter: Signature.Parameter, _ member: Member?, at call: Syntax
  ) -> Expression {
    if argument.expression.kind == .inOutExpr {
      return fail(
        "'&' used with non-inout argument of type '\(settled(type))'", at: argument.expression)
    }
    if parameter.isAutoclosure, case .function(let function) = resolved(type) {
      return autoclosure(argument, function)
    }
    if let closure = argument.expression.as(ClosureExprSyntax.self) {
      let target = wrapped(type).map(resolved) ?? resolved(type)
      let expression = self.closure(
        closure, hint: target, isBuilder: parameter.isBuilder,
        scriptBuilder: parameter.scriptBuilder, isEscaping: parameter.isEscaping)
      return convert(expression, to: type, for: .argument, at: closure)
    }
    if argument.solved == nil,
      let mismatch = nilMismatch(argument.expression, type, for: .argument)
    {
      return mismatch
    }
    let expression = known ?? argument.solved ?? check(argument.expression, hint: type)
    if isError(expression.type) { return .error }
    missingConformance = nil
    if let converted = coerce(expression, to: type) { return converted }
    if case .parameter(let generic) = parameter.type, missingConformance == nil, let member,
      member.row == nil, case .nominal = resolved(type), !parameter.isVariadic
    {
      return fail(
        "conflicting arguments to generic parameter '\(generic.name)' ('\(settled(expression.type))' vs. "
          + "'\(settled(type))')", pointingAt: call)
    }
    if let missing = missingConformance, let member {
      if let inner = wrapped(expression.type),
        trial({ coerce(Expression(inner) { _ in .void }, to: type) }).0 != nil
      {
        return convert(expression, to: settled(inner), for: .argument, at: argument.expression)
      }
      let lacking = lacking(missing.type, missing.proto)
      return fail(
        "\(requirer(member, of: parameter.type, missing.proto)) requires that '\(settled(lacking.type))' conform to '\(lacking.proto)'",
        pointingAt: call)
    }
    return convert(expression, to: type, for: .argument, at: argument.expression)
  }

  /// What stands where no argument does.
  func defaultValue(
    of parameter: Signature.Parameter, _ type: SwiftType, at node: some SyntaxProtocol
  )
    -> Expression?
  {
    switch parameter.defaultValue {
    case .none: return Expression(type) { _ in .array([]) }
    case .field: return Expression(type) { _ in .absent }
    case .syntax(let written):
      if parameter.isAutoclosure, case .function(let function) = resolved(type) {
        return defaultValue(written, of: parameter.name, as: function.result, at: node).map {
          value in
          Expression(type) { frame in .function(FunctionValue { _ in try value.evaluate(frame) }) }
        }
      }
      return defaultValue(written, of: parameter.name, as: type, at: node)
    case .text(let text):
      // Rows have few different ones, and most calls leave some out.
      let key = DefaultKey(text: text, type: settled(type))
      if let known = rowDefaults[key] { return known }
      if isOfLibraryAlone(key.type), let value = catalogue.defaultValue(key) {
        rowDefaults[key] = value
        return value
      }
      let value = defaultValue(
        catalogue.expression(text), of: parameter.name, as: type, at: node)
      if settled(type) == key.type { rowDefaults[key] = value }
      return value
    }
  }

  private func defaultValue(
    _ syntax: ExprSyntax, of name: String, as type: SwiftType, at node: some SyntaxProtocol
  ) -> Expression? {
    // `#function` and `#line` as defaults are those of the call.
    if let macro = syntax.as(MacroExpansionExprSyntax.self),
      let place = placeLiteral(macro.macroName.text, at: node)
    {
      return place
    }
    guard defaultsUnderway.insert(syntax.id).inserted else {
      exhaustion =
        exhaustion
        ?? Diagnostic(
          .error, "the default of '\(name)' calls for itself", in: sources[source],
          at: range(of: node))
      return nil
    }
    defer { defaultsUnderway.remove(syntax.id) }
    // It sees what its declaration sees, not what stands around the call; and it was checked there.
    let (outer, outerScopes, outerDiagnostics, outerScore) = (enclosing, scopes, diagnostics, score)
    defer {
      (enclosing, scopes, diagnostics, score) = (outer, outerScopes, outerDiagnostics, outerScore)
    }
    scopes = []
    let function = self.function
    self.function = FunctionContext(parent: nil)
    defer { self.function = function }
    let expression = check(syntax, as: type)
    if isError(expression.type) { return nil }
    let size = self.function.size
    guard size > 0 else { return expression }
    return Expression(expression.type) { frame in
      try expression.evaluate(Frame(runtime: frame.runtime, size: size))
    }
  }

  private func inoutArgument(_ argument: Argument, _ type: SwiftType) -> Evaluate? {
    if let known = argument.solved, let place = known.place, unify(known.type, type) {
      return Evaluate { frame in
        .native(
          ScriptBinding(
            get: { try known.evaluate(frame) }, set: { try place.set(frame, $0) }))
      }
    }
    guard argument.expression.kind == .inOutExpr else {
      report(
        "passing value of type '\(settled(type))' to an inout parameter requires explicit '&'",
        at: argument.expression)
      return nil
    }
    let expression = check(argument.expression, as: type)
    if isError(expression.type) { return nil }
    guard let place = expression.place else {
      reportImmutable(argument.expression, .inoutArgument, at: argument.expression)
      return nil
    }
    return Evaluate { frame in
      .native(
        ScriptBinding(
          get: { try expression.evaluate(frame) },
          set: { new in try place.set(frame, new) }))
    }
  }

  private func autoclosure(_ argument: Argument, _ function: SwiftType.FunctionType) -> Expression {
    let expression =
      argument.solved.map {
        convert($0, to: function.result, for: .argument, at: argument.expression)
      } ?? check(argument.expression, as: function.result)
    if isError(expression.type) { return .error }
    return Expression(.function(function)) { frame in
      .function(FunctionValue { _ in try expression.evaluate(frame) })
    }
  }
}
