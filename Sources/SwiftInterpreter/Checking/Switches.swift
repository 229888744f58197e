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
        if isComplete {
          report(
            "additional 'case' blocks cannot appear after the 'default' block of a 'switch'",
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
    guard isUnknown(type) != nil || checkExhaustive(syntax, type, isComplete: isComplete) else {
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
