internal import SwiftSyntax

// What a program shows.
extension Checker {
  /// The previews that a declaration gives: a provider's, a `#Preview`'s, or a view that needs no arguments.
  func previews(of declaration: DeclSyntax) -> [Program.Preview] {
    if let macro = declaration.as(MacroExpansionDeclSyntax.self), macro.macroName.text == "Preview"
    {
      return widgetPreviews(macro) ?? preview(macro.arguments, macro.trailingClosure, at: macro)
    }
    if let variables = declaration.as(VariableDeclSyntax.self) {
      return variables.bindings.compactMap(variablePreview)
    }
    guard let name = declaration.as(StructDeclSyntax.self)?.name.plainText,
      let nominal = declarations.types[name]
    else { return [] }
    let isLatest = latest[name].map { $0 == declaration.id } ?? true
    guard isLatest else { return [] }
    if conforms(nominal.declaredType, to: catalogue.known("PreviewProvider")) {
      return providerPreviews(nominal, declaration)
    }
    // A figure is a part of views, if one by itself.
    guard conforms(nominal.declaredType, to: catalogue.known("View")),
      !conforms(nominal.declaredType, to: catalogue.known("Shape")),
      let made = madeWithoutArguments(nominal)
    else { return [] }
    return [
      Program.Preview(
        kind: .view, name: name, source: source, range: range(of: declaration), size: function.size,
        make: made.evaluate)
    ]
  }

  /// What a computed variable at the top level shows, where it is a view.
  private func variablePreview(_ binding: PatternBindingSyntax) -> Program.Preview? {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
      let computed = declarations.computedGlobals[name],
      conforms(computed.type, to: catalogue.known("View"))
    else { return nil }
    return Program.Preview(
      kind: .variable, name: name, source: source, range: range(of: binding), size: function.size,
      make: Evaluate { try computed.body.call([], in: $0.runtime) })
  }

  /// A value of the type, where it can be made without arguments.
  private func madeWithoutArguments(_ nominal: Nominal) -> Expression? {
    let (made, _, complaints) = trial { () -> Expression? in
      let candidates = members("init", of: opened(nominal))
      return resolve(
        candidates, .type(nominal.declaredType), [],
        at: ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(nominal.name))), hint: nil)
    }
    guard let made, !isError(made.type), complaints.isEmpty else { return nil }
    return made
  }

  /// The types of the sources that conform to a protocol of the catalogue and can be made without arguments.
  func makeableTypes(conformingTo proto: String) -> [String] {
    let proto = catalogue.known(proto)
    return declarations.types.values
      .filter { conforms($0.declaredType, to: proto) && madeWithoutArguments($0) != nil }
      .map(\.name).sorted()
  }

  /// What making a value of the type asks for, by its first initialiser: `ink: Color`.
  func argumentsToMake(_ nominal: Nominal) -> [String] {
    guard madeWithoutArguments(nominal) == nil,
      let initializer = nominal.script?.members["init"]?.first
    else { return [] }
    return initializer.signature.parameters.filter { !$0.defaultValue.exists }.map {
      ($0.label.map { "\($0): " } ?? "") + $0.type.description
    }
  }

  private func providerPreviews(_ nominal: Nominal, _ declaration: DeclSyntax) -> [Program.Preview]
  {
    guard let member = nominal.script?.members["previews"]?.first,
      case .computed(let body, _) = member.implementation,
      let views = previewExpressions(in: declaration)
    else { return [] }
    let all = Evaluate { try body.call([], in: $0.runtime) }
    guard !views.isEmpty else {
      return [
        Program.Preview(
          kind: .preview, name: nominal.name, source: source, range: range(of: declaration),
          size: 0, make: all)
      ]
    }
    return views.flatMap { view, choice in
      memberPreviews(of: view, views.count == 1 ? nominal.name : "", choice, make: all)
    }
  }

  /// The preview of a view, or those of the views in it where it is a `Group`: Xcode shows each of these by itself. What
  /// one statement comes to, as the views of a `ForEach`, is shown together.
  ///
  /// - Parameters:
  ///   - name: What a view is called that does not say so.
  ///   - choice: Which view it is.
  ///   - make: Makes all of the provider's views.
  private func memberPreviews(
    of view: ExprSyntax, _ name: String, _ choice: [BuilderPlace: Int], make: Evaluate
  ) -> [Program.Preview] {
    groupMembers(of: view, choice, named: nil).map { member, choice, named in
      Program.Preview(
        kind: .preview, name: named ?? typeName(of: member) ?? name,
        source: source, range: range(of: member), size: 0,
        make: choice.isEmpty
          ? make
          : Evaluate { frame in
            frame.runtime.chosenViews = choice
            defer { frame.runtime.chosenViews = [:] }
            return try make(frame)
          })
    }
  }

  /// The views in a `Group` and in groups in that, with the display name of each or of what is around it; any other view
  /// is the only one.
  private func groupMembers(of view: ExprSyntax, _ choice: [BuilderPlace: Int], named: String?)
    -> [(ExprSyntax, [BuilderPlace: Int], String?)]
  {
    let named = displayName(in: view) ?? named
    guard let group = Self.calls(in: view).last, let closure = group.trailingClosure,
      group.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText == "Group"
    else { return [(view, choice, named)] }
    let members = views(of: closure.statements, choice)
    return members.isEmpty
      ? [(view, choice, named)] : members.flatMap { groupMembers(of: $0, $1, named: named) }
  }

  /// The view expressions in a provider's `previews`, and which they are.
  private func previewExpressions(in declaration: DeclSyntax)
    -> [(ExprSyntax, [BuilderPlace: Int])]?
  {
    guard let group = declaration.asProtocol(DeclGroupSyntax.self) else { return nil }
    for member in Self.members(of: group) {
      guard let variable = member.as(VariableDeclSyntax.self),
        let binding = variable.bindings.first,
        binding.pattern.trimmedText == "previews",
        case .getter(let statements)? = binding.accessorBlock?.accessors
      else { continue }
      if let last = statements.last?.item.as(ReturnStmtSyntax.self)?.expression {
        return [(last, [:])]
      }
      return views(of: statements, [:])
    }
    return nil
  }

  /// The views that a builder's statements make, and which each of them is.
  private func views(of statements: CodeBlockItemListSyntax, _ choice: [BuilderPlace: Int])
    -> [(ExprSyntax, [BuilderPlace: Int])]
  {
    let statements = statements.active
    let views = statements.compactMap(\.singleExpression)
    guard views.count > 1, let place = place(of: statements) else {
      return views.map { ($0, choice) }
    }
    return views.enumerated().map { index, view in
      (view, choice.merging([place: index]) { $1 })
    }
  }

  /// `#Preview("Name") { … }`, with its own states.
  func preview(
    _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?, at node: some SyntaxProtocol
  ) -> [Program.Preview] {
    guard let closure else {
      report("missing argument for parameter 'body' in macro expansion", at: node)
      return []
    }
    let name = arguments.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)?
      .representedLiteralValue
    let owner = "#Preview " + (name ?? "\(range(of: node).lowerBound)")
    defer { previewStates = [:] }
    let statements = closure.statements.active.filter { item in
      guard let variable = item.item.as(VariableDeclSyntax.self),
        variable.attributes.contains(where: { $0.attributeName == "State" })
      else { return true }
      declarePreviewState(variable, owner)
      return false
    }
    let view: Expression
    if let last = statements.last?.item.as(ReturnStmtSyntax.self)?.expression {
      var result = Expression.error
      viewDepth += 1
      let run = self.statements(statements.dropLast()) { result = self.check(last, hint: nil) }
      viewDepth -= 1
      let evaluate = result.evaluate
      view = Expression(result.type) { frame in
        _ = try run(frame)
        return try evaluate(frame)
      }
    } else {
      view = inScope { builder(items: statements) }
    }
    if isError(view.type) { return [] }
    let only = statements.last?.singleExpression
    let shown = name ?? only.flatMap { displayName(in: $0) ?? typeName(of: $0) } ?? ""
    return [
      Program.Preview(
        kind: .preview, name: shown, source: source, range: range(of: node), size: function.size,
        make: traits(of: arguments).reduce(view.evaluate) { $1($0) })
    ]
  }

  private func declarePreviewState(_ variable: VariableDeclSyntax, _ owner: String) {
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
        continue
      }
      let global = Global(name, owner: owner, type: .error, isMutable: true, in: declarations)
      complete(global, binding)
      global.complete()
      previewStates[name] = global
      previewGlobals.append(global)
      let range = binding.initializer.map { self.range(of: $0.value) }
      let source = source
      stateDeclarations.append { [unowned self] in
        Program.StateDeclaration(
          name: name, type: settled(global.type).description, owner: owner, source: source,
          initialValue: range)
      }
    }
  }

  /// What `.previewDisplayName("…")` in a chain of modifiers says.
  func displayName(in syntax: ExprSyntax) -> String? {
    for call in Self.calls(in: syntax) {
      guard
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
          == "previewDisplayName"
      else { continue }
      return call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?
        .representedLiteralValue
    }
    return nil
  }

  /// The type that a chain begins with: `ContentView` of `ContentView().padding()`.
  func typeName(of syntax: ExprSyntax) -> String? {
    let name = Self.calls(in: syntax).last?.calledExpression.as(DeclReferenceExprSyntax.self)?
      .baseName.plainText
    return name.flatMap { declarations.types[$0] != nil ? $0 : nil }
  }

  /// The calls of a chain, the last first.
  private static func calls(in syntax: ExprSyntax) -> [FunctionCallExprSyntax] {
    var calls: [FunctionCallExprSyntax] = []
    var next: ExprSyntax? = syntax
    while let current = next {
      if let call = current.as(FunctionCallExprSyntax.self) {
        calls.append(call)
        next = call.calledExpression
      } else {
        next = current.as(MemberAccessExprSyntax.self)?.base
      }
    }
    return calls
  }

  /// Previews without a name are numbered, each kind by itself.
  func number(_ previews: [Program.Preview]) -> [Program.Preview] {
    var counts: [Program.Preview.Kind: Int] = [:]
    return previews.map { preview in
      var preview = preview
      counts[preview.kind, default: 0] += 1
      if preview.name.isEmpty { preview.name = "Preview \(counts[preview.kind] ?? 1)" }
      return preview
    }
  }
}
