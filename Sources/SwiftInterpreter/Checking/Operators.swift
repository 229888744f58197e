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
    var known: [Int: Expression] = [:]
    let literals = literalTypes(nodes, hint, &known, &waiting)
    // Ternaries and casts inside the tree (in parentheses) are solved by themselves and then are operands.
    let inner = innerRoots(nodes)
    var index = nodes.startIndex
    var mapped: [Int: Int] = [:]
    var parents: [(left: Int, right: Int)] = []
    while index < nodes.endIndex {
      defer { index += 1 }
      if let end = inner[index] {
        let part = solve(nodes[index...end], nil, at: node)
        if isError(part.type) { return .error }
        options.append(
          [OperatorOption(type: part.type, score: Score(), code: .operand(part.evaluate))]
            + otherOptions(for: nodes[index...end], part, literals, at: node))
        mapped[end] = options.count - 1
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
        } else if let leaf = known[index] {
          if isError(leaf.type) { return .error }
          if isUnknown(leaf.type) != nil {
            found = operandOptions(forUnknown: operand, literals, beside: known.values)
          } else {
            found = operandOptions(leaf)
          }
        } else {
          let mark = diagnostics.count
          let leaf = self.options(of: operand, literals, beside: known.values)
          if leaf == nil, operand.is(FunctionCallExprSyntax.self) { hold(index, mark, &waiting) }
          guard leaf != nil || waiting[index] != nil else { return .error }
          found = leaf ?? [OperatorOption(open: operand)]
        }
      case .solved(let expression):
        found = operandOptions(expression)
      case .prefix(let name, let token), .postfix(let name, let token):
        children.left = mapped[index - 1] ?? 0
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
        children.right = mapped[index - 1] ?? 0
        children.left = mapped[nodes[index - 1].start - 1] ?? 0
        found = apply(name, options[children.left], options[children.right])
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
          found = apply(name, options[children.left], options[children.right])
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
      mapped[index] = options.count - 1
    }
    guard let chosen = choose(options.last ?? [], hint) else { return .error }
    return build(options, parents, chosen, at: node)
  }

  /// The ranges of ternaries and casts below the root, by where they start.
  private func innerRoots(_ nodes: ArraySlice<OperatorNode>) -> [Int: Int] {
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

  /// The types that literals in a tree may have: their default, `Double`, and those of other operands, which are
  /// checked for it.
  private func literalTypes(
    _ nodes: ArraySlice<OperatorNode>, _ hint: SwiftType?, _ known: inout [Int: Expression],
    _ waiting: inout [Int: [Diagnostic]]
  ) -> [SwiftType] {
    var types = [int, double]
    if nodes.count < 400 { types.append(type("CGFloat")) }
    func add(_ type: SwiftType) {
      let type = settled(wrapped(type) ?? type)
      if !types.contains(type), isLiteralType(type) { types.append(type) }
    }
    if let hint {
      add(hint)
      // `1...3` where a `ClosedRange<UInt8>` is expected.
      if case .nominal(_, let arguments) = resolved(hint) { arguments.forEach(add) }
    }
    let inner = innerRoots(nodes)
    var index = nodes.startIndex
    while index < nodes.endIndex {
      if let end = inner[index] {
        index = end + 1
        continue
      }
      switch nodes[index].kind {
      case .operand(let operand)
      where openness(operand) == 0 && !isContextual(operand) && !isInitializer(operand):
        let mark = diagnostics.count
        let expression = check(operand, hint: nil)
        if isError(expression.type), operand.is(FunctionCallExprSyntax.self) {
          hold(index, mark, &waiting)
        } else {
          known[index] = expression
        }
        add(expression.type)
      case .solved(let expression): add(expression.type)
      default: break
      }
      index += 1
    }
    return types
  }

  /// Holds back what was said of an operand since `mark`.
  private func hold(_ index: Int, _ mark: Int, _ waiting: inout [Int: [Diagnostic]]) {
    waiting[index] = Array(diagnostics[mark...])
    diagnostics.removeSubrange(mark...)
  }

  /// Whether literals beside a value of the type may be of that type.
  private func isLiteralType(_ type: SwiftType) -> Bool {
    switch type {
    case .nominal(let nominal, _):
      ["Character", "Substring"].contains(nominal.name)
        || conforms(type, to: catalogue.known("Numeric"))
        || (nominal.script != nil
          && Self.literalProtocols.contains { conforms(type, to: catalogue.known($0)) })
    case .parameter, .member: conforms(type, to: catalogue.known("Numeric"))
    default: false
    }
  }

  static let literalProtocols = [
    "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral", "ExpressibleByStringLiteral",
  ]

  private func options(
    of operand: ExprSyntax, _ literals: [SwiftType], beside others: some Collection<Expression>
  ) -> [OperatorOption]? {
    if operand.is(NilLiteralExprSyntax.self) || operand.is(ClosureExprSyntax.self)
      || startsImplicitly(operand) || isInitializer(operand)
    {
      return [OperatorOption(open: operand)]
    }
    if operand.is(IntegerLiteralExprSyntax.self) || operand.is(FloatLiteralExprSyntax.self) {
      return numberOptions(of: operand, literals.filter { !isTextual($0) || isNumeric($0) })
    }
    let isText = operand.is(StringLiteralExprSyntax.self)
    guard [1, 2].contains(openness(operand)), !isText || literals.contains(where: isTextual) else {
      let expression = check(operand, hint: nil)
      if isError(expression.type) { return nil }
      if isUnknown(expression.type) != nil {
        return operandOptions(forUnknown: operand, literals, beside: others)
      }
      return operandOptions(expression)
    }
    if Self.isCollection(operand) {
      let (natural, _, complaints) = trial { check(operand, hint: nil) as Expression? }
      if let natural, !isError(natural.type), complaints.isEmpty {
        return [
          OperatorOption(type: natural.type, score: Score(), code: .operand(natural.evaluate))
        ]
      }
      return [OperatorOption(open: operand)]
    }
    var found: [OperatorOption] = []
    for type in isText ? [string] + literals.filter(isTextual) : literals {
      let (expression, score, _) = trial { () -> Expression? in
        let expression = check(operand, hint: type)
        return isError(expression.type) ? nil : expression
      }
      if let expression, !found.contains(where: { $0.type == expression.type }) {
        found.append(
          OperatorOption(type: expression.type, score: score, code: .operand(expression.evaluate)))
      }
    }
    if found.isEmpty, let type = literals.last {
      diagnostics += trial(suggests: true) { check(operand, hint: type) as Expression? }.2
      return nil
    }
    return found
  }

  /// What a number can be: that needs no trial.
  private func numberOptions(of literal: ExprSyntax, _ types: [SwiftType]) -> [OperatorOption]? {
    let outer = score
    defer { score = outer }
    var found: [OperatorOption] = []
    for type in types {
      score = Score()
      let mark = diagnostics.count
      let number = check(literal, hint: type)
      if isError(number.type) {
        // It is too large for this one.
        guard type == types.last, found.isEmpty else {
          diagnostics.removeSubrange(mark...)
          continue
        }
        return nil
      }
      guard !found.contains(where: { $0.type == number.type }) else { continue }
      found.append(OperatorOption(type: number.type, score: score, code: .operand(number.evaluate)))
    }
    return found
  }

  private static func isCollection(_ syntax: ExprSyntax) -> Bool {
    syntax.is(ArrayExprSyntax.self) || syntax.is(DictionaryExprSyntax.self)
  }

  private func isTextual(_ type: SwiftType) -> Bool {
    isNamed(type, "Character", "Substring")
      || conforms(type, to: catalogue.known("ExpressibleByStringLiteral"))
  }

  /// Whether a type of texts is one of numbers too.
  private func isNumeric(_ type: SwiftType) -> Bool {
    ["ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral"].contains {
      conforms(type, to: catalogue.known($0))
    }
  }

  /// `String.init`, not called: which initialiser it is the operator says.
  private func isInitializer(_ operand: ExprSyntax) -> Bool {
    operand.as(MemberAccessExprSyntax.self)?.declName.baseName.tokenKind == .keyword(.`init`)
  }

  func startsImplicitly(_ operand: ExprSyntax) -> Bool {
    guard isContextual(operand) else { return false }
    return operand.is(MemberAccessExprSyntax.self) || operand.is(FunctionCallExprSyntax.self)
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
      if let operand = operands[1], operand.is(StringLiteralExprSyntax.self) {
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
