internal import SwiftSyntax

// The members that links of chains name.
extension Checker {
  /// `.name` after something.
  ///
  /// - Parameter hint: What is expected of it, where it is the last.
  func member(_ access: MemberAccessExprSyntax, of callee: Callee, hint: SwiftType? = nil)
    -> Callee?
  {
    let token = access.declName.baseName
    let name = token.plainText
    if case .type(let type) = callee { return staticMember(name, of: type, at: access, hint: hint) }
    let base = value(of: callee, at: ExprSyntax(access), hint: nil)
    if isError(base.type) { return nil }
    if name == "self" { return .value(base, nil) }
    if case .metatype(let type) = resolved(base.type) {
      if isKnownAtWork(type) {
        let found = members(name, of: type, isStatic: true)
        if !found.isEmpty { return .members(found, .value(base)) }
      }
      return staticMember(name, of: type, at: access, hint: hint)
    }
    if let element = tupleElement(name, of: base) { return .value(element, nil) }
    let found = members(name, of: base.type)
    if !unknownTypes.isEmpty,
      let unknown = unknownPart(access, of: base.type, isKnown: !found.isEmpty)
    {
      return .unknown(unknown)
    }
    if found.isEmpty {
      if let inner = unwrappedImplicitly(base) {
        return member(access, of: .value(inner, nil), hint: hint)
      }
      if let part = dynamicMember(name, of: base, at: ExprSyntax(access), hint: hint) {
        return isError(part.type) ? nil : .value(part, nil)
      }
      if let part = projectedMember(name, of: base, at: ExprSyntax(access)) {
        return .value(part, nil)
      }
      let type = settled(base.type)
      // `$settings.isOn` where what `settings` is was told to be a mistake.
      if case .nominal(_, let arguments) = type, arguments.contains(where: isError) { return nil }
      if let wrapped = wrapped(type), !members(name, of: wrapped).isEmpty {
        report(
          "value of optional type '\(type)' must be unwrapped to refer to member '\(name)' of wrapped base type '\(wrapped)'",
          at: end(of: access.base ?? ExprSyntax(access)))
        return nil
      }
      if !members(name, of: type, isStatic: true).isEmpty {
        report(
          "static member '\(name)' cannot be used on instance of type '\(type)'",
          at: access.base ?? ExprSyntax(access))
        return nil
      }
      let mark = diagnostics.count
      let isTuple = if case .tuple = type { true } else { false }
      reportMissing(
        "value of \(isTuple ? "tuple " : "")type '\(type)' has no member '\(name)'", name, token,
        among: memberNames(of: type, isStatic: false))
      guard isNoScriptView(type) else {
        return unknownMember(access, of: base)
      }
      return pardon(since: mark, "; it is skipped") == nil ? nil : .skipping(base)
    }
    return accessible(found, name, at: token).map { .members($0, .value(base)) }
  }

  /// The element of a tuple by its label or number; `nil` where there is none, or no tuple.
  func tupleElement(_ name: String, of base: Expression) -> Expression? {
    guard case .tuple(let elements) = resolved(base.type),
      let index = elements.firstIndex(where: { $0.label == name }) ?? Int(name),
      elements.indices.contains(index)
    else { return nil }
    return element(index, of: base, elements[index].type)
  }

  private func element(_ index: Int, of base: Expression, _ type: SwiftType) -> Expression {
    let place = base.place.map { place in
      Place { frame, change in
        try place.modify(frame) { value in
          guard case .tuple(var elements) = value else { return }
          value = .void
          defer { value = .tuple(elements) }
          try change(&elements[index])
        }
      }
    }
    return Expression(type, place: place) { frame in
      guard case .tuple(let elements) = try base.evaluate(frame) else { return .void }
      return elements[index]
    }
  }

  /// A value that tells at work which type a generic parameter is: one of that type, or the type itself.
  func witness(of type: SwiftType) -> Expression? {
    for scope in scopes.reversed() {
      let found = scope.variables.values.first {
        let own = resolved($0.type)
        return own == type || own == .metatype(type)
      }
      if let found { return read(function.capture(found, of: scope.function)) }
    }
    // A part of the value whose method this is.
    guard let own = variable(named: "self"), let script = enclosing?.script,
      let index = script.fields.firstIndex(where: { $0.type == type && $0.wrapper == nil })
    else { return nil }
    return storedField(script.firstField + index, of: read(own), type)
  }

  /// Whether only a value at work tells which type this is.
  private func isKnownAtWork(_ type: SwiftType) -> Bool {
    switch resolved(type) {
    case .parameter, .existential, .opaque: true
    case .nominal(let nominal, _): nominal.isKnownAtWork
    default: false
    }
  }

  private func staticMember(
    _ name: String, of type: SwiftType, at access: MemberAccessExprSyntax, hint: SwiftType?
  ) -> Callee? {
    if name == "self" {
      if case .parameter = resolved(type), let witness = witness(of: type),
        let own = typeItself(of: .value(witness))
      {
        return .value(Expression(.metatype(type), own.evaluate), nil)
      }
      return .value(Expression(.metatype(type)) { _ in .type(type) }, nil)
    }
    let all = members(name, of: type, isStatic: true)
    guard let found = accessible(all, name, at: access.declName) else { return nil }
    if !found.isEmpty {
      if case .parameter = resolved(type), let witness = witness(of: type) {
        return .members(found, .value(witness))
      }
      return .members(found, .type(type))
    }
    if case .nominal(let nominal, _) = resolved(type),
      let nested = declarations.types[nominal.name + "." + name]
        ?? catalogue.nominal(nominal.name + "." + name)
    {
      return .type(opened(nested))
    }
    if isError(type) { return nil }
    if let associated = associated(name, of: type) { return .type(associated) }
    if members(name, of: type).contains(where: { $0.member.signature.isProperty }) {
      report(
        "instance member '\(name)' cannot be used on type '\(settled(type))'; did you mean to use a "
          + "value of this type instead?", at: access.base ?? ExprSyntax(access))
      return nil
    }
    if let method = unappliedMethod(name, of: type, at: ExprSyntax(access), hint: hint) {
      return .value(method, nil)
    }
    if let nominal = isUnknown(type) { return .unknown(Unknown(path: name, nominal: nominal)) }
    if let symbol = assetSymbol(name, of: type) { return .value(symbol, nil) }
    reportMissing(
      "type '\(settled(type))' has no member '\(name)'", name, access.declName.baseName,
      among: memberNames(of: type, isStatic: true))
    return unknownStatic(name, of: type)
  }

  /// An associated type: `Item` of a type that conforms, or of a generic parameter.
  private func associated(_ name: String, of type: SwiftType) -> SwiftType? {
    let type = resolved(type)
    if let found = associatedType(name, of: type) { return found }
    guard protocols(of: type).contains(where: { isAssociated(name, with: $0) }) else { return nil }
    return resolved(.member(type, name))
  }

  func implicitMember(_ access: MemberAccessExprSyntax, _ hint: SwiftType?) -> Callee? {
    let token = access.declName.baseName
    let name = token.text
    guard let hint else {
      report(
        "reference to member '\(name)' cannot be resolved without a contextual type", at: token)
      return nil
    }
    let types = [wrapped(hint).map(resolved), hint].compactMap { $0 }
    // `.none` and `.some` are the optional's own before they are those of what it wraps.
    for type in name == "none" || name == "some" ? types.reversed() : types {
      if isError(type) { return nil }
      let found = implicitMembers(name, for: type)
      if !found.isEmpty {
        if case .parameter = type, let witness = witness(of: type) {
          return .members(found, .value(witness))
        }
        return .members(found, .type(type))
      }
      if case .nominal(let nominal, _) = type,
        let nested = declarations.types[nominal.name + "." + name]
      {
        return .type(opened(nested))
      }
    }
    let type = wrapped(hint).map(resolved) ?? hint
    if case .variable(let variable) = type, variable.protocols.isEmpty {
      report("cannot infer contextual base in reference to member '\(name)'", at: token)
      return nil
    }
    if let nominal = isUnknown(type) { return .unknown(Unknown(path: name, nominal: nominal)) }
    if let symbol = assetSymbol(name, of: type) { return .value(symbol, nil) }
    let shown = protocolName(of: type) ?? settled(hint).description
    reportMissing(
      "type '\(shown)' has no member '\(name)'", name, token,
      among: protocols(of: type).flatMap { memberNames(of: .nominal($0, []), isStatic: true) }
        + memberNames(of: type, isStatic: true))
    return unknownStatic(name, of: type)
  }

  private func protocolName(of type: SwiftType) -> String? {
    if case .variable(let variable) = type { variable.protocols.first?.name } else { nil }
  }

  /// Reports a name that is not there, with the nearest one that is.
  func reportMissing(
    _ message: String, _ name: String, _ token: TokenSyntax,
    among names: @autoclosure () -> [String]
  ) {
    defer {
      diagnostics[diagnostics.count - 1].unknownName = name
      diagnostics[diagnostics.count - 1].isConsequence = false
    }
    guard suggests, let nearest = Spelling.nearest(to: name, among: names()) else {
      return report(.error, message, at: token)
    }
    report(
      .error, "\(message)\(Diagnostic.question)\(nearest)'?", at: token,
      fixIts: [
        .init(
          message: "replace '\(name)' with '\(nearest)'",
          edits: [TextEdit(range: range(of: token), replacement: nearest)])
      ])
  }
}
