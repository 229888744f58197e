internal import SwiftSyntax

// Where Swift points: not at an expression's start, but at what makes it what it is.
extension Checker {
  /// The place of a message about an expression: its operator, the last name of a chain, the bracket of a subscript.
  func point(of node: some SyntaxProtocol) -> Int {
    var node = Syntax(node)
    while true {
      switch node.as(ExprSyntax.self)?.as(ExprSyntaxEnum.self) {
      case .sequenceExpr(let sequence):
        return range(of: rootOperator(of: sequence) ?? ExprSyntax(sequence)).lowerBound
      case .functionCallExpr(let call): node = Syntax(call.calledExpression)
      case .memberAccessExpr(let access) where access.base != nil:
        return range(of: access.declName).lowerBound
      case .subscriptCallExpr(let call): return range(of: call.leftSquare).lowerBound
      case .forceUnwrapExpr(let force): return range(of: force.exclamationMark).lowerBound
      case .optionalChainingExpr(let chaining): node = Syntax(chaining.expression)
      case .tryExpr(let attempt): node = Syntax(attempt.expression)
      case .awaitExpr(let waiting): node = Syntax(waiting.expression)
      default: return range(of: node).lowerBound
      }
    }
  }

  /// The operator that is applied last.
  private func rootOperator(of sequence: SequenceExprSyntax) -> ExprSyntax? {
    var root: (element: ExprSyntax, precedence: Precedence)?
    for (index, element) in sequence.elements.enumerated() where index % 2 == 1 {
      let precedence = declarations.precedence(group(of: element))
      guard let found = root?.precedence, precedence.rank >= found.rank else {
        root = (element, precedence)
        continue
      }
      if precedence.rank == found.rank, precedence.associativity == .left {
        root = (element, precedence)
      }
    }
    return root?.element
  }

  private func group(of element: ExprSyntax) -> String {
    switch element.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let binary):
      declarations.group(ofInfix: binary.operator.text) ?? Precedence.unnamed
    case .unresolvedTernaryExpr: "TernaryPrecedence"
    case .assignmentExpr: "AssignmentPrecedence"
    default: "CastingPrecedence"
    }
  }

  /// Reports a message about an expression where Swift would.
  func fail(
    _ message: String, pointingAt node: some SyntaxProtocol, fixIts: [Diagnostic.FixIt] = []
  ) -> Expression {
    let result = fail(message, at: node, fixIts: fixIts)
    let index = diagnostics.count - 1
    diagnostics[index].range = point(of: node)..<diagnostics[index].range.upperBound
    return result
  }

  /// What an optional is unwrapped behind: the last token of what stands before a member.
  func end(of base: some SyntaxProtocol) -> Syntax {
    base.lastToken(viewMode: .sourceAccurate).map(Syntax.init) ?? Syntax(base)
  }
}
