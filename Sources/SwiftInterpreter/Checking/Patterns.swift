internal import SwiftSyntax

// Patterns of `for`, `if case` and `switch`.
extension Checker {
  /// What tests a value and binds what a pattern names.
  ///
  /// - Parameter isMutable: Whether what it binds can be changed.
  func pattern(_ syntax: PatternSyntax, _ type: SwiftType, isMutable: Bool = false) -> Matches? {
    switch syntax.as(PatternSyntaxEnum.self) {
    case .wildcardPattern: return Matches { _, _ in true }
    case .identifierPattern(let name):
      return binding(name, type, isMutable: isMutable)
    case .valueBindingPattern(let binding):
      return pattern(
        binding.pattern, type, isMutable: binding.bindingSpecifier.tokenKind == .keyword(.var))
    case .tuplePattern(let tuple):
      let elements = tuple.elements.map { ($0.label?.plainText, $0.pattern) }
      return self.tuple(elements, type, at: syntax) { self.pattern($0, $1, isMutable: isMutable) }
    case .expressionPattern(let expression):
      return expressionPattern(expression.expression, type, isMutable)
    case .isTypePattern(let test):
      let fits = dynamicTest(type, resolve(test.type))
      return Matches { _, value in fits(value) != nil }
    default: return nil
    }
  }

  /// Lets the names of a pattern stand for what is broken already, so that their uses are no further faults.
  func declareBroken(_ pattern: some SyntaxProtocol) {
    var rest = [Syntax(pattern)]
    while let node = rest.popLast() {
      if let name = node.as(IdentifierPatternSyntax.self)?.identifier.plainText {
        declare(function.variable(name, .error))
      } else {
        rest += node.children(viewMode: .sourceAccurate)
      }
    }
  }

  private func binding(
    _ syntax: IdentifierPatternSyntax, _ type: SwiftType, isMutable: Bool
  ) -> Matches {
    let name = syntax.identifier.plainText
    let beside = boundBeside[name]
    if let beside, !unify(beside.type, type) {
      report(
        "pattern variable bound to type '\(settled(type))', expected type '\(settled(beside.type))'",
        at: syntax)
    }
    let variable = beside ?? function.variable(name, type, isMutable: isMutable)
    if beside == nil { declare(variable) }
    return Matches { frame, value in
      frame.declare(variable, value)
      return true
    }
  }

  private func tuple<Part>(
    _ elements: [(String?, Part)], _ type: SwiftType, at node: some SyntaxProtocol,
    _ match: (Part, SwiftType) -> Matches?
  ) -> Matches? {
    if isError(type) {
      declareBroken(node)
      return nil
    }
    guard case .tuple(let types) = resolved(type), types.count == elements.count else {
      declareBroken(node)
      report("tuple pattern cannot match values of type '\(settled(type))'", at: node)
      return nil
    }
    var matches: [Matches] = []
    for (element, type) in zip(elements, types) {
      guard let part = match(element.1, type.type) else { return nil }
      matches.append(part)
    }
    return Matches { frame, value in
      guard case .tuple(let values) = value else { return false }
      for (match, value) in zip(matches, values) where try !match(frame, value) { return false }
      return true
    }
  }

  /// A pattern that is written as an expression: a case with what it carries, a tuple of patterns, or a value.
  private func expressionPattern(_ syntax: ExprSyntax, _ type: SwiftType, _ isMutable: Bool)
    -> Matches?
  {
    if let pattern = syntax.as(PatternExprSyntax.self) {
      return self.pattern(pattern.pattern, type, isMutable: isMutable)
    }
    if syntax.kind == .discardAssignmentExpr { return Matches { _, _ in true } }
    if let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      let elements = tuple.elements.map { ($0.label?.plainText, $0.expression) }
      return self.tuple(elements, type, at: syntax) { expressionPattern($0, $1, isMutable) }
    }
    if let cast = syntax.as(SequenceExprSyntax.self), let match = castPattern(cast, type, isMutable)
    {
      return match
    }
    let mark = diagnostics.count
    if let found = casePattern(syntax, type, isMutable) { return found }
    guard !diagnostics[mark...].contains(where: { $0.severity == .error }) else { return nil }
    if let inner = wrapped(type) {
      if let chaining = syntax.as(OptionalChainingExprSyntax.self) {
        guard let match = expressionPattern(chaining.expression, inner, isMutable) else {
          return nil
        }
        return Matches { frame, value in
          guard case .some(let content) = value else { return false }
          return try match(frame, content)
        }
      }
    }
    return valuePattern(syntax, type)
  }

  /// `let name as Type`: what is of the type, as that.
  private func castPattern(_ syntax: SequenceExprSyntax, _ type: SwiftType, _ isMutable: Bool)
    -> Matches?
  {
    let elements = Array(syntax.elements)
    guard elements.count == 3, let written = elements[2].as(TypeExprSyntax.self),
      elements[1].kind == .unresolvedAsExpr
    else { return nil }
    let target = resolve(written.type)
    guard let match = expressionPattern(elements[0], target, isMutable) else { return nil }
    let test = dynamicTest(type, target)
    return Matches { frame, value in
      guard let value = test(value) else { return false }
      return try match(frame, value)
    }
  }

  /// `Failure.timeout` where any error may come: a case of the type that is named.
  private func qualifiedCasePattern(
    _ syntax: ExprSyntax, _ access: MemberAccessExprSyntax, _ type: SwiftType, _ isMutable: Bool
  ) -> Matches? {
    switch resolved(type) {
    case .existential: break
    case .nominal(let nominal, _) where nominal.kind == .protocol: break
    default: return nil
    }
    guard let base = access.base, let named = typeNamed(by: base),
      case .nominal(let nominal, _) = named, nominal.kind == .enum,
      let match = casePattern(syntax, named, isMutable)
    else { return nil }
    return Matches { frame, value in try value.isA(named) && match(frame, value) }
  }

  /// `.loaded(let x)` and `.idle` of a script enum, and `.some(let x)` and `.none` of an optional.
  private func casePattern(_ syntax: ExprSyntax, _ type: SwiftType, _ isMutable: Bool)
    -> Matches?
  {
    let called = syntax.as(FunctionCallExprSyntax.self)
    guard let access = (called?.calledExpression ?? syntax).as(MemberAccessExprSyntax.self) else {
      return nil
    }
    if let qualified = qualifiedCasePattern(syntax, access, type, isMutable) { return qualified }
    guard case .nominal(let nominal, let arguments) = resolved(type) else { return nil }
    let name = access.declName.baseName.plainText
    let parts = called?.arguments.map(\.expression) ?? []
    if isUnknown(.nominal(nominal, arguments)) != nil {
      // Of cases that nothing declares the first one is shown, which may be the only one.
      let matches = parts.compactMap {
        expressionPattern($0, .nominal(nominal, arguments), isMutable)
      }
      return Matches { frame, value in try matches.allSatisfy { try $0(frame, value) } }
    }
    if nominal.name == "Optional", name == "some" || name == "none" {
      guard name == "some", let part = parts.first else {
        return Matches { _, value in
          if case .none = value { name == "none" } else { name == "some" }
        }
      }
      guard let match = expressionPattern(part, arguments[0], isMutable) else { return nil }
      return Matches { frame, value in
        guard case .some(let content) = value else { return false }
        return try match(frame, content)
      }
    }
    if nominal.name == "Optional" {
      guard let match = casePattern(syntax, arguments[0], isMutable) else { return nil }
      return Matches { frame, value in
        guard case .some(let content) = value else { return false }
        return try match(frame, content)
      }
    }
    if nominal.script == nil {
      return libraryCase(name, nominal, arguments, parts, isMutable)
    }
    guard let script = nominal.script, let index = script.cases.firstIndex(of: name),
      let member = script.members[name]?.first(where: { $0.signature.kind == .enumCase })
    else { return nil }
    let map = substitution(of: nominal, arguments)
    let types = member.signature.parameters.map { settled(substitute(map, in: $0.type)) }
    var matches: [Matches] = []
    if !parts.isEmpty {
      guard parts.count == types.count else {
        let payload =
          types.count == 1
          ? "tuple pattern cannot match values of the non-tuple type '\(settled(types[0]))'"
          : "tuple pattern has the wrong length for tuple type '\(settled(substitute(map, in: member.signature.payload)))'"
        let place = called?.leftParen.map(Syntax.init) ?? Syntax(syntax)
        report(
          types.isEmpty ? "enum case '\(name)' has no associated values" : payload, at: place)
        declareBroken(syntax)
        return nil
      }
      for (part, type) in zip(parts, types) {
        guard let match = expressionPattern(part, type, isMutable) else { return nil }
        matches.append(match)
      }
    }
    return Matches { frame, value in
      guard case .enumCase(let value) = value, value.index == index else { return false }
      for (match, part) in zip(matches, value.payload) where try !match(frame, part) {
        return false
      }
      return true
    }
  }

  /// A case of an enum of the library, with what it carries.
  private func libraryCase(
    _ name: String, _ nominal: Nominal, _ arguments: [SwiftType], _ parts: [ExprSyntax],
    _ isMutable: Bool
  ) -> Matches? {
    let row = catalogue.rows(named: name, in: nominal.name).first { $0.text.hasPrefix("case ") }
    guard let signature = row.map({ catalogue.member($0).signature }), !signature.parameters.isEmpty
    else { return nil }
    let map = Substitution(uniqueKeysWithValues: zip(nominal.parameters, arguments))
    var matches: [Matches] = []
    for (part, parameter) in zip(parts, signature.parameters) {
      let type = settled(substitute(map, in: parameter.type))
      guard let match = expressionPattern(part, type, isMutable) else { return nil }
      matches.append(match)
    }
    return Matches { frame, value in
      guard let made = value.libraryCase, made.name == name else { return false }
      for (match, part) in zip(matches, made.payload) where try !match(frame, part) { return false }
      return true
    }
  }

  /// A value to equal, a range to lie in, or what a `~=` of the script says.
  private func valuePattern(_ syntax: ExprSyntax, _ type: SwiftType) -> Matches? {
    // Characters are texts here, and have their order.
    let bound = isNamed(type, "Character") ? string : type
    if let kind = Self.rangeKind(of: syntax) {
      let range = check(syntax, as: self.type(kind.rawValue, bound))
      return isError(range.type) ? nil : rangePattern(range)
    }
    if syntax.kind == .closureExpr { return matchOperator(syntax, nil, type) }
    let expression = check(syntax, hint: type)
    if isError(expression.type) { return nil }
    if let converted = coerce(expression, to: type) {
      return Matches { frame, value in value.equals(try converted.evaluate(frame)) }
    }
    if case .nominal(let nominal, let arguments) = resolved(expression.type),
      RangeValue.Kind(rawValue: nominal.name) != nil, unify(arguments[0], bound)
    {
      return rangePattern(expression)
    }
    return matchOperator(syntax, expression, type)
  }

  private func rangePattern(_ range: Expression) -> Matches {
    Matches { frame, value in
      guard case .range(let range) = try range.evaluate(frame) else { return false }
      return range.contains(value)
    }
  }

  /// The `~=` that a script declares for a pattern and a value; `pattern` is `nil` of one that has no type of its own.
  private func matchOperator(
    _ syntax: ExprSyntax, _ pattern: Expression?, _ type: SwiftType
  ) -> Matches? {
    let value = OperatorOption(type: type, score: Score(), code: .operand(Evaluate(always: .void)))
    let open = pattern.map {
      OperatorOption(type: $0.type, score: Score(), code: .operand($0.evaluate))
    }
    let found = apply("~=", [open ?? OperatorOption(open: syntax)], [value])
    guard let best = found.min(by: { $0.score < $1.score }), case .apply(let use) = best.code,
      case .script(let body) = use.action
    else {
      guard let pattern else {
        _ = check(syntax, hint: type)
        return nil
      }
      report(
        "expression pattern of type '\(settled(pattern.type))' cannot match values of type '\(settled(type))'",
        at: syntax)
      return nil
    }
    let pattern = pattern ?? check(syntax, as: use.left)
    if isError(pattern.type) { return nil }
    return Matches { frame, value in
      try Bool.from(try body.call([try pattern.evaluate(frame), value], in: frame.runtime))
    }
  }

  /// What kind of range is written here; `nil` where none is.
  private static func rangeKind(of syntax: ExprSyntax) -> RangeValue.Kind? {
    if let sequence = syntax.as(SequenceExprSyntax.self) {
      for element in sequence.elements {
        switch element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        case "...": return .closed
        case "..<": return .halfOpen
        default: continue
        }
      }
    }
    if let prefix = syntax.as(PrefixOperatorExprSyntax.self)?.operator.text {
      return prefix == "..." ? .through : prefix == "..<" ? .upTo : nil
    }
    return syntax.as(PostfixOperatorExprSyntax.self)?.operator.text == "..." ? .from : nil
  }
}
