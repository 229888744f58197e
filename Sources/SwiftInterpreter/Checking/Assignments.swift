internal import SwiftSyntax

// `a = b`, `a += b`, `_ = b`.
extension Checker {
  func isAssignment(_ syntax: ExprSyntax) -> Bool {
    guard let sequence = syntax.as(SequenceExprSyntax.self), sequence.elements.count >= 3 else {
      return false
    }
    let second = sequence.elements[sequence.elements.index(after: sequence.elements.startIndex)]
    return second.is(AssignmentExprSyntax.self) || compoundOperator(second) != nil
  }

  /// `+` of `+=`.
  private func compoundOperator(_ syntax: ExprSyntax) -> String? {
    guard let name = syntax.as(BinaryOperatorExprSyntax.self)?.operator.text, name.hasSuffix("="),
      name.count > 1,
      declarations.operators.infixOperator(named: name)?.precedenceGroup == "AssignmentPrecedence"
    else { return nil }
    return String(name.dropLast())
  }

  func assignment(_ sequence: SequenceExprSyntax) -> Expression {
    let elements = Array(sequence.elements)
    let target = elements[0]
    guard let right = fold(elements: Array(elements[2...])) else { return .error }
    if target.is(DiscardAssignmentExprSyntax.self) {
      let value = solve(right[...], nil, at: elements[2])
      return Expression(.void) { frame in
        _ = try value.evaluate(frame)
        return .void
      }
    }
    if let parts = target.as(TupleExprSyntax.self), parts.elements.count > 1,
      elements[1].is(AssignmentExprSyntax.self)
    {
      return assignment(to: parts, right, at: elements[2])
    }
    let left = check(target, hint: nil)
    if isError(left.type) {
      return .error
    }
    guard let place = left.place else {
      let isCompound = compoundOperator(elements[1]) != nil
      reportImmutable(target, isCompound ? .compound : .assignment, at: elements[1])
      return .error
    }
    let value: Expression
    if let name = compoundOperator(elements[1]) {
      let token = elements[1].as(BinaryOperatorExprSyntax.self)?.operator ?? .identifier(name)
      var nodes = [OperatorNode(kind: .solved(left), start: 0)]
      nodes += right.map { OperatorNode(kind: $0.kind, start: $0.start + 1) }
      nodes.append(OperatorNode(kind: .infix(name, token), start: 0))
      let solved = solve(nodes[...], left.type, at: ExprSyntax(sequence))
      value = convert(solved, to: left.type, for: .assigned, at: sequence)
    } else {
      value = convert(
        solve(right[...], left.type, at: elements[2]), to: left.type, for: .assigned,
        at: elements[2])
    }
    if isError(value.type) { return .error }
    return Expression(.void) { frame in
      try place.set(frame, try value.evaluate(frame))
      return .void
    }
  }

  /// `(a, b) = (1, 2)`: to each part what stands at its place.
  private func assignment(
    to target: TupleExprSyntax, _ right: [OperatorNode], at node: ExprSyntax
  ) -> Expression {
    let parts = target.elements.map { part -> (expression: Expression, syntax: ExprSyntax)? in
      part.expression.is(DiscardAssignmentExprSyntax.self)
        ? nil : (check(part.expression, hint: nil), part.expression)
    }
    guard !parts.contains(where: { $0.map { isError($0.expression.type) } ?? false }) else {
      return .error
    }
    let whole = SwiftType.tuple(
      parts.map {
        .init(label: nil, type: $0?.expression.type ?? .variable(TypeVariable("_")))
      })
    for part in parts {
      if let part, part.expression.place == nil {
        reportImmutable(part.syntax, .assignment, at: part.syntax)
        return .error
      }
    }
    let given = convert(solve(right[...], whole, at: node), to: whole, for: .assigned, at: node)
    if isError(given.type) { return .error }
    return Expression(.void) { frame in
      guard case .tuple(let values) = try given.evaluate(frame) else { return .void }
      for (part, value) in zip(parts, values) {
        try part?.expression.place?.set(frame, value)
      }
      return .void
    }
  }
}
