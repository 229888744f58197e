internal import SwiftSyntax

// What is wrong with a call's arguments.
extension Checker {
  /// Says why none of `signatures` takes these arguments, by the one that comes nearest.
  func reportMismatch(
    _ arguments: [Argument], _ signatures: [Signature], at node: some SyntaxProtocol
  ) {
    if reportTrailingLabel(arguments, signatures) || reportExtra(arguments, signatures) { return }
    let labels = arguments.map { $0.isTrailing && $0.label == nil ? nil : $0.label }
    func distance(_ signature: Signature) -> Int {
      let wanted = signature.parameters.map { $0.label ?? "_" }
      let had = zip(arguments, labels).map { $0.isTrailing && $1 == nil ? "{}" : $1 ?? "_" }
      let shared = had.filter { $0 == "{}" || wanted.contains($0) }.count
      return (had.count - shared) * 10
        + abs(signature.parameters.filter { !$0.defaultValue.exists }.count - had.count)
    }
    guard let nearest = signatures.min(by: { distance($0) < distance($1) }),
      case .failure(let error) = ArgumentMatching.match(arguments, to: nearest.parameters)
    else { return report("no exact matches in call", at: node) }
    switch error.failure {
    case .missing(let index):
      let name = nearest.parameters[index].label.map { "'\($0)'" } ?? "#\(index + 1)"
      reportMissing(argument: index, named: name, in: arguments, nearest, at: node)
    case .extra where nearest.kind == .enumCase && nearest.parameters.isEmpty:
      let callee = node.as(FunctionCallExprSyntax.self)?.calledExpression
      report(
        "enum case '\(nearest.name)' has no associated values",
        at: callee?.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) } ?? Syntax(node))
    case .extra(let index) where nearest.parameters.isEmpty && !arguments[index].isTrailing:
      report("argument passed to call that takes no arguments", at: arguments[index].expression)
    case .extra(let index):
      let argument = arguments[index]
      if argument.isTrailing && argument.label == nil {
        report("extra trailing closure passed in call", at: argument.expression)
      } else if let label = argument.label {
        if nearest.parameters.count >= arguments.count {
          reportLabels(arguments, nearest, at: node)
        } else {
          report("extra argument '\(label)' in call", at: argument.expression)
        }
      } else {
        report("extra argument in call", at: argument.expression)
      }
    case .labels: reportLabels(arguments, nearest, at: node)
    }
  }

  private func reportLabels(
    _ arguments: [Argument], _ signature: Signature, at node: some SyntaxProtocol
  ) {
    let plain = arguments.filter { !$0.isTrailing }
    let wanted = signature.parameters.prefix(plain.count).map(\.label)
    let known = plain.filter { argument in
      signature.parameters.contains { $0.label == argument.label }
    }
    if known.count == plain.count, let late = plain.last, plain.count > 1 {
      // All labels are right, their order is not.
      let order = signature.parameters.map(\.label)
      for (first, second) in zip(plain, plain.dropFirst()) {
        guard let a = order.firstIndex(of: first.label), let b = order.firstIndex(of: second.label),
          b < a
        else { continue }
        return report(
          "argument '\(second.label ?? "_")' must precede argument '\(first.label ?? "_")'",
          at: Self.label(of: second).map(Syntax.init) ?? Syntax(second.expression))
      }
      let label = late.label.map { "'\($0)' " } ?? ""
      return report("extra argument \(label)in call", at: late.expression)
    }
    let wrong = zip(plain, wanted).filter { $0.0.label != $0.1 }
    let edits = wrong.compactMap { argument, label -> TextEdit? in
      guard let token = argument.expression.parent?.as(LabeledExprSyntax.self)?.label else {
        guard let label else { return nil }
        let start = range(of: argument.expression).lowerBound
        return TextEdit(range: start..<start, replacement: label + ": ")
      }
      guard let label else { return nil }
      return TextEdit(range: range(of: token), replacement: label)
    }
    let had = plain.map { ($0.label ?? "_") + ":" }.joined()
    let expected = wanted.map { ($0 ?? "_") + ":" }.joined()
    let list = node.as(FunctionCallExprSyntax.self)?.leftParen.map(Syntax.init) ?? Syntax(node)
    let fixIts =
      edits.isEmpty ? [] : [Diagnostic.FixIt(message: "write '\(expected)'", edits: edits)]
    if wrong.count == 1, wrong[0].0.label == nil, let label = wrong[0].1 {
      report(
        .error, "missing argument label '\(label):' in call",
        at: plain.count == 1 ? Syntax(wrong[0].0.expression) : list,
        fixIts: fixIts)
    } else if wrong.count == 1, wrong[0].1 == nil, let label = wrong[0].0.label {
      report(
        .error, "extraneous argument label '\(label):' in call", at: list,
        fixIts: Self.label(of: wrong[0].0).map { token in
          let end = range(of: wrong[0].0.expression).lowerBound
          return [
            .init(
              message: "remove '\(label): '",
              edits: [TextEdit(range: range(of: token).lowerBound..<end, replacement: "")])
          ]
        } ?? [])
    } else {
      report(
        .error,
        "incorrect argument label\(wrong.count > 1 ? "s" : "") in call (have '\(had)', expected '\(expected)')",
        at: list,
        fixIts: fixIts)
    }
  }

  /// Reports a parameter without its argument where that would stand: before what comes later, else at the end.
  private func reportMissing(
    argument index: Int, named name: String, in arguments: [Argument], _ signature: Signature,
    at node: some SyntaxProtocol
  ) {
    let message = "missing argument for parameter \(name) in call"
    let later = Set(signature.parameters[(index + 1)...].compactMap(\.label))
    let next = arguments.first { !$0.isTrailing && $0.label.map(later.contains) ?? false }
    if let token = next.flatMap(Self.label) { return report(message, at: token) }
    if index == 0, let first = arguments.first, first.label == nil, first.solved == nil,
      !first.isTrailing
    {
      return report(message, at: first.expression)
    }
    let call = node.as(FunctionCallExprSyntax.self)
    guard call?.trailingClosure != nil else { return report(message, at: Self.end(of: node)) }
    let end = range(of: node).upperBound
    let label = signature.parameters[index].label ?? ""
    let closure = "\(label): { Text(\"\") }"
    // Closures behind the call stand in the order of the parameters.
    let behind = arguments.first { $0.isTrailing && $0.label.map(later.contains) ?? false }
    let edit =
      behind.flatMap(Self.label).map {
        let start = range(of: $0).lowerBound
        return TextEdit(range: start..<start, replacement: closure + " ")
      } ?? TextEdit(range: end..<end, replacement: " " + closure)
    let isMended = ArgumentMatching.takesFunction(signature.parameters[index].type)
    report(
      .error, message, at: node,
      fixIts: isMended ? [.init(message: "insert '\(closure)'", edits: [edit])] : [])
    diagnostics[diagnostics.count - 1].range = end..<end
  }

  /// Reports an argument that no overload knows the label of, where a call without it is one.
  private func reportExtra(_ arguments: [Argument], _ signatures: [Signature]) -> Bool {
    let known = Set(signatures.flatMap { $0.parameters.compactMap(\.label) })
    let unknown = arguments.indices.filter {
      arguments[$0].label.map { !known.contains($0) } ?? false
    }
    guard unknown.count == 1, let label = arguments[unknown[0]].label, unknown[0] > 0,
      !arguments[unknown[0]].isTrailing
    else { return false }
    var rest = arguments
    let extra = rest.remove(at: unknown[0])
    let fits = signatures.contains { signature in
      if case .success = ArgumentMatching.match(rest, to: signature.parameters) {
        true
      } else {
        false
      }
    }
    guard fits else { return false }
    let start = range(of: arguments[unknown[0] - 1].expression).upperBound
    let end = range(of: extra.expression).upperBound
    report(
      .error, "extra argument '\(label)' in call", at: extra.expression,
      fixIts: [
        .init(
          message: "remove ', \(label): …'", edits: [TextEdit(range: start..<end, replacement: "")])
      ])
    return true
  }

  /// Reports a closure behind the call whose label no overload has.
  private func reportTrailingLabel(_ arguments: [Argument], _ signatures: [Signature]) -> Bool {
    let known = signatures.flatMap { $0.parameters.compactMap(\.label) }
    for argument in arguments where argument.isTrailing {
      guard let label = argument.label, !known.contains(label), let token = Self.label(of: argument)
      else { continue }
      guard let nearest = Spelling.nearest(to: label, among: known) else {
        report("extra argument '\(label)' in call", at: token)
        return true
      }
      report(
        .error, "incorrect argument label in call (have '\(label):', expected '\(nearest):')",
        at: token,
        fixIts: [
          .init(
            message: "replace '\(label)' with '\(nearest)'",
            edits: [TextEdit(range: range(of: token), replacement: nearest)])
        ])
      return true
    }
    return false
  }

  /// The label as it is written before an argument; `nil` where there is none.
  private static func label(of argument: Argument) -> TokenSyntax? {
    let parent = argument.expression.parent
    return parent?.as(LabeledExprSyntax.self)?.label
      ?? parent?.as(MultipleTrailingClosureElementSyntax.self)?.label
  }

  /// Where an argument that is missing would stand: the call's closing parenthesis or brace.
  private static func end(of node: some SyntaxProtocol) -> Syntax {
    let call = node.as(FunctionCallExprSyntax.self)
    return call?.rightParen.map(Syntax.init).flatMap { call?.trailingClosure == nil ? $0 : nil }
      ?? node.lastToken(viewMode: .sourceAccurate).map(Syntax.init) ?? Syntax(node)
  }
}
