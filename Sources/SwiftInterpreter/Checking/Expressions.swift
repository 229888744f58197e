internal import SwiftSyntax

// Each kind of expression.
extension Checker {
  /// Overloads within overloads multiply; beyond this many the checker gives up. A source of a megabyte that is no
  /// puzzle needs fewer.
  static let mostChecks = 2_000_000

  /// Checks an expression, and that it is a `target` where one is given.
  func check(_ syntax: ExprSyntax, as target: SwiftType?, for use: Use = .argument) -> Expression {
    guard let target else { return check(syntax, hint: nil) }
    if let mismatch = nilMismatch(syntax, target, for: use) { return mismatch }
    let expression = check(syntax, hint: target)
    return convert(expression, to: target, for: use, at: syntax)
  }

  /// Checks an expression whose type, where it is open, follows `hint`; its type may still be another one.
  func check(_ syntax: ExprSyntax, hint: SwiftType?) -> Expression {
    checks += 1
    guard checks <= Self.mostChecks else {
      if checks == Self.mostChecks + 1 {
        exhaustion = Diagnostic(
          .error,
          "the checker is unable to find the types here in reasonable time; try breaking up the "
            + "expression into distinct sub-expressions", in: sources[source], at: range(of: syntax)
        )
      }
      return .error
    }
    let hint = hint.map(resolved)
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal): return integer(literal, hint)
    case .floatLiteralExpr(let literal): return float(literal, hint)
    case .booleanLiteralExpr(let literal):
      let value = Expression(
        bool, Evaluate(always: .bool(literal.literal.tokenKind == .keyword(.true))))
      return scriptLiteral(.boolean, hint, at: literal, { _ in [value] }) ?? value
    case .stringLiteralExpr(let literal): return stringLiteral(literal, hint)
    case .nilLiteralExpr: return nilLiteral(syntax, hint)
    case .arrayExpr(let array): return arrayLiteral(array, hint)
    case .dictionaryExpr(let dictionary): return dictionaryLiteral(dictionary, hint)
    case .tupleExpr(let tuple): return tupleLiteral(tuple, hint)
    case .closureExpr(let closure): return self.closure(closure, hint: hint)
    case .sequenceExpr(let sequence): return operators(sequence, hint)
    case .prefixOperatorExpr, .postfixOperatorExpr: return unaryOperator(syntax, hint)
    case .ifExpr, .switchExpr: return branchExpression(syntax, hint)
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr,
      .optionalChainingExpr, .forceUnwrapExpr, .superExpr, .genericSpecializationExpr,
      .postfixIfConfigExpr:
      return chain(syntax, hint)
    case .inOutExpr(let reference): return check(reference.expression, hint: hint)
    case .tryExpr(let attempt): return self.attempt(attempt, hint)
    case .awaitExpr(let awaiting): return check(awaiting.expression, hint: hint)
    // What is moved, copied or lent is the value all the same.
    case .consumeExpr(let moved): return check(moved.expression, hint: hint)
    case .copyExpr(let copied): return check(copied.expression, hint: hint)
    case .borrowExpr(let lent): return check(lent.expression, hint: hint)
    case .keyPathExpr(let path): return keyPath(path, hint)
    case .macroExpansionExpr(let macro):
      if let place = placeLiteral(macro.macroName.text, at: macro) { return place }
      if macro.macroName.text == "selector", let method = macro.arguments.first {
        // Nothing here calls a method by its name.
        return Expression(
          type("Selector"), Evaluate(always: .string(method.expression.trimmedText)))
      }
      if let said = saidDirective(macro) { return said }
      return fail("no macro named '\(macro.macroName.text)'", at: macro.macroName)
    case .missingExpr: return .error
    case .regexLiteralExpr(let literal): return patternLiteral(literal)
    case .packExpansionExpr, .packElementExpr: return fail(Self.noPacks, at: syntax)
    default: return fail("this kind of expression is not known here", at: syntax)
    }
  }

  static let noPacks =
    "parameter packs are not known here; take an array, or one function for each number of values"

  /// Whether the type of an expression depends on what is expected of it.
  func isContextual(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .nilLiteralExpr, .arrayExpr,
      .dictionaryExpr, .closureExpr, .ifExpr, .switchExpr, .keyPathExpr:
      return true
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr,
      .forceUnwrapExpr:
      var base: ExprSyntax? = syntax
      while let current = base {
        switch current.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let access):
          guard let inner = access.base else { return true }
          base = inner
        case .functionCallExpr(let call):
          if isFunctionOfLiterals(call) { return true }
          base = call.calledExpression
        case .subscriptCallExpr(let call): base = call.calledExpression
        case .optionalChainingExpr(let chaining): base = chaining.expression
        case .forceUnwrapExpr(let force): base = force.expression
        default: base = nil
        }
      }
      return false
    case .prefixOperatorExpr(let prefix): return isContextual(prefix.expression)
    case .postfixOperatorExpr(let postfix): return isContextual(postfix.expression)
    case .declReferenceExpr(let reference): return reference.baseName.isOperator
    case .tupleExpr(let tuple): return tuple.elements.contains { isContextual($0.expression) }
    case .sequenceExpr(let sequence):
      return sequence.elements.enumerated().contains { index, element in
        index % 2 == 0 && isContextual(element)
          || element.as(TernaryExprSyntax.self).map { isContextual($0.thenExpression) } ?? false
      }
    default: return false
    }
  }

  /// `abs(2)`: a function of the library, of literals alone, is of what these may be.
  private func isFunctionOfLiterals(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
      !call.arguments.isEmpty, catalogue.types[name] == nil,
      !catalogue.rows(named: name, in: "").isEmpty, declarations.functions[name] == nil,
      variable(named: name) == nil
    else { return false }
    return call.arguments.allSatisfy { argument in
      argument.expression.kind == .integerLiteralExpr
        || argument.expression.kind == .floatLiteralExpr
        || argument.expression.as(PrefixOperatorExprSyntax.self).map {
          isContextual($0.expression)
        } ?? false
        || argument.expression.as(FunctionCallExprSyntax.self).map(isFunctionOfLiterals) ?? false
    }
  }

  /// The key that arguments are checked in order of: what has a type of its own first, open literals later.
  func openness(_ syntax: ExprSyntax) -> Int {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .closureExpr: return 4
    case .nilLiteralExpr: return 3
    case .declReferenceExpr(let reference) where reference.baseName.isOperator: return 3
    // Of several functions of a name it is the context that chooses.
    case .memberAccessExpr(let access)
    where access.declName.baseName.tokenKind == .keyword(.`init`):
      return 3
    case .declReferenceExpr(let reference) where isOverloaded(reference.baseName.text): return 3
    case .integerLiteralExpr: return 2
    case .floatLiteralExpr: return 1
    case .sequenceExpr, .prefixOperatorExpr, .postfixOperatorExpr, .tupleExpr, .arrayExpr:
      guard isContextual(syntax) else { return 0 }
      return syntax.tokens(viewMode: .sourceAccurate).contains {
        if case .floatLiteral = $0.tokenKind { true } else { false }
      } ? 1 : 2
    default: return isContextual(syntax) ? 2 : 0
    }
  }
}

extension Checker {
  /// Whether a script declares several functions of that name.
  private func isOverloaded(_ name: String) -> Bool {
    guard let functions = declarations.functions[name], functions.count > 1 else { return false }
    return !scopes.contains { $0.variables[name] != nil }
  }
}

extension TokenSyntax {
  /// The text of a name, without the backticks that let it be a keyword.
  var plainText: String {
    let text = text
    guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// Whether it is an operator used as a name: `reduce(0, +)`.
  var isOperator: Bool {
    switch tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}
