internal import SwiftSyntax

// `\\.name`: as a value of its own, or as a function of its root.
extension Checker {
  func keyPath(_ path: KeyPathExprSyntax, _ hint: SwiftType?) -> Expression {
    var root = path.root.map { resolve($0) }
    var isFunction = false
    switch hint.map({ wrapped($0).map(resolved) ?? resolved($0) }) {
    case .function(let function):
      isFunction = true
      root = root ?? function.parameters.first.map(resolved)
    case .nominal(let nominal, let arguments) where Self.rootedPathTypes.contains(nominal.name):
      root = root ?? arguments.first.map(resolved)
    default: break
    }
    guard let root else {
      return fail(
        "cannot infer key path type from context; consider explicitly specifying a root type",
        at: path)
    }
    let text = path.components.trimmedText
    return keyPath(from: root, text, isFunction: isFunction) { end(of: path, from: $0) }
  }

  /// A key path from a root, by what it leads to.
  ///
  /// - Parameter text: Its parts as they are written, each behind its dot.
  func keyPath(
    from root: SwiftType, _ text: String, isFunction: Bool = false,
    _ end: (Expression) -> Expression?
  ) -> Expression {
    let inner = FunctionContext(parent: function)
    let outer = function
    function = inner
    defer { function = outer }
    let parameter = inner.variable("$0", settled(root), isMutable: true)
    guard let value = end(read(parameter)) else { return .error }
    let (size, type) = (inner.size, settled(value.type))
    let body = FunctionBody("key path")
    body.parameters = [parameter]
    body.size = size
    body.run = value.evaluate
    if isFunction {
      return Expression(.function(.init(parameters: [root], result: type))) { frame in
        let runtime = frame.runtime
        return .function(FunctionValue { try body.call($0, in: runtime) })
      }
    }
    let name =
      value.place == nil
      ? "KeyPath" : isClass(root) ? "ReferenceWritableKeyPath" : "WritableKeyPath"
    let pathType = self.type(name, settled(root), type)
    return Expression(pathType) { frame in
      let runtime = frame.runtime
      let set = value.place.map { place -> (inout Value, Value) throws -> Void in
        { whole, new in
          let frame = Frame(runtime: runtime, size: size)
          frame.declare(parameter, whole)
          try place.modify(frame) { $0 = new }
          whole = frame.value(of: parameter)
        }
      }
      return ScriptKeyPath(
        type: pathType, text: text, get: { try body.call([$0], in: runtime) }, set: set
      ).scriptValue
    }
  }

  /// The types whose first argument is where a path begins, and those of them that say where it ends.
  private static let rootedPathTypes = keyPathTypes.union(["PartialKeyPath"])
  static let keyPathTypes: Set<String> = ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"]

  /// What a key path's components lead to.
  private func end(of path: KeyPathExprSyntax, from root: Expression) -> Expression? {
    var value = root
    var isOptional = false
    for component in path.components {
      switch component.component {
      case .property(let property):
        let token = property.declName.baseName
        if token.text == "self" { continue }
        if let element = tupleElement(token.text, of: value) {
          value = element
          continue
        }
        if let nominal = isUnknown(value.type) {
          value = placeholder(for: nominal)
          continue
        }
        let found = members(token.text, of: value.type)
        if found.isEmpty {
          let mark = diagnostics.count
          reportMissing(
            "value of type '\(settled(value.type))' has no member '\(token.text)'", token.text,
            token,
            among: memberNames(of: value.type, isStatic: false))
          // It is the path as a whole that the compiler points to.
          let start = range(of: path).lowerBound
          diagnostics[diagnostics.count - 1].range = start..<range(of: token).upperBound
          guard pardon(since: mark, "; a placeholder stands for it") != nil else { return nil }
          value = placeholder(for: unknownType(token.text))
          continue
        }
        value = self.property(found, of: .value(value), at: ExprSyntax(path), hint: nil)
        if isError(value.type) { return nil }
      case .optional(let mark) where wrapped(value.type) != nil:
        guard let inner = wrapped(value.type) else { return nil }
        if mark.questionOrExclamationMark.tokenKind == .exclamationMark {
          let trap = trap(at: component)
          value = unwrapping(value, inner) { trap(Self.foundNothing) }
          continue
        }
        isOptional = true
        value = unwrapping(value, inner) { OptionalChainEnd() }
      case .subscript(let access):
        let arguments = access.arguments.map {
          Argument(label: $0.label?.plainText, expression: $0.expression)
        }
        value = resolve(
          members("subscript", of: value.type), .value(value), arguments, at: ExprSyntax(path),
          hint: nil)
        if isError(value.type) { return nil }
      default:
        report("this kind of key path is not known here", at: component)
        return nil
      }
    }
    return isOptional ? endOptionalChain(value) : value
  }

  /// `value[keyPath: path]`.
  func element(at syntax: ExprSyntax, of base: Expression) -> Expression {
    let result = SwiftType.variable(TypeVariable("Value"))
    let path = check(syntax, hint: type("KeyPath", base.type, result))
    if isError(path.type) { return .error }
    if let part = partialElement(at: path, of: base) { return part }
    guard case .nominal(let nominal, let arguments) = resolved(path.type),
      Self.keyPathTypes.contains(nominal.name), unify(arguments[0], base.type)
    else {
      return fail(
        "cannot convert value of type '\(settled(path.type))' to expected argument type 'KeyPath<\(settled(base.type)), Value>'",
        at: syntax)
    }
    let isSettable = nominal.name != "KeyPath"
    func keyPath(_ frame: Frame) throws -> ScriptKeyPath {
      try ScriptKeyPath.from(try path.evaluate(frame))
    }
    let place =
      nominal.name == "ReferenceWritableKeyPath"
      ? Place { frame, change in
        let path = try keyPath(frame)
        var whole = try base.evaluate(frame)
        var value = try path.get(whole)
        try change(&value)
        try path.set?(&whole, value)
      }
      : base.place.flatMap { place in
        isSettable
          ? Place { frame, change in
            let path = try keyPath(frame)
            try place.modify(frame) { whole in
              var value = try path.get(whole)
              try change(&value)
              try path.set?(&whole, value)
            }
          } : nil
      }
    return Expression(settled(arguments[1]), place: place) { frame in
      try keyPath(frame).get(try base.evaluate(frame))
    }
  }

  /// The part that a path leads to whose type does not tell where it ends: anything, and `nil` where it does not even
  /// begin at a value of that type. For any other path `nil`.
  private func partialElement(at path: Expression, of base: Expression) -> Expression? {
    guard case .nominal(let nominal, let arguments) = resolved(path.type) else { return nil }
    switch nominal.name {
    case "PartialKeyPath" where unify(arguments[0], base.type):
      return Expression(.existential([])) { frame in
        try ScriptKeyPath.from(try path.evaluate(frame)).part(of: try base.evaluate(frame))
      }
    case "AnyKeyPath":
      let root = settled(base.type)
      return Expression(optional(.existential([]))) { frame in
        let path = try ScriptKeyPath.from(try path.evaluate(frame))
        guard path.root == root else { return .none }
        return .some(try path.part(of: try base.evaluate(frame)))
      }
    default: return nil
    }
  }
}
