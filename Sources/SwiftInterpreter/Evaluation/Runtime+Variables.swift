/// A variable at the top level, or a static one, while a program is at work.
struct GlobalVariable {
  /// `nil` before it is first asked for.
  var value: Value?
  /// Whether it was set since the states were last looked at.
  var isChanged = false
  /// Whether what is drawn is known to depend on it.
  var isShown = false
}

extension Runtime {
  /// The value of a top-level or static variable.
  func value(of global: Global) throws -> Value {
    if global.slot < variables.count, let value = variables[global.slot].value,
      variables[global.slot].isShown || !isDrawing
    {
      return value
    }
    return try firstValue(of: global)
  }

  private func firstValue(of global: Global) throws -> Value {
    while variables.count <= global.slot { variables.append(GlobalVariable()) }
    if isDrawing {
      kept.show(global.name, of: global.owner)
      variables[global.slot].isShown = true
    }
    if let value = variables[global.slot].value { return value }
    let value: Value
    if let known = kept.value(key(of: global), initialText: global.initialText) {
      value = known
    } else {
      try enter()
      defer { leave() }
      value = try global.initial(Frame(runtime: self, size: global.size))
    }
    variables[global.slot].value = value
    return value
  }

  /// Gives a variable its first value, which is no change of it.
  func begin(_ global: Global, _ value: Value) {
    while variables.count <= global.slot { variables.append(GlobalVariable()) }
    variables[global.slot].value = value
  }

  /// Gives a variable another value.
  func assign(_ global: Global, _ value: Value) throws {
    while variables.count <= global.slot { variables.append(GlobalVariable()) }
    variables[global.slot].value = value
    noteChange(of: global)
  }

  func modify(_ global: Global, _ change: (inout Value) throws -> Void) throws {
    var value = try value(of: global)
    // Taken out while it changes, so that an array in it is not copied. What looks at it meanwhile has it from before.
    variables[global.slot].value = nil
    defer { variables[global.slot].value = value }
    try change(&value)
    noteChange(of: global)
  }

  private func noteChange(of global: Global) {
    guard !variables[global.slot].isChanged else { return }
    variables[global.slot].isChanged = true
    changedVariables.append(global)
  }

  /// Hands what was set to the states.
  func keepVariables() {
    guard !changedVariables.isEmpty else { return }
    for global in changedVariables {
      variables[global.slot].isChanged = false
      guard let value = variables[global.slot].value else { continue }
      kept.set(key(of: global), value, initialText: global.initialText)
    }
    changedVariables = []
  }

  /// Forgets the values that variables began with: they are made anew from what was set.
  func forgetFirstValues() {
    keepVariables()
    for slot in variables.indices { variables[slot].value = nil }
  }

  /// Goes on from other states.
  func restore(_ states: StateValues) {
    (variables, changedVariables) = ([], [])
    kept = states
  }

  private func key(of global: Global) -> StateValues.Key {
    StateValues.Key(owner: global.owner, name: global.name)
  }
}
