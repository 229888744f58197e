internal import SwiftSyntax

// The heads of script declarations.
extension Checker {
  func signature(of syntax: FunctionDeclSyntax, owner: Nominal?) -> Signature {
    var signature = Signature(kind: .function, name: syntax.name.plainText, result: .void)
    let outer = generics
    defer { generics = outer }
    signature.generics = genericParameters(syntax.genericParameterClause)
    generics += signature.generics
    signature.parameters = parameters(syntax.signature.parameterClause)
    signature.requirements = requirements(syntax.genericWhereClause)
    nameConstrained(in: &signature)
    signature.result = syntax.signature.returnClause.map { resolve($0.type) } ?? .void
    nameSelf(in: &signature)
    signature.isImplicit = syntax.signature.returnClause?.type.isImplicitlyUnwrapped ?? false
    signature.givesSelf =
      owner?.kind == .class && syntax.signature.returnClause?.type.trimmedText == "Self"
    noteEffects(syntax.signature.effectSpecifiers, in: &signature)
    signature.isStatic = syntax.modifiers.contains {
      ["static", "class"].contains($0.name.plainText)
    }
    signature.isMutating = syntax.modifiers.contains { $0.name.plainText == "mutating" }
    signature.isPostfix = syntax.modifiers.contains { $0.name.plainText == "postfix" }
    signature.isBuilder = isBuilder(syntax.attributes)
    signature.scriptBuilder = scriptBuilder(syntax.attributes)
    signature.isDiscardable = syntax.attributes.contains { $0.attributeName == "discardableResult" }
    return signature
  }

  /// What a call may do besides giving a result.
  private func noteEffects(
    _ effects: FunctionEffectSpecifiersSyntax?, in signature: inout Signature
  ) {
    guard let effects else { return }
    signature.isAsync = effects.asyncSpecifier != nil
    guard let clause = effects.throwsClause else { return }
    signature.isRethrowing = clause.throwsSpecifier.tokenKind == .keyword(.rethrows)
    signature.isThrowing = !signature.isRethrowing
    signature.thrown = clause.type.map { resolve($0) }
  }

  func signature(of syntax: InitializerDeclSyntax, owner: Nominal) -> Signature {
    let isFailable = syntax.optionalMark != nil
    var signature = Signature(
      kind: .initializer(isFailable: isFailable), name: "init",
      result: isFailable ? optional(owner.declaredType) : owner.declaredType)
    let outer = generics
    defer { generics = outer }
    signature.generics = genericParameters(syntax.genericParameterClause)
    generics += signature.generics
    signature.parameters = parameters(syntax.signature.parameterClause)
    signature.requirements = requirements(syntax.genericWhereClause)
    nameConstrained(in: &signature)
    noteEffects(syntax.signature.effectSpecifiers, in: &signature)
    return signature
  }

  /// `-> Self` of a protocol's function that says which type that is: `where Self == Card<Fill>`.
  private func nameSelf(in signature: inout Signature) {
    guard let enclosing, enclosing.kind == .protocol else { return }
    for case .same(.parameter(let parameter), let type) in signature.requirements
    where parameter == enclosing.selfParameter {
      signature.result = substitute([parameter: type], in: signature.result)
    }
  }

  /// `some Collection<S>` as a parameter is a generic parameter, of whose associated types something is said.
  private func nameConstrained(in signature: inout Signature) {
    for parameter in signature.generics where parameter.protocols.contains(where: \.isConstrained) {
      let (protocols, told) = unconstrained(parameter.protocols, of: .parameter(parameter))
      parameter.protocols = protocols
      signature.requirements += told
    }
    for index in signature.parameters.indices {
      guard case .opaque(let opaque) = signature.parameters[index].type,
        opaque.arguments.isEmpty, !opaque.associated.isEmpty
      else { continue }
      let parameter = GenericParameter(
        signature.parameters[index].type.description, protocols: opaque.protocols)
      signature.generics.append(parameter)
      signature.parameters[index].type = .parameter(parameter)
      for (name, type) in opaque.associated {
        signature.requirements.append(.same(.member(.parameter(parameter), name), type))
      }
    }
  }

  func parameters(_ clause: FunctionParameterClauseSyntax) -> [Signature.Parameter] {
    clause.parameters.map { syntax in
      var type = syntax.type
      var parameter = Signature.Parameter(
        label: syntax.firstName.plainText == "_" ? nil : syntax.firstName.plainText,
        name: (syntax.secondName ?? syntax.firstName).plainText, type: .error)
      parameter.isBuilder = isBuilder(syntax.attributes)
      parameter.scriptBuilder = scriptBuilder(syntax.attributes)
      if !syntax.attributes.isEmpty { parameter.wrapper = scriptWrapper(of: syntax.attributes) }
      parameter.isInout = type.isInout
      parameter.isConsumed = type.isConsumed
      if let attributed = type.as(AttributedTypeSyntax.self) {
        parameter.isAutoclosure = attributed.attributes.trimmedText.contains("@autoclosure")
        parameter.isEscaping = attributed.attributes.contains { $0.attributeName == "escaping" }
        type = attributed.baseType
      }
      parameter.type = resolve(type)
      if case .function? = wrapped(parameter.type) { parameter.isEscaping = true }
      parameter.isImplicit = type.isImplicitlyUnwrapped
      parameter.isVariadic = syntax.ellipsis != nil
      if let value = syntax.defaultValue { parameter.defaultValue = .syntax(value.value) }
      return parameter
    }
  }

  func isBuilder(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { ["ViewBuilder", "ContentBuilder"].contains($0.attributeName) }
  }

  func genericParameters(_ clause: GenericParameterClauseSyntax?) -> [GenericParameter] {
    clause?.parameters.map { syntax in
      GenericParameter(
        syntax.name.plainText, protocols: syntax.inheritedType.map { protocols(in: $0) } ?? [])
    } ?? []
  }

  func requirements(_ clause: GenericWhereClauseSyntax?) -> [Signature.Requirement] {
    clause?.requirements.flatMap { syntax -> [Signature.Requirement] in
      switch syntax.requirement {
      case .conformanceRequirement(let conformance):
        let type = resolve(conformance.leftType)
        return protocols(in: conformance.rightType).map { .conformance(type, $0) }
      case .sameTypeRequirement(let same):
        guard case .type(let left) = same.leftType, case .type(let right) = same.rightType else {
          return []
        }
        return [.same(resolve(left), resolve(right))]
      default: return []
      }
    } ?? []
  }

  /// Checks a function's statements and makes `body` run them.
  func check(
    body syntax: CodeBlockSyntax?, of body: FunctionBody, _ signature: Signature,
    in context: FunctionContext, selfType: SwiftType? = nil, isSelfMutable: Bool = false
  ) {
    let outer = function
    let outerGenerics = generics
    function = context
    context.thrown = signature.thrown
    generics += signature.generics
    let outerAssumptions = assumptions
    assumptions.add(signature.requirements)
    defer {
      function = outer
      generics = outerGenerics
      assumptions = outerAssumptions
    }
    inScope {
      if let selfType {
        let own = context.parameter("self", selfType, isInout: isSelfMutable)
        declare(own)
        body.parameters.append(own)
      }
      var begins: [Execute] = []
      for parameter in signature.parameters {
        let type = parameter.isVariadic ? array(parameter.type) : parameterType(parameter.type)
        let variable =
          parameter.isConsumed
          ? context.variable(parameter.name, type, isMutable: true)
          : context.parameter(parameter.name, type, isInout: parameter.isInout)
        variable.isImplicit = parameter.isImplicit
        declare(variable)
        if let wrapper = parameter.wrapper, let syntax {
          begins += keptParameter(variable, wrapper, at: syntax)
        }
        body.parameters.append(variable)
        if case .syntax(let value) = parameter.defaultValue {
          var type = parameter.type
          if parameter.isAutoclosure, case .function(let function) = type { type = function.result }
          _ = check(value, as: type)
        }
      }
      if let syntax {
        body.run = functionBody(
          syntax.statements, result: signature.result, isBuilder: signature.isBuilder,
          scriptBuilder: signature.scriptBuilder, at: syntax)
      }
      body.run = body.run.beginning(with: begins)
      body.size = context.size
    }
  }

  /// `some P` as a parameter is an unnamed generic parameter.
  private func parameterType(_ type: SwiftType) -> SwiftType {
    guard case .opaque(let opaque) = type, opaque.arguments.isEmpty else { return type }
    let parameter = GenericParameter(type.description, protocols: opaque.protocols)
    for (name, known) in opaque.associated {
      assumptions.equal[.member(.parameter(parameter), name)] = known
    }
    return .parameter(parameter)
  }

  /// What the statements of a function or accessor give.
  func functionBody(
    _ statements: CodeBlockItemListSyntax, result: SwiftType, isBuilder: Bool,
    scriptBuilder: SwiftType? = nil, at node: some SyntaxProtocol
  ) -> Evaluate {
    let items = statements.active
    let hasReturn = items.contains { $0.item.is(ReturnStmtSyntax.self) }
    if let scriptBuilder, !hasReturn {
      let whole = block(items, scriptBuilder, isWhole: true)
      return conform(whole, to: result, at: node).evaluate
    }
    if isBuilder, !hasReturn {
      let view = builder(items: items)
      if isError(view.type) { return Evaluate(always: .void) }
      return conform(view, to: result, at: node).evaluate
    }
    if let only = items.first, items.count == 1, let expression = only.singleExpression,
      !isVoid(result), Self.isSingleValue(expression)
    {
      if case .opaque = result {
        let hint = startsImplicitly(expression) ? result : nil
        return conform(check(expression, hint: hint), to: result, at: expression).evaluate
      }
      return check(expression, as: result, for: .returned).evaluate
    }
    function.result = result
    if case .opaque = result { function.opaqueResult = result }
    let count = diagnostics.count
    let run = self.statements(items)
    if !diagnostics[count...].contains(where: { $0.severity == .error }) {
      if function.opaqueResult == nil || checkOpaqueResult(at: node) {
        checkReturn(in: statements, result, at: node)
      }
    }
    return Evaluate { frame in
      if case .returned(let value) = try run(frame) { return value }
      return .void
    }
  }

  /// Whether an expression gives one value: `if` and `switch` do where each branch is one expression.
  static func isSingleValue(_ syntax: ExprSyntax) -> Bool {
    func isSingle(_ statements: CodeBlockItemListSyntax) -> Bool {
      guard statements.count == 1, let only = statements.first?.singleExpression else {
        return false
      }
      return isSingleValue(only)
    }
    if let choice = syntax.as(SwitchExprSyntax.self) {
      return choice.cases.allSatisfy {
        if case .switchCase(let item) = $0 { isSingle(item.statements) } else { false }
      }
    }
    guard let branch = syntax.as(IfExprSyntax.self) else { return true }
    guard isSingle(branch.body.statements) else { return false }
    switch branch.elseBody {
    case .ifExpr(let next): return isSingleValue(ExprSyntax(next))
    case .codeBlock(let block): return isSingle(block.statements)
    default: return false
    }
  }

  /// A value returned as `some P`, or as what is written.
  func conform(_ value: Expression, to result: SwiftType, at node: some SyntaxProtocol)
    -> Expression
  {
    if isError(value.type) { return .error }
    // What stands for an unknown view stands for whatever it is part of.
    if isLenient, isNamed(value.type, "AnyView") { return value }
    guard case .opaque(let opaque) = result else {
      return convert(value, to: result, for: .returned, at: node)
    }
    for proto in opaque.protocols where !conforms(value.type, to: proto) {
      return fail(
        "return type '\(settled(result))' requires that '\(settled(value.type))' conform to '\(proto)'",
        at: node)
    }
    return value
  }
}

extension AttributeListSyntax.Element {
  /// The attribute's name, without `@`; empty for `#if`.
  var attributeName: String {
    if case .attribute(let attribute) = self {
      attribute.attributeName.plainName
    } else {
      ""
    }
  }
}
