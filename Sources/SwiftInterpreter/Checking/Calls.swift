internal import SwiftSyntax

// Calls.
extension Checker {
  func call(_ call: FunctionCallExprSyntax, of callee: Callee, hint: SwiftType?) -> Expression {
    let arguments = self.arguments(of: call)
    switch callee {
    case .unknown(let unknown): return standIn(for: unknown, hint)
    case .skipping(let view): return view
    case .value(let function, let signature):
      return callValue(function, signature, arguments, at: call, hint: hint)
    case .type(let type):
      if let converted = literalInitializer(type, arguments) { return converted }
      let candidates = initializers(of: type)
      if candidates.isEmpty, !isError(type) {
        return fail(
          "'\(constructed(type))' cannot be constructed because it has no accessible initializers",
          at: call.calledExpression)
      }
      guard let visible = accessible(candidates, "init", at: call.calledExpression) else {
        return .error
      }
      if let unknown = unknownInitializer(
        visible, type, arguments, at: ExprSyntax(call.calledExpression))
      {
        return unknown
      }
      // Which type a generic parameter is, is known at work.
      if case .parameter = resolved(type), let witness = witness(of: type) {
        return resolve(visible, .value(witness), arguments, at: call, hint: hint)
      }
      return constructionAndCall(visible, type, arguments, at: call, hint: hint)
        ?? resolve(visible, .type(type), arguments, at: call, hint: hint)
    case .members(let candidates, let receiver):
      let callable = candidates.filter { candidate in
        switch candidate.member.signature.kind {
        case .property, .subscript: false
        case .enumCase where candidate.member.signature.parameters.isEmpty:
          members("callAsFunction", of: candidate.member.signature.result).isEmpty
        default: true
        }
      }
      if callable.isEmpty || isCallOfOwnFunction(candidates, callable, arguments) {
        let candidates = callable.isEmpty ? candidates : candidates.filter(isOwnFunction)
        let value = property(candidates, of: receiver, at: call.calledExpression, hint: nil)
        if isError(value.type) { return value }
        return callValue(value, nil, arguments, at: call, hint: hint)
      }
      return resolve(callable, receiver, arguments, at: call, hint: hint)
    }
  }

  /// `onChange(3)` where a script's view keeps a function of that name: it is meant, before the library's methods, where it
  /// takes so many arguments without labels, or none of these fits.
  private func isCallOfOwnFunction(
    _ candidates: [Candidate], _ callable: [Candidate], _ arguments: [Argument]
  ) -> Bool {
    guard let own = candidates.first(where: isOwnFunction),
      callable.allSatisfy({ $0.member.row != nil })
    else { return false }
    if case .function(let function) = resolved(own.member.signature.result),
      function.parameters.count == arguments.count, arguments.allSatisfy({ $0.label == nil })
    {
      return true
    }
    return callable.allSatisfy { candidate in
      let match = ArgumentMatching.match(arguments, to: candidate.member.signature.parameters)
      if case .success = match { return false }
      return true
    }
  }

  /// Whether it is a script's property that holds a function.
  private func isOwnFunction(_ candidate: Candidate) -> Bool {
    guard candidate.member.row == nil, candidate.member.signature.isProperty else { return false }
    let type = resolved(candidate.member.signature.result)
    if case .function = wrapped(type).map(resolved) ?? type { return true }
    return false
  }

  /// `Dial(radius: 40) { … }`: a value is made and called with the closures that none of its initialisers takes; `nil` for
  /// any other call.
  private func constructionAndCall(
    _ initializers: [Candidate], _ type: SwiftType, _ arguments: [Argument],
    at call: FunctionCallExprSyntax, hint: SwiftType?
  ) -> Expression? {
    guard let first = arguments.firstIndex(where: \.isTrailing),
      !members("callAsFunction", of: type).isEmpty,
      !initializers.contains(where: { candidate in
        let parameters = candidate.member.signature.parameters
        if case .success = ArgumentMatching.match(arguments, to: parameters) { return true }
        return false
      })
    else { return nil }
    let value = resolve(
      initializers, .type(type), Array(arguments[..<first]), at: call, hint: nil)
    if isError(value.type) { return value }
    return resolve(
      members("callAsFunction", of: value.type), .value(value), Array(arguments[first...]),
      at: call, hint: hint)
  }

  private func arguments(of call: FunctionCallExprSyntax) -> [Argument] {
    var arguments = call.arguments.map {
      Argument(label: $0.label?.plainText, expression: $0.expression)
    }
    if let trailing = call.trailingClosure {
      arguments.append(Argument(expression: ExprSyntax(trailing), isTrailing: true))
    }
    for element in call.additionalTrailingClosures {
      arguments.append(
        Argument(
          label: element.label.plainText, expression: ExprSyntax(element.closure), isTrailing: true)
      )
    }
    return arguments
  }

  /// A type's name in a call of it: a protocol's is `any` of it.
  private func constructed(_ type: SwiftType) -> String {
    if case .nominal(let nominal, _) = resolved(type), nominal.kind == .protocol {
      return "any \(nominal)"
    }
    return settled(type).description
  }

  func initializers(of type: SwiftType) -> [Candidate] { members("init", of: type) }

  /// `Double(7 / 2)`: literals as the one argument of a number's initialiser are of that type themselves, if they can.
  private func literalInitializer(_ type: SwiftType, _ arguments: [Argument]) -> Expression? {
    guard arguments.count == 1, arguments[0].label == nil, !arguments[0].isTrailing,
      isNamed(type, "Double", "CGFloat", "Int")
        || Arithmetic.widths.contains(where: { isNamed(type, $0.name) })
        || (arguments[0].expression.kind == .arrayExpr
          && conforms(type, to: catalogue.known("OptionSet"))),
      openness(arguments[0].expression) > 0
    else { return nil }
    let mark = trail.count
    let (outer, outerScore) = (diagnostics, score)
    let expression = check(arguments[0].expression, hint: type)
    if diagnostics.count == outer.count, unify(expression.type, type) { return expression }
    undo(to: mark)
    (diagnostics, score) = (outer, outerScore)
    return nil
  }

  /// Calls a value of function type, or what `callAsFunction` makes one.
  private func callValue(
    _ function: Expression, _ signature: Signature?, _ arguments: [Argument],
    at node: FunctionCallExprSyntax, hint: SwiftType?
  ) -> Expression {
    guard case .function(let type) = resolved(function.type) else {
      if let inner = unwrappedImplicitly(function) {
        return callValue(inner, signature, arguments, at: node, hint: hint)
      }
      let candidates = members("callAsFunction", of: function.type)
      if candidates.isEmpty {
        if let nominal = isUnknown(function.type) {
          return standIn(for: Unknown(path: nominal.name, nominal: nominal, call: node), hint)
        }
        if let made = dynamicCall(of: function, arguments, at: node, hint: hint) { return made }
        return fail(
          "cannot call value of non-function type '\(settled(function.type))'",
          at: node.calledExpression)
      }
      return resolve(candidates, .value(function), arguments, at: node, hint: hint)
    }
    var parameters =
      signature?.parameters
      ?? type.parameters.enumerated().map {
        Signature.Parameter(label: nil, name: "", type: $1, isInout: type.inouts.contains($0))
      }
    // A function inside another may have generic parameters of its own.
    var map: Substitution = [:]
    open(signature?.generics ?? [], into: &map)
    if !map.isEmpty {
      for index in parameters.indices {
        parameters[index].type = substitute(map, in: parameters[index].type)
      }
    }
    let result = map.isEmpty ? type.result : substitute(map, in: type.result)
    guard case .success(let match) = ArgumentMatching.match(arguments, to: parameters) else {
      let shown =
        signature
        ?? Signature(kind: .function, name: "", parameters: parameters, result: type.result)
      reportMismatch(arguments, [shown], at: node)
      return .error
    }
    var values: [Evaluate] = []
    for (parameter, indices) in zip(parameters, match.bindings) {
      guard
        let value = argument(
          parameter, parameter.type, indices.map { arguments[$0] }, [:], at: node)
      else { return .error }
      values.append(value)
    }
    if type.isThrowing, !(type.thrown.map { isNamed($0, "Never") } ?? false) {
      checkMarked(node, isThrowing: true, isAsync: false)
      noteThrown(type.thrown, at: node)
    }
    return Expression(settled(result)) { frame in
      guard case .function(let callable) = try function.evaluate(frame) else { return .void }
      return try callable.call(values.map { try $0(frame) })
    }
  }
}
