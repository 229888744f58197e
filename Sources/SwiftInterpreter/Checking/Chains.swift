internal import SwiftSyntax

/// What a chain has come to so far, before the next link: a value, a type, or names still to be chosen from.
enum Callee {
  case value(Expression, Signature?)
  case type(SwiftType)
  case members([Candidate], Receiver)
  case unknown(Unknown)
  /// A view, and an unknown modifier of it that is skipped.
  case skipping(Expression)
}

enum Receiver {
  case none
  case value(Expression)
  case type(SwiftType)
}

/// Thrown where an optional chain meets `nil`, and caught at its end.
struct OptionalChainEnd: Error {}

// Postfix chains: `Gauge(value: x) { … }.tint(.red).padding()`. They come left-deep and without a limit from the parser,
// so they are walked in a loop, and refused where evaluating them would nest too deep.
extension Checker {
  static let longestChain = 1000
  /// What `!` says of `nil`.
  static let foundNothing = "Unexpectedly found nil while unwrapping an Optional value"

  func chain(_ syntax: ExprSyntax, _ hint: SwiftType?) -> Expression {
    if let type = composedType(syntax) { return Expression(.metatype(type)) { _ in .type(type) } }
    let mark = diagnostics.count
    let result = chain(syntax, hint, from: nil)
    guard isError(result.type), let hint, Self.beginsWithWholeNumbers(syntax) else { return result }
    // `[0, 50].map { $0 / 100 }` where `[Double]` is wanted: the numbers may be those.
    let (other, _, complaints) = trial { () -> Expression? in
      let made = chain(syntax, hint, from: array(double))
      return isError(made.type) ? nil : coerce(made, to: hint)
    }
    guard other != nil, complaints.isEmpty else { return result }
    diagnostics.removeSubrange(mark...)
    return chain(syntax, hint, from: array(double))
  }

  /// Whether a chain is of a list of whole numbers as they are written.
  private static func beginsWithWholeNumbers(_ syntax: ExprSyntax) -> Bool {
    var base = syntax
    while true {
      switch base.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let access):
        guard let inner = access.base else { return false }
        base = inner
      case .functionCallExpr(let call): base = call.calledExpression
      case .arrayExpr(let array):
        return !array.elements.isEmpty
          && array.elements.allSatisfy { $0.expression.kind == .integerLiteralExpr }
      default: return false
      }
    }
  }

  /// - Parameter first: What the first link is taken for, where that is not to be told by itself.
  private func chain(_ syntax: ExprSyntax, _ hint: SwiftType?, from first: SwiftType?) -> Expression
  {
    var links: [ExprSyntax] = []
    var base = syntax
    var named: SwiftType?
    // What the links of an `#if` are behind of.
    var waiting: [ExprSyntax] = []
    descend: while true {
      switch base.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let access):
        guard let inner = access.base ?? waiting.popLast() else { break descend }
        links.append(base)
        base = inner
      case .postfixIfConfigExpr(let choice):
        guard let inner = choice.base ?? waiting.popLast() else { break descend }
        if let chosen = CompilationConditions.links(of: choice) {
          waiting.append(inner)
          base = chosen
        } else {
          base = inner
        }
      case .functionCallExpr(let call):
        links.append(base)
        base = call.calledExpression
      case .subscriptCallExpr(let call):
        links.append(base)
        base = call.calledExpression
      case .optionalChainingExpr(let chaining):
        // `Int?.none` is about a type.
        if let next = links.last,
          next.kind == .memberAccessExpr || next.kind == .functionCallExpr,
          let type = typeNamed(by: base)
        {
          named = type
          break descend
        }
        links.append(base)
        base = chaining.expression
      case .forceUnwrapExpr(let force):
        links.append(base)
        base = force.expression
      default: break descend
      }
    }
    guard links.count <= Self.longestChain else {
      return fail(
        "this chain has \(links.count) links; more than \(Self.longestChain) are not read", at: base
      )
    }
    links.reverse()
    var moduleMember: Callee?
    if isModule(base), let access = links.first?.as(MemberAccessExprSyntax.self) {
      links.removeFirst()
      moduleMember = globalReference(
        access.declName.baseName, isCalled: links.first?.kind == .functionCallExpr,
        hint: hint)
      if moduleMember == nil { return .error }
    }
    guard
      var callee = moduleMember ?? named.map({ .type($0) })
        ?? self.base(
          base, called: links.first, hint: hint, as: first ?? literalType(base, links, hint))
    else {
      return .error
    }
    var isOptional = false
    for (index, link) in links.enumerated() {
      if case .optionalChainingExpr = link.as(ExprSyntaxEnum.self) { isOptional = true }
      let isLast = index == links.count - 1
      let inner =
        isLast
        ? hint.map { isOptional ? wrapped($0) ?? $0 : $0 }
        : functionCalled(by: links[index + 1], made: link)
      guard let next = follow(callee, link, hint: inner) else { return .error }
      callee = next
    }
    let result = value(of: callee, at: links.last ?? base, hint: hint)
    return isOptional ? endOptionalChain(result) : result
  }

  /// The type of `(Int, Bool).self` and `Double?.self`, which begin as values do.
  private func composedType(_ syntax: ExprSyntax) -> SwiftType? {
    guard let access = syntax.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.self), let base = access.base,
      base.kind == .tupleExpr || base.kind == .optionalChainingExpr
    else { return nil }
    return typeNamed(by: base)
  }

  /// Whether a chain begins with the name of a module that is imported everywhere.
  private func isModule(_ base: ExprSyntax) -> Bool {
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.plainText else { return false }
    return Self.modules.contains(name) && nominal(named: name) == nil
      && variable(named: name) == nil
  }

  static let modules: Set<String> = ["Swift", "SwiftUI", "Foundation", "GaugeUI", "Combine"]

  func endOptionalChain(_ inner: Expression) -> Expression {
    if isError(inner.type) { return inner }
    let isFlat = wrapped(inner.type) != nil || isUnknown(inner.type) != nil
    let place = inner.place.map { place in
      Place { frame, change in
        do { try place.modify(frame, change) } catch is OptionalChainEnd {}
      }
    }
    return Expression(isFlat ? inner.type : optional(inner.type), place: place) { frame in
      do {
        let value = try inner.evaluate(frame)
        return isFlat ? value : .some(value)
      } catch is OptionalChainEnd { return .none }
    }.linking(inner)
  }

  /// What the first link of a chain means; `nil` after an error.
  private func base(
    _ syntax: ExprSyntax, called: ExprSyntax?, hint: SwiftType?, as first: SwiftType?
  ) -> Callee? {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      let isCalled = called?.kind == .functionCallExpr
      let mark = diagnostics.count
      return self.reference(reference.baseName, isCalled: isCalled, hint: hint)
        ?? unknown(reference.baseName, isCalled: isCalled, since: mark)
    case .memberAccessExpr(let access): return implicitMember(access, hint)
    case .genericSpecializationExpr(let specialization):
      if let name = specialization.expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
        nominal(named: name) == nil, !isAlias(name),
        variable(named: name) == nil
      {
        return base(specialization.expression, called: called, hint: hint, as: first)
      }
      return specialized(specialization).map { .type($0) }
    case .arrayExpr, .dictionaryExpr:
      // `[Double]()` names a type.
      let isSelf =
        called?.as(MemberAccessExprSyntax.self)?.declName.baseName.tokenKind == .keyword(.self)
      if isSelf || called?.kind == .functionCallExpr,
        let type = typeNamed(by: syntax)
      {
        return .type(type)
      }
    case .superExpr:
      return superclassValue(at: syntax).map { .value($0, nil) }
    default: break
    }
    let expression = check(syntax, hint: first ?? called.flatMap { calledType(syntax, $0) })
    return isError(expression.type) ? nil : .value(expression, nil)
  }

  /// What `[.green, .red][index]` and `[.low: .green][self]!` are for a colour to be found there: literals are of the
  /// type that is expected of what is taken out of them.
  private func literalType(_ base: ExprSyntax, _ links: [ExprSyntax], _ hint: SwiftType?)
    -> SwiftType?
  {
    guard let hint, let found = links.first?.as(SubscriptCallExprSyntax.self),
      found.arguments.count == 1,
      links.dropFirst().allSatisfy({ $0.kind == .forceUnwrapExpr })
    else { return nil }
    func isOpen(_ element: ExprSyntax) -> Bool {
      isContextual(element) || element.kind == .integerLiteralExpr
    }
    switch base.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let literal):
      guard links.count == 1, literal.elements.contains(where: { isOpen($0.expression) }),
        let index = found.arguments.first, typeAlone(index.expression) == int
      else { return nil }
      return array(hint)
    case .dictionaryExpr(let literal):
      guard case .elements(let elements) = literal.content,
        elements.contains(where: { isOpen($0.value) }), let key = found.arguments.first,
        let type = typeAlone(key.expression)
      else { return nil }
      return self.type("Dictionary", type, links.count > 1 ? hint : wrapped(hint) ?? hint)
    default: return nil
    }
  }

  /// What the first link tells of what it is called on: `{ $0 + $1 }(1, 2)` what the closure is handed,
  /// `[.low: 1, .high: 2][self]` and `[.low, .high].contains(self)` what the elements are.
  private func calledType(_ syntax: ExprSyntax, _ call: ExprSyntax) -> SwiftType? {
    if let dictionary = syntax.as(DictionaryExprSyntax.self) {
      guard case .elements(let elements) = dictionary.content,
        elements.contains(where: { Self.isImplicitMember($0.key) }),
        let key = call.as(SubscriptCallExprSyntax.self)?.arguments.first,
        let type = typeAlone(key.expression)
      else { return nil }
      return self.type("Dictionary", type, .variable(TypeVariable("Value")))
    }
    if let array = syntax.as(ArrayExprSyntax.self) {
      guard !array.elements.isEmpty, call.kind == .memberAccessExpr,
        array.elements.contains(where: { isContextual($0.expression) }),
        typeAlone(ExprSyntax(array)) == nil,
        let asked = call.parent?.as(FunctionCallExprSyntax.self)?.arguments.first,
        let type = typeAlone(asked.expression)
      else { return nil }
      // `[.low, .high].map(width)`: what the function takes.
      if case .function(let function) = type { return function.parameters.first.map(self.array) }
      return self.array(type)
    }
    guard let closure = syntax.as(ClosureExprSyntax.self), closure.signature == nil,
      let call = call.as(FunctionCallExprSyntax.self), !call.arguments.isEmpty
    else { return nil }
    let types = call.arguments.map { settled(check($0.expression, hint: nil).type) }
    return .function(.init(parameters: types, result: .variable(TypeVariable("Result"))))
  }

  private static func isImplicitMember(_ syntax: ExprSyntax) -> Bool {
    let callee = syntax.as(FunctionCallExprSyntax.self)?.calledExpression ?? syntax
    return callee.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  /// What `compose({ $0 + 1 }, { $0 * 2 })(4)` has to give: a function of what it is called with.
  private func functionCalled(by next: ExprSyntax, made link: ExprSyntax) -> SwiftType? {
    guard let call = next.as(FunctionCallExprSyntax.self), !call.arguments.isEmpty,
      let made = link.as(FunctionCallExprSyntax.self),
      made.trailingClosure != nil
        || made.arguments.contains(where: { $0.expression.kind == .closureExpr })
    else { return nil }
    let types = call.arguments.map { typeAlone($0.expression) }
    let known = types.compactMap { $0 }
    guard known.count == types.count else { return nil }
    return .function(.init(parameters: known, result: .variable(TypeVariable("Result"))))
  }

  /// The type of an expression by itself; `nil` where that is not enough to tell.
  private func typeAlone(_ syntax: ExprSyntax) -> SwiftType? {
    guard syntax.kind != .closureExpr, !Self.isImplicitMember(syntax) else { return nil }
    let (value, _, complaints) = trial { check(syntax, hint: nil) as Expression? }
    guard let value, complaints.isEmpty, !isError(value.type) else { return nil }
    return settled(value.type)
  }

  /// What a chain ends in, as a value.
  func value(of callee: Callee, at node: ExprSyntax, hint: SwiftType?) -> Expression {
    switch callee {
    case .value(let expression, _), .skipping(let expression): return expression
    case .unknown(let unknown): return standIn(for: unknown, hint)
    case .type:
      return fail("expected member name or initializer call after type name", at: node)
    case .members(let candidates, let receiver):
      return property(candidates, of: receiver, at: node, hint: hint)
    }
  }

  /// One link further.
  private func follow(_ callee: Callee, _ link: ExprSyntax, hint: SwiftType?) -> Callee? {
    if case .unknown(let unknown) = callee { return follow(unknown, link) }
    switch link.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let access): return member(access, of: callee, hint: hint)
    case .functionCallExpr(let call):
      if case .skipping(let view) = callee {
        mentionUnknown(in: call.arguments)
        return .value(view, nil)
      }
      if isLenient, case .members(let candidates, .value(let base)) = callee,
        isNoScriptView(base.type), isUnknownForm(candidates, at: call)
      {
        return .value(base, nil)
      }
      let mark = diagnostics.count
      let result = self.call(call, of: callee, hint: hint)
      guard isError(result.type) else { return .value(result, nil) }
      guard case .members(let candidates, .value(let base)) = callee,
        conforms(base.type, to: catalogue.known("View")),
        pardon(since: mark, "; '\(candidates.first?.member.signature.name ?? "")' is skipped")
          != nil
      else { return nil }
      return .value(base, nil)
    case .subscriptCallExpr(let call):
      if case .type(let type) = callee {
        let found = members("subscript", of: type, isStatic: true)
        if !found.isEmpty {
          let result = resolve(found, .type(type), arguments(of: call), at: call, hint: hint)
          return isError(result.type) ? nil : .value(result, nil)
        }
      }
      let base = value(of: callee, at: call.calledExpression, hint: nil)
      if isError(base.type) { return nil }
      let result = `subscript`(call, of: base)
      return isError(result.type) ? nil : .value(result, nil)
    case .optionalChainingExpr(let chaining):
      let base = value(of: callee, at: chaining.expression, hint: nil)
      if isError(base.type) { return nil }
      guard let inner = wrapped(base.type) else {
        if isUnknown(base.type) != nil { return .value(base, nil) }
        report(
          "cannot use optional chaining on non-optional value of type '\(settled(base.type))'",
          at: chaining.questionMark)
        return nil
      }
      return .value(unwrapping(base, inner) { OptionalChainEnd() }, nil)
    case .forceUnwrapExpr(let force):
      let base = value(of: callee, at: force.expression, hint: hint.map(optional))
      if isError(base.type) { return nil }
      guard let inner = wrapped(base.type) else {
        if isUnknown(base.type) != nil { return .value(base, nil) }
        report(
          "cannot force unwrap value of non-optional type '\(settled(base.type))'",
          at: force.exclamationMark)
        return nil
      }
      let trap = trap(at: force)
      return .value(unwrapping(base, inner) { trap(Self.foundNothing) }, nil)
    default: return nil
    }
  }

  func unwrapping(
    _ base: Expression, _ inner: SwiftType, otherwise failure: @escaping () -> any Error
  ) -> Expression {
    let place = base.place.map { place in
      Place { frame, change in
        try place.modify(frame) { value in
          guard case .some(var content) = value else { throw failure() }
          value = .none
          defer { value = .some(content) }
          try change(&content)
        }
      }
    }
    return Expression(inner, place: place) { frame in
      guard case .some(let value) = try base.evaluate(frame) else { throw failure() }
      return value
    }
  }
}

extension SwiftType {
  /// Whether it is no type that a script declares, whose members are all known.
  var isNoScript: Bool {
    if case .nominal(let nominal, _) = self { nominal.script == nil } else { true }
  }
}
