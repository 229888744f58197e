internal import SwiftSyntax

/// A statement at the top level that shows no view.
struct TopLevelStatement {
  let source: Int
  let size: Int
  let run: Execute
  /// What it gives, where it is an expression with a value.
  let value: Expression?
  /// Where it stands, in UTF-8 offsets of its source.
  var range = 0..<0
}

/// A program as the checker sees it: what its sources hold at their top level.
extension Checker {
  /// Takes in every declaration.
  func declare(_ trees: [SourceFileSyntax]) {
    let items = trees.map(\.statements.active)
    var types: [TypeDeclaration] = []
    for (index, tree) in trees.enumerated() {
      declareOperators(in: tree)
      types += declareTypes(
        in: items[index].compactMap { $0.item.as(DeclSyntax.self) }, inside: nil, source: index)
    }
    // A type declared again replaces the earlier one.
    types = types.filter { declarations.types[$0.nominal.name] === $0.nominal }
    for (index, items) in items.enumerated() {
      source = index
      for item in items {
        if let alias = item.item.as(TypeAliasDeclSyntax.self) {
          declareAlias(alias, in: nil)
        }
      }
    }
    typeDeclarations = types
    readHeads(of: types)
    declareMembers(ofAll: types)
    for (index, items) in items.enumerated() {
      for item in items {
        source = index
        enclosing = nil
        if let condition = item.item.as(GuardStmtSyntax.self) { declareGuarded(by: condition) }
        switch item.item.as(DeclSyntax.self)?.as(DeclSyntaxEnum.self) {
        case .extensionDecl(let syntax): declareMembers(of: syntax, source: index)
        case .functionDecl(let syntax): declareFunction(syntax)
        case .variableDecl(let syntax): declareGlobals(syntax)
        default: break
        }
      }
    }
  }

  private func declareFunction(_ syntax: FunctionDeclSyntax) {
    let signature = signature(of: syntax, owner: nil)
    let body = FunctionBody(signature.name, in: declarations)
    let member = Member(owner: nil, signature: signature, implementation: .function(body))
    if syntax.name.isOperator {
      declarations.operatorFunctions[signature.name, default: []].append(member)
    } else {
      // Declared again with the same labels and types it replaces the earlier one.
      declarations.functions[signature.name, default: []].removeAll {
        $0.signature.fullName == signature.fullName
          && $0.signature.parameters.map(\.type) == signature.parameters.map(\.type)
          && Self.areSame($0.signature.result, signature.result)
      }
      declarations.functions[signature.name, default: []].append(member)
    }
    later { [unowned self] in check(body: syntax.body, of: body, signature, in: function) }
  }

  /// Whether two functions that take the same give the same; one `some P` is like another.
  private static func areSame(_ result: SwiftType, _ other: SwiftType) -> Bool {
    if case .opaque = result, case .opaque = other { return true }
    return result == other
  }

  private func declareGlobals(_ syntax: VariableDeclSyntax) {
    let isMutable = syntax.bindingSpecifier.tokenKind == .keyword(.var)
    for binding in Self.annotated(syntax.bindings) {
      if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
        declareParts(of: tuple, binding, isMutable: isMutable)
        continue
      }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
        report("a name is expected here", at: binding.pattern)
        continue
      }
      declarations.keptGlobals[name] = nil
      if declareWrapped(name, binding, of: syntax) { continue }
      // A constant without a value is set later.
      let global = Global(
        name, type: .error, isMutable: isMutable || binding.initializer == nil, in: declarations)
      global.ownership = syntax.modifiers.ownership
      global.isState = syntax.attributes.contains {
        $0.attributeName == PropertyWrapper.state.rawValue
      }
      if let accessors = binding.accessorBlock,
        let statements = Self.accessors(in: accessors).getter,
        let written = binding.typeAnnotation
      {
        global.type = resolve(written.type)
        // Cut from its struct, it is built as there, and names what the struct had.
        let isCut = name == "body" && conforms(global.type, to: catalogue.known("View"))
        let body = FunctionBody(name, in: declarations)
        let signature = Signature(
          kind: .property(isSettable: false), name: name, result: global.type,
          isBuilder: isCut || isBuilder(syntax.attributes))
        var computed = ComputedGlobal(body: body, type: global.type)
        if let setter = Self.accessors(in: accessors).setter,
          let statements = setter.body?.statements
        {
          let set = FunctionBody(name, in: declarations)
          computed.setter = set
          var setting = Signature(kind: .function, name: name, result: .void)
          setting.parameters = [
            .init(
              label: nil, name: setter.parameters?.name.plainText ?? "newValue", type: global.type)
          ]
          later { [unowned self] in
            check(
              accessor: statements, of: set, setting, nil, isSelfMutable: false, at: accessors)
          }
        }
        declarations.computedGlobals[name] = computed
        later { [unowned self] in
          freeNames = isCut ? .impliedStates : .nothing
          defer { freeNames = .nothing }
          body.run = functionBody(
            statements, result: signature.result, isBuilder: signature.isBuilder, at: accessors)
          body.size = function.size
        }
        continue
      }
      declarations.computedGlobals[name] = nil
      declarations.globals[name] = global
      global.observers = observers(of: binding, name, in: nil)
      complete(global, binding)
      if isMutable {
        let range = binding.initializer.map { self.range(of: $0.value) }
        let source = source
        stateDeclarations.append { [unowned self] in
          Program.StateDeclaration(
            name: name, type: settled(global.type).description, owner: nil, source: source,
            initialValue: range)
        }
      }
    }
  }

  /// `let (a, b) = pair`: the pair is kept, and each name is a part of it.
  private func declareParts(
    of tuple: TuplePatternSyntax, _ binding: PatternBindingSyntax, isMutable: Bool
  ) {
    let whole = Global(
      "(\(range(of: tuple).lowerBound))", type: .error, isMutable: false, in: declarations)
    complete(whole, binding)
    later { [unowned self] in
      whole.complete()
      checkCount(of: tuple, whole.type, at: binding.initializer?.value)
    }
    declareParts(of: tuple, whole, isMutable: isMutable)
  }

  private func declareParts(of tuple: TuplePatternSyntax, _ whole: Global, isMutable: Bool) {
    for (index, element) in tuple.elements.enumerated() {
      if let inner = element.pattern.as(TuplePatternSyntax.self) {
        let part = part(index, of: whole, "(\(range(of: inner).lowerBound))", isMutable: false)
        declareParts(of: inner, part, isMutable: isMutable)
        continue
      }
      guard let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
        if !element.pattern.is(WildcardPatternSyntax.self) {
          report("a name is expected here", at: element.pattern)
        }
        continue
      }
      declarations.globals[name] = part(index, of: whole, name, isMutable: isMutable)
    }
  }

  private func part(_ index: Int, of whole: Global, _ name: String, isMutable: Bool) -> Global {
    let part = Global(name, type: .error, isMutable: isMutable, in: declarations)
    part.initialText = whole.initialText
    part.completion = { [unowned self, unowned part] in
      whole.complete()
      guard case .tuple(let types) = resolved(whole.type), types.indices.contains(index) else {
        return
      }
      part.type = types[index].type
      part.initial = Evaluate { frame in
        guard case .tuple(let values) = try frame.runtime.value(of: whole) else { return .void }
        return values[index]
      }
    }
    pending.append { part.complete() }
    return part
  }

  /// `guard let x = …` at the top level: what its conditions bind is seen everywhere behind.
  private func declareGuarded(by syntax: GuardStmtSyntax) {
    let names = boundNames(in: syntax.conditions)
    guard !names.isEmpty else { return }
    let source = source
    let globals = names.map { name in
      let global = Global(name, type: .error, isMutable: false, in: declarations)
      global.initialText = syntax.conditions.trimmedText
      return global
    }
    let complete = { [unowned self] in
      for global in globals { global.completion = nil }
      inFreshContext(source, nil) {
        scopes = [Scope(function: function)]
        let (test, _, _) = trial { conditions(syntax.conditions) }
        let trap = trap(at: syntax.conditions)
        for global in globals {
          guard let test, let variable = scopes.last?.variables[global.name] else { continue }
          global.type = variable.type
          global.size = function.size
          global.initial = Evaluate { frame in
            guard try test(frame) else {
              throw trap("the conditions of this 'guard' do not hold")
            }
            return frame.value(of: variable)
          }
        }
      }
    }
    for global in globals {
      global.completion = complete
      declarations.globals[global.name] = global
    }
    pending.append { for global in globals { global.complete() } }
  }

  /// The names that patterns of these conditions bind.
  private func boundNames(in conditions: ConditionElementListSyntax) -> [String] {
    var names: [String] = []
    var rest = conditions.compactMap { element -> Syntax? in
      switch element.condition {
      case .optionalBinding(let binding): Syntax(binding.pattern)
      case .matchingPattern(let matching): Syntax(matching.pattern)
      default: nil
      }
    }
    while let node = rest.popLast() {
      if let name = node.as(IdentifierPatternSyntax.self)?.identifier.plainText {
        names.append(name)
      } else {
        rest += node.children(viewMode: .sourceAccurate)
      }
    }
    return names
  }

  /// Hands what a `guard` at the top level has bound to the variables that everything sees.
  private func keepingGuarded(by syntax: GuardStmtSyntax) -> (Frame) -> Void {
    let bound = scopes.last?.variables.values.compactMap { variable in
      declarations.globals[variable.name].map { (variable, $0) }
    }
    return { frame in
      for (variable, global) in bound ?? [] {
        frame.runtime.begin(global, frame.value(of: variable))
      }
    }
  }

  /// Reports a tuple that is taken apart into more or fewer names than it has elements.
  func checkCount(of pattern: TuplePatternSyntax, _ type: SwiftType, at value: ExprSyntax?) {
    guard case .tuple(let elements) = resolved(type), elements.count != pattern.elements.count,
      let value
    else { return }
    let wanted = pattern.elements.enumerated().map { index, _ in
      elements.indices.contains(index) ? settled(elements[index].type).description : "_"
    }
    report(
      "'\(settled(type))' is not convertible to '(\(wanted.joined(separator: ", ")))', tuples have a "
        + "different number of elements", at: value)
  }

  /// Checks what stands between the declarations: previews, view expressions, statements.
  func checkTopLevel(_ trees: [SourceFileSyntax]) -> (
    showable: [Program.Preview], statements: [TopLevelStatement]
  ) {
    var showable: [Program.Preview] = []
    var statements: [TopLevelStatement] = []
    for (index, tree) in trees.enumerated() {
      // What is left to the end of a source is done there, the latest first.
      var deferred: [TopLevelStatement] = []
      defer { statements += deferred.reversed() }
      for item in tree.statements.active {
        source = index
        enclosing = nil
        scopes = []
        function = FunctionContext(parent: nil)
        freeNames = .presentStates
        let (first, place) = (statements.count, range(of: item))
        defer {
          freeNames = .nothing
          for index in statements.indices.dropFirst(first) { statements[index].range = place }
        }
        if let end = item.item.as(DeferStmtSyntax.self) {
          let run = inScope { self.statements(end.body.statements) }
          deferred.append(
            TopLevelStatement(
              source: index, size: function.size, run: run, value: nil, range: place))
          continue
        }
        switch item.item {
        case .decl(let declaration):
          showable += previews(of: declaration)
          if let variables = declaration.as(VariableDeclSyntax.self) {
            statements += initializations(of: variables)
          }
        case .expr(let expression):
          if let macro = expression.as(MacroExpansionExprSyntax.self),
            macro.macroName.text == "Preview"
          {
            showable +=
              widgetPreviews(macro) ?? preview(macro.arguments, macro.trailingClosure, at: macro)
            continue
          }
          topLevel(expression, &showable, &statements)
        case .stmt:
          if let expression = item.singleExpression, expression.kind != .ifExpr,
            expression.kind != .switchExpr
          {
            topLevel(expression, &showable, &statements)
          } else {
            let run = statement(item)
            let kept = item.item.as(GuardStmtSyntax.self).map(keepingGuarded)
            statements.append(
              TopLevelStatement(
                source: index, size: function.size,
                run: kept.map { keep in
                  Execute { frame in
                    let flow = try run(frame)
                    if case .next = flow { keep(frame) }
                    return flow
                  }
                } ?? run, value: nil))
          }
        @unknown default: break
        }
      }
    }
    return (number(showable), statements)
  }

  /// An expression whose free names become states where it is a view; where it is not, they are those of types, and
  /// those of what is shown come first.
  private func fragment(_ syntax: ExprSyntax) -> Expression {
    defer { freeNames = .nothing }
    let before = (impliedStates.count, diagnostics)
    freeNames = .impliedStates
    let expression = check(syntax, hint: nil)
    let implied = impliedStates[before.0...]
    guard !implied.isEmpty || states.showsAny, !isError(expression.type),
      !conforms(expression.type, to: catalogue.known("View"))
    else { return expression }
    for state in implied { declarations.globals[state.name] = nil }
    (impliedStates, diagnostics) = (Array(impliedStates.prefix(before.0)), before.1)
    function = FunctionContext(parent: nil)
    freeNames = .presentStates
    return check(syntax, hint: nil)
  }

  /// A variable's first value is made where it stands, so that what traps there is said.
  private func initializations(of variables: VariableDeclSyntax) -> [TopLevelStatement] {
    variables.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
        let global = declarations.globals[name]
      else { return nil }
      return TopLevelStatement(
        source: source, size: 0,
        run: Execute {
          _ = try $0.runtime.value(of: global)
          return .next
        }, value: nil)
    }
  }

  private func topLevel(
    _ syntax: ExprSyntax, _ showable: inout [Program.Preview],
    _ statements: inout [TopLevelStatement]
  ) {
    if syntax.kind == .ifExpr || syntax.kind == .switchExpr {
      let run = statement(CodeBlockItemSyntax(item: .expr(syntax)))
      statements.append(
        TopLevelStatement(source: source, size: function.size, run: run, value: nil))
      return
    }
    let expression = fragment(syntax)
    if isError(expression.type) {
      // Nothing is left out without a word.
      if diagnostics.isEmpty, exhaustion == nil {
        report("this expression cannot be told a type", at: syntax)
      }
      return
    }
    if conforms(expression.type, to: catalogue.known("View")) {
      showable.append(
        Program.Preview(
          kind: .expression, name: displayName(in: syntax) ?? typeName(of: syntax) ?? "",
          source: source,
          range: range(of: syntax), size: function.size, make: expression.evaluate))
      return
    }
    var value = expression
    value.type = settled(value.type)
    statements.append(
      TopLevelStatement(
        source: source, size: function.size,
        run: Execute {
          _ = try expression.evaluate($0)
          return .next
        },
        value: value.isDiscardable || isVoid(wrapped(value.type) ?? value.type) ? nil : value))
  }
}

/// A variable at the top level that is computed.
struct ComputedGlobal {
  let body: FunctionBody
  var setter: FunctionBody?
  let type: SwiftType
}
