internal import SwiftSyntax

/// What an operand or subtree can be, and at what cost.
private struct Option {
  var type: SwiftType
  var score: Score
  /// What gives the value of an operand; of an operator, what it does with its operands.
  var code: Code
  /// Which options of its operands it builds on.
  var left = 0
  var right = 0

  enum Code {
    case operand(Evaluate)
    /// An operand whose type is what the operator wants.
    case open(ExprSyntax)
    case apply(OperatorUse)
  }
}

/// An operator as it is used: what it does, and the optional levels its operands gain.
struct OperatorUse {
  enum Action {
    case one((Value) throws -> Value)
    case two((Value, Value) throws -> Value)
    /// The right operand is evaluated only if it is needed.
    case short((Value, FunctionValue) throws -> Value)
    case script(FunctionBody)
  }

  var action: Action
  var wrapsLeft = 0
  var wrapsRight = 0
  /// What an open operand has to be.
  var left: SwiftType
  var right: SwiftType
}

// Operators are solved a whole tree at a time: from the leaves up, each node gets the types it can have at their lowest
// cost; then the best for what is expected is followed down. So `207/255` is a Double division where a Double is wanted.
extension Checker {
  static let deepestNesting = 200

  func operators(_ sequence: SequenceExprSyntax, _ hint: SwiftType?) -> Expression {
    if isAssignment(ExprSyntax(sequence)) { return assignment(sequence) }
    guard let nodes = fold(sequence) else { return .error }
    return solve(nodes[...], hint, at: ExprSyntax(sequence))
  }

  func unaryOperator(_ syntax: ExprSyntax, _ hint: SwiftType?) -> Expression {
    guard let nodes = fold(unary: syntax) else { return .error }
    return solve(nodes[...], hint, at: syntax)
  }

  func solve(_ nodes: ArraySlice<OperatorNode>, _ hint: SwiftType?, at node: ExprSyntax)
    -> Expression
  {
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
    var options: [[Option]] = []
    options.reserveCapacity(nodes.count)
    let literals = literalTypes(nodes, hint)
    var skipUntil = nodes.startIndex
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
        options.append([Option(type: part.type, score: Score(), code: .operand(part.evaluate))])
        mapped[end] = options.count - 1
        parents.append((-1, -1))
        index = end
        skipUntil = end
        continue
      }
      _ = skipUntil
      let found: [Option]
      var children = (left: -1, right: -1)
      switch nodes[index].kind {
      case .operand(let operand):
        guard let leaf = self.options(of: operand, literals) else { return .error }
        found = leaf
      case .solved(let expression):
        found = [Option(type: expression.type, score: Score(), code: .operand(expression.evaluate))]
      case .prefix(let name, let token), .postfix(let name, let token):
        children.left = mapped[index - 1] ?? 0
        var isPostfix = false
        if case .postfix = nodes[index].kind { isPostfix = true }
        found = apply(name, isPostfix: isPostfix, options[children.left])
        if found.isEmpty {
          let type = options[children.left].first.map { settled($0.type).description } ?? "_"
          return fail(
            "unary operator '\(name)' cannot be applied to an operand of type '\(type)'", at: token)
        }
      case .infix(let name, let token):
        children.right = mapped[index - 1] ?? 0
        children.left = mapped[nodes[index - 1].start - 1] ?? 0
        found = apply(name, options[children.left], options[children.right])
        if found.isEmpty {
          return reportOperator(name, options[children.left], options[children.right], at: token)
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

  /// The types that number literals in a tree may have: their default, `Double`, and those of other operands.
  private func literalTypes(_ nodes: ArraySlice<OperatorNode>, _ hint: SwiftType?) -> [SwiftType] {
    var types = [int, double]
    if nodes.count < 400 { types.append(type("CGFloat")) }
    if let hint = hint.map({ wrapped($0) ?? $0 }), case .nominal = hint, !types.contains(hint),
      conforms(hint, to: catalogue.known("Numeric"))
    {
      types.append(hint)
    }
    return types
  }

  private func options(of operand: ExprSyntax, _ literals: [SwiftType]) -> [Option]? {
    if operand.is(NilLiteralExprSyntax.self) || operand.is(ClosureExprSyntax.self)
      || startsImplicitly(operand)
    {
      return [Option(type: .variable(TypeVariable("_")), score: Score(), code: .open(operand))]
    }
    guard [1, 2].contains(openness(operand)), !operand.is(StringLiteralExprSyntax.self) else {
      let expression = check(operand, hint: nil)
      if isError(expression.type) { return nil }
      return [Option(type: expression.type, score: Score(), code: .operand(expression.evaluate))]
    }
    if operand.is(ArrayExprSyntax.self) || operand.is(DictionaryExprSyntax.self) {
      let (natural, _, complaints) = trial { check(operand, hint: nil) as Expression? }
      if let natural, !isError(natural.type), complaints.isEmpty {
        return [Option(type: natural.type, score: Score(), code: .operand(natural.evaluate))]
      }
      return [Option(type: .variable(TypeVariable("_")), score: Score(), code: .open(operand))]
    }
    var found: [Option] = []
    var complaints: [Diagnostic] = []
    for type in literals {
      let (expression, score, messages) = trial { () -> Expression? in
        let expression = check(operand, hint: type)
        return isError(expression.type) ? nil : expression
      }
      if let expression, !found.contains(where: { $0.type == expression.type }) {
        found.append(
          Option(type: expression.type, score: score, code: .operand(expression.evaluate)))
      } else if expression == nil {
        complaints = messages
      }
    }
    if found.isEmpty {
      diagnostics += complaints
      return nil
    }
    return found
  }

  private func startsImplicitly(_ operand: ExprSyntax) -> Bool {
    guard isContextual(operand) else { return false }
    return operand.is(MemberAccessExprSyntax.self) || operand.is(FunctionCallExprSyntax.self)
  }

  private func choose(_ options: [Option], _ hint: SwiftType?) -> Int? {
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
    _ name: String, _ left: [Option], _ right: [Option], at token: TokenSyntax
  ) -> Expression {
    let (a, b) = (
      left.first.map { settled($0.type) } ?? .error, right.first.map { settled($0.type) } ?? .error
    )
    if case .open(let syntax)? = right.first?.code, let complaint = complaint(about: syntax, a) {
      diagnostics += complaint
      return .error
    }
    if a == b {
      return fail("binary operator '\(name)' cannot be applied to two '\(a)' operands", at: token)
    }
    return fail(
      "binary operator '\(name)' cannot be applied to operands of type '\(a)' and '\(b)'", at: token
    )
  }

  private func complaint(about syntax: ExprSyntax, _ type: SwiftType) -> [Diagnostic]? {
    let (_, _, found) = trial { check(syntax, as: type) as Expression? }
    return found.isEmpty ? nil : found
  }
}

// Applying operators to what operands can be.
extension Checker {
  private func apply(_ name: String, isPostfix: Bool, _ operands: [Option]) -> [Option] {
    var found: [Option] = []
    for (index, operand) in operands.enumerated() {
      for member in operatorMembers(name, parameters: 1)
      where member.signature.isPostfix == isPostfix {
        guard let use = use(member, operand.type, nil) else { continue }
        var score = operand.score
        score.add(use.score)
        found.keep(
          Option(type: use.result, score: score, code: .apply(use.use), left: index))
      }
    }
    return found
  }

  private func apply(_ name: String, _ lefts: [Option], _ rights: [Option]) -> [Option] {
    var found: [Option] = []
    for (leftIndex, left) in lefts.enumerated() {
      for (rightIndex, right) in rights.enumerated() {
        for use in uses(name, left, right) {
          var score = left.score
          score.add(right.score)
          score.add(use.score)
          found.keep(
            Option(
              type: use.result, score: score, code: .apply(use.use), left: leftIndex,
              right: rightIndex))
        }
      }
    }
    return found
  }

  /// An operator as a function of its operands.
  func operatorCandidate(_ member: Member) -> Candidate {
    var map: Substitution = [:]
    if let owner = member.owner {
      open(owner.parameters, into: &map)
      if owner.kind == .protocol { open([owner.selfParameter], into: &map) }
    }
    return Candidate(member: member, substitution: map)
  }

  func operatorMembers(_ name: String, parameters count: Int) -> [Member] {
    let rows = (catalogue.operators[name] ?? []).map { catalogue.member($0) }
    return ((declarations.operatorFunctions[name] ?? []) + rows)
      .filter { $0.signature.parameters.count == count }
  }

  private func uses(_ name: String, _ left: Option, _ right: Option) -> [Use2] {
    if case .open = left.code, case .open = right.code { return [] }
    if case .open(let syntax) = left.code {
      return openUses(name, syntax, other: right.type, isLeft: true)
    }
    if case .open(let syntax) = right.code {
      return openUses(name, syntax, other: left.type, isLeft: false)
    }
    let key = OperatorKey(name: name, left: settled(left.type), right: settled(right.type))
    if let known = operatorUses[key] { return known }
    let found = operatorMembers(name, parameters: 2).compactMap { use($0, left.type, right.type) }
    operatorUses[key] = found
    return found
  }

  /// An operator whose one operand takes its type from the other.
  private func openUses(_ name: String, _ syntax: ExprSyntax, other: SwiftType, isLeft: Bool)
    -> [Use2]
  {
    operatorMembers(name, parameters: 2).compactMap { member -> Use2? in
      guard let use = use(member, isLeft ? nil : other, isLeft ? other : nil) else { return nil }
      let wanted = isLeft ? use.use.left : use.use.right
      if case .variable = resolved(wanted) { return nil }
      let (fits, cost, messages) = trial { () -> Expression? in
        let expression = check(syntax, hint: wanted)
        return isError(expression.type) ? nil : coerce(expression, to: wanted)
      }
      guard fits != nil, messages.isEmpty else { return nil }
      var result = use
      result.score.add(cost)
      return result
    }
  }

  /// The operator of `member` for operands of these types; `nil` where they do not fit. An operand type of `nil` is open.
  private func use(_ member: Member, _ left: SwiftType?, _ right: SwiftType?) -> Use2? {
    let signature = member.signature
    let parameters = signature.parameters
    // Most operators are ruled out by the first operand's name.
    if let left, !couldBe(left, parameters[0].type) { return nil }
    if let right, parameters.count > 1, !couldBe(right, parameters[1].type) { return nil }
    let mark = trail.count
    let outerScore = score
    score = Score()
    defer {
      undo(to: mark)
      score = outerScore
    }
    var map: Substitution = [:]
    open(signature.generics, into: &map)
    if let owner = member.owner {
      open(owner.parameters, into: &map)
      if owner.kind == .protocol { open([owner.selfParameter], into: &map) }
    }
    var types = parameters.map { substitute(map, in: $0.type) }
    for index in types.indices {
      if parameters[index].isAutoclosure, case .function(let function) = types[index] {
        types[index] = function.result
      }
    }
    // An operand that is no number literal decides; the other then converts to it.
    var wraps = [0, 0]
    for (index, operand) in [left, right].enumerated() where index < types.count {
      guard let operand else { continue }
      guard coerce(Expression(operand) { _ in .void }, to: types[index]) != nil else { return nil }
      wraps[index] = max(0, optionalDepth(types[index]) - optionalDepth(operand))
    }
    for requirement in signature.requirements + member.requirements {
      guard holds(requirement, map) else { return nil }
    }
    score.generics += map.isEmpty ? 0 : 1
    score.disfavoured += member.isDisfavoured ? 1 : 0
    guard let action = action(of: member, lazy: parameters.last?.isAutoclosure ?? false) else {
      return nil
    }
    let use = OperatorUse(
      action: action, wrapsLeft: wraps[0], wrapsRight: wraps[1], left: settled(types[0]),
      right: types.count > 1 ? settled(types[1]) : .void)
    return Use2(use: use, result: settled(substitute(map, in: signature.result)), score: score)
  }

  private func couldBe(_ operand: SwiftType, _ parameter: SwiftType) -> Bool {
    guard case .nominal(let wanted, _) = parameter, case .nominal(let had, _) = resolved(operand)
    else { return true }
    return wanted == had || wanted.name == "Optional"
      || (Self.floats.contains(wanted.name) && Self.floats.contains(had.name))
      || wanted.kind == .class
  }

  private func optionalDepth(_ type: SwiftType) -> Int {
    var depth = 0
    var type = type
    while let inner = wrapped(type) {
      depth += 1
      type = inner
    }
    return depth
  }

  private func action(of member: Member, lazy: Bool) -> OperatorUse.Action? {
    switch member.implementation {
    case .row(let row):
      guard case .function(let body) = row.body else { return nil }
      if lazy { return .short { try body([$0, .function($1)]) } }
      if member.signature.parameters.count == 1 { return .one { try body([$0]) } }
      return .two { try body([$0, $1]) }
    case .function(let body): return .script(body)
    default: return nil
    }
  }
}

/// One way to use an operator on operands of given types.
struct Use2 {
  var use: OperatorUse
  var result: SwiftType
  var score: Score
}

struct OperatorKey: Hashable {
  var name: String
  var left: SwiftType
  var right: SwiftType
}

extension Score {
  mutating func add(_ other: Score) {
    disfavoured += other.disfavoured
    literals += other.literals
    conversions += other.conversions
    promotions += other.promotions
    generics += other.generics
  }
}

extension [Option] {
  /// Keeps an option unless one of its type costs no more.
  fileprivate mutating func keep(_ option: Option) {
    if let index = firstIndex(where: { $0.type == option.type }) {
      if option.score < self[index].score { self[index] = option }
    } else {
      append(option)
    }
  }
}

// Making the chosen tree.
extension Checker {
  private func build(
    _ options: [[Option]], _ children: [(left: Int, right: Int)], _ chosen: Int, at node: ExprSyntax
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
