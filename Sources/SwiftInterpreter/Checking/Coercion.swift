internal import SwiftSyntax

// Implicit conversions: what Swift does by itself where a value of one type meets another.
extension Checker {
  /// `expression` as a `target`; `nil` where Swift would not convert it.
  func coerce(_ expression: Expression, to target: SwiftType) -> Expression? {
    if expression.isImplicit {
      var plain = expression
      plain.isImplicit = false
      return coerce(plain, to: target)
        ?? unwrappedImplicitly(expression).flatMap { coerce($0, to: target) }
    }
    let (source, target) = (resolved(expression.type), resolved(target))
    if !unknownTypes.isEmpty, let fitting = standIn(for: source, as: target) { return fitting }
    if case .variable(let variable) = target, case .existential(let protocols) = source,
      variable.protocols.allSatisfy({ asked in protocols.contains { inherits($0, asked) } })
    {
      // A generic parameter is what the value at work is.
      bind(opening: variable, to: source)
      return expression
    }
    if unify(source, target) {
      if case .function(let from) = source, from.isThrowing, case .function(let to) = target {
        guard to.isThrowing || isThrowingNothing(from) else { return nil }
        hasThrowingArgument = true
      }
      guard case .tuple = target, case .tuple = source else { return expression }
      // A tuple has the labels that are asked for.
      var labelled = expression
      labelled.type = target
      return labelled
    }
    if let inner = wrapped(target) {
      if let from = wrapped(source) { return coerceWrapped(expression, from: from, to: inner) }
      guard let converted = coerce(expression, to: inner) else { return nil }
      score.promotions += 1
      return Expression(target) { .some(try converted.evaluate($0)) }
    }
    switch (source, target) {
    case (.nominal(let never, _), _) where never.name == "Never":
      // What never comes back gives whatever is asked for.
      return Expression(target, expression.evaluate)
    case (.nominal(let from, _), .nominal(let to, _))
    where isDoubleOrCGFloat(from) && isDoubleOrCGFloat(to):
      // `CGFloat` and `Double` are one representation. Towards `Double` is what Swift prefers.
      score.conversions += to === catalogue.doubleName ? 1 : 2
      return Expression(target, expression.evaluate)
    case (_, .nominal(let proto, _)) where proto.kind == .protocol:
      // A protocol's plain name as a type is `any` of it.
      guard conforms(source, to: proto) else { return nil }
      score.conversions += 1
      return Expression(target, expression.evaluate)
    case (_, .existential(let protocols)):
      guard protocols.allSatisfy({ conforms(source, to: $0) }) else { return nil }
      score.conversions += 1
      guard protocols.isEmpty, Self.isToldByType(source) else {
        return Expression(target, expression.evaluate)
      }
      let type = settled(source)
      return Expression(target) {
        .native(TypedValue(value: try expression.evaluate($0), type: type))
      }
    case (.nominal(let from, _), .nominal(let to, _)) where to.kind == .class && from != to:
      guard let parent = superclass(of: source, named: to), unify(parent, target) else {
        return nil
      }
      return Expression(target, expression.evaluate)
    case (.metatype(let from), .metatype(let to)):
      // A type that conforms, where any type may be that does; a class where one above is asked for.
      switch resolved(to) {
      case .existential(let protocols) where protocols.allSatisfy({ conforms(from, to: $0) }):
        return Expression(target, expression.evaluate)
      case .nominal(let to, _) where to.kind == .class:
        guard superclass(of: resolved(from), named: to) != nil else { return nil }
        return Expression(target, expression.evaluate)
      default: return nil
      }
    case (.function(let from), .function(let to)):
      return coerceFunction(expression, from: from, to: to)
    case (_, .opaque(let opaque)) where opaque.arguments.isEmpty:
      guard opaque.protocols.allSatisfy({ conforms(source, to: $0) }) else { return nil }
      return expression
    default: return nil
    }
  }

  /// Whether a value by itself does not tell that it is of this type.
  static func isToldByType(_ type: SwiftType) -> Bool {
    switch type {
    case .tuple(let elements):
      elements.contains { $0.label != nil || isToldByType($0.type) }
    case .nominal(let nominal, let arguments):
      ["CGFloat", "Character", "Substring", "Result"].contains(nominal.name)
        || (nominal.script != nil && !arguments.isEmpty) || arguments.contains(where: isToldByType)
    case .function: true
    default: false
    }
  }

  static let floats: Set<String> = ["Double", "CGFloat"]

  private func coerceWrapped(_ expression: Expression, from: SwiftType, to: SwiftType)
    -> Expression?
  {
    let inner = Expression(from) { _ in .void }
    guard coerce(inner, to: to) != nil else { return nil }
    // All conversions inside optionals keep the representation, but for a further level of optional.
    return wrapped(to) == nil || wrapped(from) != nil
      ? Expression(optional(to), expression.evaluate)
      : Expression(optional(to)) { frame in
        guard case .some(let value) = try expression.evaluate(frame) else { return .none }
        return .some(.some(value))
      }
  }

  /// What a class is as one of those it inherits from.
  func superclass(of type: SwiftType, named name: Nominal) -> SwiftType? {
    guard case .nominal(let nominal, let arguments) = type else { return nil }
    if nominal == name { return type }
    let map = Substitution(uniqueKeysWithValues: zip(nominal.parameters, arguments))
    for case .nominal(let parent, let given) in nominal.inherited where parent.kind == .class {
      let type = substitute(map, in: .nominal(parent, given))
      if let found = superclass(of: type, named: name) { return found }
    }
    return nil
  }

  /// Whether a function says that it throws, and what it throws is never there.
  private func isThrowingNothing(_ function: SwiftType.FunctionType) -> Bool {
    function.thrown.map { isNamed($0, "Never") } ?? false
  }

  private func coerceFunction(
    _ expression: Expression, from: SwiftType.FunctionType, to: SwiftType.FunctionType
  ) -> Expression? {
    // `zip(a, b).map(join)`: a function of two may be handed a tuple of both.
    var parameters = to.parameters
    if parameters.count == 1, from.parameters.count > 1,
      case .tuple(let elements) = resolved(parameters[0])
    {
      parameters = elements.map(\.type)
    }
    if from.isThrowing, !isThrowingNothing(from) {
      guard to.isThrowing else { return nil }
      hasThrowingArgument = true
    }
    guard from.parameters.count == parameters.count, from.inouts == to.inouts,
      zip(from.parameters, parameters).allSatisfy({ unify($0, $1) }),
      isVoid(to.result) || unify(from.result, to.result), unifyThrown(from, to)
    else { return nil }
    var made = to
    made.isThrowing = from.isThrowing
    guard parameters.count != to.parameters.count else {
      return Expression(.function(made), expression.evaluate)
    }
    return Expression(.function(made)) { frame in
      let function = try FunctionValue.from(try expression.evaluate(frame))
      return .function(
        FunctionValue { given in
          guard case .tuple(let parts)? = given.first else { return .void }
          return try function.call(parts)
        })
    }
  }

  /// `expression` as a `target`, or an error in Swift's words.
  func convert(
    _ expression: Expression, to target: SwiftType, for use: Use, at node: some SyntaxProtocol
  ) -> Expression {
    if isError(expression.type) || isError(target) { return .error }
    missingConformance = nil
    if var converted = coerce(expression, to: target) {
      if expression.isImplicit, wrapped(target) == nil {
        converted.evaluate = placing(node, converted.evaluate)
      }
      return converted
    }
    if let unknown = isUnknown(expression.type), use != .argument {
      let trap = trap(at: node)
      return Expression(target) { _ in throw trap("nothing stands for '\(unknown.name)' here") }
    }
    let (from, to) = (settled(expression.type), settled(target))
    if let wrapped = wrapped(from), coerce(Expression(wrapped) { _ in .void }, to: to) != nil {
      return fail(
        "value of optional type '\(from)' must be unwrapped to a value of type '\(wrapped)'",
        pointingAt: node)
    }
    if use == .condition, wrapped(from) != nil {
      return fail(
        "optional type '\(from)' cannot be used as a boolean; test for '!= nil' instead", at: node)
    }
    if let mend = mendedByWrapper(from, to, use, node) { return mend }
    if let bound = wrongBound(from, to, use, node) { return bound }
    if case .function(var throwing) = from, throwing.isThrowing, case .function = to {
      throwing.isThrowing = false
      if coerce(Expression(.function(throwing), expression.evaluate), to: to) != nil {
        return fail(
          "invalid conversion from throwing function of type '\(from)' to non-throwing function "
            + "type '\(to)'", at: node)
      }
    }
    if case .function(let function) = from, function.parameters.isEmpty,
      coerce(Expression(function.result) { _ in .void }, to: to) != nil
    {
      let end = range(of: node).upperBound
      return fail(
        "function produces expected type '\(to)'; did you mean to call it with '()'?",
        pointingAt: node,
        fixIts: [.init(message: "add '()'", edits: [TextEdit(range: end..<end, replacement: "()")])]
      )
    }
    if case .existential(let protocols) = to,
      let (own, asked) = mismatch(of: from, with: protocols)
    {
      return fail(use.message(from: own, to: asked), pointingAt: node)
    }
    if case .existential(let protocols) = to, let proto = protocols.first {
      return fail(
        "\(use.subject) type '\(from)' does not conform to expected type '\(proto)'", at: node)
    }
    // Where any value becomes an optional, what it has to be is what the optional wraps.
    let wanted = wrapped(from) == nil ? wrapped(to) ?? to : to
    if use == .condition, let test = Self.truthTest(of: from, isNegated: false) {
      return fail(test, at: node)
    }
    if use == .coerced, let first = node.as(SequenceExprSyntax.self)?.elements.first {
      return fail(use.message(from: from, to: wanted), at: first)
    }
    return fail(
      use.message(from: from, to: wanted), pointingAt: node,
      fixIts: numberFixIt(from, wanted, node))
  }

  /// `0...top` where the bounds have to be of another type: it is a bound that is wrong.
  private func wrongBound(
    _ from: SwiftType, _ to: SwiftType, _ use: Use, _ node: some SyntaxProtocol
  ) -> Expression? {
    guard case .nominal(let given, _) = from, case .nominal(let wanted, let bounds) = to,
      given == wanted, RangeValue.Kind(rawValue: wanted.name) != nil, let bound = bounds.first,
      let elements = node.as(SequenceExprSyntax.self)?.elements, elements.count == 3
    else { return nil }
    for operand in elements where operand.kind != .binaryOperatorExpr {
      let (_, _, found) = trial { check(operand, as: bound, for: use) as Expression? }
      guard found.isEmpty else {
        diagnostics += found
        return .error
      }
    }
    return nil
  }

  /// What is said of a number where a truth value is wanted.
  static func truthTest(of type: SwiftType, isNegated: Bool) -> String? {
    guard case .nominal(let nominal, _) = type,
      nominal.name == "Int" || floats.contains(nominal.name)
    else { return nil }
    return
      "type '\(type)' cannot be used as a boolean; test for '\(isNegated ? "=" : "!")= 0' instead"
  }

  /// A binding where its value is wanted, and the reverse: the mend is a `$` less or more.
  private func mendedByWrapper(
    _ from: SwiftType, _ to: SwiftType, _ use: Use, _ node: some SyntaxProtocol
  ) -> Expression? {
    guard use == .argument, let reference = node.as(DeclReferenceExprSyntax.self) else {
      return nil
    }
    let name = reference.baseName.plainText
    let start = range(of: node).lowerBound
    if case .nominal(let binding, let arguments) = to, binding.name == "Binding",
      coerce(Expression(from) { _ in .void }, to: arguments[0]) != nil
    {
      return fail(
        "cannot convert value '\(name)' of type '\(from)' to expected type '\(settled(to))', use "
          + "wrapper instead", at: node,
        fixIts: [
          .init(
            message: "insert '$'", edits: [TextEdit(range: start..<start, replacement: "$")])
        ])
    }
    if case .nominal(let binding, let arguments) = from, binding.name == "Binding",
      name.hasPrefix("$"), coerce(Expression(arguments[0]) { _ in .void }, to: to) != nil
    {
      return fail(
        "cannot convert value '\(name)' of type '\(from)' to expected type '\(to)', use wrapped "
          + "value instead", at: node,
        fixIts: [
          .init(
            message: "remove '$'", edits: [TextEdit(range: start..<start + 1, replacement: "")])
        ])
    }
    return nil
  }

  /// `nil` where no optional is wanted.
  func nilMismatch(_ syntax: ExprSyntax, _ target: SwiftType, for use: Use) -> Expression? {
    guard syntax.kind == .nilLiteralExpr, wrapped(target) == nil,
      !conforms(target, to: catalogue.known("ExpressibleByNilLiteral"))
    else { return nil }
    switch resolved(target) {
    case .nominal, .tuple, .function, .existential:
      return fail(use.messageForNil(to: settled(target)), at: syntax)
    default: return nil
    }
  }

  /// `Double(n)` around an `Int` that should be a `Double`, and the like.
  private func numberFixIt(_ from: SwiftType, _ to: SwiftType, _ node: some SyntaxProtocol)
    -> [Diagnostic.FixIt]
  {
    guard isNamed(from, "Int", "Double", "CGFloat", "Float"),
      isNamed(to, "Int", "Double", "CGFloat", "Float")
    else { return [] }
    let range = range(of: node)
    return [
      .init(
        message: "convert with '\(to)(…)'",
        edits: [
          TextEdit(range: range.lowerBound..<range.lowerBound, replacement: "\(to)("),
          TextEdit(range: range.upperBound..<range.upperBound, replacement: ")"),
        ])
    ]
  }

  /// Where a value meets a type, for the wording of messages.
  enum Use {
    case argument, specified, returned, condition, assigned, closureResult, element
    case key, value, coerced, thrown

    func message(from: SwiftType, to: SwiftType) -> String {
      switch self {
      case .argument: "cannot convert value of type '\(from)' to expected argument type '\(to)'"
      case .specified: "cannot convert value of type '\(from)' to specified type '\(to)'"
      case .returned:
        "cannot convert return expression of type '\(from)' to return type '\(to)'"
      case .condition: "cannot convert value of type '\(from)' to expected condition type '\(to)'"
      case .assigned: "cannot assign value of type '\(from)' to type '\(to)'"
      case .closureResult:
        "cannot convert value of type '\(from)' to closure result type '\(to)'"
      case .element: "cannot convert value of type '\(from)' to expected element type '\(to)'"
      case .key: "cannot convert value of type '\(from)' to expected dictionary key type '\(to)'"
      case .value:
        "cannot convert value of type '\(from)' to expected dictionary value type '\(to)'"
      case .coerced: "cannot convert value of type '\(from)' to type '\(to)' in coercion"
      case .thrown: "thrown expression type '\(from)' cannot be converted to error type '\(to)'"
      }
    }

    func messageForNil(to: SwiftType) -> String {
      switch self {
      case .specified: "'nil' cannot initialize specified type '\(to)'"
      case .returned: "'nil' is incompatible with return type '\(to)'"
      case .assigned: "'nil' cannot be assigned to type '\(to)'"
      case .element: "'nil' is not compatible with expected element type '\(to)'"
      case .key: "'nil' is not compatible with expected dictionary key type '\(to)'"
      case .value: "'nil' is not compatible with expected dictionary value type '\(to)'"
      case .condition: "'nil' is not compatible with expected condition type '\(to)'"
      case .closureResult: "'nil' is not compatible with closure result type '\(to)'"
      case .coerced: "'nil' is not compatible with type '\(to)' in coercion"
      case .argument, .thrown:
        "'nil' is not compatible with expected argument type '\(to)'"
      }
    }

    var subject: String { self == .argument ? "argument" : "value of" }
  }
}
