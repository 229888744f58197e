internal import SwiftSyntax

// Operators are solved a whole tree at a time: from the leaves up, each node gets the types it can have at their lowest
// cost; then the best for what is expected is followed down. So `207/255` is a Double division where a Double is wanted.
extension Checker {
  static let deepestNesting = 200

  func operators(_ sequence: SequenceExprSyntax, _ hint: SwiftType?) -> Expression {
    if isAssignment(ExprSyntax(sequence)) { return assignment(sequence) }
    // `try? a + b` tries all that stands behind it.
    if sequence.isTried, let attempt = sequence.elements.first?.as(TryExprSyntax.self) {
      return self.attempt(attempt, hint) { [unowned self] hint in
        let operands = [attempt.expression] + sequence.elements.dropFirst()
        return fold(elements: operands).map { solve($0[...], hint, at: ExprSyntax(sequence)) }
          ?? .error
      }
    }
    guard let nodes = fold(sequence) else { return .error }
    return solve(nodes[...], hint, at: ExprSyntax(sequence))
  }

  func unaryOperator(_ syntax: ExprSyntax, _ hint: SwiftType?) -> Expression {
    if let number = negativeNumber(syntax, hint) { return number }
    guard let nodes = fold(unary: syntax) else { return .error }
    return solve(nodes[...], hint, at: syntax)
  }

  func solve(_ nodes: ArraySlice<OperatorNode>, _ hint: SwiftType?, at node: ExprSyntax)
    -> Expression
  {
    // `choose(.low) == level`: a call that tells nothing by itself may be what the operator wants of it.
    var waiting: [Int: [Diagnostic]] = [:]
    let mark = diagnostics.count
    let result = solve(nodes, hint, at: node, &waiting)
    guard isError(result.type), let first = waiting.min(by: { $0.key < $1.key }) else {
      return result
    }
    diagnostics.removeSubrange(mark...)
    diagnostics += first.value
    return result
  }

  /// - Parameter waiting: What was said of calls by themselves that wait for what an operator wants of them.
  private func solve(
    _ nodes: ArraySlice<OperatorNode>, _ hint: SwiftType?, at node: ExprSyntax,
    _ waiting: inout [Int: [Diagnostic]]
  ) -> Expression {
    let hint = hint.map(resolved)
    guard let root = nodes.last else { return .error }
    switch root.kind {
    case .ternary(let then): return ternary(nodes, then: then, hint, at: node)
    case .cast(let cast): return self.cast(nodes, cast, hint, at: node)
    default: break
    }
    if nodes.count == 1, case .operand(let operand) = root.kind {
      return check(operand, hint: hint)
    }
    var options: [[OperatorOption]] = []
    options.reserveCapacity(nodes.count)
    var known = [Expression?](repeating: nil, count: nodes.count)
    let literals = literalTypes(nodes, hint, &known, &waiting)
    // Ternaries and casts inside the tree (in parentheses) are solved by themselves and then are operands.
    let inner = innerRoots(nodes)
    var index = nodes.startIndex
    let start = nodes.startIndex
    // Which of `options` a node's are.
    var mapped = [Int](repeating: 0, count: nodes.count)
    var parents: [(left: Int, right: Int)] = []
    while index < nodes.endIndex {
      defer { index += 1 }
      if let end = inner[index] {
        let part = solve(nodes[index...end], nil, at: node)
        if isError(part.type) { return .error }
        options.append(
          [OperatorOption(type: part.type, score: Score(), code: .operand(part.evaluate))]
            + otherOptions(for: nodes[index...end], part, literals.all, at: node))
        mapped[end - start] = options.count - 1
        parents.append((-1, -1))
        index = end
        continue
      }
      var found: [OperatorOption]
      var children = (left: -1, right: -1)
      switch nodes[index].kind {
      case .operand(let operand):
        if waiting[index] != nil {
          found = [OperatorOption(open: operand)]
        } else if let leaf = known[index - start] {
          if isError(leaf.type) { return .error }
          if isUnknown(leaf.type) != nil {
            found = operandOptions(forUnknown: operand, literals.all, beside: known)
          } else {
            found = operandOptions(leaf)
          }
        } else {
          let mark = diagnostics.count
          let leaf = self.options(of: operand, literals, beside: known)
          if leaf == nil, operand.kind == .functionCallExpr { hold(index, mark, &waiting) }
          guard leaf != nil || waiting[index] != nil else { return .error }
          found = leaf ?? [OperatorOption(open: operand)]
        }
      case .solved(let expression):
        found = operandOptions(expression)
      case .prefix(let name, let token), .postfix(let name, let token):
        children.left = mapped[index - 1 - start]
        var isPostfix = false
        if case .postfix = nodes[index].kind { isPostfix = true }
        found = apply(name, isPostfix: isPostfix, options[children.left])
        if found.isEmpty, operatorMembers(name, parameters: 1).isEmpty {
          reportMissing(
            "cannot find operator '\(name)' in scope", name, token,
            among: name == "++" ? ["+= 1"] : name == "--" ? ["-= 1"] : [])
          return .error
        }
        if found.isEmpty {
          if name == "!", case .operand(let operand) = nodes[index - 1].kind,
            let type = options[children.left].first.map({ settled($0.type) }),
            let message = Self.truthTest(of: type, isNegated: true)
          {
            return fail(message, at: operand)
          }
          let type = options[children.left].first.map { settled($0.type).description } ?? "_"
          return fail(
            "unary operator '\(name)' cannot be applied to an operand of type '\(type)'", at: token)
        }
      case .infix(let name, let token):
        children.right = mapped[index - 1 - start]
        children.left = mapped[nodes[index - 1].start - 1 - start]
        let whole = index == nodes.endIndex - 1 ? hint : nil
        found = apply(name, options[children.left], options[children.right], whole)
        if found.isEmpty {
          // `set == [1, 2]`: a literal of collections may be of another kind than its own.
          for (child, node) in [
            (children.left, nodes[index - 1].start - 1), (children.right, index - 1),
          ] where nodes.indices.contains(node) {
            guard case .operand(let operand) = nodes[node].kind, Self.isCollection(operand) else {
              continue
            }
            options[child] = [OperatorOption(open: operand)]
          }
          found = apply(name, options[children.left], options[children.right], whole)
        }
        if found.isEmpty, name == "??", index == nodes.endIndex - 1, let hint,
          case .existential = hint
        {
          // `print(count ?? "none")`: where anything may be, both may be anything.
          for (child, type) in [(children.left, optional(hint)), (children.right, hint)] {
            options[child] = options[child].map { $0.coerced { coerce($0, to: type) } }
          }
          found = apply(name, options[children.left], options[children.right])
        }
        if found.isEmpty,
          let nominal = unknownOperand(options[children.left] + options[children.right])
        {
          // What becomes of something unknown is as unknown.
          found = operandOptions(placeholder(for: nominal))
          children = (-1, -1)
        }
        if found.isEmpty {
          let operands = [nodes[index - 1].start - 1, index - 1].map { index -> ExprSyntax? in
            guard nodes.indices.contains(index), case .operand(let operand) = nodes[index].kind
            else { return nil }
            return operand
          }
          return reportOperator(
            name, options[children.left], options[children.right], operands, at: token)
        }
      case .ternary, .cast: return .error
      }
      options.append(found)
      parents.append(children)
      mapped[index - start] = options.count - 1
    }
    guard let chosen = choose(options.last ?? [], hint) else { return .error }
    return build(options, parents, chosen, at: node)
  }

  /// The ranges of ternaries and casts below the root, by where they start.
  func innerRoots(_ nodes: ArraySlice<OperatorNode>) -> [Int: Int] {
    var roots: [Int: Int] = [:]
    for index in nodes.indices {
      switch nodes[index].kind {
      case .ternary, .cast: roots[nodes[index].start] = index
      default: break
      }
    }
    return roots
  }

  /// What a choice between literals in parentheses may be besides an `Int`: `radius - (isLong ? 20 : 10)`.
  private func otherOptions(
    for nodes: ArraySlice<OperatorNode>, _ natural: Expression, _ literals: [SwiftType],
    at node: ExprSyntax
  ) -> [OperatorOption] {
    guard case .ternary? = nodes.last?.kind, isNamed(natural.type, "Int") else { return [] }
    return literals.filter { $0 != int }.compactMap { type in
      let (other, score, complaints) = trial { solve(nodes, type, at: node) as Expression? }
      guard let other, complaints.isEmpty, resolved(other.type) == type else { return nil }
      return OperatorOption(type: type, score: score, code: .operand(other.evaluate))
    }
  }

  private func choose(_ options: [OperatorOption], _ hint: SwiftType?) -> Int? {
    let ranked = options.indices.sorted { options[$0].score < options[$1].score }
    guard let hint else { return ranked.first }
    var best: (index: Int, score: Score)?
    for index in ranked {
      let (fits, cost, _) = trial {
        coerce(Expression(options[index].type) { _ in .void }, to: hint)
      }
      guard fits != nil else { continue }
      var total = options[index].score
      total.conversions += cost.conversions
      total.promotions += cost.promotions
      if best.map({ total < $0.score }) ?? true { best = (index, total) }
    }
    return best?.index ?? ranked.first
  }

  private func reportOperator(
    _ name: String, _ left: [OperatorOption], _ right: [OperatorOption], _ operands: [ExprSyntax?],
    at token: TokenSyntax
  ) -> Expression {
    let (a, b) = (
      left.first.map { settled($0.type) } ?? .error, right.first.map { settled($0.type) } ?? .error
    )
    for (index, (operand, type)) in zip(operands, [a, b]).enumerated() {
      // What is optional, and would do were it not.
      guard let operand, let inner = wrapped(type) else { continue }
      let unwrapped = [
        OperatorOption(type: inner, score: Score(), code: .operand(Evaluate(always: .void)))
      ]
      guard !apply(name, index == 0 ? unwrapped : left, index == 0 ? right : unwrapped).isEmpty
      else { continue }
      return fail(
        "value of optional type '\(type)' must be unwrapped to a value of type '\(inner)'",
        pointingAt: operand)
    }
    if token.text == name + "=", let operand = operands[1], !apply(name, left, left).isEmpty {
      return convert(
        Expression(b) { _ in .void }, to: a, for: .argument, at: operand)
    }
    if case .open(let syntax)? = right.first?.code, let complaint = complaint(about: syntax, a) {
      diagnostics += complaint
      return .error
    }
    if name == "..." || name == "..<" {
      if let operand = operands[1], operand.kind == .stringLiteralExpr {
        return convert(Expression(b) { _ in .void }, to: a, for: .argument, at: operand)
      }
      return fail(
        "conflicting arguments to generic parameter 'Self' ('\(a)' vs. '\(b)')", at: token)
    }
    if a == b, case .nominal = a, let proto = Self.comparisons[name] {
      return fail(
        "referencing operator function '\(name)' on '\(proto)' requires that '\(a)' conform to "
          + "'\(proto)'", at: token)
    }
    if a == b {
      return fail("binary operator '\(name)' cannot be applied to two '\(a)' operands", at: token)
    }
    return fail(
      "binary operator '\(name)' cannot be applied to operands of type '\(a)' and '\(b)'", at: token
    )
  }

  /// What values are compared by has to be of a protocol.
  private static let comparisons = [
    "==": "Equatable", "!=": "Equatable", "<": "Comparable", ">": "Comparable",
    "<=": "Comparable", ">=": "Comparable",
  ]

  private func complaint(about syntax: ExprSyntax, _ type: SwiftType) -> [Diagnostic]? {
    let (_, _, found) = trial(suggests: true) { check(syntax, as: type) as Expression? }
    return found.isEmpty ? nil : found
  }
}

// Making the chosen tree.
extension Checker {
  private func build(
    _ options: [[OperatorOption]], _ children: [(left: Int, right: Int)], _ chosen: Int,
    at node: ExprSyntax
  ) -> Expression {
    var choice = [Int](repeating: 0, count: options.count)
    choice[options.count - 1] = chosen
    var wanted = [SwiftType?](repeating: nil, count: options.count)
    for index in options.indices.reversed() {
      let option = options[index][choice[index]]
      guard case .apply(let use) = option.code else { continue }
      if children[index].left >= 0 {
        choice[children[index].left] = option.left
        wanted[children[index].left] = use.left
      }
      if children[index].right >= 0 {
        choice[children[index].right] = option.right
        wanted[children[index].right] = use.right
      }
    }
    let root = options[options.count - 1][chosen]
    score.add(root.score)
    var parts: [OperatorCode] = []
    for index in options.indices {
      let option = options[index][choice[index]]
      switch option.code {
      case .operand(let evaluate): parts.append(OperatorCode(evaluate))
      case .open(let syntax):
        let expression = check(syntax, as: wanted[index])
        if isError(expression.type) { return .error }
        parts.append(OperatorCode(expression.evaluate))
      case .apply(let use):
        if children[index].right < 0 {
          parts[parts.count - 1].apply(use)
        } else {
          let right = parts.removeLast()
          parts[parts.count - 1].apply(use, right)
        }
        if let last = parts.last, last.depth > Self.deepestNesting {
          return fail(
            "this expression nests more than \(Self.deepestNesting) operators deep", at: node)
        }
      }
    }
    guard let code = parts.last else { return .error }
    return Expression(root.type, placing(node, code.compiled()))
  }
}
