internal import SwiftSyntax

// Classes that inherit from one another.
extension Checker {
  /// Reports an initialiser that leaves out the one of the class above, where that has none without arguments.
  func checkSuperclass(of script: ScriptType?, isInitializedBy syntax: InitializerDeclSyntax) {
    guard let parent = script?.parent, let body = syntax.body,
      !syntax.modifiers.contains(where: { $0.name.plainText == "convenience" })
    else { return }
    let isPlain = initializers(of: parent.nominal.declaredType).contains {
      $0.member.signature.parameters.allSatisfy(\.defaultValue.exists)
    }
    let isCalled = body.tokens(viewMode: .sourceAccurate).contains {
      guard $0.tokenKind == .keyword(.`init`) else { return false }
      let base = $0.previousToken(viewMode: .sourceAccurate)?.previousToken(
        viewMode: .sourceAccurate)
      return base?.tokenKind == .keyword(.super) || base?.tokenKind == .keyword(.self)
    }
    guard !isPlain, !isCalled else { return }
    report(
      "'super.init' isn't called on all paths before returning from initializer",
      at: body.rightBrace)
  }

  /// Links classes to the ones they inherit from, and puts those first: their fields come first in an object.
  func parentsFirst(_ types: [TypeDeclaration]) -> [TypeDeclaration] {
    for type in types where type.nominal.kind == .class {
      guard let parent = Self.parent(of: type.nominal) else { continue }
      if Self.line(from: parent).contains(type.nominal) {
        source = type.source
        report(
          "'\(type.nominal)' inherits from itself",
          at: type.syntax.inheritanceClause.map(Syntax.init) ?? Syntax(type.syntax.introducer))
        type.nominal.inherited.removeAll { $0 == parent.declaredType }
        continue
      }
      type.nominal.script?.parent = parent.script
    }
    return types.enumerated().sorted {
      (Self.line(from: $0.element.nominal).count, $0.offset)
        < (Self.line(from: $1.element.nominal).count, $1.offset)
    }.map(\.element)
  }

  private static func parent(of nominal: Nominal) -> Nominal? {
    superclass(of: nominal).flatMap { $0.script == nil ? nil : $0 }
  }

  /// The class that a class inherits from, a script's or the library's.
  private static func superclass(of nominal: Nominal) -> Nominal? {
    for case .nominal(let parent, _) in nominal.inherited where parent.kind == .class {
      return parent
    }
    return nil
  }

  /// A class and those above it, each once.
  private static func line(from nominal: Nominal) -> [Nominal] {
    var line = [nominal]
    while let parent = line.last.flatMap(parent), !line.contains(parent) { line.append(parent) }
    return line
  }

  /// `super`: the object itself, as what its class inherits from sees it.
  func superclassValue(at syntax: ExprSyntax) -> Expression? {
    guard let own = variable(named: "self"), let enclosing,
      let parent = Self.superclass(of: enclosing)
    else {
      let inherited = enclosing?.inherited ?? []
      if let unknown = inherited.lazy.compactMap({ self.isUnknown($0) }).first {
        return placeholder(for: unknown)
      }
      // What it inherits from is told of already.
      guard !inherited.contains(where: isError) else { return nil }
      report(
        enclosing?.kind == .class
          ? "'super' cannot be used in class '\(enclosing?.name ?? "")' because it has no superclass"
          : "'super' cannot be used outside of class members", at: syntax)
      return nil
    }
    var value = read(own)
    if case .metatype = resolved(value.type) {
      value.type = .metatype(parent.declaredType)
    } else {
      value.type = parent.declaredType
    }
    value.isSuper = true
    return value
  }

  /// Makes an object of a class that is known at work: `type(of: self).init(…)`.
  func construction(
    by type: Expression, _ signature: Signature, _ arguments: [Evaluate], _ result: SwiftType,
    at node: some SyntaxProtocol
  ) -> Expression {
    let name = signature.fullName
    let isFailable = signature.kind == .initializer(isFailable: true)
    return Expression(
      result,
      placing(node) { frame in
        try frame.runtime.enter()
        defer { frame.runtime.leave() }
        guard case .type(.nominal(let nominal, _)) = try type.evaluate(frame),
          let made = nominal.script
        else { throw ScriptFailure("'\(name)' is not there") }
        let given = try arguments.map { try $0(frame) }
        let object = ObjectValue(type: made, fields: try made.initialFields(in: frame.runtime))
        let body = made.line.lazy.flatMap { $0.members["init"] ?? [] }
          .first { $0.signature.fullName == name }?.body
        let end = try body?.call([.object(object)] + given, in: frame.runtime) ?? .void
        return object.made(isFailable, end)
      })
  }

  /// Makes an object of a class and lets one of its initialisers, or an inherited one, run on it.
  func construction(
    _ body: FunctionBody, of type: ScriptType, _ arguments: [Evaluate], _ result: SwiftType,
    isFailable: Bool, at node: some SyntaxProtocol
  ) -> Expression {
    Expression(
      result,
      placing(node) { frame in
        try frame.runtime.enter()
        defer { frame.runtime.leave() }
        let given = try arguments.map { try $0(frame) }
        let object = ObjectValue(type: type, fields: try type.initialFields(in: frame.runtime))
        let end = try body.call([.object(object)] + given, in: frame.runtime)
        return object.made(isFailable, end)
      })
  }
}

extension ObjectValue {
  /// What an initialiser gives that came to `end`.
  fileprivate func made(_ isFailable: Bool, _ end: Value) -> Value {
    guard isFailable else { return .object(self) }
    guard case .none = end else { return .some(.object(self)) }
    abandon()
    return .none
  }
}

extension ScriptType {
  /// This class and those it inherits from, itself first.
  var line: [ScriptType] {
    var line = [self]
    while let parent = line[line.count - 1].parent { line.append(parent) }
    return line
  }

  /// The fields of an object, those of the topmost class first.
  func initialFields(in runtime: Runtime) throws -> [Value] {
    try line.reversed().flatMap { try $0.fields.map { try $0.initialValue(in: runtime) } }
  }

  /// What `body`, a member of this class or of one above, is for an object of this class.
  func override(of body: FunctionBody) -> FunctionBody {
    if let known = overrides[ObjectIdentifier(body)] { return known }
    let found = line.lazy.compactMap { $0.overriding[ObjectIdentifier(body)] }.first ?? body
    overrides[ObjectIdentifier(body)] = found
    return found
  }

  /// Notes which members of the classes above each member stands for.
  func noteOverrides() {
    for (name, members) in members {
      for member in members {
        for ancestor in line.dropFirst() {
          for other in ancestor.members[name] ?? []
          where other.signature.fullName == member.signature.fullName
            && other.signature.isStatic == member.signature.isStatic
          {
            note(member.implementation, over: other.implementation, of: ancestor)
          }
        }
      }
    }
  }

  private func note(
    _ own: Member.Implementation, over other: Member.Implementation, of ancestor: ScriptType
  ) {
    switch (own, other) {
    case (.computed(let get, let set), .stored(let index)):
      accessors[index] = (get, set)
      ancestor.overriddenFields.insert(index)
    case (.function(let body), .function(let overridden)):
      overriding[ObjectIdentifier(overridden)] = body
    case (.computed(let get, let set), .computed(let otherGet, let otherSet)):
      overriding[ObjectIdentifier(otherGet)] = get
      if let set, let otherSet { overriding[ObjectIdentifier(otherSet)] = set }
    default: break
    }
  }
}

extension FunctionBody {
  /// The body to call on `value`: its own class's, unless the call says `super`.
  func dispatched(on value: Value, isSuper: Bool) -> FunctionBody {
    guard !isSuper else { return self }
    switch value {
    case .object(let object) where object.type.parent != nil: return object.type.override(of: self)
    case .type(.nominal(let nominal, _)) where nominal.kind == .class:
      guard let type = nominal.script, type.parent != nil else { return self }
      return type.override(of: self)
    default: return self
    }
  }
}
