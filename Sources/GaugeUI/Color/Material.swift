/// A pane that what lies behind shines through, as SwiftUI's `Material`. What shines through is not blurred: a cell is larger
/// than the blur.
public nonisolated struct Material: ShapeStyle, Hashable {
  /// How much of the pane's own colour there is.
  private let density: Double

  public static let ultraThin = Material(density: 0.08)
  public static let thin = Material(density: 0.12)
  public static let regular = Material(density: 0.16)
  public static let thick = Material(density: 0.2)
  public static let ultraThick = Material(density: 0.24)
  public static let bar = Material(density: 0.16)

  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    Color.primary.opacity(density)._paint(in: environment, bounds: bounds)
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

/// A colour that the system gives a role, as SwiftUI's `FillShapeStyle`, `SeparatorShapeStyle` and their kin.
public nonisolated struct RoleShapeStyle: ShapeStyle {
  private let color: UIColor

  init(_ color: UIColor) { self.color = color }

  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    Color(color)._paint(in: environment, bounds: bounds)
  }
}

extension ShapeStyle where Self == RoleShapeStyle {
  /// What controls are filled with.
  public static var fill: RoleShapeStyle { RoleShapeStyle(.systemFill) }
  /// Lines between rows.
  public static var separator: RoleShapeStyle { RoleShapeStyle(.separator) }
  /// Text that stands for what is still to be typed.
  public static var placeholder: RoleShapeStyle { RoleShapeStyle(.placeholderText) }
  /// Words that lead to a page.
  public static var link: RoleShapeStyle { RoleShapeStyle(.link) }
  /// The ground of a window.
  public static var windowBackground: RoleShapeStyle { RoleShapeStyle(.systemBackground) }
}
