internal import SwiftParser
internal import SwiftSyntax

/// What could follow a piece of source.
struct Offers {
  private let checker: Checker
  private let states: [Program.StateDeclaration]
  private let tree: SourceFileSyntax
  private let last: TokenSyntax?

  init(before text: String, in program: Program?) {
    checker = program?.checker ?? Checker(sources: [], declarations: Declarations())
    states = program?.states ?? []
    tree = Parser.parse(source: text)
    last = tree.endOfFileToken.previousToken(viewMode: .sourceAccurate)
  }

  var all: [SwiftCompletion.Candidate] {
    guard let last else { return names }
    if last.tokenKind == .period || last.tokenKind == .prefixOperator(".") {
      return members(after: last)
    }
    if let call = callToFill(at: last) { return labels(of: call) + names }
    return names
  }

  private func candidates(
    _ names: some Sequence<String>, summary: (String) -> String
  ) -> [SwiftCompletion.Candidate] {
    Set(names).filter { $0.first.map { $0.isLetter || $0 == "_" } ?? false }
      .subtracting(["init", "subscript"]).sorted()
      .map { SwiftCompletion.Candidate(text: $0, summary: summary($0)) }
  }
}

// Names by themselves.
extension Offers {
  private var names: [SwiftCompletion.Candidate] {
    // A nested type is a member of the one around it.
    let visible = checker.visibleNames.filter { !$0.contains(".") }
    return candidates(visible + states.map(\.name)) { name in
      if let state = states.last(where: { $0.name == name }) { return state.type }
      return summary(of: name, in: [""]) ?? ""
    }
  }

  private func summary(of name: String, in owners: [String]) -> String? {
    let catalogue = checker.catalogue
    for owner in owners {
      if let row = catalogue.rows(named: name, in: owner).first { return row.summary }
    }
    return catalogue.types[name]?.summary
  }
}

// Members.
extension Offers {
  private func members(after period: TokenSyntax) -> [SwiftCompletion.Candidate] {
    let access = period.parent?.as(MemberAccessExprSyntax.self)
    guard let base = access?.base else {
      // Behind an implicit dot stands what the argument's type has; behind a bare one, at the start, a modifier.
      let wanted = access.flatMap { expectedTypes(of: ExprSyntax($0)) } ?? []
      return wanted.isEmpty ? members(of: view, isStatic: false) : members(of: wanted)
    }
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let type = checker.nominal(named: name)
    {
      return members(of: type.declaredType, isStatic: true)
    }
    return members(of: type(of: base) ?? view, isStatic: false)
  }

  private var view: SwiftType { checker.catalogue.known("View").declaredType }

  private func members(of types: [SwiftType]) -> [SwiftCompletion.Candidate] {
    var found: [SwiftCompletion.Candidate] = []
    for candidate in types.flatMap({ members(of: $0, isStatic: true) })
    where !found.contains(where: { $0.text == candidate.text }) {
      found.append(candidate)
    }
    return found.sorted { $0.text < $1.text }
  }

  private func members(of type: SwiftType, isStatic: Bool) -> [SwiftCompletion.Candidate] {
    let names = checker.memberNames(of: type, isStatic: isStatic).filter { name in
      // `shape.path` and the like are for whoever writes a type.
      name != "body" && name != "makeBody"
    }
    var owners = checker.protocols(of: type).map(\.name)
    if case .nominal(let nominal, _) = type { owners.insert(nominal.name, at: 0) }
    return candidates(names) { summary(of: $0, in: owners) ?? "" }
  }

  /// The type of an expression as far as names tell, without checking it.
  private func type(of expression: ExprSyntax, depth: Int = 0) -> SwiftType? {
    guard depth < 200 else { return nil }
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: return checker.catalogue.nominal("Int")?.declaredType
    case .floatLiteralExpr: return checker.catalogue.nominal("Double")?.declaredType
    case .stringLiteralExpr: return checker.catalogue.nominal("String")?.declaredType
    case .declReferenceExpr(let reference):
      let name = reference.baseName.text
      let state = states.last { $0.name == name }
      return state.flatMap { checker.nominal(named: $0.type) }?.declaredType
    case .functionCallExpr(let call):
      if let name = call.calledName {
        return checker.nominal(named: name)?.declaredType
          ?? checker.catalogue.rows(named: name, in: "").first
          .map { checker.catalogue.member($0).signature.result }
      }
      return type(of: call.calledExpression, depth: depth + 1)
    case .memberAccessExpr(let access):
      guard let base = access.base else { return nil }
      let name = access.declName.baseName.text
      if let reference = base.as(DeclReferenceExprSyntax.self),
        let owner = checker.nominal(named: reference.baseName.text)
      {
        return checker.members(name, of: owner.declaredType, isStatic: true).first?
          .member.signature.result
      }
      guard let owner = type(of: base, depth: depth + 1) else { return nil }
      let found = checker.members(name, of: owner).first?.member.signature.result
      if case .parameter? = found { return owner }
      return found
    default: return nil
    }
  }
}

// Arguments.
extension Offers {
  /// A call whose next argument stands here.
  private func callToFill(at last: TokenSyntax) -> FunctionCallExprSyntax? {
    switch last.tokenKind {
    case .leftParen: return last.parent?.as(FunctionCallExprSyntax.self)
    case .comma:
      guard let argument = last.parent?.as(LabeledExprSyntax.self) else { return nil }
      return argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    default: return nil
    }
  }

  private func signatures(of call: FunctionCallExprSyntax) -> [Signature] {
    let catalogue = checker.catalogue
    if let name = call.calledName {
      if let type = checker.nominal(named: name) {
        return checker.members("init", of: type.declaredType).map(\.member.signature)
      }
      return (checker.declarations.functions[name] ?? []).map(\.signature)
        + catalogue.rows(named: name, in: "").map { catalogue.member($0).signature }
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return [] }
    let name = access.declName.baseName.text
    if let base = access.base {
      if let type = type(of: base) {
        return checker.members(name, of: type).map(\.member.signature)
      }
      return checker.members(name, of: view).map(\.member.signature)
    }
    let wanted = expectedTypes(of: ExprSyntax(call))
    if wanted.isEmpty { return checker.members(name, of: view).map(\.member.signature) }
    return wanted.flatMap { checker.implicitMembers(name, for: $0) }.map(\.member.signature)
  }

  private func labels(of call: FunctionCallExprSyntax) -> [SwiftCompletion.Candidate] {
    let given = Set(call.arguments.compactMap { $0.label?.text })
    let labels = signatures(of: call).flatMap { signature in
      signature.parameters.compactMap { parameter in
        parameter.label.map { ($0, parameter.type.description) }
      }
    }
    var found: [SwiftCompletion.Candidate] = []
    for (label, type) in labels
    where !given.contains(label) && !found.contains(where: { $0.text == label + ":" }) {
      found.append(SwiftCompletion.Candidate(text: label + ":", summary: type))
    }
    return found
  }

  /// What the argument that `expression` is may be: the types of its parameter, of each overload.
  private func expectedTypes(of expression: ExprSyntax) -> [SwiftType] {
    if let element = expression.parent?.as(ArrayElementSyntax.self),
      let array = element.parent?.parent?.as(ArrayExprSyntax.self)
    {
      return expectedTypes(of: ExprSyntax(array)).map { type in
        if case .nominal(let nominal, let arguments) = type, nominal.name == "Array" {
          arguments.first ?? type
        } else {
          type
        }
      }
    }
    guard let argument = expression.parent?.as(LabeledExprSyntax.self),
      let list = argument.parent?.as(LabeledExprListSyntax.self),
      let call = list.parent?.as(FunctionCallExprSyntax.self)
    else { return [] }
    let index = list.distance(
      from: list.startIndex, to: list.index(of: argument) ?? list.startIndex)
    return signatures(of: call).compactMap { signature in
      let parameter =
        argument.label.map { label in signature.parameters.first { $0.label == label.text } }
        ?? signature.parameters.dropFirst(index).first.flatMap { $0.label == nil ? $0 : nil }
      return parameter.map { checker.wrapped($0.type) ?? $0.type }
    }
  }
}
