internal import SwiftSyntax

/// An argument as it is written.
struct Argument {
  var label: String?
  var expression: ExprSyntax
  var isTrailing = false
  /// What it was found to be, where it is no expression of the source's.
  var solved: Expression?

  init(label: String? = nil, expression: ExprSyntax, isTrailing: Bool = false) {
    (self.label, self.expression, self.isTrailing) = (label, expression, isTrailing)
  }

  /// An argument that is known already.
  ///
  /// - Parameter node: What a message about it points to.
  @MainActor init(label: String? = nil, _ solved: Expression, at node: ExprSyntax) {
    self.label = label
    self.solved = solved
    // What is looked at there must be no literal or closure: these take their types from what is expected.
    expression = node.kind == .declReferenceExpr ? node : Self.known
  }

  private static let known = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier("_")))
}

/// Which arguments each parameter gets, by index: they stand side by side. None where its default stands.
struct ArgumentMatch {
  var bindings: [Range<Int>]
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
    var bindings: [Range<Int>] = []
    bindings.reserveCapacity(parameters.count)
    for _ in parameters.indices { bindings.append(0..<0) }
    var next = 0
    for (index, argument) in arguments.enumerated() {
      if argument.isTrailing {
        guard let target = trailing(argument, index, arguments, parameters, from: next)
        else {
          return .failure(MatchError(.extra(index)))
        }
        bindings[target] = index..<index + 1
        next = target + 1
        continue
      }
      // A variadic parameter goes on taking unlabelled arguments.
      if next > 0, parameters[next - 1].isVariadic, argument.label == nil, index > 0,
        next >= parameters.count || parameters[next].label != nil
      {
        let first = bindings[next - 1].isEmpty ? index : bindings[next - 1].lowerBound
        bindings[next - 1] = first..<index + 1
        continue
      }
      var candidate = next
      while candidate < parameters.count, !parameters[candidate].takes(argument.label) {
        candidate += 1
      }
      guard candidate < parameters.count else {
        let isKnown = parameters.contains { $0.label == argument.label }
        return .failure(
          MatchError(next >= parameters.count && !isKnown ? .extra(index) : .labels))
      }
      bindings[candidate] = index..<index + 1
      next = candidate + 1
    }
    for index in parameters.indices
    where bindings[index].isEmpty && !parameters[index].defaultValue.exists
      && !parameters[index].isVariadic
    {
      return .failure(MatchError(.missing(index)))
    }
    return .success(ArgumentMatch(bindings: bindings))
  }

  /// Which parameter a trailing closure goes to: by its label, or, for the first one, the next that takes a function.
  private static func trailing(
    _ argument: Argument, _ index: Int, _ arguments: [Argument],
    _ parameters: [Signature.Parameter], from next: Int
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

extension Signature.Parameter {
  /// Whether an argument of this label is its own: of `@Loud text: String` also `$text:`.
  fileprivate func takes(_ given: String?) -> Bool {
    if label == given { return true }
    guard wrapper != nil, let given, let label, given.first == "$" else { return false }
    return given.dropFirst() == label
  }
}

struct MatchError: Error {
  let failure: MatchFailure
  init(_ failure: MatchFailure) { self.failure = failure }
}
