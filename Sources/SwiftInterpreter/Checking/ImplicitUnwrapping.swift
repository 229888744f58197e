internal import SwiftSyntax

// `var owner: Car!`: an optional that is unwrapped by itself wherever only what it holds will do.
extension Checker {
  /// What an implicitly unwrapped optional holds; `nil` for any other expression.
  func unwrappedImplicitly(_ expression: Expression) -> Expression? {
    guard expression.isImplicit, let inner = wrapped(expression.type) else { return nil }
    return unwrapping(expression, inner) {
      ScriptFailure("Unexpectedly found nil while implicitly unwrapping an Optional value")
    }
  }

  /// What an operand can be: itself, or what it holds where that is unwrapped by itself.
  func operandOptions(_ operand: Expression) -> [OperatorOption] {
    let own = OperatorOption(
      type: operand.type, score: Score(), code: .operand(operand.evaluate))
    guard let inner = unwrappedImplicitly(operand) else { return [own] }
    var score = Score()
    score.promotions = 1
    return [own, OperatorOption(type: inner.type, score: score, code: .operand(inner.evaluate))]
  }
}

extension TypeSyntax {
  /// Whether it is written with a `!`.
  var isImplicitlyUnwrapped: Bool { self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) }
}
