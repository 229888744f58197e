internal import SwiftSyntax

// Why something cannot be changed, in Swift's words.
extension Checker {
  /// What a change would be, for the wording of messages.
  enum Change {
    case assignment, compound, mutation, inoutArgument
  }

  /// Reports that a target cannot be changed.
  ///
  /// - Parameter node: Where a compound assignment's operator or an argument stands.
  func reportImmutable(_ target: ExprSyntax, _ change: Change, at node: some SyntaxProtocol) {
    let reason = immutability(of: target)
    switch change {
    case .mutation: report("cannot use mutating member on immutable value: \(reason)", at: node)
    case .inoutArgument:
      report("cannot pass immutable value as inout argument: \(reason)", at: node)
    case .compound:
      report("left side of mutating operator isn't mutable: \(reason)", at: node)
    case .assignment:
      if let call = target.as(FunctionCallExprSyntax.self) {
        report("expression is not assignable: \(reason)", at: call)
      } else if target.kind == .subscriptCallExpr {
        _ = fail("cannot assign through subscript: \(reason)", pointingAt: target)
      } else {
        let isProperty = target.kind == .memberAccessExpr || isOwnProperty(target)
        _ = fail(
          "cannot assign to \(isProperty ? "property" : "value"): \(reason)", pointingAt: target)
      }
    }
  }

  /// Reports a getter that would change what it is asked of, where that cannot be changed.
  func failMutatingGetter(at node: ExprSyntax) -> Expression {
    let base =
      node.as(MemberAccessExprSyntax.self)?.base
      ?? node.as(SubscriptCallExprSyntax.self)?.calledExpression
      ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .keyword(.self)))
    return fail(
      "cannot use mutating getter on immutable value: \(immutability(of: base))", at: node)
  }

  private func isOwnProperty(_ target: ExprSyntax) -> Bool {
    guard let name = target.as(DeclReferenceExprSyntax.self)?.baseName.plainText else {
      return false
    }
    return name != "self" && variable(named: name) == nil && enclosing != nil
      && declarations.globals[name] == nil
  }

  /// `'c' is a 'let' constant`, of the first link of a chain that cannot be changed.
  private func immutability(of target: ExprSyntax) -> String {
    switch target.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      let name = reference.baseName.plainText
      if name == "self" { return "'self' is immutable" }
      guard isOwnProperty(target), let own = variable(named: "self") else {
        return declarations.computedGlobals[name] == nil || variable(named: name) != nil
          ? "'\(name)' is a 'let' constant" : "'\(name)' is a get-only property"
      }
      return property(name, of: own.type) ?? "'self' is immutable"
    case .memberAccessExpr(let access):
      guard let base = access.base else {
        return "'\(access.declName.baseName.plainText)' is immutable"
      }
      let (value, _, _) = trial { check(base, hint: nil) as Expression? }
      let name = access.declName.baseName.plainText
      if let value, let reason = property(name, of: value.type) { return reason }
      return immutability(of: base)
    case .subscriptCallExpr(let call):
      let (base, _, _) = trial { check(call.calledExpression, hint: nil) as Expression? }
      return base?.place == nil ? immutability(of: call.calledExpression) : "subscript is get-only"
    case .functionCallExpr(let call):
      let name =
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
        ?? call.calledExpression.trimmedText
      return "'\(name)' returns immutable value"
    case .optionalChainingExpr(let chaining): return immutability(of: chaining.expression)
    case .forceUnwrapExpr(let force): return immutability(of: force.expression)
    case .inOutExpr(let reference): return immutability(of: reference.expression)
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      return tuple.elements.first.map { immutability(of: $0.expression) } ?? ""
    default: return "literals are not mutable"
    }
  }

  /// Why a property cannot be set, whatever it belongs to; `nil` where it can.
  private func property(_ name: String, of type: SwiftType) -> String? {
    guard let member = members(name, of: type).first?.member else { return nil }
    if member.isSetterPrivate, !isAccessible(member, ignoringSetter: false) {
      return "'\(name)' setter is inaccessible"
    }
    guard case .property(isSettable: false) = member.signature.kind else { return nil }
    switch member.implementation {
    case .stored, .wrapped, .global: return "'\(name)' is a 'let' constant"
    case .row(let row) where row.text.contains("let "): return "'\(name)' is a 'let' constant"
    default: return "'\(name)' is a get-only property"
    }
  }
}
