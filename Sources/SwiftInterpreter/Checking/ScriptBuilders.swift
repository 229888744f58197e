internal import SwiftSyntax

// `@resultBuilder` types of a script: the statements of a block become calls of the builder's methods.
extension Checker {
  /// The builder of the script's that attributes name; `nil` where they name none.
  func scriptBuilder(_ attributes: AttributeListSyntax) -> SwiftType? {
    for case .attribute(let attribute) in attributes {
      guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.plainText,
        let nominal = nominal(named: name), nominal.script?.isResultBuilder ?? false
      else { continue }
      return nominal.parameters.isEmpty ? opened(nominal) : resolve(attribute.attributeName)
    }
    return nil
  }

  private enum Part {
    case statement(Execute)
    case value(Expression)
  }

  /// What a block comes to.
  ///
  /// - Parameter isWhole: Whether it is the body itself, and no branch or loop in it.
  func block(_ items: [CodeBlockItemSyntax], _ builder: SwiftType, isWhole: Bool = false)
    -> Expression
  {
    inScope {
      declareLocalTypes(in: items)
      var steps: [Execute] = []
      if let functions = declareLocalFunctions(in: items) { steps.append(functions) }
      var parts: [Expression] = []
      for item in items {
        switch part(item, builder) {
        case .statement(let run): steps.append(run)
        case .value(let value):
          if isError(value.type) { return .error }
          let variable = function.variable("part", settled(value.type))
          steps.append(
            Execute { frame in
              try frame.runtime.step()
              frame.declare(variable, try value.evaluate(frame))
              return .next
            })
          parts.append(stored(variable))
        case nil: return .error
        }
      }
      let node = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier("_")))
      var whole = joined(parts, builder, at: node)
      if isWhole, !isError(whole.type), has("buildFinalResult", builder) {
        whole = call("buildFinalResult", [(nil, whole)], builder, at: node)
      }
      if isError(whole.type) { return .error }
      return Expression(whole.type) { frame in
        for step in steps { _ = try step(frame) }
        return try whole.evaluate(frame)
      }
    }
  }

  private func has(_ name: String, _ builder: SwiftType) -> Bool {
    !members(name, of: builder, isStatic: true).isEmpty
  }

  private func call(
    _ name: String, _ values: [(label: String?, value: Expression)], _ builder: SwiftType,
    at node: ExprSyntax
  ) -> Expression {
    let candidates = members(name, of: builder, isStatic: true)
    guard !candidates.isEmpty else {
      return fail("type '\(settled(builder))' has no member '\(name)'", at: node)
    }
    return resolve(
      candidates, .type(builder), values.map { Argument(label: $0.label, $0.value, at: node) },
      at: node, hint: nil)
  }

  /// The values of a block as one: all at once, or each with those before it.
  private func joined(_ parts: [Expression], _ builder: SwiftType, at node: ExprSyntax)
    -> Expression
  {
    guard let first = parts.first, has("buildPartialBlock", builder) else {
      return call("buildBlock", parts.map { (nil, $0) }, builder, at: node)
    }
    return parts.dropFirst().reduce(
      call("buildPartialBlock", [("first", first)], builder, at: node)
    ) { whole, next in
      isError(whole.type)
        ? whole
        : call("buildPartialBlock", [("accumulated", whole), ("next", next)], builder, at: node)
    }
  }

  private func part(_ item: CodeBlockItemSyntax, _ builder: SwiftType) -> Part? {
    if let expression = item.singleExpression {
      switch expression.as(ExprSyntaxEnum.self) {
      case .ifExpr(let branch): return .value(choice(branch, builder))
      case .switchExpr(let branch): return .value(choice(branch, builder))
      default: break
      }
      if isAssignment(expression) { return .statement(statement(item)) }
      guard has("buildExpression", builder) else { return .value(check(expression, hint: nil)) }
      let candidates = members("buildExpression", of: builder, isStatic: true)
      return .value(
        resolve(
          candidates, .type(builder), [Argument(expression: expression)], at: expression, hint: nil)
      )
    }
    guard case .stmt(let step) = item.item, step.kind != .throwStmt else {
      return .statement(statement(item))
    }
    if let loop = step.as(ForStmtSyntax.self), has("buildArray", builder) {
      return .value(all(of: loop, builder))
    }
    if let inner = Self.plainBlock(step) { return .value(block(inner.active, builder)) }
    reportControlFlow(step, in: settled(builder).description)
    return nil
  }

  /// `for`: what each pass comes to, in an array.
  private func all(of loop: ForStmtSyntax, _ builder: SwiftType) -> Expression {
    let sequence = check(loop.sequence, hint: nil)
    if isError(sequence.type) { return .error }
    let element = resolved(.member(resolved(sequence.type), "Element"))
    let passes = inScope { () -> Expression in
      let bind = pattern(loop.pattern, settled(element))
      let filter = loop.whereClause.map { check($0.condition, as: bool, for: .condition) }
      let pass = block(loop.body.statements.active, builder)
      if isError(pass.type) { return .error }
      let trap = trap(at: loop.forKeyword)
      return Expression(array(pass.type)) { frame in
        var made: [Value] = []
        _ = try Loops.forEach(of: try sequence.evaluate(frame)) { element in
          try frame.step(trap)
          guard try bind?(frame, element) ?? false else { return nil }
          if let filter, case .bool(false) = try filter.evaluate(frame) { return nil }
          made.append(try pass.evaluate(frame))
          return nil
        }
        return .array(made)
      }
    }
    if isError(passes.type) { return .error }
    return call("buildArray", [(nil, passes)], builder, at: ExprSyntax(loop.sequence))
  }

  /// `if` with all its branches.
  private func choice(_ syntax: IfExprSyntax, _ builder: SwiftType) -> Expression {
    var tests: [Condition] = []
    var branches: [Expression] = []
    var isComplete = false
    var next: IfExprSyntax? = syntax
    while let branch = next {
      next = nil
      let isFine = inScope { () -> Bool in
        guard let condition = conditions(branch.conditions) else { return false }
        tests.append(condition)
        branches.append(block(branch.body.statements.active, builder))
        return true
      }
      guard isFine else { return .error }
      switch branch.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let other):
        branches.append(block(other.statements.active, builder))
        isComplete = true
      default: break
      }
    }
    let node = ExprSyntax(syntax)
    func choose(_ frame: Frame) throws -> Int {
      for (index, test) in tests.enumerated() where try test(frame) { return index }
      return tests.count
    }
    if !isComplete, branches.count == 1 {
      let only = branches[0]
      if isError(only.type) { return .error }
      let optional = Expression(optional(only.type)) { frame in
        try choose(frame) == 0 ? .some(try only.evaluate(frame)) : .none
      }
      return call("buildOptional", [(nil, optional)], builder, at: node)
    }
    let either = either(branches, builder, at: node) { try choose($0) }
    guard !isComplete, !isError(either.type) else { return either }
    let whole = Expression(optional(either.type)) { frame in
      try choose(frame) < branches.count ? .some(try either.evaluate(frame)) : .none
    }
    return call("buildOptional", [(nil, whole)], builder, at: node)
  }

  private func choice(_ syntax: SwitchExprSyntax, _ builder: SwiftType) -> Expression {
    var branches: [Expression] = []
    let choose = switchCases(syntax) { statements in
      branches.append(block(statements.active, builder))
      return !isError(branches[branches.count - 1].type)
    }
    guard let choose else { return .error }
    let trap = trap(at: syntax)
    return either(branches, builder, at: ExprSyntax(syntax)) { frame in
      guard let index = try choose(frame) else { throw trap("no case matches this value") }
      return index
    }
  }

  /// Branches as one value: each is said to be the first or the second of two, of which each may again be two, the first
  /// of them as many as a power of two.
  private func either(
    _ branches: [Expression], _ builder: SwiftType, at node: ExprSyntax,
    _ choose: @escaping (Frame) throws -> Int
  ) -> Expression {
    if branches.contains(where: { isError($0.type) }) { return .error }
    var made: [Expression] = []
    for (index, branch) in branches.enumerated() {
      var value = branch
      for side in Self.sides(of: index, among: branches.count).reversed() {
        value = call("buildEither", [(side, value)], builder, at: node)
        if isError(value.type) { return .error }
      }
      made.append(value)
    }
    guard let type = made.first?.type, made.allSatisfy({ unify($0.type, type) }) else {
      return fail("branches of a block have mismatching types", at: node)
    }
    return Expression(type) { frame in
      let index = try choose(frame)
      return made.indices.contains(index) ? try made[index].evaluate(frame) : .void
    }
  }

  private static func sides(of index: Int, among count: Int) -> [String] {
    guard count > 1 else { return [] }
    var first = 1
    while first * 2 < count { first *= 2 }
    return index < first
      ? ["first"] + sides(of: index, among: first)
      : ["second"] + sides(of: index - first, among: count - first)
  }
}
