internal import SwiftSyntax

// Literals as values of a script's types that say that they can be written so.
extension Checker {
  enum LiteralKind: String {
    case integer = "Integer"
    case float = "Float"
    case string = "String"
    case boolean = "Boolean"
    case array = "Array"
    case dictionary = "Dictionary"
    case none = "Nil"

    fileprivate var label: String {
      rawValue.prefix(1).lowercased() + rawValue.dropFirst() + "Literal"
    }
  }

  /// A literal as a value of what is expected, where that is a type of the script that takes it; `nil` where it is not.
  ///
  /// - Parameter arguments: What the initialiser gets, given the type of its parameter.
  func scriptLiteral(
    _ kind: LiteralKind, _ hint: SwiftType?, at node: some ExprSyntaxProtocol,
    _ arguments: (SwiftType) -> [Expression]
  ) -> Expression? {
    guard let target = literalTarget(hint), case .nominal(let nominal, _) = resolved(target),
      !nominal.isCatalogued || declarations.conformances[nominal] != nil
        || declarations.conditionalConformances[nominal] != nil,
      conforms(target, to: catalogue.known("ExpressibleBy\(kind.rawValue)Literal"))
    else { return nil }
    let candidates = initializers(of: target).filter {
      $0.member.signature.parameters.first?.label == kind.label
    }
    guard let first = candidates.first else { return nil }
    score.literals += 1
    let type = substitute(first.substitution, in: first.member.signature.parameters[0].type)
    let given = arguments(type)
    if given.contains(where: { isError($0.type) }) { return .error }
    return resolve(
      candidates, .type(target),
      given.enumerated().map {
        Argument(label: $0 == 0 ? kind.label : nil, $1, at: ExprSyntax(node))
      }, at: node, hint: nil)
  }

  /// The pairs of a dictionary literal, each as one value.
  func pairs(of elements: DictionaryElementListSyntax, as type: SwiftType) -> [Expression] {
    guard case .tuple(let types) = resolved(type), types.count == 2 else { return [] }
    return elements.map { element in
      let key = check(element.key, as: types[0].type, for: .element)
      let value = check(element.value, as: types[1].type, for: .element)
      if isError(key.type) || isError(value.type) { return .error }
      return Expression(type) { .tuple([try key.evaluate($0), try value.evaluate($0)]) }
    }
  }
}
