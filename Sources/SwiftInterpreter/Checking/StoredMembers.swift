internal import SwiftSyntax

// Stored properties, the initialisers that come by themselves, and enum cases.
extension Checker {
  func declareStored(
    _ name: String, _ binding: PatternBindingSyntax, of syntax: VariableDeclSyntax,
    in nominal: Nominal
  ) {
    let isMutable = syntax.bindingSpecifier.tokenKind == .keyword(.var)
    let isLazy = syntax.modifiers.contains { $0.name.plainText == "lazy" }
    let isKept = !syntax.attributes.isEmpty && scriptWrapper(of: syntax.attributes) != nil
    let (wrapper, argument) = isKept ? (nil, nil) : wrapper(of: syntax)
    guard let script = nominal.script, nominal.kind != .enum, !Self.isInExtension(syntax) else {
      let owner = Self.isInExtension(syntax) ? "extensions" : "enums"
      return report("\(owner) must not contain stored properties", at: binding.pattern)
    }
    let index = script.fields.count
    let place = script.firstField + index
    let declared = binding.typeAnnotation.map { resolve($0.type) }
    var field = ScriptType.Field(name: name, type: declared ?? .error, wrapper: wrapper)
    field.isPrivate = Self.privacy(syntax.modifiers).isPrivate
    if wrapper?.kind == .slot {
      field.initialText = binding.initializer?.value.trimmedText ?? ""
    }
    field.isMemberwise =
      (isMutable || binding.initializer == nil) && !isLazy && wrapper?.kind != .environment
      && wrapper != .namespace
    field.isOptional = declared.flatMap(wrapped) != nil && isMutable
    if wrapper == .focusState || wrapper == .gestureState { field.isOptional = true }
    let setting = intentParameter(syntax.attributes)
    if setting != nil { field.isOptional = true }
    field.isBuilder = isBuilder(syntax.attributes)
    field.observers = observers(of: binding, name, in: nominal)
    field.isPublished =
      nominal.kind == .class && syntax.attributes.contains { $0.attributeName == "Published" }
    if field.isPublished { field.observers = Self.publishing(name, field.observers) }
    if isLazy { field.lazy = FunctionBody(name, in: declarations) }
    field.ownership = syntax.modifiers.ownership
    field.hasInitial = binding.initializer != nil
    script.fields.append(field)
    if wrapper?.kind == .slot, wrapper != .stateObject {
      declarations.stateProperties[name, default: []].append(
        .init(
          owner: script, field: index, source: source, initializer: binding.initializer?.value))
      let range = binding.initializer.map { self.range(of: $0.value) }
      let source = source
      stateDeclarations.append { [unowned self, unowned script] in
        Program.StateDeclaration(
          name: name, type: settled(script.fields[index].type).description, owner: script.name,
          source: source, initialValue: range)
      }
    }
    add(
      Member(
        owner: nominal,
        signature: Signature(
          kind: .property(isSettable: isMutable), name: name, result: field.type,
          isImplicit: binding.typeAnnotation?.type.isImplicitlyUnwrapped ?? false),
        implementation: isKept
          ? .kept(place, "wrappedValue")
          : wrapper.map { .wrapped(place, $0) } ?? .stored(place)), to: nominal)
    let (source, enclosing) = (source, enclosing)
    script.fields[index].completion = { [unowned self, unowned script] in
      inFreshContext(source, enclosing) {
        if isKept {
          return completeWrapped(index, of: script, syntax.attributes, declared, at: binding)
        }
        if wrapper?.kind == .environment {
          return completeEnvironment(index, of: script, argument, declared, at: binding)
        }
        if wrapper == .namespace {
          script.fields[index].type = type("Namespace.ID")
          return
        }
        if let wrapper, wrapper == .appStorage || wrapper == .sceneStorage {
          completeKept(index, of: script, syntax.attributes, by: wrapper)
        }
        guard let initializer = binding.initializer else {
          if let setting, let declared {
            completeParameter(setting, declared, index, of: script)
          }
          if wrapper == .focusState, declared.map({ isNamed($0, "Bool") }) ?? false {
            script.fields[index].initial = Evaluate(always: .bool(false))
          }
          if declared == nil { report("type annotation missing in pattern", at: binding.pattern) }
          if let unknown = declared.flatMap(isUnknown) {
            // A view of what another file declares shows itself all the same.
            script.fields[index].initial = placeholder(for: unknown).evaluate
          }
          return
        }
        if let body = script.fields[index].lazy {
          // Its value may be made of the others'.
          let own = function.variable("self", script.nominal.declaredType, isMutable: true)
          scopes = [Scope(variables: ["self": own], function: function)]
          body.parameters = [own]
        }
        let value = check(initializer.value, as: declared, for: .specified)
        script.fields[index].type = declared.map(settled) ?? settled(value.type)
        if let body = script.fields[index].lazy {
          body.run = value.evaluate
          body.size = function.size
          return
        }
        script.fields[index].initial = value.evaluate
        script.fields[index].size = max(script.fields[index].size, function.size)
      }
    }
    pending.append { [unowned self, unowned script] in completeField(index, of: script) }
  }

  private static func isInExtension(_ member: VariableDeclSyntax) -> Bool {
    var node = member.parent
    while let current = node {
      if let group = current.asProtocol((any DeclGroupSyntax).self) {
        return group.is(ExtensionDeclSyntax.self)
      }
      node = current.parent
    }
    return false
  }

  /// Finds out a field's type and first value.
  func completeField(_ index: Int, of script: ScriptType) {
    guard let completion = script.fields[index].completion else { return }
    script.fields[index].completion = nil
    script.fields[index].isUnderway = true
    completion()
    script.fields[index].isUnderway = false
    let field = script.fields[index]
    let old = script.members[field.name] ?? []
    script.members[field.name] = old.map { member in
      guard isError(member.signature.result) else { return member }
      var signature = member.signature
      signature.result = field.type
      let typed = Member(
        owner: member.owner, signature: signature, implementation: member.implementation)
      (typed.isPrivate, typed.isSetterPrivate) = (member.isPrivate, member.isSetterPrivate)
      return typed
    }
    declareParts(of: field, at: script.firstField + index, in: script.nominal)
    if field.isPublished { declarePublisher(of: field, at: index, in: script) }
    if let wrapper = field.wrapper {
      script.members["_" + field.name] = [
        Member(
          owner: script.nominal,
          signature: Signature(
            kind: .property(isSettable: true), name: "_" + field.name,
            result: type(wrapper.storage, field.type)),
          implementation: .stored(script.firstField + index))
      ]
    }
  }

  /// The initialiser that takes the stored properties. Private ones that have a value are no business of others: inside
  /// the type there is a second one that takes them too.
  func declareMemberwise(_ script: ScriptType) {
    let all = script.fields.indices.filter { script.fields[$0].isMemberwise }
    let open = all.filter { !script.fields[$0].isPrivate || !script.fields[$0].isOmissible }
    declareMemberwise(script, taking: open)
    if script.nominal.kind == .struct, !all.isEmpty, asksForPlainInitializer(script.nominal),
      script.fields.allSatisfy(\.isOmissible)
    {
      declareMemberwise(script, taking: [])
    }
    if open != all, script.nominal.kind == .struct {
      declareMemberwise(script, taking: all)
      script.members["init"]?.last?.isPrivate = true
    }
  }

  /// Whether a protocol of the script's asks the type for `init()`, which a struct whose fields all have values has.
  private func asksForPlainInitializer(_ nominal: Nominal) -> Bool {
    protocols(of: nominal.declaredType).contains { proto in
      proto.script?.members["init"]?.contains { $0.signature.parameters.isEmpty } ?? false
    }
  }

  private func declareMemberwise(_ script: ScriptType, taking fields: [Int]) {
    var signature = Signature(
      kind: .initializer(isFailable: false), name: "init", result: script.nominal.declaredType)
    signature.requirements = script.nominal.requirements
    if script.nominal.kind == .class {
      guard script.fields.allSatisfy({ $0.hasInitial || $0.isOptional }) else { return }
    }
    let taken = script.nominal.kind == .struct ? fields : []
    for field in taken.map({ script.fields[$0] }) {
      var type = field.wrapper == .binding ? type("Binding", field.type) : field.type
      if let keeper = field.keeper, field.wrap == nil { type = keeper }
      // What a builder makes is handed over as its closure, be it kept as one or not.
      let isMadeLater = field.wrapper == .stateObject
      if field.isCalledBuilder || isMadeLater {
        type = .function(.init(parameters: [], result: type))
      }
      signature.parameters.append(
        .init(
          label: field.name, name: field.name, type: type,
          defaultValue: field.isOmissible || isUnknown(field.type) != nil ? .field : .none,
          isAutoclosure: isMadeLater, isEscaping: true, isBuilder: field.isBuilder))
    }
    let member = Member(
      owner: script.nominal, signature: signature,
      implementation: .memberwise(script, fields: taken),
      isDisfavoured: taken.isEmpty && !script.fields.isEmpty && script.nominal.kind == .struct)
    member.isPrivate = taken.contains { script.fields[$0].isPrivate }
    add(member, to: script.nominal)
  }

  func declare(_ syntax: EnumCaseDeclSyntax, in nominal: Nominal) {
    guard let script = nominal.script else { return }
    for element in syntax.elements {
      var signature = Signature(
        kind: .enumCase, name: element.name.plainText, isStatic: true, result: nominal.declaredType)
      signature.requirements = nominal.requirements
      signature.parameters =
        element.parameterClause?.parameters.map { parameter in
          let label = parameter.firstName.flatMap { $0.text == "_" ? nil : $0.text }
          return Signature.Parameter(
            label: label, name: label ?? "", type: resolve(parameter.type),
            defaultValue: parameter.defaultValue.map { .syntax($0.value) } ?? .none)
        } ?? []
      script.rawValues.append(rawValue(of: element, in: script, nominal))
      script.cases.append(element.name.plainText)
      add(
        Member(
          owner: nominal, signature: signature,
          implementation: .enumCase(script, script.cases.count - 1)), to: nominal)
    }
  }

  private func rawValue(
    of element: EnumCaseElementSyntax, in script: ScriptType, _ nominal: Nominal
  ) -> Value {
    let raw = rawType(of: nominal)
    if let written = element.rawValue?.value {
      checkRawValue(written, in: nominal)
      if let text = written.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
        return .string(text)
      }
      if let literal = written.as(FloatLiteralExprSyntax.self) {
        return .double(Double(literal.literal.text) ?? 0)
      }
      let negative = written.as(PrefixOperatorExprSyntax.self)
      if let literal = (negative?.expression ?? written).as(IntegerLiteralExprSyntax.self) {
        let number = Self.integerValue(literal.literal.text.filter { $0 != "_" }) ?? 0
        return Self.rawValue(negative == nil ? number : -number, as: raw)
      }
    }
    guard let last = script.rawValues.last else {
      return isNamed(raw ?? string, "String")
        ? .string(element.name.plainText) : Self.rawValue(0, as: raw)
    }
    guard let whole = last.wholeNumber ?? last.floating.flatMap({ Int(exactly: $0) }) else {
      return .string(element.name.plainText)
    }
    let (next, isTooLarge) = Int(truncatingIfNeeded: whole).addingReportingOverflow(1)
    if isTooLarge { report("there is no raw value after \(whole)", at: element) }
    return Self.rawValue(next, as: raw)
  }

  /// A whole number as an enum's raw type has it.
  private static func rawValue(_ number: Int, as raw: SwiftType?) -> Value {
    guard let raw, case .nominal(let nominal, _) = raw else { return .int(number) }
    if floats.contains(nominal.name) { return .double(Double(number)) }
    let width = Arithmetic.widths.first { $0.name == nominal.name }?.type
    return width.flatMap { value(of: String(number), as: $0) } ?? .int(number)
  }

  /// Reports a raw value that is no literal of the enum's raw type.
  private func checkRawValue(_ written: ExprSyntax, in nominal: Nominal) {
    guard let raw = rawType(of: nominal) else { return }
    let (value, _, _) = trial { check(written, hint: raw) as Expression? }
    guard let value, !isError(value.type), coerce(value, to: raw) == nil else { return }
    report(
      "cannot convert value of type '\(settled(value.type))' to raw type '\(raw)'", at: written)
  }

  /// What an enum's raw values are; `nil` without any.
  func rawType(of nominal: Nominal) -> SwiftType? {
    guard nominal.kind == .enum else { return nil }
    return nominal.inherited.first {
      if case .nominal(let raw, _) = $0 { Self.rawTypes.contains(raw.name) } else { false }
    }
  }

  private static let rawTypes = floats.union(["Int", "String", "Character"])
    .union(Arithmetic.widths.map(\.name))

  /// What an enum has by itself: raw values, `allCases`.
  func declareEnum(_ script: ScriptType, _ clause: InheritanceClauseSyntax?) {
    let nominal = script.nominal
    let type = nominal.declaredType
    if conforms(type, to: catalogue.known("CaseIterable")) {
      let all = Row(
        "static var allCases: [Self]", summary: "",
        body: .function { [unowned script] _ in
          .array(
            script.cases.indices.map { .enumCase(EnumValue(type: script, index: $0, payload: [])) })
        })
      add(
        Member(
          owner: nominal,
          signature: Signature(
            kind: .property(isSettable: false), name: "allCases", isStatic: true,
            result: array(type)),
          row: all), to: nominal)
    }
    guard let raw = rawType(of: nominal) else { return }
    let read = Row(
      "var rawValue: RawValue", summary: "",
      body: .function { [unowned script] values in
        guard case .enumCase(let value)? = values.first else { return .void }
        return script.rawValues[value.index]
      })
    add(
      Member(
        owner: nominal,
        signature: Signature(kind: .property(isSettable: false), name: "rawValue", result: raw),
        row: read), to: nominal)
    var signature = Signature(
      kind: .initializer(isFailable: true), name: "init", result: optional(type))
    signature.parameters = [.init(label: "rawValue", name: "rawValue", type: raw)]
    let make = Row(
      "init?(rawValue: RawValue)", summary: "",
      body: .function { [unowned script] values in
        guard let wanted = values.first,
          let index = script.rawValues.firstIndex(where: wanted.equals)
        else { return .none }
        return .some(.enumCase(EnumValue(type: script, index: index, payload: [])))
      })
    add(Member(owner: nominal, signature: signature, row: make), to: nominal)
  }
}
