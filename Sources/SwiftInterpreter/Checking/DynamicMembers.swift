internal import SwiftSyntax

// `@dynamicMemberLookup`: a name that a type does not declare is handed to its `subscript(dynamicMember:)`.
extension Checker {
  func dynamicMember(
    _ name: String, of base: Expression, at node: ExprSyntax, hint: SwiftType?
  ) -> Expression? {
    guard case .nominal(let nominal, let arguments) = resolved(base.type) else { return nil }
    if nominal.name == "Regex.Match", let output = arguments.first {
      // `match.1`: what was found is a tuple of the captures, by number and name.
      let found = part("output", of: base)
      return tupleElement(name, of: found) ?? (name == "0" && !isTuple(output) ? found : nil)
    }
    guard nominal.script != nil else { return nil }
    let candidates = members("subscript", of: base.type).filter {
      $0.member.signature.parameters.map(\.label) == ["dynamicMember"]
    }
    guard let first = candidates.first else { return nil }
    let wanted = substitute(first.substitution, in: first.member.signature.parameters[0].type)
    let value: Expression
    if case .nominal(let path, let arguments) = resolved(wanted),
      Self.keyPathTypes.contains(path.name)
    {
      let found = members(name, of: arguments[0])
      guard !found.isEmpty else { return nil }
      value = keyPath(from: settled(arguments[0]), "." + name) { root in
        let end = self.property(found, of: .value(root), at: node, hint: nil)
        return isError(end.type) ? nil : end
      }
    } else {
      value = Expression(string, Evaluate(always: .string(name)))
    }
    if isError(value.type) { return value }
    let argument = Argument(label: "dynamicMember", value, at: node)
    return resolve(candidates, .value(base), [argument], at: node, hint: hint)
  }
}

extension Checker {
  private func isTuple(_ type: SwiftType) -> Bool {
    if case .tuple = resolved(type) { true } else { false }
  }
}

// `@dynamicCallable`: a value that is called hands its arguments to `dynamicallyCall`.
extension Checker {
  /// - Returns: `nil` where the value's type has no `dynamicallyCall`.
  func dynamicCall(
    of function: Expression, _ arguments: [Argument], at node: FunctionCallExprSyntax,
    hint: SwiftType?
  ) -> Expression? {
    let isPlain = arguments.allSatisfy { $0.label == nil }
    for label in isPlain ? ["withArguments", "withKeywordArguments"] : ["withKeywordArguments"] {
      let found = members("dynamicallyCall", of: function.type).first {
        $0.member.signature.parameters.map(\.label) == [label]
      }
      guard let found else { continue }
      let type = substitute(found.substitution, in: found.member.signature.parameters[0].type)
      guard case .nominal(_, let parts) = resolved(type), let element = parts.last else { continue }
      let values = arguments.map { check($0.expression, as: element) }
      if values.contains(where: { isError($0.type) }) { return .error }
      let names = arguments.map { Value.string($0.label ?? "") }
      let given = Expression(type) { frame in
        let values = try values.map { try $0.evaluate(frame) }
        guard label == "withKeywordArguments" else { return .array(values) }
        return OrderedPairs(pairs: zip(names, values).map { .tuple([$0, $1]) }).scriptValue
      }
      let argument = Argument(label: label, given, at: ExprSyntax(node))
      return resolve([found], .value(function), [argument], at: node, hint: hint)
    }
    return nil
  }
}
