/// A state that can be set by its name: a variable at the top level, or the `@State` of a type, in all its views.
enum StateTarget {
  case global(Global)
  case property(ScriptType, Int)

  var type: SwiftType {
    switch self {
    case .global(let global): global.type
    case .property(let type, let index): type.fields[index].type
    }
  }

  func set(_ value: Value, in runtime: Runtime) throws {
    switch self {
    case .global(let global): try runtime.assign(global, value)
    case .property(let type, let index):
      let field = type.fields[index]
      if field.kept != nil {
        guard case .native(let slot as StateSlot) = try field.initialValue(in: runtime) else {
          return
        }
        return slot.set(value, in: runtime)
      }
      runtime.states.setEverywhere(
        field.name, of: type.name, value, initialText: field.initialText)
    }
  }

  func value(in runtime: Runtime) throws -> Value {
    switch self {
    case .global(let global): return try runtime.value(of: global)
    case .property(let type, let index):
      let field = type.fields[index]
      if let set = runtime.states.latest(field.name, of: type.name, initialText: field.initialText)
      {
        return set
      }
      guard case .native(let slot as StateSlot) = try field.initialValue(in: runtime) else {
        return .void
      }
      return try slot.get(in: runtime)
    }
  }
}

extension Checker {
  /// What a name means where it is set: a variable at the top level, else the latest `@State` of that name. Of states,
  /// one that what is shown depends on comes before those that it does not.
  func state(named name: String, in states: StateValues) -> StateTarget? {
    let properties = declarations.stateProperties[name] ?? []
    let shown = properties.last { states.isShown(name, of: $0.owner.name) }
    if let global = declarations.globals[name], global.isMutable,
      !global.isState || shown == nil || states.isShown(name, of: nil)
    {
      return .global(global)
    }
    if let global = previewGlobals.last(where: { $0.name == name }) { return .global(global) }
    return (shown ?? properties.last).map { .property($0.owner, $0.field) }
  }
}

extension Program {

  func target(of state: StateDeclaration) -> StateTarget? {
    guard let owner = state.owner else {
      return checker.declarations.globals[state.name].map { .global($0) }
    }
    if let global = checker.previewGlobals.last(where: {
      $0.name == state.name && $0.owner == owner
    }) {
      return .global(global)
    }
    return checker.declarations.stateProperties[state.name]?.last { $0.owner.name == owner }
      .map { .property($0.owner, $0.field) }
  }

  func unknownState(_ name: String, in source: SourceText) -> Diagnostic {
    let names = states.map(\.name)
    let hint = Spelling.nearest(to: name, among: names).map { "; did you mean '\($0)'?" }
    let known =
      names.isEmpty ? "; there are no states" : "; the states are \(names.joined(separator: ", "))"
    return Diagnostic(
      .error, "there is no state '\(name)'" + (hint ?? known), in: source, at: 0..<0)
  }
}

extension Runtime {
  /// What went wrong, as a diagnostic: at its own place where it has one.
  ///
  /// - Parameter range: Where it is else; `nil` for all of the source.
  func diagnostic(
    for error: any Error, in source: SourceText, at range: Range<Int>? = nil
  ) -> Diagnostic {
    let range = range ?? 0..<source.text.utf8.count
    switch error {
    case let diagnostic as Diagnostic: return diagnostic
    case let error as BridgingError:
      return Diagnostic(
        .error, "this value cannot be used as \(error.expected)", in: source, at: range)
    case let failure as ScriptFailure:
      return Diagnostic(.error, failure.message, in: source, at: range)
    case let thrown as ThrownValue:
      return Diagnostic(
        .error, "an error was thrown: \(thrown.value.described(as: thrown.type))", in: source,
        at: range)
    default: return Diagnostic(.error, "\(error)", in: source, at: range)
    }
  }
}
