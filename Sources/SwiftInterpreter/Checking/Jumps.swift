internal import SwiftSyntax

// `break`, `continue` and errors, by what stands around them.
extension Checker {
  /// Reports a `break` or `continue` that nothing around it takes.
  func checkJump(_ statement: some StmtSyntaxProtocol, to label: TokenSyntax?) {
    let isBreak = statement.is(BreakStmtSyntax.self)
    var isBranch = false
    for node in Self.surroundings(of: statement) {
      if let label {
        if node.as(LabeledStmtSyntax.self)?.label.plainText == label.plainText { return }
        continue
      }
      switch node.kind {
      case .forStmt, .whileStmt, .repeatStmt: return
      case .switchExpr where isBreak: return
      case .ifExpr, .doStmt: isBranch = true
      default: break
      }
    }
    if let label { return report("cannot find label '\(label.plainText)' in scope", at: label) }
    report(
      isBreak && isBranch
        ? "unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to "
          + "exit an if or do"
        : isBreak
          ? "'break' is only allowed inside a loop, if, do, or switch"
          : "'continue' is only allowed inside a loop", at: statement)
  }

  /// Reports an error that leaves a function which says nothing of it.
  ///
  /// - Parameter reason: Why, where nothing inside the function catches some.
  func checkThrown(_ message: String, _ reason: String = "", at node: some SyntaxProtocol) {
    var inner: Syntax = Syntax(node)
    var isCaughtInPart = false
    for outer in Self.surroundings(of: node) {
      if let attempt = outer.as(DoStmtSyntax.self), attempt.body.id == inner.id,
        !attempt.catchClauses.isEmpty
      {
        if attempt.catchClauses.contains(where: Self.takesAll) { return }
        isCaughtInPart = true
      }
      inner = outer
    }
    let clause: ThrowsClauseSyntax?
    switch inner.parent?.as(SyntaxEnum.self) {
    case .functionDecl(let owner): clause = owner.signature.effectSpecifiers?.throwsClause
    case .initializerDecl(let owner): clause = owner.signature.effectSpecifiers?.throwsClause
    case .accessorDecl(let owner): clause = owner.effectSpecifiers?.throwsClause
    case .accessorBlock: clause = nil
    default: return
    }
    guard clause == nil else { return }
    report(
      message
        + (isCaughtInPart ? " because the enclosing catch is not exhaustive" : reason), at: node)
  }

  /// Reports a call that may throw and is not marked.
  func checkMarked(_ call: some SyntaxProtocol, isThrowing: Bool, isAsync: Bool) {
    if isThrowing, !isMarked(call, by: .tryExpr) {
      report("call can throw but is not marked with 'try'", at: call)
    }
    if isAsync, Self.isSynchronous(around: call) {
      report("'async' call in a function that does not support concurrency", at: call)
    } else if isAsync, !isMarked(call, by: .awaitExpr) {
      report("expression is 'async' but is not marked with 'await'", at: call)
    }
  }

  /// Whether the function or accessor around, apart from closures, runs without ever waiting.
  private static func isSynchronous(around node: some SyntaxProtocol) -> Bool {
    var next = node.parent
    while let outer = next {
      next = outer.parent
      switch outer.as(SyntaxEnum.self) {
      case .closureExpr, .memberBlock: return false
      case .functionDecl(let function):
        return function.signature.effectSpecifiers?.asyncSpecifier == nil
      case .initializerDecl(let initializer):
        return initializer.signature.effectSpecifiers?.asyncSpecifier == nil
      case .accessorDecl(let accessor): return accessor.effectSpecifiers?.asyncSpecifier == nil
      case .accessorBlock: return true
      default: continue
      }
    }
    return false
  }

  /// Whether `try` or `await` stands before a call, or before all that it is a part of.
  private func isMarked(_ call: some SyntaxProtocol, by mark: SyntaxKind) -> Bool {
    var node = Syntax(call)
    while let parent = node.parent {
      if parent.kind == mark { return true }
      // `async let` throws where it is waited for.
      if let variable = parent.as(VariableDeclSyntax.self),
        variable.modifiers.contains(where: { $0.name.plainText == "async" })
      {
        return true
      }
      // `try a + b` covers what stands behind it.
      if let list = parent.as(ExprListSyntax.self),
        list.prefix(while: { $0.id != node.id }).contains(where: { Self.marks($0, mark) })
      {
        return true
      }
      if parent.is(CodeBlockItemSyntax.self) || parent.kind == .closureExpr { break }
      node = parent
    }
    return false
  }

  /// Whether an operand begins with the mark: `try await a + b` has both.
  private static func marks(_ operand: ExprSyntax, _ mark: SyntaxKind) -> Bool {
    if operand.kind == mark { return true }
    if let attempt = operand.as(TryExprSyntax.self) { return marks(attempt.expression, mark) }
    if let waiting = operand.as(AwaitExprSyntax.self) { return marks(waiting.expression, mark) }
    return false
  }

  /// Whether a `catch` takes every error.
  static func takesAll(_ clause: CatchClauseSyntax) -> Bool {
    clause.catchItems.isEmpty
      || clause.catchItems.contains { item in
        item.whereClause == nil
          && item.pattern?.as(ValueBindingPatternSyntax.self)?.pattern.is(
            IdentifierPatternSyntax.self) ?? false
      }
  }

  /// What stands around a node inside the body it belongs to, innermost first; the last is that body.
  private static func surroundings(of node: some SyntaxProtocol) -> [Syntax] {
    var found: [Syntax] = []
    var next = node.parent
    while let current = next {
      switch current.kind {
      case .closureExpr, .functionDecl, .accessorDecl, .initializerDecl, .memberBlock, .sourceFile,
        .accessorBlock:
        return found
      default: found.append(current)
      }
      next = current.parent
    }
    return found
  }

  /// Reports a name that is bound in some patterns of a case only.
  func checkBoundNames(_ items: SwitchCaseItemListSyntax) {
    guard items.count > 1 else { return }
    let names = items.map { Self.boundNames(in: $0.pattern) }
    for (index, bound) in names.enumerated() {
      for name in bound
      where names.enumerated().contains(where: { other in
        other.offset != index && !other.element.contains { $0.text == name.plainText }
      }) {
        report("'\(name.plainText)' must be bound in every pattern", at: name)
      }
    }
  }

  private static func boundNames(in pattern: PatternSyntax) -> [TokenSyntax] {
    var found: [TokenSyntax] = []
    var rest = [Syntax(pattern)]
    while let node = rest.popLast() {
      if let name = node.as(IdentifierPatternSyntax.self) { found.append(name.identifier) }
      rest += node.children(viewMode: .sourceAccurate)
    }
    return found
  }
}
