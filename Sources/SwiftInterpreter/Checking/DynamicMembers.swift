internal import SwiftSyntax

// `@dynamicMemberLookup`: a name that a type does not declare is handed to its `subscript(dynamicMember:)`.
extension Checker {
  func dynamicMember(
    _ name: String, of base: Expression, at node: ExprSyntax, hint: SwiftType?
  ) -> Expression? {
    guard case .nominal(let nominal, _) = resolved(base.type), nominal.script != nil else {
      return nil
    }
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
