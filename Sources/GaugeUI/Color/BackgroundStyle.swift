/// The system's background, as SwiftUI's `BackgroundStyle`: white in light, black in dark appearance.
public nonisolated struct BackgroundStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    UIColor.systemBackground.color._paint(in: environment, bounds: bounds)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The system's background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
