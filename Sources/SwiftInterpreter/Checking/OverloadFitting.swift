internal import SwiftSyntax

// One overload with its arguments: whether it fits, at what cost, and the call.
extension Checker {
  /// Whether an argument is a key path whose root its parameter's type tells.
  private func isPath(_ argument: Argument, _ type: SwiftType) -> Bool {
    guard argument.expression.kind == .keyPathExpr, case .nominal(_, let arguments) = type,
      let root = arguments.first.map(resolved)
    else { return false }
    if case .nominal = root { return true }
    return false
  }

  /// One overload with its arguments. A dry run leaves closures out and makes nothing: it tells whether the overload
  /// fits, and at what cost.
  ///
  /// - Parameter openness: Of each argument.
  func apply(
    _ candidate: Candidate, _ match: ArgumentMatch, _ receiver: Receiver, _ arguments: [Argument],
    _ openness: [Int], known: [Int: Expression], isDry: Bool, at node: some ExprSyntaxProtocol,
    hint: SwiftType?
  ) -> Expression {
    let member = candidate.member
    let signature = member.signature
    var map = candidate.substitution
    open(signature.generics, into: &map)
    if case .initializer = signature.kind, let owner = member.owner {
      open(owner.parameters, into: &map)
    }
    if let owner = member.owner, let own = map[owner.selfParameter], case .existential = own,
      !isUsable(member, of: own, at: node)
    {
      return .error
    }
    var types: [SwiftType] = []
    for parameter in signature.parameters { types.append(opened(parameter.type, map)) }
    score.generics += signature.generics.count + (member.owner?.kind == .protocol ? 1 : 0)
    score.disfavoured += member.isDisfavoured ? 1 : 0
    // What depends on an argument's associated type waits for the argument.
    let requirements = member.requirements + signature.requirements
    let equalities = requirements.compactMap { requirement in
      if case .same(let left, let right) = requirement {
        (substitute(map, in: left), substitute(map, in: right))
      } else {
        nil
      }
    }
    let waiting = equalities.filter { waits($0.0, $0.1) || waits($0.1, $0.0) }
    func hold(_ equalities: [(SwiftType, SwiftType)]) -> Bool {
      equalities.allSatisfy { left, right in
        if unify(left, right) { return true }
        report(
          "\(kind(of: member)) requires the types '\(settled(left))' and '\(settled(right))' be equivalent",
          at: node)
        return false
      }
    }
    guard hold(equalities.filter { !waits($0.0, $0.1) && !waits($0.1, $0.0) }) else {
      return .error
    }
    // `decode(Int?.self)` says by itself what it gives.
    let isNamed = signature.parameters.indices.contains {
      if case .metatype = signature.parameters[$0].type { true } else { false }
    }
    if !isNamed { expect(result: substitute(map, in: signature.result), hint) }
    // What a key path leads to decides what a number beside it is.
    let hasPath = arguments.contains { $0.expression.kind == .keyPathExpr }
    var order: [(index: Int, openness: Int)] = []
    order.reserveCapacity(signature.parameters.count)
    for index in signature.parameters.indices {
      var most = 0
      for bound in match.bindings[index] {
        most = max(most, hasPath && arguments[bound].expression.isNumber ? 3 : openness[bound])
      }
      // `environment(\.theme, theme)`: what a path from a known type leads to decides what the other is taken for.
      if hasPath, match.bindings[index].contains(where: { isPath(arguments[$0], types[index]) }) {
        most = -1
      }
      // There are few: each goes behind those that are no more open.
      let place = order.lastIndex { $0.openness <= most }.map { $0 + 1 } ?? 0
      order.insert((index, most), at: place)
    }
    var values = [Evaluate?](repeating: nil, count: signature.parameters.count)
    var hasFailed = false
    let throwsOutside = hasThrowingArgument
    hasThrowingArgument = false
    defer { hasThrowingArgument = throwsOutside }
    if !isDry { preferDouble(signature, types, match, arguments, openness) }
    for (index, openness) in order {
      let bound = match.bindings[index]
      if isDry, openness == 4 {
        guard fitsClosure(arguments[bound.lowerBound].expression, types[index]) else {
          return fail("closure does not fit", at: arguments[bound.lowerBound].expression)
        }
        continue
      }
      missingConformance = nil
      if let value = argument(
        signature.parameters[index], types[index], bound.map { arguments[$0] },
        known.isEmpty || !bound.contains { known[$0] != nil }
          ? [:]
          : Dictionary(
            uniqueKeysWithValues: bound.compactMap { argument in
              known[argument].map { (argument - bound.lowerBound, $0) }
            }), of: member, at: node)
      {
        values[index] = value
      } else {
        hasFailed = true
      }
    }
    guard !hasFailed, hold(waiting) else { return .error }
    if !isDry {
      noteEffects(of: signature, map, at: node)
    }
    for case .conformance(let written, let proto) in requirements {
      let type = substitute(map, in: written)
      if isDry, case .variable = resolved(type) { continue }
      guard conforms(type, to: proto) else {
        let reference = referring(to: member, type: written)
        let lacking = lacking(type, proto)
        return fail(
          "\(reference) requires that '\(settled(lacking.type))' conform to '\(lacking.proto)'",
          pointingAt: node)
      }
    }
    if !isDry, member.row == nil, let open = openParameter(of: member, map) {
      return fail("generic parameter '\(open.name)' could not be inferred", at: node)
    }
    let result = instantiate(signature.result, of: member, map, receiver)
    if isDry {
      var call = Expression(result) { _ in .void }
      call.isImplicit = signature.isImplicit
      return call
    }
    if let row = member.row, row.isIgnored { noteIgnored(row, at: node) }
    if let objection = member.row?.objection { object(objection, arguments, match, at: node) }
    var call = invocation(of: member, receiver, values.compactMap { $0 }, result: result, at: node)
    call.isDiscardable = signature.isDiscardable
    return call
  }

  /// Checks that a call is marked as what it does, and notes what it may throw.
  private func noteEffects(
    of signature: Signature, _ map: Substitution, at node: some SyntaxProtocol
  ) {
    let thrown = signature.thrown.map { settled(substitute(map, in: $0)) }
    let isThrowing =
      signature.isThrowing
      ? !(thrown.map { isNamed($0, "Never") } ?? false)
      : signature.isRethrowing && hasThrowingArgument
    guard isThrowing || signature.isAsync else { return }
    checkMarked(node, isThrowing: isThrowing, isAsync: signature.isAsync)
    if isThrowing { noteThrown(thrown, at: node) }
  }

  /// Lets what is expected of a result decide what its generic parameters are, where they can be that.
  private func expect(result: SwiftType, _ hint: SwiftType?) {
    // Anything fits where anything may be: it decides nothing.
    if let hint, case .existential = wrapped(hint).map(resolved) ?? resolved(hint) { return }
    guard let hint, case .nominal(_, let arguments) = result, !arguments.isEmpty || isOpen(result)
    else {
      if let hint, case .function = resolved(result) {
        softly { unify(result, wrapped(hint) ?? hint) }
      } else if let hint, case .variable = resolved(result) {
        softly { unify(result, wrapped(hint) ?? hint) }
      }
      return
    }
    if case .variable = resolved(hint) { return }
    let target = wrapped(result) == nil ? wrapped(hint) ?? hint : hint
    softly { unify(result, target) }
  }

  /// `reduce(0) { $0 + $1.speed }`: a whole-number literal for a generic parameter is a `Double` where the closures do not
  /// fit otherwise.
  private func preferDouble(
    _ signature: Signature, _ types: [SwiftType], _ match: ArgumentMatch, _ arguments: [Argument],
    _ openness: [Int]
  ) {
    guard openness.contains(where: { $0 >= 3 }) else { return }
    let literals = types.indices.filter { index in
      guard case .variable = resolved(types[index]), let bound = match.bindings[index].first else {
        return false
      }
      return openness[bound] == 2
        && arguments[bound].expression.kind != .stringLiteralExpr
        && conforms(int, toAllOf: types[index])
    }
    let closures = types.indices.compactMap { index -> (ExprSyntax, SwiftType)? in
      guard let bound = match.bindings[index].first, openness[bound] >= 3 else { return nil }
      return (arguments[bound].expression, types[index])
    }
    guard !closures.isEmpty else { return }
    /// The types of what the closures are handed.
    func operands() -> [SwiftType] {
      closures.flatMap { _, type -> [SwiftType] in
        guard case .function(let function) = resolved(type) else { return [] }
        return function.parameters.map(settled)
      }
    }
    func fits(_ type: SwiftType, _ indices: [Int]) -> Bool {
      let (result, _, complaints) = trial { () -> Bool? in
        for index in indices where !unify(types[index], type) { return nil }
        return closures.allSatisfy { !isError(check($0.0, hint: $0.1).type) } ? true : nil
      }
      return result != nil && complaints.isEmpty
    }
    // `reduce(.zero) { $0 + $1 }`: a member of what the closure is handed.
    for index in types.indices where isOpen(types[index]) {
      guard let bound = match.bindings[index].first,
        let access = arguments[bound].expression.as(MemberAccessExprSyntax.self),
        access.base == nil,
        let type = operands().first(where: {
          !isOpen($0) && !members(access.declName.baseName.text, of: $0, isStatic: true).isEmpty
        })
      else { continue }
      softly { unify(types[index], type) }
    }
    guard !literals.isEmpty, !fits(int, literals) else { return }
    // A sum of numbers that are neither is one of those.
    let others = operands().filter(isNumberParameter)
    guard let type = ([double] + others).first(where: { fits($0, literals) }) else { return }
    for index in literals { _ = unify(types[index], type) }
  }

  private func isNumberParameter(_ type: SwiftType) -> Bool {
    switch type {
    case .parameter, .member, .nominal: conforms(type, to: catalogue.known("Numeric"))
    default: false
    }
  }

  private func conforms(_ type: SwiftType, toAllOf variable: SwiftType) -> Bool {
    guard case .variable(let variable) = resolved(variable) else { return false }
    return variable.protocols.allSatisfy { conforms(type, to: $0) }
  }

  /// Whether an associated type that has to be another type is not known yet.
  private func waits(_ type: SwiftType, _ other: SwiftType) -> Bool {
    guard case .member = resolved(type) else { return false }
    if case .variable = resolved(other) { return false }
    return true
  }

  func softly(_ attempt: () -> Bool) {
    let mark = trail.count
    if !attempt() { undo(to: mark) }
  }

  private func isOpen(_ type: SwiftType) -> Bool {
    if case .variable = resolved(type) { true } else { false }
  }

  /// A parameter's type with generics opened; `some P` is one more of them.
  func opened(_ type: SwiftType, _ map: Substitution) -> SwiftType {
    if case .opaque(let opaque) = type, opaque.arguments.isEmpty {
      return .variable(TypeVariable(type.description, protocols: opaque.protocols))
    }
    return substitute(map, in: type)
  }

  private func fitsClosure(_ syntax: ExprSyntax, _ type: SwiftType) -> Bool {
    guard case .function(let function) = wrapped(type).map(resolved) ?? resolved(type) else {
      // A closure conforms to nothing.
      if case .variable(let variable) = resolved(type) { return variable.protocols.isEmpty }
      return false
    }
    guard let closure = syntax.as(ClosureExprSyntax.self) else { return true }
    guard let count = parameterCount(of: closure) else {
      // A closure that names none of its parameters is one without, where that can be chosen.
      if !function.parameters.isEmpty, !closure.namesParameters { score.disfavoured += 1 }
      return true
    }
    if count == function.parameters.count { return true }
    guard count > 1, function.parameters.count == 1 else { return false }
    // The parts of a tuple may be taken apart; of what is not known yet, rather two parameters than these.
    score.disfavoured += 1
    return true
  }

  private func parameterCount(of closure: ClosureExprSyntax) -> Int? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): list.count
    case .parameterClause(let clause): clause.parameters.count
    default: nil
    }
  }

  /// The result's type: opaque ones are the declaration's own for these generic arguments.
  func instantiate(
    _ type: SwiftType, of member: Member, _ map: Substitution, _ receiver: Receiver
  ) -> SwiftType {
    if member.signature.givesSelf {
      switch receiver {
      case .type(let type): return settled(type)
      case .value(let value):
        if case .metatype(let type) = resolved(value.type) { return settled(type) }
        return settled(value.type)
      case .none: break
      }
    }
    guard case .opaque(let opaque) = type, opaque.arguments.isEmpty else {
      return settled(substitute(map, in: type))
    }
    var arguments: [SwiftType] = []
    switch receiver {
    case .value(let value): arguments.append(settled(value.type))
    case .type(let type): arguments.append(settled(type))
    case .none: arguments.append(.void)
    }
    arguments += member.signature.generics.map { settled(substitute(map, in: .parameter($0))) }
    return opaques.type(of: member, arguments: arguments, protocols: opaque.protocols)
  }

  private func object(
    _ objection: Row.Objection, _ arguments: [Argument], _ match: ArgumentMatch,
    at node: some SyntaxProtocol
  ) {
    let edits = objection.arguments.sorted().flatMap { index -> [TextEdit] in
      guard let argument = match.bindings[index].first.map({ arguments[$0] }),
        argument.expression.kind != .integerLiteralExpr
      else { return [] }
      let range = range(of: argument.expression)
      return [
        TextEdit(range: range.lowerBound..<range.lowerBound, replacement: objection.wrapper + "("),
        TextEdit(range: range.upperBound..<range.upperBound, replacement: ")"),
      ]
    }
    let place = objection.arguments.min().flatMap { match.bindings[$0].first }
    // A picture is worth more than the mistake where the check is lenient.
    report(
      isLenient ? .warning : .error, objection.message,
      at: place.map { Syntax(arguments[$0].expression) } ?? Syntax(node),
      fixIts: [.init(message: "convert with '\(objection.wrapper)(…)'", edits: edits)])
  }
}

extension ExprSyntax {
  /// Whether it is a number as it is written.
  fileprivate var isNumber: Bool {
    self.kind == .integerLiteralExpr || self.kind == .floatLiteralExpr
  }
}

extension ClosureExprSyntax {
  /// Whether `$0` and its like stand in it.
  fileprivate var namesParameters: Bool {
    statements.tokens(viewMode: .sourceAccurate).contains {
      if case .dollarIdentifier = $0.tokenKind { true } else { false }
    }
  }
}
