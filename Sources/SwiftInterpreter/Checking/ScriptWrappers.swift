internal import SwiftSyntax

/// A wrapper that a script declares, as an attribute names it: `@Clamped(0...1)`.
struct WrittenWrapper {
  /// Its generic parameters are open where the attribute leaves them out.
  let type: SwiftType
  let arguments: [Argument]
}

/// What a call hands over as `$text:`, of which the function makes the wrapper around `text`.
struct ProjectedArgument {
  let value: Value
}

// Properties and variables whose values wrappers of the script keep: `x` is the wrapper's `wrappedValue`, `$x` its
// `projectedValue`, `_x` the wrapper itself.
extension Checker {
  func scriptWrapper(of attributes: AttributeListSyntax) -> WrittenWrapper? {
    for case .attribute(let attribute) in attributes {
      guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self),
        let nominal = nominal(named: name.name.plainText),
        nominal.script?.isPropertyWrapper ?? false
      else { continue }
      var arguments: [Argument] = []
      if case .argumentList(let list) = attribute.arguments {
        arguments = list.map { Argument(label: $0.label?.plainText, expression: $0.expression) }
      }
      let type =
        name.genericArgumentClause == nil ? opened(nominal) : resolve(attribute.attributeName)
      return WrittenWrapper(type: type, arguments: arguments)
    }
    return nil
  }

  /// The wrapper around a first value; without one, as it is made of its own arguments.
  private func keeper(
    _ wrapper: WrittenWrapper, _ declared: SwiftType?, _ first: ExprSyntax?, at node: ExprSyntax
  ) -> Expression {
    if let declared, let own = partType("wrappedValue", of: wrapper.type) {
      _ = unify(own, declared)
    }
    var arguments = wrapper.arguments
    if let first, let declared {
      let value = check(first, as: declared, for: .specified)
      if isError(value.type) { return .error }
      arguments.insert(Argument(label: "wrappedValue", value, at: first), at: 0)
    } else if let first {
      arguments.insert(Argument(label: "wrappedValue", expression: first), at: 0)
    } else if let declared, wrapped(declared) != nil, arguments.isEmpty {
      let none = Expression(declared) { _ in .none }
      arguments.insert(Argument(label: "wrappedValue", none, at: node), at: 0)
    }
    return resolve(
      initializers(of: wrapper.type), .type(wrapper.type), arguments, at: node, hint: nil)
  }

  /// The type of a wrapper's `wrappedValue` or `projectedValue`; `nil` where it has none.
  private func partType(_ name: String, of keeper: SwiftType) -> SwiftType? {
    members(name, of: keeper).first.map {
      substitute($0.substitution, in: $0.member.signature.result)
    }
  }

  /// What makes a wrapper of a value that is given later; `nil` where the wrapper takes none.
  private func wrapping(_ wrapper: WrittenWrapper, _ type: SwiftType, at node: ExprSyntax)
    -> FunctionBody?
  {
    let body = FunctionBody("wrappedValue", in: declarations)
    let outer = function
    function = FunctionContext(parent: nil)
    defer { function = outer }
    let given = function.parameter("wrappedValue", type, isInout: false)
    let (made, _, complaints) = trial { () -> Expression? in
      let value = Argument(label: "wrappedValue", read(given), at: node)
      return resolve(
        initializers(of: wrapper.type), .type(wrapper.type), [value] + wrapper.arguments, at: node,
        hint: nil)
    }
    guard let made, !isError(made.type), complaints.isEmpty else { return nil }
    body.parameters = [given]
    body.run = made.evaluate
    body.size = function.size
    return body
  }

  /// Finds out what keeps a property, and what it begins with.
  func completeWrapped(
    _ index: Int, of script: ScriptType, _ attributes: AttributeListSyntax, _ declared: SwiftType?,
    at binding: PatternBindingSyntax
  ) {
    guard let wrapper = scriptWrapper(of: attributes) else { return }
    let first = binding.initializer?.value
    let node =
      first ?? wrapper.arguments.first?.expression
      ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(script.fields[index].name)))
    var made: Expression?
    if first != nil || !wrapper.arguments.isEmpty {
      made = keeper(wrapper, declared, first, at: node)
    } else {
      made = trial { keeper(wrapper, declared, nil, at: node) as Expression? }.0
      if let found = made, isError(found.type) { made = nil }
      if let declared, let own = partType("wrappedValue", of: wrapper.type) {
        _ = unify(own, declared)
      }
    }
    if let made, isError(made.type) { return }
    let type = settled(made?.type ?? wrapper.type)
    let value = declared.map(settled) ?? partType("wrappedValue", of: type).map(settled) ?? .error
    script.fields[index].type = value
    script.fields[index].keeper = type
    script.fields[index].initial = made?.evaluate
    script.fields[index].hasInitial = made != nil
    script.fields[index].isOptional = false
    script.fields[index].size = function.size
    script.fields[index].wrap = wrapping(wrapper, value, at: node)
  }

  /// `_x` and `$x` of a property that a wrapper of the script keeps.
  func declareParts(of field: ScriptType.Field, at place: Int, in nominal: Nominal) {
    guard let keeper = field.keeper, let script = nominal.script else { return }
    func add(_ name: String, _ type: SwiftType, _ implementation: Member.Implementation) {
      script.members[name] = [
        Member(
          owner: nominal,
          signature: Signature(kind: .property(isSettable: true), name: name, result: type),
          implementation: implementation)
      ]
    }
    add("_" + field.name, keeper, .stored(place))
    if let type = partType("projectedValue", of: keeper) {
      add("$" + field.name, type, .kept(place, "projectedValue"))
    }
  }

  /// What a wrapper gives for a property that it keeps. An initialiser that sets the property first makes the wrapper.
  func keptProperty(
    _ index: Int, _ part: String, of base: Expression, _ map: Substitution, _ owner: ScriptType
  )
    -> Expression
  {
    let field = owner.fields[index - owner.firstField]
    guard let keeper = field.keeper else { return .error }
    let storage = storedField(index, of: base, substitute(map, in: keeper))
    var value = self.part(part, of: storage)
    guard function.isInitializer, part == "wrappedValue", let wrap = field.wrap,
      let store = storage.place
    else { return value }
    let later = value.place
    value.place = Place { frame, change in
      guard case .void = try storage.evaluate(frame) else {
        try later?.modify(frame, change)
        return
      }
      var first = Value.void
      try change(&first)
      try store.set(frame, try wrap.call([first], in: frame.runtime))
    }
    return value
  }
}

extension Evaluate {
  /// The same behind what has to be done first.
  func beginning(with steps: [Execute]) -> Evaluate {
    if steps.isEmpty { return self }
    return Evaluate { frame in
      for step in steps { _ = try step(frame) }
      return try self(frame)
    }
  }
}

// Variables.
extension Checker {
  /// What begins the life of a local variable that a wrapper of the script keeps; `nil` where none does.
  func localWrapped(
    _ name: String, _ binding: PatternBindingSyntax, _ annotation: TypeSyntax?,
    of syntax: VariableDeclSyntax
  ) -> [Execute]? {
    guard !syntax.attributes.isEmpty, let wrapper = scriptWrapper(of: syntax.attributes) else {
      return nil
    }
    let first = binding.initializer?.value
    let node =
      first ?? wrapper.arguments.first?.expression
      ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
    let made = keeper(wrapper, annotation.map { resolve($0) }, first, at: node)
    if isError(made.type) { declareBroken(binding.pattern) }
    return [keep(name, in: made, isMutable: true)].compactMap { $0 }
  }

  /// The parameter of a function, kept by a wrapper inside: what begins its life.
  func keptParameter(_ given: Variable, _ wrapper: WrittenWrapper, at node: some SyntaxProtocol)
    -> [Execute]
  {
    let name = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(given.name)))
    let value = Argument(label: "wrappedValue", read(given), at: name)
    var made = resolve(
      initializers(of: wrapper.type), .type(wrapper.type), [value] + wrapper.arguments,
      at: ExprSyntax(node) ?? name, hint: nil)
    if let projected = projectedValue(of: wrapper) {
      let start = function.variable("projectedValue", projected)
      let argument = Argument(label: "projectedValue", read(start), at: name)
      let (other, _, complaints) = trial {
        resolve(
          initializers(of: wrapper.type), .type(wrapper.type), [argument], at: name, hint: nil)
          as Expression?
      }
      if let other, complaints.isEmpty, !isError(other.type) {
        let plain = made.evaluate
        made.evaluate = Evaluate { frame in
          guard case .native(let shown as ProjectedArgument) = frame.value(of: given) else {
            return try plain(frame)
          }
          frame.declare(start, shown.value)
          return try other.evaluate(frame)
        }
      }
    }
    return [keep(given.name, in: made, isMutable: false)].compactMap { $0 }
  }

  /// What a wrapper around a parameter can be made of besides the parameter's value: `$text` of `@Loud text: String`.
  func projectedValue(of wrapper: WrittenWrapper) -> SwiftType? {
    guard
      initializers(of: wrapper.type).contains(where: {
        $0.member.signature.parameters.map(\.label) == ["projectedValue"]
      })
    else { return nil }
    return partType("projectedValue", of: wrapper.type).map(settled)
  }

  /// Declares what a wrapper keeps by its three names, and gives what begins its life.
  private func keep(_ name: String, in made: Expression, isMutable: Bool) -> Execute? {
    if isError(made.type) { return nil }
    let keeper = function.variable("_" + name, settled(made.type), isMutable: isMutable)
    declare(keeper)
    for (name, part) in [(name, "wrappedValue"), ("$" + name, "projectedValue")] {
      guard let type = partType(part, of: keeper.type) else { continue }
      let variable = function.variable(name, settled(type))
      variable.access.keeper = keeper
      variable.access.part = part
      declare(variable)
    }
    return Execute { frame in
      frame.declare(keeper, try made.evaluate(frame))
      return .next
    }
  }

  /// Takes in a variable at the top level that a wrapper of the script keeps; says whether one does.
  func declareWrapped(
    _ name: String, _ binding: PatternBindingSyntax, of syntax: VariableDeclSyntax
  )
    -> Bool
  {
    guard !syntax.attributes.isEmpty, scriptWrapper(of: syntax.attributes) != nil else {
      return false
    }
    let keeper = Global("_" + name, type: .error, isMutable: true, in: declarations)
    let source = source
    keeper.completion = { [unowned self, unowned keeper] in
      inFreshContext(source, nil) {
        guard let wrapper = scriptWrapper(of: syntax.attributes) else { return }
        let first = binding.initializer?.value
        let node =
          first ?? wrapper.arguments.first?.expression
          ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
        let made = self.keeper(
          wrapper, binding.typeAnnotation.map { resolve($0.type) }, first, at: node)
        keeper.type = settled(made.type)
        keeper.initial = made.evaluate
        keeper.size = function.size
      }
    }
    pending.append { keeper.complete() }
    declarations.globals["_" + name] = keeper
    declarations.keptGlobals[name] = (keeper, "wrappedValue")
    declarations.keptGlobals["$" + name] = (keeper, "projectedValue")
    return true
  }

  /// What a variable at the top level that a wrapper keeps is; `nil` for every other.
  func keptGlobal(_ name: String) -> Expression? {
    guard let (keeper, part) = declarations.keptGlobals[name] else { return nil }
    return self.part(part, of: read(keeper))
  }
}
