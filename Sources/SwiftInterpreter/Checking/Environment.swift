import GaugeUI
internal import SwiftSyntax

/// What a property reads from the environment of the view it belongs to.
struct EnvironmentReader {
  let get: (EnvironmentValues) throws -> Value
  /// What the view was handed down when its body was made: closures of the body may run long after. `nil` before.
  private(set) var environment: EnvironmentValues?

  init(_ get: @escaping (EnvironmentValues) throws -> Value) { self.get = get }

  var value: Value {
    get throws { try get(environment ?? Environment(\.self).wrappedValue) }
  }

  /// The same for a view whose body is made now.
  var current: EnvironmentReader {
    var reader = self
    reader.environment = Environment(\.self).wrappedValue
    return reader
  }
}

extension EnvironmentValues {
  private struct ScriptKey: EnvironmentKey {
    static let defaultValue: [String: Value] = [:]
  }

  /// What scripts put into the environment: objects by the name of their class, values by the name of their key.
  var scriptValues: [String: Value] {
    get { self[ScriptKey.self] }
    set { self[ScriptKey.self] = newValue }
  }
}

// `@Environment` and its kin.
extension Checker {
  /// The wrapper that a property's attributes say, and what stands in its brackets.
  func wrapper(of syntax: VariableDeclSyntax) -> (PropertyWrapper?, ExprSyntax?) {
    for case .attribute(let attribute) in syntax.attributes {
      guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.plainText,
        let wrapper = PropertyWrapper(rawValue: name)
      else { continue }
      guard case .argumentList(let arguments) = attribute.arguments else { return (wrapper, nil) }
      return (wrapper, arguments.first?.expression)
    }
    return (nil, nil)
  }

  /// Finds out what a property reads: what a key path leads to, or the object of a class.
  func completeEnvironment(
    _ index: Int, of script: ScriptType, _ argument: ExprSyntax?, _ declared: SwiftType?,
    at binding: PatternBindingSyntax
  ) {
    guard let path = argument?.as(KeyPathExprSyntax.self) else {
      let named = argument?.as(MemberAccessExprSyntax.self)?.base.flatMap(environmentType)
      guard let type = named ?? declared else {
        return report("type annotation missing in pattern", at: binding.pattern)
      }
      script.fields[index].type = declared ?? type
      if let unknown = isUnknown(type) {
        script.fields[index].initial = reading(placeholder(for: unknown))
        return
      }
      let isOptional = declared.flatMap(wrapped) != nil
      let name = (wrapped(type) ?? type).description
      let trap = trap(at: binding)
      script.fields[index].initial = Evaluate { _ in
        .native(
          EnvironmentReader { environment in
            if let object = environment.scriptValues[name] {
              return isOptional ? .some(object) : object
            }
            if isOptional { return .none }
            throw trap(
              "no object of type '\(name)' found; a view's ancestor has to set one with "
                + "'.environmentObject(…)' or '.environment(…)'")
          })
      }
      return
    }
    let result = SwiftType.variable(TypeVariable("Value"))
    let value = keyPath(path, type("KeyPath", type("EnvironmentValues"), result))
    if isError(value.type) { return }
    guard case .nominal(_, let arguments) = resolved(value.type) else { return }
    script.fields[index].type = settled(arguments[1])
    if isUnknown(arguments[1]) != nil, let declared {
      // Of a key that another file declares the type is known here.
      let value = standIn(
        for: Unknown(path: script.fields[index].name, nominal: unknownType("")), declared)
      script.fields[index].type = declared
      script.fields[index].initial = reading(value)
      return
    }
    if let declared, !unify(declared, arguments[1]) {
      report(
        Use.specified.message(from: settled(arguments[1]), to: settled(declared)),
        at: binding.pattern)
    }
    script.fields[index].size = function.size
    script.fields[index].initial = Evaluate { frame in
      let path = try ScriptKeyPath.from(try value.evaluate(frame))
      return .native(EnvironmentReader { try path.get(.native($0)) })
    }
  }

  /// Finds out where `@AppStorage` and its kin keep a property.
  func completeKept(
    _ index: Int, of script: ScriptType, _ attributes: AttributeListSyntax,
    by wrapper: PropertyWrapper
  ) {
    let attribute = attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedText.hasPrefix(wrapper.rawValue) }
    guard case .argumentList(let arguments) = attribute?.arguments,
      let first = arguments.first(where: { $0.label == nil })
    else { return }
    let key = check(first.expression, as: string)
    let store = arguments.first { $0.label?.plainText == "store" }.map {
      check($0.expression, as: optional(type("UserDefaults")))
    }
    if isError(key.type) || store.map({ isError($0.type) }) ?? false { return }
    let usual = wrapper == .sceneStorage ? ScriptDefaults.scene : .standard
    script.fields[index].kept = { [unowned script] frame in
      let kept = try store.map { try ScriptDefaults?.from($0.evaluate(frame)) } ?? nil
      return KeptPlace(
        kept ?? usual, try String.from(key.evaluate(frame)), as: script.fields[index].type)
    }
    script.fields[index].size = function.size
  }

  /// A value that is read from any environment.
  private func reading(_ value: Expression) -> Evaluate {
    Evaluate { frame in
      let value = try value.evaluate(frame)
      return .native(EnvironmentReader { _ in value })
    }
  }

  /// The type that `@Environment(Model.self)` names.
  private func environmentType(_ syntax: ExprSyntax) -> SwiftType? {
    if let type = typeNamed(by: syntax) { return type }
    guard let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName else { return nil }
    let mark = diagnostics.count
    reportMissing(
      "cannot find '\(name.text)' in scope", name.text, name,
      among: declarations.types.keys.sorted())
    guard pardon(since: mark, "; a placeholder stands for it") != nil else { return .error }
    return .nominal(unknownType(name.text), [])
  }
}
