/// The foreground style of the view it is drawn in, as SwiftUI's `ForegroundStyle`.
public nonisolated struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    HierarchicalShapeStyle.primary._paint(in: environment, bounds: bounds)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the view it is drawn in.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension EnvironmentValues {
  /// Makes `style` the foreground style, as `foregroundStyle(_:)` does. A level of the hierarchy becomes that level of
  /// the style that was set before; `nil` goes back to the system's label colours.
  mutating func setForegroundStyle(_ style: AnyShapeStyle?) {
    switch style?.style {
    case is ForegroundStyle: break
    case let style as HierarchicalShapeStyle where foregroundStyle != nil:
      if let outer = foregroundStyle?.style {
        foregroundStyle = AnyShapeStyle(HierarchicalLevelStyle(base: outer, level: style.level))
      }
    default: foregroundStyle = style
    }
  }
}
