/// Changes the environment of the views inside.
nonisolated struct EnvironmentModifier: PrimitiveModifier {
  let change: (inout EnvironmentValues) -> Void

  @MainActor func _resolve<Base: View>(
    _ content: Base, in context: _ViewContext, into nodes: inout _NodeList
  ) {
    var context = context
    change(&context.environment)
    content._resolve(in: context, into: &nodes)
  }
}

extension View {
  /// This view in an environment changed by `change`.
  nonisolated func changingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    modifier(EnvironmentModifier(change: change))
  }

  /// Sets one value of the environment for the views inside.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    changingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Changes one value of the environment for the views inside.
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    changingEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  /// Sets light or dark appearance for the views inside.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets light or dark appearance for the views inside; `nil` leaves it.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    changingEnvironment { if let colorScheme { $0.colorScheme = colorScheme } }
  }
}

// Style of what is drawn.
extension View {
  /// Draws text, symbols and shapes inside in `style`.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.setForegroundStyle(AnyShapeStyle(style)) }
  }

  /// Draws text, symbols and shapes inside in `color`; `nil` goes back to the primary colour.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    changingEnvironment { $0.setForegroundStyle(color.map { AnyShapeStyle($0) }) }
  }

  /// Gives gauges inside a colour; `nil` goes back to the accent colour.
  public nonisolated func tint(_ tint: Color?) -> some View {
    changingEnvironment { $0.tint = tint.map { AnyShapeStyle($0) } }
  }

  /// Gives gauges inside a colour or gradient; `nil` goes back to the accent colour.
  public nonisolated func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    changingEnvironment { $0.tint = tint.map { AnyShapeStyle($0) } }
  }

  /// The older name of `tint(_:)`.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
