internal import SwiftSyntax

/// The types that literals in a tree of operators may have.
struct LiteralTypes {
  var all: [SwiftType]
  var numbers: [SwiftType] = []
  var texts: [SwiftType] = []
}

// What the operands of operators can be.
extension Checker {
  /// The types that literals in a tree may have: their default, `Double`, and those of other operands, which are
  /// checked for it.
  ///
  /// - Parameter known: The operands so checked, by node.
  func literalTypes(
    _ nodes: ArraySlice<OperatorNode>, _ hint: SwiftType?, _ known: inout [Expression?],
    _ waiting: inout [Int: [Diagnostic]]
  ) -> LiteralTypes {
    var types = LiteralTypes(all: [int, double])
    if nodes.count < 400 { types.all.append(catalogue.cgFloat) }
    types.numbers = types.all
    func add(_ type: SwiftType) {
      let type = settled(wrapped(type) ?? type)
      guard !types.all.contains(type), isLiteralType(type) else { return }
      types.all.append(type)
      let isText = isTextual(type)
      if isText { types.texts.append(type) }
      if !isText || isNumeric(type) { types.numbers.append(type) }
    }
    if let hint {
      add(hint)
      // `1...3` where a `ClosedRange<UInt8>` is expected.
      if case .nominal(_, let arguments) = resolved(hint) { arguments.forEach(add) }
    }
    let inner = innerRoots(nodes)
    var index = nodes.startIndex
    while index < nodes.endIndex {
      if let end = inner[index] {
        index = end + 1
        continue
      }
      switch nodes[index].kind {
      case .operand(let operand)
      where openness(operand) == 0 && !isInitializer(operand):
        let mark = diagnostics.count
        let expression = check(operand, hint: nil)
        if isError(expression.type), operand.kind == .functionCallExpr {
          hold(index, mark, &waiting)
        } else {
          known[index - nodes.startIndex] = expression
        }
        add(expression.type)
      case .solved(let expression): add(expression.type)
      default: break
      }
      index += 1
    }
    return types
  }

  /// Holds back what was said of an operand since `mark`.
  func hold(_ index: Int, _ mark: Int, _ waiting: inout [Int: [Diagnostic]]) {
    waiting[index] = Array(diagnostics[mark...])
    diagnostics.removeSubrange(mark...)
  }

  /// Whether literals beside a value of the type may be of that type.
  private func isLiteralType(_ type: SwiftType) -> Bool {
    switch type {
    case .nominal(let nominal, _):
      ["Character", "Substring"].contains(nominal.name)
        || conforms(type, to: catalogue.known("Numeric"))
        || (nominal.script != nil
          && Self.literalProtocols.contains { conforms(type, to: catalogue.known($0)) })
    case .parameter, .member: conforms(type, to: catalogue.known("Numeric"))
    default: false
    }
  }

  static let literalProtocols = [
    "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral", "ExpressibleByStringLiteral",
  ]

  func options(
    of operand: ExprSyntax, _ literals: LiteralTypes, beside others: [Expression?]
  ) -> [OperatorOption]? {
    switch operand.kind {
    case .integerLiteralExpr, .floatLiteralExpr: return numberOptions(of: operand, literals.numbers)
    case .nilLiteralExpr, .closureExpr: return [OperatorOption(open: operand)]
    default: break
    }
    if startsImplicitly(operand) || isInitializer(operand) {
      return [OperatorOption(open: operand)]
    }
    let isText = operand.kind == .stringLiteralExpr
    guard [1, 2].contains(openness(operand)), !isText || !literals.texts.isEmpty else {
      let expression = check(operand, hint: nil)
      if isError(expression.type) { return nil }
      if isUnknown(expression.type) != nil {
        return operandOptions(forUnknown: operand, literals.all, beside: others)
      }
      return operandOptions(expression)
    }
    if Self.isCollection(operand) {
      let (natural, _, complaints) = trial { check(operand, hint: nil) as Expression? }
      if let natural, !isError(natural.type), complaints.isEmpty {
        return [
          OperatorOption(type: natural.type, score: Score(), code: .operand(natural.evaluate))
        ]
      }
      return [OperatorOption(open: operand)]
    }
    var found: [OperatorOption] = []
    for type in isText ? [string] + literals.texts : literals.all {
      let (expression, score, _) = trial { () -> Expression? in
        let expression = check(operand, hint: type)
        return isError(expression.type) ? nil : expression
      }
      if let expression, !found.contains(where: { $0.type == expression.type }) {
        found.append(
          OperatorOption(type: expression.type, score: score, code: .operand(expression.evaluate)))
      }
    }
    if found.isEmpty, let type = literals.all.last {
      diagnostics += trial(suggests: true) { check(operand, hint: type) as Expression? }.2
      return nil
    }
    return found
  }

  /// What a number can be: that needs no trial.
  private func numberOptions(of literal: ExprSyntax, _ types: [SwiftType]) -> [OperatorOption]? {
    let outer = score
    defer { score = outer }
    var found: [OperatorOption] = []
    for type in types {
      score = Score()
      let mark = diagnostics.count
      let number = check(literal, hint: type)
      if isError(number.type) {
        // It is too large for this one.
        guard type == types.last, found.isEmpty else {
          diagnostics.removeSubrange(mark...)
          continue
        }
        return nil
      }
      guard !found.contains(where: { $0.type == number.type }) else { continue }
      found.append(OperatorOption(type: number.type, score: score, code: .operand(number.evaluate)))
    }
    return found
  }

  static func isCollection(_ syntax: ExprSyntax) -> Bool {
    syntax.kind == .arrayExpr || syntax.kind == .dictionaryExpr
  }

  private func isTextual(_ type: SwiftType) -> Bool {
    isNamed(type, "Character", "Substring")
      || conforms(type, to: catalogue.known("ExpressibleByStringLiteral"))
  }

  /// Whether a type of texts is one of numbers too.
  private func isNumeric(_ type: SwiftType) -> Bool {
    ["ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral"].contains {
      conforms(type, to: catalogue.known($0))
    }
  }

  /// `String.init`, not called: which initialiser it is the operator says.
  private func isInitializer(_ operand: ExprSyntax) -> Bool {
    operand.kind == .memberAccessExpr
      && operand.as(MemberAccessExprSyntax.self)?.declName.baseName.tokenKind == .keyword(.`init`)
  }

  func startsImplicitly(_ operand: ExprSyntax) -> Bool {
    (operand.kind == .memberAccessExpr || operand.kind == .functionCallExpr)
      && isContextual(operand)
  }
}
