/// A shape style whose type is not told.
public nonisolated struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle
  /// The style where it is a colour, as most are: these are told apart quickly.
  let color: Color?

  public init<Style: ShapeStyle>(_ style: Style) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
    color = self.style as? Color
  }

  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    style._paint(in: environment, bounds: bounds)
  }
}

extension AnyShapeStyle {
  public var _gradient: AnyGradient? { color == nil ? style._gradient : nil }

  /// A style of one colour where this one is a gradient: the colour of its first stop.
  var withoutGradient: AnyShapeStyle {
    guard let gradient = _gradient else { return self }
    return AnyShapeStyle(gradient.gradient.stops.first?.color ?? .clear)
  }
}
