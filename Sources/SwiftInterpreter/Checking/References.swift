internal import SwiftSyntax

// What a plain name means.
extension Checker {
  func reference(_ token: TokenSyntax, isCalled: Bool, hint: SwiftType?) -> Callee? {
    let name = token.plainText
    if token.tokenKind == .keyword(.Self), let enclosing {
      // A class inside its own members is the one that they are used on.
      guard enclosing.kind == .class, enclosing.isKnownAtWork,
        let object = variable(named: "self").map({ read($0) }), wrapped(object.type) == nil,
        let own = typeItself(of: .value(object))
      else { return .type(ownType(of: enclosing)) }
      return isCalled
        ? .members(initializers(of: enclosing.declaredType), .value(own)) : .value(own, nil)
    }
    if let index = shorthandIndex(name) {
      guard function.shorthand.indices.contains(index) else {
        report(
          function.parent == nil
            ? "anonymous closure argument not contained in a closure"
            : "contextual closure type expects \(function.shorthand.count) arguments, which does not include '\(name)'",
          at: token)
        return nil
      }
      return .value(read(function.shorthand[index]), nil)
    }
    if token.isOperator {
      var operators = operatorMembers(name, parameters: 2)
      if case .function(let wanted)? = hint.map(resolved), wanted.parameters.count == 1 {
        operators = operatorMembers(name, parameters: 1) + operators
      }
      if !operators.isEmpty { return .members(operators.map(operatorCandidate), .none) }
    }
    if name.hasPrefix("$") { return projection(of: String(name.dropFirst()), at: token) }
    if let variable = variable(named: name) { return .value(read(variable), variable.signature) }
    if let projected = projected(name) { return .value(projected, nil) }
    if name == "self" {
      report(
        "cannot find 'self' in scope; did you mean to use it in a type or extension context?",
        at: token)
      return nil
    }
    if let callee = ownMember(name) {
      checkSelf(callee, name, at: token)
      return callee
    }
    if let own = variable(named: "self"), let object = wrapped(own.type),
      !members(name, of: object).isEmpty
    {
      report(
        "explicit use of 'self' is required when 'self' is optional, to make control flow explicit",
        at: token)
      return nil
    }
    return globalReference(token, isCalled: isCalled, hint: hint)
  }

  /// Reports a member that is used without `self` in a closure that keeps its object.
  private func checkSelf(_ callee: Callee, _ name: String, at token: TokenSyntax) {
    guard case .members(let found, .value(let own)) = callee, isClass(own.type),
      let scope = scopes.last(where: { $0.variables["self"] != nil })
    else { return }
    var context: FunctionContext? = function
    while let inner = context, inner !== scope.function, !inner.isEscaping {
      context = inner.parent
    }
    guard let context, context !== scope.function else { return }
    let isProperty = found.contains { $0.member.signature.isProperty }
    report(
      .error,
      "\(isProperty ? "reference to property" : "call to method") '\(name)' in closure requires "
        + "explicit use of 'self' to make capture semantics explicit", at: token,
      fixIts: [
        .init(
          message: "insert 'self.'",
          edits: [
            TextEdit(
              range: range(of: token).lowerBound..<range(of: token).lowerBound,
              replacement: "self.")
          ])
      ])
  }

  /// What a name means at the top level, as behind a module's name: `Swift.min`.
  func globalReference(_ token: TokenSyntax, isCalled: Bool, hint: SwiftType?) -> Callee? {
    let name = token.plainText
    if !isCalled, let state = shownState(name) { return .value(state, nil) }
    if let kept = keptGlobal(name) { return .value(kept, nil) }
    if let global = previewStates[name] ?? declarations.globals[name] {
      return .value(read(global), nil)
    }
    if let computed = declarations.computedGlobals[name] {
      return .value(read(computed), nil)
    }
    var functions = declarations.functions[name] ?? []
    functions += catalogue.rows(named: name, in: "").map { catalogue.member($0) }
    if !functions.isEmpty {
      return .members(functions.map { Candidate(member: $0, substitution: [:]) }, .none)
    }
    if let type = typeReference(name) { return .type(type) }
    if !isCalled, let state = presentState(name) { return .value(state, nil) }
    if !isCalled, let implied = impliedState(name, hint, at: token) {
      return .value(read(implied), nil)
    }
    if isDeclaredLater(name, than: token) {
      report("use of local variable '\(name)' before its declaration", at: token)
      return nil
    }
    if let enclosing, variable(named: "self") == nil,
      members(name, of: enclosing.declaredType).contains(where: { $0.member.signature.isProperty })
    {
      report("instance member '\(name)' cannot be used on type '\(enclosing)'", at: token)
      return nil
    }
    reportMissing(
      "cannot find '\(name)' in scope", name, token,
      among: isCalled ? visibleNames : valueNames(like: name))
    return nil
  }

  /// What a name that is not called may be meant for: none that begins small stands for a type.
  private func valueNames(like name: String) -> [String] {
    guard name.first?.isLowercase ?? false else { return visibleNames }
    return visibleNames.filter {
      !($0.first?.isUppercase ?? false) || $0.lowercased() == name.lowercased()
    }
  }

  /// Whether a block around declares a variable of that name further down.
  private func isDeclaredLater(_ name: String, than token: TokenSyntax) -> Bool {
    var node = token.parent
    while let current = node, !current.is(MemberBlockSyntax.self) {
      if let list = current.as(CodeBlockItemListSyntax.self),
        !(list.parent?.is(SourceFileSyntax.self) ?? true)
      {
        let isThere = list.contains { item in
          guard let variables = item.item.as(VariableDeclSyntax.self),
            item.position > token.position
          else { return false }
          return variables.bindings.contains {
            $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText == name
          }
        }
        if isThere { return true }
      }
      node = current.parent
    }
    return false
  }

  private func shorthandIndex(_ name: String) -> Int? {
    guard name.hasPrefix("$") else { return nil }
    return Int(name.dropFirst())
  }

  /// A member of the type around, used without `self.`
  private func ownMember(_ name: String) -> Callee? {
    guard let enclosing else { return nil }
    if let own = variable(named: "self") {
      let found = members(name, of: own.type)
      if !found.isEmpty { return .members(found, .value(read(own))) }
    }
    var scope: String? = enclosing.name
    while let outer = scope {
      if let nominal = declarations.types[outer] ?? catalogue.nominal(outer) {
        // Without a `self`, as in a static method; or by its own name only for types around.
        let own = variable(named: "self").map { resolved($0.type) }
        var isStatic = own == nil || nominal != enclosing
        if case .metatype? = own { isStatic = true }
        let found = isStatic ? members(name, of: nominal.declaredType, isStatic: true) : []
        guard !found.isEmpty else {
          scope = outer.outerName
          continue
        }
        if case .metatype(let type)? = own, nominal == enclosing, nominal.isKnownAtWork,
          let own = variable(named: "self")
        {
          var value = read(own)
          value.type = .metatype(type)
          return .members(found, .value(value))
        }
        return .members(found, .type(nominal.declaredType))
      }
      scope = outer.outerName
    }
    return nil
  }

  func read(_ variable: Variable) -> Expression {
    let isPlain = variable.access.isPlain && !variable.isComputed
    var value = isPlain ? stored(variable) : accessed(variable)
    value.isImplicit = variable.isImplicit
    return value
  }

  /// A local variable as it is kept.
  func stored(_ variable: Variable) -> Expression {
    let place =
      variable.isMutable
      ? Place(assign: { $0.assign(variable, $1) }, modify: { try $0.modify(variable, $1) }) : nil
    let evaluate: Evaluate
    switch representation(of: variable.type) {
    case .int: evaluate = Evaluate(.int { try $0.int(of: variable) })
    case .double: evaluate = Evaluate(.double { try $0.double(of: variable) })
    case .bool: evaluate = Evaluate(.bool { try $0.bool(of: variable) })
    case nil: evaluate = Evaluate { $0.value(of: variable) }
    }
    return Expression(variable.type, place: place, evaluate)
  }

  func read(_ global: Global) -> Expression {
    global.complete()
    let place =
      global.isMutable
      ? Place(
        assign: { try $0.runtime.assign(global, $1) },
        modify: { try $0.runtime.modify(global, $1) })
      : nil
    let evaluate: Evaluate
    switch representation(of: global.type) {
    case .int: evaluate = Evaluate(.int { try Int.from($0.runtime.value(of: global)) })
    case .double: evaluate = Evaluate(.double { try Double.from($0.runtime.value(of: global)) })
    case .bool: evaluate = Evaluate(.bool { try Bool.from($0.runtime.value(of: global)) })
    case nil: evaluate = Evaluate { try $0.runtime.value(of: global) }
    }
    var value = Expression(global.type, place: place, evaluate)
    if let ownership = global.ownership { value = value.owned(by: ownership) }
    value.isImplicit = global.isImplicit
    guard let observers = global.observers else { return value }
    return observed(value, observers, global.name, of: nil)
  }

  private func read(_ computed: ComputedGlobal) -> Expression {
    let get = Evaluate { try computed.body.call([], in: $0.runtime) }
    let place = computed.setter.map { setter in
      Place { frame, change in
        var value = try get(frame)
        try change(&value)
        _ = try setter.call([value], in: frame.runtime)
      }
    }
    return Expression(computed.type, place: place, get)
  }

  /// What values of a type are at work, where that is a bare number or truth value.
  enum Representation { case int, double, bool }

  func representation(of type: SwiftType) -> Representation? {
    guard case .nominal(let nominal, _) = resolved(type) else { return nil }
    return Self.representations[nominal.name]
  }

  private static let representations: [String: Representation] = [
    "Int": .int, "Double": .double, "CGFloat": .double, "Bool": .bool,
  ]

  /// A type with its generic parameters open.
  func opened(_ nominal: Nominal) -> SwiftType {
    if nominal == enclosing {
      return substitute(assumptions.substitution, in: nominal.declaredType)
    }
    if nominal.kind == .protocol { return .nominal(nominal, []) }
    return .nominal(nominal, arguments(of: nominal))
  }

  /// The state of that name in what types declare, read and written for all views of its type.
  func presentState(_ name: String) -> Expression? {
    guard freeNames == .presentStates,
      let target = state(named: name, in: states), case .property = target
    else { return nil }
    let place = Place { frame, change in
      var value = try target.value(in: frame.runtime)
      try change(&value)
      try target.set(value, in: frame.runtime)
    }
    return Expression(target.type, place: place) { try target.value(in: $0.runtime) }
  }

  /// That state where it comes before a variable at the top level.
  private func shownState(_ name: String) -> Expression? {
    declarations.globals[name] == nil ? nil : presentState(name)
  }
}
