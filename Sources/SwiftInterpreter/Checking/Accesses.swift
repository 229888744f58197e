internal import SwiftSyntax

// Local variables that do more than hold a value: computed, observed, lazy, weak, or kept by a wrapper.
extension Checker {
  func accessed(_ variable: Variable) -> Expression {
    let access = variable.access
    if let keeper = access.keeper { return part(access.part, of: read(keeper)) }
    if variable.isComputed { return computed(variable, access.setter) }
    var own = stored(variable)
    if let ownership = access.ownership { return own.owned(by: ownership) }
    if let maker = access.maker {
      // Before it is made it is nothing of its type.
      own.evaluate = Evaluate { $0.value(of: variable) }
      return made(own, by: maker)
    }
    return observed(own, access, variable.name)
  }

  /// What a wrapper gives for the value that it keeps, or for its `$`.
  func part(_ name: String, of keeper: Expression) -> Expression {
    let syntax = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
    return property(
      members(name, of: keeper.type), of: .value(keeper), at: syntax, hint: nil)
  }

  private func computed(_ variable: Variable, _ setter: Variable?) -> Expression {
    func call(_ variable: Variable, _ arguments: [Value], _ frame: Frame) throws -> Value {
      guard case .function(let body) = frame.value(of: variable) else { return .void }
      return try body.call(arguments)
    }
    let place = setter.map { setter in
      Place { frame, change in
        var value = try call(variable, [], frame)
        try change(&value)
        _ = try call(setter, [value], frame)
      }
    }
    return Expression(variable.type, place: place) { try call(variable, [], $0) }
  }

  /// A variable whose first value is made when it is first asked for.
  private func made(_ own: Expression, by maker: Variable) -> Expression {
    let read = Evaluate { frame in
      let present = try own.evaluate(frame)
      guard present.isAbsent, case .function(let make) = frame.value(of: maker) else {
        return present
      }
      let value = try make()
      try own.place?.set(frame, value)
      return value
    }
    let place = own.place.map { place in
      Place { frame, change in
        _ = try read(frame)
        try place.modify(frame, change)
      }
    }
    return Expression(own.type, place: place, read)
  }

  private func observed(_ own: Expression, _ access: Variable.Access, _ name: String) -> Expression
  {
    guard let place = own.place, function.observed != name else { return own }
    func call(_ observer: Variable?, _ value: Value, _ frame: Frame) throws {
      guard let observer, case .function(let body) = frame.value(of: observer) else { return }
      _ = try body.call([value])
    }
    var result = own
    result.place = Place { frame, change in
      let old = try own.evaluate(frame)
      var new = old
      try change(&new)
      try call(access.before, new, frame)
      try place.set(frame, new)
      try call(access.after, old, frame)
    }
    return result
  }
}

// Their declarations.
extension Checker {
  /// `var x = 0 { didSet { … } }` and `var x: Int { get { … } set { … } }` inside a function: what makes the functions that
  /// stand beside the variable.
  func localAccessors(_ variable: Variable, _ block: AccessorBlockSyntax) -> [Execute] {
    guard case .accessors(let list) = block.accessors else { return [] }
    var steps: [Execute] = []
    for accessor in list {
      guard let statements = accessor.body?.statements else { continue }
      let path: WritableKeyPath<Variable.Access, Variable?>
      let given: String
      switch accessor.accessorSpecifier.tokenKind {
      case .keyword(.set): (path, given) = (\.setter, "newValue")
      case .keyword(.willSet): (path, given) = (\.before, "newValue")
      case .keyword(.didSet): (path, given) = (\.after, "oldValue")
      default: continue
      }
      let helper = function.variable(
        "\(variable.name) \(accessor.accessorSpecifier.text)", .void)
      steps.append(
        localAccessor(
          helper, statements, at: block, result: .void,
          parameter: (accessor.parameters?.name.plainText ?? given, variable.type),
          observing: path == \.setter ? nil : variable.name))
      variable.access[keyPath: path] = helper
    }
    return steps
  }

  /// What makes a function of an accessor's statements and keeps it in `variable`.
  func localAccessor(
    _ variable: Variable, _ statements: CodeBlockItemListSyntax, at block: AccessorBlockSyntax,
    result: SwiftType, parameter: (name: String, type: SwiftType)? = nil,
    observing name: String? = nil
  ) -> Execute {
    let body = FunctionBody(variable.name)
    let inner = FunctionContext(parent: function)
    inner.observed = name
    let outer = function
    function = inner
    inScope {
      if let parameter {
        let given = inner.parameter(parameter.name, parameter.type, isInout: false)
        declare(given)
        body.parameters = [given]
      }
      body.run = functionBody(statements, result: result, isBuilder: false, at: block)
    }
    body.size = inner.size
    function = outer
    return keeping(variable, body, inner)
  }

  /// `lazy var x = …`: the variable begins without a value.
  func localLazy(_ variable: Variable, _ value: () -> Expression) -> Execute {
    let maker = function.variable(variable.name + " maker", .void)
    let body = FunctionBody(variable.name)
    let inner = FunctionContext(parent: function)
    let outer = function
    function = inner
    let made = inScope(value)
    function = outer
    body.run = made.evaluate
    body.size = inner.size
    variable.access.maker = maker
    let keep = keeping(maker, body, inner)
    return Execute { frame in
      frame.declare(variable, .absent)
      return try keep(frame)
    }
  }

  private func keeping(_ variable: Variable, _ body: FunctionBody, _ inner: FunctionContext)
    -> Execute
  {
    Execute { frame in
      let captures = inner.captures.map { ($0.inner, frame.box(of: $0.outer)) }
      let runtime = frame.runtime
      frame.declare(variable, .function(body.value(captures: captures, in: runtime)))
      return .next
    }
  }
}
