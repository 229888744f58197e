internal import SwiftSyntax

// `$x`, and what `$x.y` and `$x[0]` lead to: bindings to parts.
extension Checker {
  /// `$x`: a binding to what `x` is.
  func projection(of name: String, at token: TokenSyntax) -> Callee? {
    // A closure's parameter may be a binding by itself: `{ $item in … }`.
    if let variable = variable(named: "$" + name) { return .value(read(variable), nil) }
    if let own = variable(named: "self"), let candidate = members("$" + name, of: own.type).first {
      let syntax = ExprSyntax(DeclReferenceExprSyntax(baseName: token))
      return .value(property([candidate], of: .value(read(own)), at: syntax, hint: nil), nil)
    }
    if let kept = keptGlobal("$" + name) { return .value(kept, nil) }
    let target: Expression
    if let own = variable(named: "self"), let candidate = members(name, of: own.type).first {
      target = property(
        [candidate], of: .value(read(own)),
        at: ExprSyntax(DeclReferenceExprSyntax(baseName: token)), hint: nil)
    } else if let global = previewStates[name] ?? declarations.globals[name] {
      target = read(global)
    } else if let variable = variable(named: name) {
      target = read(variable)
    } else if let implied = impliedState(name, nil, at: token) {
      target = read(implied)
    } else {
      reportMissing(
        "cannot find '$\(name)' in scope", "$" + name, token, among: variableNames.map { "$" + $0 })
      return nil
    }
    // An object is never set itself; its parts are.
    guard target.place != nil || isClass(target.type) || isUnknown(target.type) != nil else {
      report("cannot find '$\(name)' in scope", at: token)
      return nil
    }
    return .value(binding(to: target), nil)
  }

  /// The names of what may be changed here.
  private var variableNames: [String] {
    var names = scopes.flatMap(\.variables.keys)
    names += enclosing?.script?.line.flatMap { $0.fields.map(\.name) } ?? []
    return (names + declarations.globals.keys).sorted()
  }

  /// A binding that reads and writes what an expression stands for.
  func binding(to target: Expression) -> Expression {
    Expression(type("Binding", target.type)) { frame in
      ScriptBinding(
        get: { try target.evaluate(frame) },
        set: { new in try target.place?.modify(frame) { $0 = new } }
      ).scriptValue
    }
  }

  /// What a binding stands for, to be read and changed.
  func target(of binding: Expression) -> Expression? {
    guard case .nominal(let nominal, let arguments) = resolved(binding.type),
      nominal.name == "Binding"
    else { return nil }
    let place = Place { frame, change in
      let binding = try ScriptBinding.from(try binding.evaluate(frame))
      var value = try binding.get()
      try change(&value)
      try binding.set(value)
    }
    return Expression(arguments[0], place: place) { frame in
      try ScriptBinding.from(try binding.evaluate(frame)).get()
    }
  }

  /// `$model.level`: a binding to a part of what a binding stands for; `nil` where there is none of that name.
  func projectedMember(_ name: String, of base: Expression, at node: ExprSyntax) -> Expression? {
    guard let target = target(of: base) else { return nil }
    let found = members(name, of: target.type)
    guard !found.isEmpty else { return nil }
    let part = property(found, of: .value(target), at: node, hint: nil)
    guard !isError(part.type), part.place != nil || isClass(part.type) else { return nil }
    return binding(to: part)
  }

  /// `$items[0]`.
  func projectedElement(_ call: SubscriptCallExprSyntax, of base: Expression) -> Expression? {
    guard let target = target(of: base) else { return nil }
    let part = `subscript`(call, of: target)
    return isError(part.type) ? part : binding(to: part)
  }

  /// `item` where a closure's parameter is `$item`.
  func projected(_ name: String) -> Expression? {
    variable(named: "$" + name).flatMap { target(of: read($0)) }
  }
}
