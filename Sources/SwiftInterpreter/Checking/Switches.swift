internal import SwiftSyntax

// `switch`, and what one of several patterns matches.
extension Checker {
  /// The cases of a `switch`: what finds the first that matches. `body` takes each one's statements, in order.
  func switchCases(
    _ syntax: SwitchExprSyntax, body: (CodeBlockItemListSyntax) -> Bool
  ) -> ((Frame) throws -> Int?)? {
    let written = check(syntax.subject, hint: nil)
    if isError(written.type) { return nil }
    let subject = presumedSubject(written, of: syntax)
    let type = settled(subject.type)
    var tests: [Matches] = []
    var isComplete = false
    for element in syntax.cases {
      guard case .switchCase(let item) = element else { continue }
      let isFine = inScope { () -> Bool in
        if item.statements.isEmpty {
          let kind = item.label.is(SwitchDefaultLabelSyntax.self) ? "default" : "case"
          report(
            "'\(kind)' label in a 'switch' must have at least one executable statement",
            at: item.label)
        }
        switch item.label {
        case .default:
          isComplete = true
          tests.append(Matches { _, _ in true })
        case .case(let label):
          checkBoundNames(label.caseItems)
          guard let test = caseItems(label.caseItems, type) else { return false }
          tests.append(test)
        @unknown default: return false
        }
        return body(item.statements)
      }
      guard isFine else { return nil }
    }
    if !isComplete, isUnknown(type) == nil, !isExhaustive(syntax, type) {
      report("switch must be exhaustive", at: syntax.switchKeyword)
      return nil
    }
    return { frame in
      let value = try subject.evaluate(frame)
      for (index, test) in tests.enumerated() where try test(frame, value) { return index }
      return nil
    }
  }

  private func caseItems(_ items: SwitchCaseItemListSyntax, _ type: SwiftType) -> Matches? {
    anyOf(items.map { ($0.pattern, $0.whereClause) }, type)
  }

  /// Patterns of which one has to fit: each binds the same variables, in a scope that is theirs.
  func anyOf(_ patterns: [(PatternSyntax, WhereClauseSyntax?)], _ type: SwiftType) -> Matches? {
    let outer = boundBeside
    defer { boundBeside = outer }
    boundBeside = [:]
    let known = scopes.last?.variables ?? [:]
    var tests: [Matches] = []
    for (index, (syntax, filter)) in patterns.enumerated() {
      guard let match = pattern(syntax, type) else { return nil }
      tests.append(filtered(match, by: filter))
      if index == 0 { boundBeside = (scopes.last?.variables ?? [:]).filter { known[$0] !== $1 } }
    }
    return Matches { frame, value in
      for test in tests where try test(frame, value) { return true }
      return false
    }
  }

  /// A pattern with its `where`.
  func filtered(_ match: Matches, by clause: WhereClauseSyntax?) -> Matches {
    guard let clause else { return match }
    let filter = check(clause.condition, as: bool, for: .condition)
    return Matches { frame, value in
      guard try match(frame, value) else { return false }
      if case .bool(true) = try filter.evaluate(frame) { return true }
      return false
    }
  }

  /// Whether the cases name every case of an enum, both of a Boolean, or all of an optional.
  private func isExhaustive(_ syntax: SwitchExprSyntax, _ type: SwiftType) -> Bool {
    var names: Set<String> = []
    for case .switchCase(let item) in syntax.cases {
      guard case .case(let label) = item.label else { return true }
      for item in label.caseItems where item.whereClause == nil {
        switch item.pattern.as(PatternSyntaxEnum.self) {
        case .valueBindingPattern(let binding)
        where binding.pattern.is(IdentifierPatternSyntax.self):
          return true
        case .wildcardPattern, .identifierPattern: return true
        case .tuplePattern: return true
        default: break
        }
        let tokens = item.pattern.tokens(viewMode: .sourceAccurate)
        for token in tokens {
          switch token.tokenKind {
          case .identifier(let name): names.insert(name)
          case .keyword(.true): names.insert("true")
          case .keyword(.false): names.insert("false")
          case .keyword(.nil): names.insert("none")
          case .wildcard where item.pattern.is(ExpressionPatternSyntax.self):
            if item.pattern.trimmedText == "_" { return true }
          case .postfixQuestionMark: names.insert("some")
          default: break
          }
        }
        if let expression = item.pattern.as(ExpressionPatternSyntax.self)?.expression,
          expression.kind == .tupleExpr
        {
          return true
        }
      }
    }
    guard case .nominal(let nominal, _) = resolved(type) else { return false }
    if nominal.name == "Bool" { return names.isSuperset(of: ["true", "false"]) }
    if nominal.name == "Optional" { return names.isSuperset(of: ["some", "none"]) }
    if let script = nominal.script, nominal.kind == .enum {
      return names.isSuperset(of: script.cases)
    }
    let known = (catalogue.members[nominal.name] ?? [:]).filter {
      $0.value.contains { $0.text.hasPrefix("case ") }
    }
    return !known.isEmpty && names.isSuperset(of: known.keys)
  }

  func switchStatement(_ syntax: SwitchExprSyntax, label: String?) -> Execute {
    var bodies: [Execute] = []
    let choose = switchCases(syntax) {
      bodies.append(statements($0))
      return true
    }
    return Execute { frame in
      try frame.runtime.step()
      guard var index = try choose?(frame) else { return .next }
      while true {
        switch try bodies[index](frame) {
        case .broke(let target) where target == nil || target == label: return .next
        case .continued("fallthrough"): index += 1
        case let flow: return flow
        }
        guard index < bodies.count else { return .next }
      }
    }
  }
}
