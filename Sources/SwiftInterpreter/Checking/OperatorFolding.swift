internal import SwiftSyntax

/// A node of an operator tree. Nodes stand in postfix order, so that a subtree is a range of them.
struct OperatorNode {
  enum Kind {
    case operand(ExprSyntax)
    /// Checked already.
    case solved(Expression)
    case prefix(String, TokenSyntax)
    case postfix(String, TokenSyntax)
    case infix(String, TokenSyntax)
    /// The condition and the other branch are its two subtrees.
    case ternary(then: ExprSyntax)
    /// `as`, `as?`, `as!` or `is`; the type is its second subtree.
    case cast(ExprSyntax)
  }

  var kind: Kind
  /// Where the subtree begins; it ends with the node itself.
  var start: Int
}

// A sequence `a + b * c` comes flat from the parser and stays flat here, so that a sum of any length neither recurses nor
// copies syntax. `Precedence` says which group an operator belongs to.
extension Checker {
  func fold(_ sequence: SequenceExprSyntax) -> [OperatorNode]? {
    var nodes: [OperatorNode] = []
    return fold(Array(sequence.elements), into: &nodes) ? nodes : nil
  }

  func fold(elements: [ExprSyntax]) -> [OperatorNode]? {
    var nodes: [OperatorNode] = []
    return fold(elements, into: &nodes) ? nodes : nil
  }

  private func fold(_ elements: [ExprSyntax], into nodes: inout [OperatorNode]) -> Bool {
    var operands: [Int] = []
    var pending: [(kind: OperatorNode.Kind, precedence: Precedence)] = []
    func apply(_ kind: OperatorNode.Kind) {
      let right = operands.removeLast()
      let left = operands.removeLast()
      _ = right
      nodes.append(OperatorNode(kind: kind, start: left))
      operands.append(left)
    }
    for (index, element) in elements.enumerated() {
      if index % 2 == 0 {
        operands.append(nodes.count)
        guard fold(operand: element, into: &nodes) else { return false }
        // The type behind `as` is whole: what follows takes the cast as its operand.
        if let top = pending.last, case .cast = top.kind {
          pending.removeLast()
          apply(top.kind)
        }
        continue
      }
      guard let (kind, precedence) = infix(element) else { return false }
      while let top = pending.last,
        top.precedence.rank > precedence.rank
          || (top.precedence.rank == precedence.rank && precedence.associativity != .right)
      {
        if top.precedence.rank == precedence.rank, precedence.associativity == .none {
          report(
            "adjacent operators are in non-associative precedence group '\(precedence.name)'",
            at: element)
          return false
        }
        pending.removeLast()
        apply(top.kind)
      }
      pending.append((kind, precedence))
    }
    while let top = pending.popLast() { apply(top.kind) }
    return operands.count == 1
  }

  /// An operand: parentheses and prefix operators belong to the tree around them.
  private func fold(operand: ExprSyntax, into nodes: inout [OperatorNode]) -> Bool {
    let start = nodes.count
    if let tuple = operand.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    {
      if let sequence = only.expression.as(SequenceExprSyntax.self), !sequence.isTried {
        return fold(Array(sequence.elements), into: &nodes)
      }
      if only.expression.kind != .sequenceExpr {
        return fold(operand: only.expression, into: &nodes)
      }
    }
    if let prefix = operand.as(PrefixOperatorExprSyntax.self) {
      guard fold(operand: prefix.expression, into: &nodes) else { return false }
      nodes.append(
        OperatorNode(kind: .prefix(prefix.operator.text, prefix.operator), start: start))
      return true
    }
    if let postfix = operand.as(PostfixOperatorExprSyntax.self) {
      guard fold(operand: postfix.expression, into: &nodes) else { return false }
      nodes.append(
        OperatorNode(kind: .postfix(postfix.operator.text, postfix.operator), start: start))
      return true
    }
    nodes.append(OperatorNode(kind: .operand(operand), start: start))
    return true
  }

  /// An operand with operators before or behind it.
  func fold(unary: ExprSyntax) -> [OperatorNode]? {
    var nodes: [OperatorNode] = []
    return fold(operand: unary, into: &nodes) ? nodes : nil
  }

  private func infix(_ element: ExprSyntax) -> (OperatorNode.Kind, Precedence)? {
    switch element.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let binary):
      let name = binary.operator.text
      guard let group = declarations.group(ofInfix: name) else {
        reportMissing(
          "no operator '\(name)' is defined", name, binary.operator,
          among: catalogue.operators.keys.sorted())
        return nil
      }
      return (.infix(name, binary.operator), declarations.precedence(group))
    case .unresolvedTernaryExpr(let ternary):
      return (
        .ternary(then: ternary.thenExpression), declarations.precedence("TernaryPrecedence")
      )
    case .unresolvedAsExpr, .unresolvedIsExpr:
      return (.cast(element), declarations.precedence("CastingPrecedence"))
    case .assignmentExpr:
      report("use of '=' in an expression; did you mean '=='?", at: element)
      return nil
    default:
      report("an operator is expected here", at: element)
      return nil
    }
  }
}

extension SequenceExprSyntax {
  /// Whether it begins with a `try?` or `try!`, which is about all of it.
  var isTried: Bool {
    elements.first?.as(TryExprSyntax.self)?.questionOrExclamationMark != nil
  }
}
