/// The system's background, as SwiftUI's `BackgroundStyle`: white in light, black in dark appearance.
public nonisolated struct BackgroundStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    let own = environment.backgroundStyle ?? AnyShapeStyle(UIColor.systemBackground.color)
    return own._paint(in: environment, bounds: bounds)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The system's background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension View {
  /// What `.background` means inside.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

extension EnvironmentValues {
  private struct BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  /// What `.background` means; the system's where it is `nil`.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}
