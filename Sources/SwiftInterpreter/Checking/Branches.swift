import Foundation
internal import SwiftSyntax

// Expressions that choose: `?:`, `as`, `is`, and `if` and `switch` as expressions.
extension Checker {
  func ternary(
    _ nodes: ArraySlice<OperatorNode>, then: ExprSyntax, _ hint: SwiftType?, at node: ExprSyntax
  ) -> Expression {
    let otherwiseStart = nodes[nodes.endIndex - 2].start
    let condition = convert(
      solve(nodes[nodes.startIndex..<otherwiseStart], bool, at: node), to: bool, for: .condition,
      at: node)
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.deepestNesting else {
      return fail("this expression nests more than \(Self.deepestNesting) operators deep", at: node)
    }
    var hint = hint ?? naturalType(of: nodes, then: then, at: node)
    if let open = hint, case .variable = resolved(open) {
      hint = decided(
        open,
        [
          { self.check(then, hint: $0) },
          { self.solve(nodes[otherwiseStart..<nodes.endIndex - 1], $0, at: node) },
        ], isFirstOpen: isContextual(then))
    }
    let first = check(then, hint: hint)
    let second = solve(nodes[otherwiseStart..<nodes.endIndex - 1], hint, at: node)
    if isError(condition.type) || isError(first.type) || isError(second.type) { return .error }
    guard let (a, b, type) = join(first, second, hint) else {
      return fail(
        "result values in '? :' expression have mismatching types '\(settled(first.type))' and '\(settled(second.type))'",
        at: then)
    }
    let test = condition.evaluate.test
    return Expression(type) { frame in try test(frame) ? a(frame) : b(frame) }
  }

  /// What both branches are where only a protocol is asked for: the type of one that the other can be too, as `.gray` is
  /// a `Color` beside `Color.red`, and of open ones the first that suits both.
  private func decided(
    _ open: SwiftType, _ branches: [(SwiftType) -> Expression], isFirstOpen: Bool
  ) -> SwiftType {
    let found = branches.compactMap { branch in trial { branch(open) as Expression? }.0?.type }
      .filter { !isError($0) }.map(settled)
    let candidates = isFirstOpen ? found.reversed() : found
    let suiting = candidates.first { candidate in
      branches.allSatisfy { branch in
        let (made, _, complaints) = trial { branch(candidate) as Expression? }
        return complaints.isEmpty && made.map { coerce($0, to: candidate) != nil } ?? false
      }
    }
    return suiting ?? open
  }

  /// What a choice is without a context: the branch with a type of its own decides for all, those of the choices that it
  /// goes on with included. Each branch is looked at once.
  private func naturalType(
    of nodes: ArraySlice<OperatorNode>, then: ExprSyntax, at node: ExprSyntax
  ) -> SwiftType? {
    var branches: [(type: SwiftType?, isOpen: Bool)] = []
    var (rest, next) = (nodes, Optional(then))
    while let then = next {
      let (value, _, _) = trial { check(then, hint: nil) as Expression? }
      branches.append((value?.type, isContextual(then)))
      rest = rest[rest[rest.endIndex - 2].start..<rest.endIndex - 1]
      next = if case .ternary(let then)? = rest.last?.kind { then } else { nil }
    }
    var type = trial { solve(rest, nil, at: node) as Expression? }.0?.type
    for branch in branches.reversed() {
      let types = (branch.isOpen ? [type, branch.type] : [branch.type, type]).compactMap { $0 }
        .filter { !isError($0) }
      type = types.first { wrapped($0) != nil } ?? types.first
    }
    return type
  }

  /// Two values as one type: what is expected, or the one that the other converts to.
  private func join(_ first: Expression, _ second: Expression, _ hint: SwiftType?) -> (
    Evaluate, Evaluate, SwiftType
  )? {
    if let hint, !{ if case .variable = resolved(hint) { true } else { false } }(),
      let a = coerce(first, to: hint), let b = coerce(second, to: hint)
    {
      return (a.evaluate, b.evaluate, settled(hint))
    }
    if let b = coerce(second, to: first.type) {
      return (first.evaluate, b.evaluate, settled(first.type))
    }
    if let a = coerce(first, to: second.type) {
      return (a.evaluate, second.evaluate, settled(second.type))
    }
    return nil
  }

  /// A number as the object that it is where `as NSNumber` or `as NSDecimalNumber` asks for one.
  private func bridged(_ value: Expression, to target: SwiftType) -> Expression {
    guard
      isNamed(target, "NSNumber")
        ? isNamed(value.type, "Bool") || conforms(value.type, to: catalogue.known("Numeric"))
        : isNamed(target, "NSDecimalNumber") && isNamed(value.type, "Decimal")
    else {
      return value
    }
    return Expression(target) { frame in
      try (value.evaluate(frame).number ?? NSNumber(value: 0)).scriptValue
    }
  }

  func cast(
    _ nodes: ArraySlice<OperatorNode>, _ syntax: ExprSyntax, _ hint: SwiftType?, at node: ExprSyntax
  ) -> Expression {
    guard case .operand(let typeSyntax) = nodes[nodes.endIndex - 2].kind,
      let named = typeSyntax.as(TypeExprSyntax.self)
    else { return .error }
    let target = resolve(named.type)
    let operand = nodes[nodes.startIndex..<nodes.endIndex - 2]
    if let conversion = syntax.as(UnresolvedAsExprSyntax.self),
      conversion.questionOrExclamationMark == nil
    {
      let value = solve(operand, target, at: node)
      return convert(bridged(value, to: target), to: target, for: .coerced, at: node)
    }
    let value = solve(operand, nil, at: node)
    if isError(value.type) || isError(target) { return .error }
    let test = typeTest(value.type, target)
    guard let conversion = syntax.as(UnresolvedAsExprSyntax.self) else {
      return Expression(bool) { .bool(try test($0, try value.evaluate($0)) != nil) }
    }
    if conversion.questionOrExclamationMark?.tokenKind == .postfixQuestionMark {
      return Expression(optional(target)) { frame in
        try test(frame, try value.evaluate(frame)).map { .some($0) } ?? .none
      }
    }
    let trap = trap(at: node)
    let from = settled(value.type)
    return Expression(target) { frame in
      guard let result = try test(frame, try value.evaluate(frame)) else {
        throw trap("Could not cast value of type '\(from)' to '\(target)'")
      }
      return result
    }
  }

  /// What turns a value into a `target` at work, or finds that it is none.
  /// The same where what the type is may be known only at work: that of a generic parameter.
  private func typeTest(_ source: SwiftType, _ target: SwiftType) -> (Frame, Value) throws -> Value?
  {
    let test = dynamicTest(source, target)
    guard case .parameter = resolved(target), let witness = witness(of: target),
      let own = typeItself(of: .value(witness))
    else { return { _, value in test(value) } }
    return { frame, value in
      guard case .type(let type) = try own.evaluate(frame) else { return test(value) }
      let value = value.unwrapped
      if case .native(let typed as TypedValue) = value {
        return typed.type == type ? typed.value : nil
      }
      return value.isA(type) ? value : nil
    }
  }

  func dynamicTest(_ source: SwiftType, _ target: SwiftType) -> (Value) -> Value? {
    let fits = coerce(Expression(source) { _ in .void }, to: target) != nil
    let protocols: [Nominal]? =
      switch resolved(target) {
      case .existential(let protocols): protocols
      case .nominal(let nominal, _) where nominal.kind == .protocol: [nominal]
      default: nil
      }
    return { [unowned self] value in
      if fits { return value }
      let value = value.unwrapped
      if let protocols, !protocols.isEmpty {
        guard let own = value.ownType, protocols.allSatisfy({ conforms(own, to: $0) }) else {
          return nil
        }
        return value
      }
      if case .native(let typed as TypedValue) = value {
        return typed.type == target ? typed.value : nil
      }
      if case .native(let path as ScriptKeyPath) = value, case .nominal(let wanted, _) = target {
        return superclass(of: path.type, named: wanted) == target ? value : nil
      }
      return value.isA(target) ? value : nil
    }
  }

  /// `if` and `switch` as expressions, each branch a single expression.
  func branchExpression(_ syntax: ExprSyntax, _ hint: SwiftType?) -> Expression {
    var type = hint
    var bodies: [Evaluate] = []
    /// The branch that decides the type where nothing else does.
    var first: ExprSyntax?
    func branch(_ statements: CodeBlockItemListSyntax) -> Bool {
      // What throws gives nothing.
      if let last = statements.last, last.item.is(ThrowStmtSyntax.self) {
        let run = self.statements(statements)
        bodies.append(
          Evaluate { frame in
            _ = try run(frame)
            return .void
          })
        return true
      }
      guard let only = statements.first, statements.count == 1,
        let expression = only.singleExpression
      else {
        report(
          "non-expression branch of '\(syntax.kind == .ifExpr ? "if" : "switch")' expression may only end with a 'throw'",
          at: statements)
        return false
      }
      var checked = type.map { check(expression, hint: $0) } ?? check(expression, hint: nil)
      if let first, let type {
        guard isError(checked.type) || coerce(checked, to: type) != nil else {
          report(
            "branches have mismatching types '\(settled(type))' and '\(settled(checked.type))'",
            at: first)
          return false
        }
      }
      if let type { checked = convert(checked, to: type, for: .specified, at: expression) }
      if hint == nil { first = first ?? expression }
      if isError(checked.type) { return false }
      type = type ?? checked.type
      bodies.append(checked.evaluate)
      return true
    }
    let trap = trap(at: syntax)
    if let choice = syntax.as(SwitchExprSyntax.self) {
      guard let choose = switchCases(choice, body: branch) else { return .error }
      return Expression(settled(type ?? .void)) { frame in
        guard let index = try choose(frame) else { throw trap("no case matches this value") }
        return try bodies[index](frame)
      }
    }
    var tests: [Condition] = []
    var next = syntax.as(IfExprSyntax.self)
    while let current = next {
      next = nil
      let isFine = inScope { () -> Bool in
        guard let condition = conditions(current.conditions) else { return false }
        tests.append(condition)
        return branch(current.body.statements)
      }
      guard isFine else { return .error }
      switch current.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let block):
        guard inScope({ branch(block.statements) }) else { return .error }
      case nil, .some(_):
        return fail("'if' must have an unconditional 'else' to be used as expression", at: syntax)
      }
    }
    return Expression(settled(type ?? .void)) { frame in
      for (index, test) in tests.enumerated() where try test(frame) {
        return try bodies[index](frame)
      }
      return try bodies[bodies.count - 1](frame)
    }
  }

  func arguments(of call: SubscriptCallExprSyntax) -> [Argument] {
    call.arguments.map { Argument(label: $0.label?.plainText, expression: $0.expression) }
  }

  func `subscript`(_ call: SubscriptCallExprSyntax, of base: Expression) -> Expression {
    let arguments = arguments(of: call)
    if arguments.count == 1, arguments[0].label == "keyPath" {
      return element(at: arguments[0].expression, of: base)
    }
    if arguments.count == 1,
      arguments[0].expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "..."
    {
      // `array[...]`: all of it, as a part.
      let all = Argument(
        label: nil, Expression(int, Evaluate(always: .int(0))), at: ExprSyntax(call))
      return resolve(
        members("dropFirst", of: base.type), .value(base), [all], at: call, hint: nil)
    }
    let candidates = members("subscript", of: base.type)
    if let only = arguments.first, arguments.count == 1, only.label == nil,
      isNamed(base.type, "String", "Substring"), candidates.allSatisfy({ $0.member.row != nil }),
      trial({ check(only.expression, as: int) as Expression? }).2.isEmpty
    {
      return fail(
        "'subscript(_:)' is unavailable: cannot subscript \(settled(base.type)) with an Int, use a "
          + "\(settled(base.type)).Index instead.", at: call.calledExpression)
    }
    if candidates.isEmpty {
      if let inner = unwrappedImplicitly(base) { return self.subscript(call, of: inner) }
      if let projected = projectedElement(call, of: base) { return projected }
    }
    guard !candidates.isEmpty else {
      return fail(
        "value of type '\(settled(base.type))' has no subscripts", pointingAt: call)
    }
    let result = resolve(candidates, .value(base), arguments, at: call, hint: nil)
    return result
  }
}

extension Value {
  /// Whether the value itself is a `type`, as far as a value tells.
  func isA(_ type: SwiftType) -> Bool {
    switch (self, type) {
    case (_, .existential(let protocols)): protocols.isEmpty
    case (.bool, .nominal(let nominal, _)): nominal.name == "Bool"
    case (.int, .nominal(let nominal, _)): nominal.name == "Int"
    case (.double, .nominal(let nominal, _)): Checker.floats.contains(nominal.name)
    case (.string, .nominal(let nominal, _)): nominal.name == "String"
    case (.array, .nominal(let nominal, _)): nominal.name == "Array"
    case (.dictionary, .nominal(let nominal, _)): nominal.name == "Dictionary"
    case (.instance(let instance), .nominal(let nominal, _)): instance.type.nominal == nominal
    case (.object(let object), .nominal(let nominal, _)): object.type.isOrInherits(nominal)
    case (.enumCase(let value), .nominal(let nominal, _)): value.type.nominal == nominal
    case (.tuple(let values), .tuple(let elements)):
      values.count == elements.count && zip(values, elements).allSatisfy { $0.isA($1.type) }
    case (.native(let typed as TypedValue), _): typed.type == type
    case (.native(let any), .nominal(let nominal, _)):
      "\(Swift.type(of: any))".split(separator: "<").first.map(String.init) == nominal.name
    default: false
    }
  }
}

extension ScriptType {
  func isOrInherits(_ other: Nominal) -> Bool {
    nominal == other
      || nominal.inherited.contains {
        if case .nominal(let parent, _) = $0 {
          parent.script?.isOrInherits(other) ?? false
        } else {
          false
        }
      }
  }
}
