/// A shape style whose type is not told.
public nonisolated struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  public init<Style: ShapeStyle>(_ style: Style) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    style._paint(in: environment, bounds: bounds)
  }
}
