/// The tint of the view it is drawn in, as SwiftUI's `TintShapeStyle`; without one the accent colour.
public nonisolated struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    guard let tint = environment.tint else {
      return Color.accentColor._paint(in: environment, bounds: bounds)
    }
    // `.tint(.tint)` would ask for itself forever.
    var environment = environment
    environment.tint = nil
    return tint._paint(in: environment, bounds: bounds)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the view it is drawn in.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
