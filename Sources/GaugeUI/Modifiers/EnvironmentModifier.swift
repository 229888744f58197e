/// What a modifier does to the environment.
@MainActor @preconcurrency @usableFromInline
protocol EnvironmentChange {
  func make(in environment: inout EnvironmentValues)

  /// Whether `other` surely does the same to the same environment.
  func isSame(as other: Self) -> Bool
}

extension EnvironmentChange where Self: Equatable {
  func isSame(as other: Self) -> Bool { self == other }
}

/// Sets one value.
nonisolated struct EnvironmentSetting<Value: Equatable>: EnvironmentChange, Equatable {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func make(in environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

/// Sets the tint.
@usableFromInline
nonisolated struct TintChange: EnvironmentChange {
  @usableFromInline let tint: AnyShapeStyle?

  @inlinable init(tint: AnyShapeStyle?) { self.tint = tint }

  @usableFromInline func make(in environment: inout EnvironmentValues) { environment.tint = tint }

  @usableFromInline func isSame(as other: TintChange) -> Bool { tint.isSame(as: other.tint) }
}

/// Sets the foreground style.
@usableFromInline
nonisolated struct ForegroundChange: EnvironmentChange {
  @usableFromInline let style: AnyShapeStyle?

  @inlinable init(style: AnyShapeStyle?) { self.style = style }

  @usableFromInline func make(in environment: inout EnvironmentValues) {
    environment.setForegroundStyle(style)
  }

  @usableFromInline func isSame(as other: ForegroundChange) -> Bool {
    style.isSame(as: other.style)
  }
}

/// Does anything at all.
nonisolated struct AnyEnvironmentChange: EnvironmentChange {
  let change: (inout EnvironmentValues) -> Void

  func make(in environment: inout EnvironmentValues) { change(&environment) }

  func isSame(as other: Self) -> Bool { false }
}

/// Changes the environment of the views inside.
@usableFromInline
nonisolated struct EnvironmentModifier<Change: EnvironmentChange>: PrimitiveModifier {
  @usableFromInline let change: Change

  @inlinable init(change: Change) { self.change = change }

  @MainActor @inlinable func _resolve<Base: View>(
    _ content: Base, in context: _ViewContext, into nodes: inout _NodeList
  ) {
    let memo =
      nodes.memo(EnvironmentMemo<Change>.self, in: context) ?? EnvironmentMemo(change, in: context)
    var inside = context
    inside.environment = memo.environment(under: change, in: context.environment)
    let first = nodes.count
    content._resolve(in: inside, into: &nodes)
    nodes.remember(memo, from: first)
  }
}

/// What a modifier made of the environment the last time. Everything inside sees at once that nothing has changed where it
/// gets the same values again, and not equal ones.
@usableFromInline
final class EnvironmentMemo<Change: EnvironmentChange>: AnyViewMemo {
  @exclusivity(unchecked) @usableFromInline var change: Change
  @exclusivity(unchecked) @usableFromInline var outer: EnvironmentValues
  @exclusivity(unchecked) @usableFromInline var inside: EnvironmentValues

  @inlinable init(_ change: Change, in context: _ViewContext) {
    self.change = change
    outer = context.environment
    inside = context.environment
    change.make(in: &inside)
    super.init(context)
  }

  @inlinable func environment(
    under change: Change, in outer: EnvironmentValues
  ) -> EnvironmentValues {
    if self.outer.isSame(sharing: outer), change.isSame(as: self.change) { return inside }
    var changed = outer
    change.make(in: &changed)
    (self.change, self.outer) = (change, outer)
    if !changed.isSame(as: inside) { inside = changed }
    return inside
  }
}

extension View {
  /// This view in an environment changed by `change`, which can be told from others.
  @inlinable nonisolated consuming func changingEnvironment(
    by change: some EnvironmentChange
  ) -> some View {
    modifier(EnvironmentModifier(change: change))
  }

  /// This view in an environment changed by `change`.
  nonisolated func changingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    modifier(EnvironmentModifier(change: AnyEnvironmentChange(change: change)))
  }

  /// This view in an environment with one value set.
  nonisolated func changingEnvironment<Value: Equatable>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value
  ) -> some View {
    changingEnvironment(by: EnvironmentSetting(keyPath: keyPath, value: value))
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
    changingEnvironment(\.colorScheme, to: colorScheme)
  }

  /// Sets light or dark appearance for the views inside; `nil` leaves it.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    changingEnvironment { if let colorScheme { $0.colorScheme = colorScheme } }
  }
}

// Style of what is drawn.
extension View {
  /// Draws text, symbols and shapes inside in `style`.
  @inlinable public nonisolated consuming func foregroundStyle<Style: ShapeStyle>(_ style: Style)
    -> some View
  {
    changingEnvironment(by: ForegroundChange(style: AnyShapeStyle(style)))
  }

  /// Draws what is inside in `primary`: a symbol has one layer here.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { foregroundStyle(primary) }

  /// Draws what is inside in `primary`: a symbol has one layer here.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { foregroundStyle(primary) }

  /// Draws text, symbols and shapes inside in `color`; `nil` goes back to the primary colour.
  @inlinable public nonisolated consuming func foregroundColor(_ color: Color?) -> some View {
    changingEnvironment(by: ForegroundChange(style: color.map { AnyShapeStyle($0) }))
  }

  /// Gives gauges inside a colour; `nil` goes back to the accent colour.
  @inlinable public nonisolated consuming func tint(_ tint: Color?) -> some View {
    changingEnvironment(by: TintChange(tint: tint.map { AnyShapeStyle($0) }))
  }

  /// Gives gauges inside a colour or gradient; `nil` goes back to the accent colour.
  @inlinable public nonisolated consuming func tint<Style: ShapeStyle>(_ tint: Style?) -> some View
  {
    changingEnvironment(by: TintChange(tint: tint.map { AnyShapeStyle($0) }))
  }

  /// The older name of `tint(_:)`.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
