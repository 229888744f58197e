/// A colour or pattern to fill shapes and text with, as SwiftUI's `ShapeStyle`.
public protocol ShapeStyle: Sendable {
  /// The paint this comes to in `environment`, on a shape that has `bounds`, in points.
  func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint

  /// Whether `other` surely paints what this style paints. Not to be written by hand: plain data is compared as such, what
  /// is `Equatable` by `==`.
  func _isSameStyle(as other: Self) -> Bool

  /// The gradient that this style lays out in some way; `nil` where it is of one colour. A control draws its stops along its
  /// own course.
  var _gradient: AnyGradient? { get }
}

extension ShapeStyle {
  public var _gradient: AnyGradient? { nil }
}
