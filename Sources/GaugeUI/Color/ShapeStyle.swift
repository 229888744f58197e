/// A colour or pattern to fill shapes and text with, as SwiftUI's `ShapeStyle`.
public protocol ShapeStyle: Sendable {
  /// The paint this comes to in `environment`, on a shape that has `bounds`, in points.
  func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint
}
