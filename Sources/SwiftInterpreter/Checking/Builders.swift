import GaugeUI
internal import SwiftSyntax

// View builders: the statements of a closure or body become one view.
extension Checker {
  /// What a builder's statements give: none, one, or several views as a tuple.
  func builder(_ statements: CodeBlockItemListSyntax) -> Expression {
    builder(items: statements.active)
  }

  func builder(items statements: [CodeBlockItemSyntax]) -> Expression {
    viewDepth += 1
    defer { viewDepth -= 1 }
    return inScope {
      declareLocalTypes(in: statements)
      checkRedeclarations(statements.compactMap { $0.item.as(DeclSyntax.self) })
      var steps: [BuilderStep] = []
      if let functions = declareLocalFunctions(in: statements) {
        steps.append(.statement(functions))
      }
      var types: [SwiftType] = []
      var hasFailed = false
      for item in statements {
        let mark = diagnostics.count
        let step = builderStep(item) ?? placeholder(sincePardoned: mark).map { .view($0) }
        switch step {
        case .statement(let run): steps.append(.statement(run))
        case .view(let expression):
          steps.append(.view(expression.evaluate))
          types.append(settled(expression.type))
        case nil: hasFailed = true
        }
      }
      if hasFailed { return .error }
      return combine(steps, types, place: types.count > 1 ? place(of: statements) : nil)
    }
  }

  /// Where a builder's statements begin.
  func place(of statements: [CodeBlockItemSyntax]) -> BuilderPlace? {
    statements.first.map { BuilderPlace(source: source, offset: $0.position.utf8Offset) }
  }

  private enum Part {
    case statement(Execute)
    case view(Expression)
  }

  private func builderStep(_ item: CodeBlockItemSyntax) -> Part? {
    if let expression = item.singleExpression {
      switch expression.as(ExprSyntaxEnum.self) {
      case .ifExpr(let branch): return builderIf(branch).map { .view($0) }
      case .switchExpr(let branch): return builderSwitch(branch).map { .view($0) }
      default: break
      }
      let count = diagnostics.count
      if isAssignment(expression) {
        report("type '()' cannot conform to 'View'", at: expression)
        return nil
      }
      let view = check(expression, hint: nil)
      if isError(view.type) { return nil }
      if isVoid(view.type) {
        // `let _ = print(x)` is how SwiftUI wants it.
        if diagnostics.count == count {
          report("type '()' cannot conform to 'View'", at: expression)
        }
        return nil
      }
      // `Never` is a view, one that is never made.
      if isNamed(view.type, "Never") {
        return .view(Expression(type("EmptyView"), view.evaluate))
      }
      guard conforms(view.type, to: catalogue.known("View")) else {
        report(
          Self.isNoun(view.type)
            ? "static method 'buildExpression' requires that '\(settled(view.type))' conform to 'View'"
            : "type '\(settled(view.type))' cannot conform to 'View'",
          at: expression)
        return nil
      }
      return .view(view)
    }
    switch item.item {
    case .decl:
      let count = diagnostics.count
      let run = statement(item)
      return diagnostics.count > count && diagnostics.last?.severity == .error
        ? nil : .statement(run)
    case .stmt(let statement):
      if let block = Self.plainBlock(statement) {
        let view = builder(block)
        return isError(view.type) ? nil : .view(view)
      }
      reportControlFlow(statement, in: "ViewBuilder")
      return nil
    default: return nil
    }
  }

  private func combine(
    _ steps: [BuilderStep], _ types: [SwiftType], place: BuilderPlace?
  ) -> Expression {
    if types.count == 1, steps.count == 1, case .view(let only) = steps[0] {
      return Expression(types[0], only)
    }
    let type =
      switch types.count {
      case 0: self.type("EmptyView")
      case 1: types[0]
      default: self.type("TupleView", .tuple(types.map { .init(label: nil, type: $0) }))
      }
    return Expression(type) { frame in
      let chosen =
        frame.runtime.chosenViews.isEmpty ? nil : place.flatMap { frame.runtime.chosenViews[$0] }
      var views: [Value] = []
      var count = 0
      for step in steps {
        try frame.runtime.step()
        switch step {
        case .statement(let run): _ = try run(frame)
        case .view(let evaluate):
          if let chosen {
            if chosen == count { return try ViewBranch.value(count, try evaluate(frame)) }
          } else {
            views.append(try evaluate(frame))
          }
          count += 1
        }
      }
      if views.count == 1 { return views[0] }
      return .native(ViewSequence(children: try views.map { try AnyView.from($0) }))
    }
  }

  /// What is in `do { … }`, which catches nothing: a builder makes one part of it.
  static func plainBlock(_ statement: StmtSyntax) -> CodeBlockItemListSyntax? {
    let inner = statement.as(LabeledStmtSyntax.self)?.statement ?? statement
    guard let block = inner.as(DoStmtSyntax.self), block.catchClauses.isEmpty else {
      return nil
    }
    return block.body.statements
  }

  func reportControlFlow(_ statement: StmtSyntax, in builder: String) {
    report(
      "closure containing control flow statement cannot be used with result builder '\(builder)'",
      at: statement)
  }

  private func builderIf(_ branch: IfExprSyntax) -> Expression? {
    inScope {
      let condition = conditions(branch.conditions)
      let then = builder(branch.body.statements)
      var otherwise: Expression?
      switch branch.elseBody {
      case .codeBlock(let block): otherwise = inScope { builder(block.statements) }
      case .ifExpr(let next): otherwise = builderIf(next) ?? .error
      default: break
      }
      guard let condition, !isError(then.type), !isError(otherwise?.type ?? .void) else {
        return nil
      }
      if let otherwise {
        return Expression(type("_ConditionalContent", then.type, otherwise.type)) { frame in
          try condition(frame)
            ? ViewBranch.value(0, try then.evaluate(frame))
            : ViewBranch.value(1, try otherwise.evaluate(frame))
        }
      }
      return Expression(optional(then.type)) { frame in
        try condition(frame) ? .some(try then.evaluate(frame)) : .none
      }
    }
  }

  private func builderSwitch(_ syntax: SwitchExprSyntax) -> Expression? {
    var types: [SwiftType] = []
    var bodies: [Evaluate] = []
    guard
      let choose = switchCases(
        syntax,
        body: { statements in
          let view = builder(statements)
          if isError(view.type) { return false }
          types.append(view.type)
          bodies.append(view.evaluate)
          return true
        })
    else { return nil }
    let type = types.dropLast().reversed().reduce(types.last ?? self.type("EmptyView")) {
      self.type("_ConditionalContent", $1, $0)
    }
    let trap = trap(at: syntax)
    return Expression(type) { frame in
      guard let index = try choose(frame) else { throw trap("no case matches this value") }
      return try ViewBranch.value(index, try bodies[index](frame))
    }
  }
}

/// Where a view builder's statements begin, by source and UTF-8 offset.
struct BuilderPlace: Hashable {
  var source: Int
  var offset: Int
}

enum BuilderStep {
  case statement(Execute)
  case view(Evaluate)
}

extension Checker {
  /// Whether types of this kind are declared, and so can conform to something.
  private static func isNoun(_ type: SwiftType) -> Bool {
    switch type {
    case .function, .tuple, .metatype, .existential: false
    default: true
    }
  }
}
