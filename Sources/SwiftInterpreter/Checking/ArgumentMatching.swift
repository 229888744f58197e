internal import SwiftSyntax

/// An argument as it is written.
struct Argument {
  var label: String?
  var expression: ExprSyntax
  var isTrailing = false
}

/// Which arguments each parameter gets, by index; none where its default stands.
struct ArgumentMatch {
  var bindings: [[Int]]
}

/// Why a call does not fit a signature.
enum MatchFailure {
  case missing(Int)
  case extra(Int)
  case labels
}

/// Swift's rules for labels and trailing closures.
enum ArgumentMatching {
  static func match(_ arguments: [Argument], to parameters: [Signature.Parameter])
    -> Result<ArgumentMatch, MatchError>
  {
    var bindings = [[Int]](repeating: [], count: parameters.count)
    var next = 0
    for (index, argument) in arguments.enumerated() {
      if argument.isTrailing {
        guard let target = trailing(argument, index, arguments, parameters, bindings, from: next)
        else {
          return .failure(MatchError(.extra(index)))
        }
        bindings[target] = [index]
        next = target + 1
        continue
      }
      // A variadic parameter goes on taking unlabelled arguments.
      if next > 0, parameters[next - 1].isVariadic, argument.label == nil, index > 0,
        next >= parameters.count || parameters[next].label != nil
      {
        bindings[next - 1].append(index)
        continue
      }
      var candidate = next
      while candidate < parameters.count, parameters[candidate].label != argument.label {
        candidate += 1
      }
      guard candidate < parameters.count else {
        let isKnown = parameters.contains { $0.label == argument.label }
        return .failure(
          MatchError(next >= parameters.count && !isKnown ? .extra(index) : .labels))
      }
      bindings[candidate] = [index]
      next = candidate + 1
    }
    for (index, parameter) in parameters.enumerated()
    where bindings[index].isEmpty && !parameter.defaultValue.exists && !parameter.isVariadic {
      return .failure(MatchError(.missing(index)))
    }
    return .success(ArgumentMatch(bindings: bindings))
  }

  /// Which parameter a trailing closure goes to: by its label, or, for the first one, the next that takes a function.
  private static func trailing(
    _ argument: Argument, _ index: Int, _ arguments: [Argument],
    _ parameters: [Signature.Parameter], _ bindings: [[Int]], from next: Int
  ) -> Int? {
    if let label = argument.label {
      return parameters.indices.first { $0 >= next && parameters[$0].label == label }
    }
    let rest = parameters.indices.filter { $0 >= next }
    let functions = rest.filter { takesFunction(parameters[$0].type) }
    // A generic parameter may be a function too: `actions.append { … }`.
    let open =
      functions.isEmpty
      ? rest.filter { if case .parameter = parameters[$0].type { true } else { false } }
      : functions
    let later = Set(arguments[(index + 1)...].compactMap(\.label))
    // One with a default gives way to one without, unless a later closure is meant for that.
    return open.first {
      !parameters[$0].defaultValue.exists && !later.contains(parameters[$0].label ?? "")
    } ?? open.first { !later.contains(parameters[$0].label ?? "") }
  }

  static func takesFunction(_ type: SwiftType) -> Bool {
    switch type {
    case .function: true
    case .nominal(let nominal, let arguments) where nominal.name == "Optional":
      arguments.first.map(takesFunction) ?? false
    default: false
    }
  }
}

struct MatchError: Error {
  let failure: MatchFailure
  init(_ failure: MatchFailure) { self.failure = failure }
}

extension Checker {
  /// Says why none of `signatures` takes these arguments, by the one that comes nearest.
  func reportMismatch(
    _ arguments: [Argument], _ signatures: [Signature], at node: some SyntaxProtocol
  ) {
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
      let parameter = nearest.parameters[index]
      // A label nearly right is what is wrong, not that an argument is missing.
      if let label = parameter.label {
        report("missing argument for parameter '\(label)' in call", at: node)
      } else {
        report("missing argument for parameter #\(index + 1) in call", at: node)
      }
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
        report(
          nearest.parameters.isEmpty
            ? "argument passed to call that takes no arguments"
            : "extra argument in call", at: argument.expression)
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
          at: second.expression)
      }
      return report("extra argument '\(late.label ?? "_")' in call", at: late.expression)
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
    let fixIts =
      edits.isEmpty ? [] : [Diagnostic.FixIt(message: "write '\(expected)'", edits: edits)]
    if wrong.count == 1, wrong[0].0.label == nil, let label = wrong[0].1 {
      report(
        .error, "missing argument label '\(label):' in call", at: wrong[0].0.expression,
        fixIts: fixIts)
    } else if wrong.count == 1, wrong[0].1 == nil, let label = wrong[0].0.label {
      report(.error, "extraneous argument label '\(label):' in call", at: wrong[0].0.expression)
    } else {
      report(
        .error,
        "incorrect argument label\(wrong.count > 1 ? "s" : "") in call (have '\(had)', expected '\(expected)')",
        at: node, fixIts: fixIts)
    }
  }
}
