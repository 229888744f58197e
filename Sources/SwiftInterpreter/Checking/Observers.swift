internal import SwiftSyntax

// `willSet`, `didSet` and `lazy`.
extension Checker {
  /// The observers that a stored property's accessors are; `nil` without any.
  func observers(of binding: PatternBindingSyntax, _ name: String, in nominal: Nominal?)
    -> ScriptType.Observers?
  {
    guard let block = binding.accessorBlock, case .accessors(let list) = block.accessors else {
      return nil
    }
    var observers = ScriptType.Observers()
    for accessor in list {
      guard let statements = accessor.body?.statements else { continue }
      let isBefore = accessor.accessorSpecifier.tokenKind == .keyword(.willSet)
      guard isBefore || accessor.accessorSpecifier.tokenKind == .keyword(.didSet) else { continue }
      let body = FunctionBody(name, in: declarations)
      if isBefore { observers.before = body } else { observers.after = body }
      let given = accessor.parameters?.name.plainText ?? (isBefore ? "newValue" : "oldValue")
      later { [unowned self] in
        function.observed = name
        var signature = Signature(kind: .function, name: name, result: .void)
        signature.parameters = [
          .init(label: nil, name: given, type: observedType(name, in: nominal))
        ]
        check(
          accessor: statements, of: body, signature, nominal?.declaredType,
          isSelfMutable: nominal?.kind == .struct, at: block)
      }
    }
    return observers
  }

  static func isOverride(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.override) }
  }

  /// `override var x: Int { didSet { … } }`: the property of the class above, observed.
  func declareObserving(_ name: String, _ binding: PatternBindingSyntax, in nominal: Nominal) {
    guard let observers = observers(of: binding, name, in: nominal) else { return }
    let (get, set) = (FunctionBody(name, in: declarations), FunctionBody(name, in: declarations))
    set.isNonmutating = true
    add(
      Member(
        owner: nominal,
        signature: Signature(
          kind: .property(isSettable: true), name: name, result: observedType(name, in: nominal)),
        implementation: .computed(get: get, set: set)), to: nominal)
    later { [unowned self] in
      let own = function.parameter("self", nominal.declaredType, isInout: false)
      scopes = [Scope(variables: ["self": own], function: function)]
      let above = ExprSyntax(SuperExprSyntax())
      guard let base = superclassValue(at: above) else { return }
      let property = property(
        members(name, of: base.type), of: .value(base), at: above, hint: nil)
      let new = function.parameter("newValue", property.type, isInout: false)
      get.parameters = [own]
      get.run = property.evaluate
      set.parameters = [own, new]
      let place = observed(property, observers, name, of: base).place
      set.run = Evaluate { frame in
        try place?.set(frame, frame.value(of: new))
        return .void
      }
      (get.size, set.size) = (function.size, function.size)
    }
  }

  private func observedType(_ name: String, in nominal: Nominal?) -> SwiftType {
    if let parent = nominal?.script?.parent, nominal?.script?.index(ofField: name) == nil {
      return members(name, of: parent.nominal.declaredType).first?.member.signature.result ?? .error
    }
    guard let nominal else {
      guard let global = declarations.globals[name] else { return .error }
      global.complete()
      return global.type
    }
    guard let script = nominal.script, let index = script.index(ofField: name) else {
      return .error
    }
    completeField(index, of: script)
    return script.fields[index].type
  }

  /// A property whose setting is observed. Its initialisers and its own observers set it unobserved.
  func observed(
    _ property: Expression, _ observers: ScriptType.Observers, _ name: String,
    of base: Expression?
  ) -> Expression {
    guard let place = property.place, !function.isInitializer, function.observed != name else {
      return property
    }
    let isObject = base.map { isClass($0.type) } ?? false
    func call(_ body: FunctionBody?, _ value: Value, _ frame: Frame) throws {
      guard let body else { return }
      guard let base else {
        _ = try body.call([value], in: frame.runtime)
        return
      }
      guard !isObject, let whole = base.place else {
        _ = try body.call([try base.evaluate(frame), value], in: frame.runtime)
        return
      }
      try whole.modify(frame) { whole in
        var values = [whole, value]
        whole = .void
        defer { whole = values[0] }
        _ = try body.call(&values, in: frame.runtime)
      }
    }
    var result = property
    result.place = Place { frame, change in
      let old = try property.evaluate(frame)
      var new = old
      try change(&new)
      try call(observers.before, new, frame)
      try place.set(frame, new)
      try call(observers.after, old, frame)
    }
    return result
  }

  /// A `lazy` property: made when it is first read, and kept where its owner can be changed.
  func lazyField(_ field: Expression, _ body: FunctionBody, of base: Expression) -> Expression {
    let read = Evaluate { frame in
      let present = try field.evaluate(frame)
      guard present.isAbsent else { return present }
      let made = try body.call([try base.evaluate(frame)], in: frame.runtime)
      try field.place?.modify(frame) { $0 = made }
      return made
    }
    let place = field.place.map { place in
      Place { frame, change in
        _ = try read(frame)
        try place.modify(frame, change)
      }
    }
    return Expression(field.type, place: place, read)
  }
}
