import GaugeUI

extension Catalogue {
  /// What views hand down to the views inside them, and changes to views that have a name.
  @RowBuilder static var environmentModifiers: [Row] {
    Rows.type("struct EnvironmentValues", "What views hand down to the views inside them.") {
      valuesOfTheEnvironment
      Row.element(
        "subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get set }",
        "The value under a key of a script's own."
      ) { (environment: EnvironmentValues, key: Value) in
        let name = key.described()
        if let value = environment.scriptValues[name] { return value }
        guard case .type(.nominal(let nominal, _)) = key,
          let value = try nominal.script?.defaultValue()
        else { throw ScriptFailure("'\(name)' has no 'defaultValue'") }
        return value
      } set: { (environment: inout EnvironmentValues, value: Value, key: Value) in
        environment.scriptValues[key.described()] = value
      }
    }
    Rows.type("protocol EnvironmentKey", "The name of a value that views hand down.")
    Rows.type("protocol ViewModifier", "A change that can be made to any view.") {
      Row.requirement(
        "@ViewBuilder func body(content: ViewModifierContent) -> some View",
        "The view that takes the place of another.")
      Row.alias("typealias Content = ViewModifierContent")
    }
    Rows.type("protocol PreviewModifier", "A change to what a preview shows, and what it needs.") {
      Row.requirement(
        "@ViewBuilder func body(content: ViewModifierContent, context: Context) -> some View",
        "The view that takes the place of the preview's.")
      Row.alias("typealias Content = ViewModifierContent")
      Row.alias("associatedtype Context")
    }
    Rows.type("struct ViewModifierContent: View", "The view that a modifier changes.")
    Rows.members(of: "View") {
      Row.view(
        "func modifier<T: ViewModifier>(_ modifier: T) -> some View", "The view, changed."
      ) { (view: AnyView, modifier: Value) in
        guard case .instance(let instance) = modifier else {
          throw ScriptFailure("this modifier cannot be used")
        }
        return ScriptBody(instance: instance, method: ("body", [.native(view)]))
      }
      Row.view(
        "func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View",
        "Hands a value down to the views inside."
      ) { (view: AnyView, path: ScriptKeyPath, value: Value) in
        try view.environment(path) { $0 = value }
      }
      Row.view(
        "func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View",
        "Changes a value that is handed down to the views inside."
      ) { (view: AnyView, path: ScriptKeyPath, transform: FunctionValue) in
        try view.environment(path) { value in _ = try transform.modify(&value) }
      }
      for name in ["environmentObject<T: ObservableObject>", "environment<T: AnyObject>"] {
        Row.view(
          "func \(name)(_ object: T) -> some View", "Hands an object down to the views inside."
        ) { (view: AnyView, object: Value) in
          view.transformEnvironment(\.scriptValues) {
            $0[object.scriptType?.name ?? ""] = object
          }
        }
      }
    }
  }

  @RowBuilder private static var valuesOfTheEnvironment: [Row] {
    Row.field("colorScheme", "ColorScheme", "Light or dark.", \EnvironmentValues.colorScheme)
    Row.field("font", "Font?", "The font of text.", \EnvironmentValues.font)
    Row.field("isEnabled", "Bool", "Whether views respond.", \EnvironmentValues.isEnabled)
    Row.field("lineLimit", "Int?", "The most lines of a text.", \EnvironmentValues.lineLimit)
    Row.field(
      "multilineTextAlignment", "TextAlignment", "How lines lie to one another.",
      \EnvironmentValues.multilineTextAlignment)
    Row.field(
      "minimumScaleFactor", "CGFloat", "The most that text shrinks.",
      \EnvironmentValues.minimumScaleFactor)
    for (name, summary, path) in flags {
      Row("var \(name): Bool { get }", summary) { (environment: EnvironmentValues) in
        environment[keyPath: path]
      }
    }
    Row("var displayScale: CGFloat { get }", "Pixels for each point.") {
      (environment: EnvironmentValues) in environment.displayScale
    }
  }

  /// What is so, or not, on a terminal.
  private static let flags: [(String, String, KeyPath<EnvironmentValues, Bool>)] = [
    (
      "accessibilityReduceMotion", "Whether motion is unwelcome.",
      \EnvironmentValues.accessibilityReduceMotion
    ),
    (
      "accessibilityReduceTransparency", "Whether what shines through is unwelcome.",
      \EnvironmentValues.accessibilityReduceTransparency
    ),
    (
      "accessibilityDifferentiateWithoutColor", "Whether colours alone must not tell.",
      \EnvironmentValues.accessibilityDifferentiateWithoutColor
    ),
    (
      "isLuminanceReduced", "Whether the screen is dimmed.", \EnvironmentValues.isLuminanceReduced
    ),
    ("isFocused", "Whether what is typed goes to it.", \EnvironmentValues.isFocused),
    (
      "showsWidgetContainerBackground", "Whether a widget has a background.",
      \EnvironmentValues.showsWidgetContainerBackground
    ),
  ]
}

extension View {
  /// This view with what a script's key path leads to changed in its environment.
  fileprivate func environment(
    _ path: ScriptKeyPath, _ change: @escaping (inout Value) throws -> Void
  ) throws -> some View {
    guard let set = path.set else { throw ScriptFailure("this key path cannot be set") }
    return transformEnvironment(\.self) { environment in
      environment =
        Runtime.current?.attempt(otherwise: environment) { [environment] in
          var whole = Value.native(environment)
          var value = try path.get(whole)
          try change(&value)
          try set(&whole, value)
          return try EnvironmentValues.from(whole)
        } ?? environment
    }
  }
}

extension ScriptType {
  /// What stands under a key, of an environment or a layout, where nothing else does.
  func defaultValue() throws -> Value? {
    guard let runtime = Runtime.current else { return nil }
    for member in members["defaultValue"] ?? [] {
      switch member.implementation {
      case .global(let global): return try runtime.value(of: global)
      case .computed(let get, _): return try get.call([], in: runtime)
      default: continue
      }
    }
    return nil
  }
}

extension EnvironmentValues: NativeValue {}
