internal import SwiftSyntax

// Members with accessors: computed properties and subscripts.
extension Checker {
  static func isComputed(_ block: AccessorBlockSyntax) -> Bool {
    switch block.accessors {
    case .getter: true
    case .accessors(let list): list.contains { getterNames.contains($0.accessorSpecifier.text) }
    @unknown default: false
    }
  }

  func declareComputed(
    _ name: String, _ binding: PatternBindingSyntax, _ block: AccessorBlockSyntax,
    in nominal: Nominal, isStatic: Bool, isBuilder: Bool, _ requirements: [Signature.Requirement]
  ) {
    guard let written = binding.typeAnnotation else {
      return report("computed property must have an explicit type", at: binding.pattern)
    }
    let (getter, setter) = Self.accessors(in: block)
    let isMutatingGet = nominal.kind != .class && Self.hasMutatingGetter(block)
    var signature = Signature(
      kind: .property(isSettable: setter != nil), name: name, isStatic: isStatic,
      result: resolve(written.type), isBuilder: isBuilder)
    signature.isBuilder = isBuilder
    signature.isImplicit = written.type.isImplicitlyUnwrapped
    signature.scriptBuilder = binding.parent?.parent?.as(VariableDeclSyntax.self).flatMap {
      $0.attributes.isEmpty ? nil : scriptBuilder($0.attributes)
    }
    let get = FunctionBody(name, in: declarations)
    let set = setter.map { _ in FunctionBody(name, in: declarations) }
    let member = Member(
      owner: nominal, signature: signature,
      implementation: getter == nil
        ? Dispatch.property(name, of: nominal, in: declarations) : .computed(get: get, set: set))
    member.requirements = requirements
    add(member, to: nominal)
    guard let getter else { return }
    let selfType = isStatic ? typeItself(nominal) : selfType(nominal)
    get.takesType = isStatic && nominal.isKnownAtWork
    set?.takesType = get.takesType
    get.isMutating = isMutatingGet
    later { [unowned self] in
      check(accessor: getter, of: get, signature, selfType, isSelfMutable: isMutatingGet, at: block)
    }
    guard let setter, let set, let statements = setter.body?.statements else { return }
    let isNonmutating =
      nominal.kind == .class || setter.modifier?.name.tokenKind == .keyword(.nonmutating)
    set.isNonmutating = isNonmutating
    var setting = Signature(kind: .function, name: name, result: .void)
    setting.parameters = [
      .init(
        label: nil, name: setter.parameters?.name.plainText ?? "newValue", type: signature.result)
    ]
    later { [unowned self] in
      check(
        accessor: statements, of: set, setting, selfType, isSelfMutable: !isNonmutating,
        at: block)
    }
  }

  static func accessors(in block: AccessorBlockSyntax) -> (
    getter: CodeBlockItemListSyntax?, setter: AccessorDeclSyntax?
  ) {
    switch block.accessors {
    case .getter(let statements): (statements, nil)
    case .accessors(let list):
      (
        list.first { getterNames.contains($0.accessorSpecifier.text) }?.body?.statements,
        list.first { setterNames.contains($0.accessorSpecifier.text) }
      )
    @unknown default: (nil, nil)
    }
  }

  /// What gives a value, and what takes one: a coroutine yields what is read or changed.
  private static let (getterNames, setterNames) = (["get", "_read"], ["set", "_modify"])

  /// `mutating get`.
  static func hasMutatingGetter(_ block: AccessorBlockSyntax) -> Bool {
    guard case .accessors(let list) = block.accessors else { return false }
    return list.contains {
      getterNames.contains($0.accessorSpecifier.text)
        && $0.modifier?.name.tokenKind == .keyword(.mutating)
    }
  }

  /// `subscript(index: Int) -> Element { … }`: accessors that take what stands between the brackets.
  func declare(
    _ syntax: SubscriptDeclSyntax, in nominal: Nominal, _ requirements: [Signature.Requirement]
  ) {
    guard let block = syntax.accessorBlock else { return }
    let (getter, setter) = Self.accessors(in: block)
    let outer = generics
    defer { generics = outer }
    var signature = Signature(
      kind: .subscript(isSettable: setter != nil), name: "subscript", result: .error)
    signature.generics = genericParameters(syntax.genericParameterClause)
    generics += signature.generics
    signature.parameters = parameters(syntax.parameterClause)
    for (index, parameter) in syntax.parameterClause.parameters.enumerated()
    where parameter.secondName == nil {
      signature.parameters[index].label = nil
    }
    signature.requirements = self.requirements(syntax.genericWhereClause)
    signature.result = resolve(syntax.returnClause.type)
    signature.isImplicit = syntax.returnClause.type.isImplicitlyUnwrapped
    signature.isStatic = Self.isStatic(syntax.modifiers)
    let get = FunctionBody("subscript", in: declarations)
    let set = setter.map { _ in FunctionBody("subscript", in: declarations) }
    let member = Member(
      owner: nominal, signature: signature,
      implementation: getter == nil
        ? Dispatch.element(signature, of: nominal, in: declarations) : .computed(get: get, set: set)
    )
    member.requirements = requirements
    add(member, to: nominal)
    guard let getter else { return }
    let selfType = signature.isStatic ? nil : selfType(nominal)
    let isMutatingGet = nominal.kind != .class && Self.hasMutatingGetter(block)
    get.isMutating = isMutatingGet
    later { [unowned self] in
      check(accessor: getter, of: get, signature, selfType, isSelfMutable: isMutatingGet, at: block)
    }
    guard let setter, let set, let statements = setter.body?.statements else { return }
    var setting = signature
    setting.kind = .function
    setting.result = .void
    setting.parameters.append(
      .init(
        label: nil, name: setter.parameters?.name.plainText ?? "newValue", type: signature.result))
    later { [unowned self] in
      check(
        accessor: statements, of: set, setting, selfType, isSelfMutable: nominal.kind != .class,
        at: block)
    }
  }
}
