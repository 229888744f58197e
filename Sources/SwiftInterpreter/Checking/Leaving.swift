internal import SwiftSyntax

// Whether statements come to an end by themselves, and whether functions give what they say.
extension Checker {
  /// Reports a body that may come to its end without a value.
  func checkReturn(
    in statements: CodeBlockItemListSyntax, _ result: SwiftType, at node: some SyntaxProtocol
  ) {
    guard !isVoid(result), !isError(result), !isNamed(result, "Never"), !function.isInitializer,
      !leaves(statements)
    else { return }
    report(
      "missing return in \(Self.kind(ofBody: node)) expected to return '\(settled(result))'",
      at: node.lastToken(viewMode: .sourceAccurate).map(Syntax.init) ?? Syntax(node))
  }

  /// Whether the `return`s say one thing of what `some P` is; reported where they do not.
  func checkOpaqueResult(at node: some SyntaxProtocol) -> Bool {
    // Of a property it is the getter.
    let name = node.parent?.as(FunctionDeclSyntax.self).map { Syntax($0.name) } ?? Syntax(node)
    let kind = "function"
    guard let first = function.returned.first ?? function.returnedWhereAvailable.first else {
      report(
        "\(kind) declares an opaque return type, but has no return statements in its body from which "
          + "to infer an underlying type", at: name)
      return false
    }
    guard let declared = function.opaqueResult,
      function.returned.contains(where: { !unify($0, first) })
    else { return true }
    report(
      "\(kind) declares an opaque return type '\(declared)', but the return statements in its body "
        + "do not have matching underlying types", at: name)
    return false
  }

  /// What a body is the body of, as messages call it.
  private static func kind(ofBody node: some SyntaxProtocol) -> String {
    if node.kind == .closureExpr { return "closure" }
    if node.is(AccessorBlockSyntax.self) { return "getter" }
    guard let function = node.parent?.as(FunctionDeclSyntax.self) else { return "function" }
    if function.modifiers.contains(where: { ["static", "class"].contains($0.name.plainText) }) {
      return "static method"
    }
    switch function.parent?.kind {
    case .memberBlockItem: return "instance method"
    case .codeBlockItem
    where function.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false:
      return "global function"
    default: return "local function"
    }
  }

  /// Whether statements end in `return`, `throw`, a call that never returns, or branches that all do.
  ///
  /// - Parameter jumps: Whether `break` and `continue` do too, as behind a `guard`.
  func leaves(_ statements: CodeBlockItemListSyntax, byJumps jumps: Bool = false) -> Bool {
    statements.active.contains { leaves($0, jumps) }
  }

  private func leaves(_ item: CodeBlockItemSyntax, _ jumps: Bool) -> Bool {
    if let expression = item.singleExpression {
      if neverReturns(expression) { return true }
      if let branch = expression.as(IfExprSyntax.self) { return leaves(branch, jumps) }
      if let choice = expression.as(SwitchExprSyntax.self) {
        return choice.cases.allSatisfy {
          guard case .switchCase(let item) = $0 else { return true }
          return leaves(item.statements, byJumps: false)
            || item.statements.last?.item.is(FallThroughStmtSyntax.self) ?? false
        }
      }
    }
    guard case .stmt(let statement) = item.item else { return false }
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt, .throwStmt, .yieldStmt: return true
    case .breakStmt, .continueStmt: return jumps
    case .whileStmt(let loop):
      return loop.conditions.trimmedText == "true" && !Self.breaks(loop)
    case .doStmt(let attempt):
      return leaves(attempt.body.statements, byJumps: jumps)
        && attempt.catchClauses.allSatisfy { leaves($0.body.statements, byJumps: jumps) }
    default: return false
    }
  }

  private func leaves(_ branch: IfExprSyntax, _ jumps: Bool) -> Bool {
    guard leaves(branch.body.statements, byJumps: jumps) else { return false }
    switch branch.elseBody {
    case .codeBlock(let block): return leaves(block.statements, byJumps: jumps)
    case .ifExpr(let next): return leaves(next, jumps)
    default: return false
    }
  }

  /// Whether a loop's own `break` ends it.
  private static func breaks(_ loop: WhileStmtSyntax) -> Bool {
    var rest = [Syntax(loop.body)]
    while let node = rest.popLast() {
      if node.is(BreakStmtSyntax.self) { return true }
      if node.is(WhileStmtSyntax.self) || node.is(ForStmtSyntax.self)
        || node.kind == .closureExpr
        || node.is(RepeatStmtSyntax.self) || node.kind == .switchExpr
      {
        continue
      }
      rest += node.children(viewMode: .sourceAccurate)
    }
    return false
  }

  /// Whether it calls what returns `Never`.
  private func neverReturns(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
    else { return false }
    if ["fatalError", "preconditionFailure"].contains(name) { return true }
    return declarations.functions[name]?.contains { isNamed($0.signature.result, "Never") } ?? false
  }
}
