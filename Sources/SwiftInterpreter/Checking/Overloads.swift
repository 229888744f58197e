internal import SwiftSyntax

// The choice between overloads.
extension Checker {
  /// Chooses among overloads, and makes the call.
  func resolve(
    _ candidates: [Candidate], _ receiver: Receiver, _ arguments: [Argument],
    at node: some ExprSyntaxProtocol, hint: SwiftType?
  ) -> Expression {
    // The disfavoured last: of equal complaints the first is said.
    let candidates =
      candidates.contains(where: \.member.isDisfavoured)
      ? candidates.filter { !$0.member.isDisfavoured } + candidates.filter(\.member.isDisfavoured)
      : candidates
    let fitting = candidates.compactMap { candidate -> (Candidate, ArgumentMatch)? in
      switch ArgumentMatching.match(arguments, to: candidate.member.signature.parameters) {
      case .success(let match): (candidate, match)
      case .failure: nil
      }
    }
    guard var (chosen, match) = fitting.first else {
      reportMismatch(arguments, candidates.map(\.member.signature), at: node)
      return .error
    }
    let openness = arguments.map { self.openness($0.expression) }
    if fitting.count > 1 {
      // What has a type of its own is checked once, however many overloads look at it.
      var known: [Int: Expression] = [:]
      for (index, argument) in arguments.enumerated() where openness[index] == 0 {
        let expression =
          argument.solved
          ?? check(
            argument.expression, hint: impliedHint(argument, index, fitting[0].0, fitting[0].1))
        if isError(expression.type) { return .error }
        // What is unknown is taken for what each overload wants.
        if isUnknown(expression.type) == nil { known[index] = expression }
      }
      var best: (score: Score, choice: (Candidate, ArgumentMatch))?
      var complaints: [(found: [Diagnostic], choice: (Candidate, ArgumentMatch))] = []
      learnStrings(in: arguments, known)
      defer { forgetStrings(in: arguments) }
      for choice in fitting {
        let (result, score, found) = trial {
          apply(
            choice.0, choice.1, receiver, arguments, openness, known: known, isDry: true, at: node,
            hint: hint)
        }
        if let result, !isError(result.type), found.allSatisfy({ $0.severity != .error }) {
          // Of overloads that take the same the result decides: `let n: Int = value()`.
          var score = score
          if let hint, !fits(result, hint) { score.mismatches += 1 }
          if best.map({ score < $0.score }) ?? true { best = (score, choice) }
        } else {
          complaints.append((found, choice))
        }
      }
      guard let best else {
        // The first of those that tell most.
        let told = complaints.map { ($0.found.count, Self.rank($0.found)) }
        let least = told.indices.min { told[$0] < told[$1] }
        let (_, _, found) = trial(suggests: true) { () -> Expression? in
          least.map { complaints[$0] }.map {
            apply(
              $0.choice.0, $0.choice.1, receiver, arguments, openness, known: known, isDry: true,
              at: node, hint: hint)
          }
        }
        if !found.isEmpty {
          diagnostics += found
        } else if !(suggests && diagnostics.contains { $0.severity == .error }) {
          // Without complaints it comes of a mistake that was reported.
          report("no exact matches in call to \(kind(of: chosen.member))", at: node)
        }
        return .error
      }
      (chosen, match) = best.choice
      return apply(
        chosen, match, receiver, arguments, openness, known: known, isDry: false, at: node,
        hint: hint)
    }
    let mark = diagnostics.count
    let call = apply(
      chosen, match, receiver, arguments, openness, known: [:], isDry: false, at: node, hint: hint)
    guard isError(call.type), let hint, hint != .error else { return call }
    // Where the arguments are fine by themselves, it is the result that is not what is wanted.
    let (other, _, complaints) = trial {
      apply(
        chosen, match, receiver, arguments, openness, known: [:], isDry: true, at: node, hint: nil)
        as Expression?
    }
    guard let other, complaints.isEmpty, !isError(other.type),
      !{ if case .variable = resolved(other.type) { true } else { false } }(),
      coerce(other, to: hint) == nil
    else { return call }
    diagnostics.removeSubrange(mark...)
    return apply(
      chosen, match, receiver, arguments, openness, known: [:], isDry: false, at: node, hint: nil)
  }

  private func fits(_ result: Expression, _ hint: SwiftType) -> Bool {
    if case .variable = resolved(result.type) { return true }
    return trial { coerce(result, to: hint) }.0 != nil
  }

  /// What a fragment's free name, as an argument, has to be; `nil` for every other argument.
  private func impliedHint(
    _ argument: Argument, _ index: Int, _ candidate: Candidate, _ match: ArgumentMatch
  ) -> SwiftType? {
    guard freeNames == .impliedStates, argument.expression.kind == .declReferenceExpr,
      let position = match.bindings.firstIndex(where: { $0.contains(index) })
    else { return nil }
    var map = candidate.substitution
    open(candidate.member.signature.generics, into: &map)
    return opened(candidate.member.signature.parameters[position].type, map)
  }

  func kind(of member: Member) -> String {
    switch member.signature.kind {
    case .initializer: "initializer"
    case .function:
      member.owner == nil
        ? "global function '\(member.signature.fullName)'"
        : "\(member.signature.isStatic ? "static" : "instance") method '\(member.signature.fullName)'"
    default: "'\(member.signature.fullName)'"
    }
  }

  /// A generic parameter of a call's result that nothing has told.
  private func openParameter(of member: Member, _ map: Substitution) -> GenericParameter? {
    var parameters = member.signature.generics
    if case .initializer = member.signature.kind { parameters += member.owner?.parameters ?? [] }
    return parameters.first { parameter in
      if case .variable = map[parameter].map(resolved) { true } else { false }
    }
  }

  /// A member of which something is required, which an extension says where it is about the owner's own types.
  func referring(to member: Member, type: SwiftType) -> String {
    var root = type
    while case .member(let base, _) = root { root = base }
    guard let owner = member.owner, case .parameter(let parameter) = root,
      owner.parameters.contains(parameter) || owner.selfParameter == parameter
    else { return requirer(member) }
    return "referencing \(requirer(member)) on '\(owner)'"
  }

  func requirer(_ member: Member) -> String {
    switch member.signature.kind {
    case .initializer: "initializer '\(member.signature.fullName)'"
    case .function where member.owner == nil: "global function '\(member.signature.shortName)'"
    default: kind(of: member)
    }
  }

  /// How much a complaint tells: what is optional, what is required, what does not convert.
  private static func rank(_ complaint: [Diagnostic]) -> Int {
    let message = complaint.first { $0.severity == .error }?.message ?? ""
    if message.contains("must be unwrapped") || message.contains("use wrap") { return 0 }
    return message.contains("requires that") ? 1 : 2
  }

  /// One overload with its arguments. A dry run leaves closures out and makes nothing: it tells whether the overload
  /// fits, and at what cost.
  ///
  /// - Parameter openness: Of each argument.
  private func apply(
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
    var types: [SwiftType] = []
    for parameter in signature.parameters { types.append(opened(parameter.type, map)) }
    score.generics += signature.generics.count + (member.owner?.kind == .protocol ? 1 : 0)
    score.disfavoured += member.isDisfavoured ? 1 : 0
    // What depends on an argument's associated type waits for the argument.
    let equalities = signature.requirements.compactMap { requirement in
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
      // There are few: each goes behind those that are no more open.
      let place = order.lastIndex { $0.openness <= most }.map { $0 + 1 } ?? 0
      order.insert((index, most), at: place)
    }
    var values = [Evaluate?](repeating: nil, count: signature.parameters.count)
    var hasFailed = false
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
    if !isDry, member.row == nil {
      var signature = signature
      if let thrown = signature.thrown, self.isNamed(substitute(map, in: thrown), "Never") {
        signature.isThrowing = false
      }
      checkMarked(node, signature)
    }
    for case .conformance(let written, let proto) in signature.requirements {
      let type = substitute(map, in: written)
      if isDry, case .variable = resolved(type) { continue }
      guard conforms(type, to: proto) else {
        let reference = referring(to: member, type: written)
        return fail(
          "\(reference) requires that '\(settled(type))' conform to '\(proto)'", pointingAt: node)
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
    if signature.isThrowing { noteThrown(signature.thrown.map { substitute(map, in: $0) }) }
    return call
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

  private func softly(_ attempt: () -> Bool) {
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
