internal import SwiftSyntax

// `throw`, `do` with its `catch` clauses, and `try?`.
extension Checker {
  func throwStatement(_ syntax: ThrowStmtSyntax) -> Execute {
    checkThrown(
      "error is not handled", " because the enclosing function is not declared 'throws'", at: syntax
    )
    let value: Expression
    if let thrown = function.thrown {
      value = check(syntax.expression, as: thrown, for: .thrown)
    } else {
      value = check(syntax.expression, hint: nil)
      let type = settled(value.type)
      if !isError(type), !conforms(type, to: catalogue.known("Error")) {
        report(
          "thrown expression type '\(type)' does not conform to 'Error'", at: syntax.expression)
      }
    }
    let type = settled(value.type)
    function.thrownInside.append(type)
    // A case of the library's does not tell by itself whose it is.
    if case .nominal(let nominal, _) = type, nominal.kind == .enum, nominal.script == nil {
      return Execute { frame in
        let typed = TypedValue(value: try value.evaluate(frame), type: type)
        throw ThrownValue(value: .native(typed), type: type)
      }
    }
    return Execute { frame in throw ThrownValue(value: try value.evaluate(frame), type: type) }
  }

  /// Notes that something may be thrown here: of that type, or of any where it is not known.
  func noteThrown(_ type: SwiftType?, at node: some SyntaxProtocol) {
    let type = type.map(settled)
    if let type, isNamed(type, "Never") { return }
    if let type, case .variable = type { return function.thrownInside.append(nil) }
    function.thrownInside.append(type)
    guard let wanted = function.thrown else { return }
    _ = convert(
      Expression(type ?? anyError, Evaluate(always: .void)), to: wanted, for: .thrown, at: node)
  }

  func doStatement(_ syntax: DoStmtSyntax, label: String?) -> Execute {
    let outer = function.thrown
    let written = syntax.throwsClause?.type.map { resolve($0) }
    if !syntax.catchClauses.isEmpty { function.thrown = written }
    let outside = function.thrownInside
    function.thrownInside = []
    let body = inScope { statements(syntax.body.statements) }
    function.thrown = outer
    let inside = function.thrownInside
    function.thrownInside =
      outside + (syntax.catchClauses.contains(where: Self.takesAll) ? [] : inside)
    // One type where all that is thrown is of it.
    var caught = written ?? anyError
    if written == nil, let first = inside.first ?? nil, inside.allSatisfy({ $0 == first }),
      !isError(first)
    {
      caught = first
    }
    let handlers = syntax.catchClauses.map { clause in
      inScope { () -> Handler in
        let error = function.variable("error", caught)
        // Only where nothing says what is caught: `error` may be a property otherwise.
        if clause.catchItems.isEmpty { declare(error) }
        let matches = catchItems(clause.catchItems, error.type)
        return Handler(error: error, matches: matches, run: statements(clause.body.statements))
      }
    }
    return Execute { frame in
      let flow: Flow
      do { flow = try body(frame) } catch let thrown as ThrownValue {
        for handler in handlers {
          frame.declare(handler.error, thrown.value)
          guard try handler.matches(frame, thrown.value) else { continue }
          return Loops.end(try handler.run(frame), label)
        }
        throw thrown
      }
      return Loops.end(flow, label)
    }
  }

  private struct Handler {
    let error: Variable
    let matches: Matches
    let run: Execute
  }

  /// The patterns of a `catch`; without any it takes every error.
  private func catchItems(_ items: CatchItemListSyntax, _ type: SwiftType) -> Matches {
    if items.isEmpty { return Matches { _, _ in true } }
    let patterns = items.compactMap { item in item.pattern.map { ($0, item.whereClause) } }
    return anyOf(patterns, type) ?? Matches { _, _ in false }
  }

  /// - Parameter tried: Checks what is tried; `nil` for the expression behind the `try`.
  func attempt(
    _ syntax: TryExprSyntax, _ hint: SwiftType?, tried: ((SwiftType?) -> Expression)? = nil
  ) -> Expression {
    let tried = tried ?? { [unowned self] in check(syntax.expression, hint: $0) }
    guard let mark = syntax.questionOrExclamationMark else {
      checkThrown("errors thrown from here are not handled", at: syntax)
      return tried(hint)
    }
    // It ends here.
    let (thrownAround, wanted) = (function.thrownInside, function.thrown)
    defer { (function.thrownInside, function.thrown) = (thrownAround, wanted) }
    function.thrown = nil
    guard mark.tokenKind == .postfixQuestionMark else {
      let inner = tried(hint)
      let trap = trap(at: syntax)
      return Expression(inner.type) { frame in
        do { return try inner.evaluate(frame) } catch let thrown as ThrownValue {
          throw trap(
            "'try!' expression unexpectedly raised an error: "
              + thrown.value.reflected(as: thrown.type))
        }
      }
    }
    let inner = tried(hint.map { wrapped($0) ?? $0 })
    if isError(inner.type) { return inner }
    let isFlat = wrapped(inner.type) != nil
    return Expression(isFlat ? inner.type : optional(inner.type)) { frame in
      do {
        let value = try inner.evaluate(frame)
        return isFlat ? value : .some(value)
      } catch is ThrownValue { return .none }
    }
  }
}

/// What a script's `throw` throws.
struct ThrownValue: Error {
  let value: Value
  let type: SwiftType
}
