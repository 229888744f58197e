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
}
