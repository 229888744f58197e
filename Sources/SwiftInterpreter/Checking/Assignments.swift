internal import SwiftSyntax

// `a = b`, `a += b`, `_ = b`.
extension Checker {
  func isAssignment(_ syntax: ExprSyntax) -> Bool {
    guard let sequence = syntax.as(SequenceExprSyntax.self), sequence.elements.count >= 3 else {
      return false
    }
    let second = sequence.elements[sequence.elements.index(after: sequence.elements.startIndex)]
    return second.kind == .assignmentExpr || compoundOperator(second) != nil
      || !ownAssignments(second).isEmpty
  }

  /// The script's functions for an operator that changes what stands on its left.
  private func ownAssignments(_ syntax: ExprSyntax) -> [Member] {
    guard let name = syntax.as(BinaryOperatorExprSyntax.self)?.operator.text else { return [] }
    return (declarations.operatorFunctions[name] ?? []).filter {
      $0.signature.parameters.count == 2 && $0.signature.parameters[0].isInout
    }
  }

  /// The use of such a function; `nil` where none takes these operands.
  private func ownAssignment(
    _ members: [Member], _ left: Expression, _ right: [OperatorNode], at node: ExprSyntax
  ) -> Expression? {
    func operands(_ member: Member) -> (Candidate, Expression)? {
      let candidate = operatorCandidate(member)
      var map = candidate.substitution
      open(member.signature.generics, into: &map)
      let types = member.signature.parameters.map { substitute(map, in: $0.type) }
      guard unify(types[0], left.type) else { return nil }
      let value = solve(right[...], types[1], at: node)
      guard !isError(value.type), coerce(value, to: types[1]) != nil else { return nil }
      return (candidate, value)
    }
    for member in members {
      let (found, _, complaints) = trial { operands(member) }
      guard found != nil, complaints.isEmpty, let (candidate, value) = operands(member) else {
        continue
      }
      return resolve(
        [candidate], .none,
        zip(member.signature.parameters, [left, value]).map {
          Argument(label: $0.label, $1, at: node)
        }, at: node, hint: nil)
    }
    return nil
  }

  /// `+` of `+=`.
  private func compoundOperator(_ syntax: ExprSyntax) -> String? {
    guard let name = syntax.as(BinaryOperatorExprSyntax.self)?.operator.text, name.hasSuffix("="),
      name.count > 1,
      declarations.group(ofInfix: name) == "AssignmentPrecedence"
    else { return nil }
    return String(name.dropLast())
  }

  func assignment(_ sequence: SequenceExprSyntax) -> Expression {
    let elements = Array(sequence.elements)
    let target = elements[0]
    guard let right = fold(elements: Array(elements[2...])) else { return .error }
    if target.kind == .discardAssignmentExpr {
      let value = solve(right[...], nil, at: elements[2])
      return Expression(.void) { frame in
        _ = try value.evaluate(frame)
        return .void
      }
    }
    if let tuple = target.as(TupleExprSyntax.self), tuple.elements.count > 1,
      elements[1].kind == .assignmentExpr
    {
      return assignment(to: target, of: right, at: elements[2])
    }
    var left = check(target, hint: nil)
    if isError(left.type) {
      return .error
    }
    // `x?.y = 1` is about what is there, if it is.
    let isChained = !left.link.isEmpty
    if isChained { left = left.link[0] }
    if elements[1].kind != .assignmentExpr { left = unwrappedImplicitly(left) ?? left }
    guard let place = left.place else {
      if isUnknown(left.type) != nil {
        // Of what stands for something unknown there is nothing to change.
        _ = solve(right[...], nil, at: elements[2])
        return Expression(.void, Evaluate(always: .void))
      }
      let isCompound = compoundOperator(elements[1]) != nil
      reportImmutable(target, isCompound ? .compound : .assignment, at: elements[1])
      return .error
    }
    let own = ownAssignments(elements[1])
    if !own.isEmpty, let made = ownAssignment(own, left, right, at: ExprSyntax(sequence)) {
      return made
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
      do { try place.set(frame, try value.evaluate(frame)) } catch let end as OptionalChainEnd {
        if !isChained { throw end }
      }
      return .void
    }
  }

  /// `(a, b) = (b, a)`: all values are made before any is given.
  private func assignment(to target: ExprSyntax, of right: [OperatorNode], at node: ExprSyntax)
    -> Expression
  {
    guard let (type, set) = self.target(target) else { return .error }
    let value = convert(solve(right[...], type, at: node), to: type, for: .assigned, at: node)
    if isError(value.type) { return .error }
    return Expression(.void) { frame in
      try set(frame, try value.evaluate(frame))
      return .void
    }
  }

  /// What can be given a value: something that can be set, `_`, or a tuple of these.
  private func target(_ syntax: ExprSyntax) -> (
    type: SwiftType, set: (Frame, Value) throws -> Void
  )? {
    if syntax.kind == .discardAssignmentExpr {
      return (.variable(TypeVariable("_")), { _, _ in })
    }
    guard let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count > 1 else {
      let target = check(syntax, hint: nil)
      if isError(target.type) { return nil }
      guard let place = target.place else {
        reportImmutable(syntax, .assignment, at: syntax)
        return nil
      }
      return (target.type, place.set)
    }
    var parts: [(type: SwiftType, set: (Frame, Value) throws -> Void)] = []
    for element in tuple.elements {
      guard let part = target(element.expression) else { return nil }
      parts.append(part)
    }
    return (
      .tuple(parts.map { .init(label: nil, type: $0.type) }),
      { frame, value in
        guard case .tuple(let values) = value else { return }
        for (part, value) in zip(parts, values) { try part.set(frame, value) }
      }
    )
  }
}
