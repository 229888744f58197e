internal import SwiftSyntax

// Applying operators to what operands can be.
extension Checker {
  func apply(_ name: String, isPostfix: Bool, _ operands: [OperatorOption]) -> [OperatorOption] {
    var found: [OperatorOption] = []
    for (index, operand) in operands.enumerated() {
      for member in operatorMembers(name, parameters: 1)
      where member.signature.isPostfix == isPostfix {
        guard let use = use(member, operand.type, nil) else { continue }
        var score = operand.score
        score.add(use.score)
        found.keep(
          OperatorOption(type: use.result, score: score, code: .apply(use.use), left: index))
      }
    }
    return found
  }

  /// - Parameter hint: What is expected of the operator; `nil` inside a tree.
  func apply(
    _ name: String, _ lefts: [OperatorOption], _ rights: [OperatorOption], _ hint: SwiftType? = nil
  ) -> [OperatorOption] {
    var found: [OperatorOption] = []
    for (leftIndex, left) in lefts.enumerated() {
      for (rightIndex, right) in rights.enumerated() {
        for use in uses(name, left, right, hint) {
          var score = left.score
          score.add(right.score)
          score.add(use.score)
          found.keep(
            OperatorOption(
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
    let rows = catalogue.operatorMembers(name)
    return ((declarations.operatorFunctions[name] ?? []) + rows)
      .filter { $0.signature.parameters.count == count }
  }

  private func uses(
    _ name: String, _ left: OperatorOption, _ right: OperatorOption, _ hint: SwiftType?
  ) -> [OperatorFit] {
    switch (left.code, right.code) {
    case (.open(let first), .open(let second)):
      return openUses(name, [first, second], [nil, nil], hint)
    case (.open(let syntax), _): return openUses(name, [syntax, nil], [nil, right.type], hint)
    case (_, .open(let syntax)): return openUses(name, [nil, syntax], [left.type, nil], hint)
    default: break
    }
    let key = OperatorKey(name: name, left: settled(left.type), right: settled(right.type))
    // What a script has no part in is the same for each.
    let isShared =
      declarations.operatorFunctions[name] == nil && isOfLibraryAlone(key.left)
      && isOfLibraryAlone(key.right)
    if let known = isShared ? catalogue.operatorUses[key] : operatorUses[key] { return known }
    let found = operatorMembers(name, parameters: 2).compactMap { use($0, left.type, right.type) }
    if isShared { catalogue.operatorUses[key] = found } else { operatorUses[key] = found }
    return found
  }

  /// An operator of which one operand, or both, take their type from what it asks for.
  ///
  /// - Parameters:
  ///   - syntax: The open operands, each where it stands.
  ///   - types: The types of the others.
  ///   - hint: What is expected of the operator: `.small ... .large` has its bounds from that.
  private func openUses(
    _ name: String, _ syntax: [ExprSyntax?], _ types: [SwiftType?], _ hint: SwiftType?
  ) -> [OperatorFit] {
    operatorMembers(name, parameters: 2).compactMap { member -> OperatorFit? in
      guard var use = use(member, types[0], types[1]) else { return nil }
      let mark = trail.count
      defer { undo(to: mark) }
      if let hint, !unify(use.result, hint) { undo(to: mark) }
      for (syntax, wanted) in zip(syntax, [use.use.left, use.use.right]) {
        guard let syntax else { continue }
        if case .variable = resolved(wanted) { return nil }
        // What is known only by the operand, as a closure's result, is what the operator's type has.
        let (found, cost, messages) = trial { () -> [SwiftType]? in
          let expression = check(syntax, hint: wanted)
          guard !isError(expression.type), coerce(expression, to: wanted) != nil else { return nil }
          return [use.result, use.use.left, use.use.right].map(settled)
        }
        guard let found, messages.isEmpty else { return nil }
        (use.result, use.use.left, use.use.right) = (found[0], found[1], found[2])
        use.score.add(cost)
      }
      return use
    }
  }

  /// The operator of `member` for operands of these types; `nil` where they do not fit. An operand type of `nil` is open.
  private func use(_ member: Member, _ left: SwiftType?, _ right: SwiftType?) -> OperatorFit? {
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
      // What stands in for something unknown is an option of its own.
      guard
        isUnknown(operand) == nil
          ? coerce(Expression(operand) { _ in .void }, to: types[index]) != nil
          : unify(operand, types[index])
      else { return nil }
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
      action: action, plain: member.row?.plain, wrapsLeft: wraps[0], wrapsRight: wraps[1],
      left: settled(types[0]),
      right: types.count > 1 ? settled(types[1]) : .void)
    return OperatorFit(
      use: use, result: settled(substitute(map, in: signature.result)), score: score)
  }

  private func couldBe(_ operand: SwiftType, _ parameter: SwiftType) -> Bool {
    guard case .nominal(let wanted, _) = parameter, case .nominal(let had, _) = resolved(operand)
    else { return true }
    return wanted == had || wanted === catalogue.optional
      || (isDoubleOrCGFloat(wanted) && isDoubleOrCGFloat(had))
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
    case .function(let body):
      guard lazy else { return .script(body) }
      return .short { left, right in
        guard let runtime = Runtime.current else { return .void }
        return try body.call([left, .function(right)], in: runtime)
      }
    default: return nil
    }
  }
}
