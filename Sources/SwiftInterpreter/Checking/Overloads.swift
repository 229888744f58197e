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
  func openParameter(of member: Member, _ map: Substitution) -> GenericParameter? {
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
    if owner.requirements.contains(where: { $0.asks(of: type) }) { return Self.generic(owner) }
    return "referencing \(requirer(member)) on '\(owner)'"
  }

  /// What requires of an argument that it conform to a protocol: the generic type where that is said of its parameters, else
  /// the member.
  func requirer(_ member: Member, of type: SwiftType, _ proto: Nominal) -> String {
    guard let owner = member.owner, owner.script != nil, case .parameter(let parameter) = type,
      owner.parameters.contains(parameter), parameter.protocols.contains(proto)
    else { return requirer(member) }
    return Self.generic(owner)
  }

  private static func generic(_ type: Nominal) -> String {
    "generic \(type.kind.rawValue) '\(type)'"
  }

  private func requirer(_ member: Member) -> String {
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
}
