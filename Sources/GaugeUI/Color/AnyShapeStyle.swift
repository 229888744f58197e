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

extension AnyShapeStyle {
  /// The gradient that the style lays out in some way; `nil` where it is of one colour.
  ///
  /// A gauge runs its stops along its bar or ring instead.
  var gradient: AnyGradient? {
    switch style {
    case let style as any GradientStyle: style.anyGradient
    case let style as OpacityShapeStyle: AnyShapeStyle(style.base).gradient?.opacity(style.opacity)
    case let style as HierarchicalLevelStyle:
      AnyShapeStyle(style.base).gradient?.opacity(style.level.factor)
    default: nil
    }
  }

  /// A style of one colour where this one is a gradient: the colour of its first stop.
  var withoutGradient: AnyShapeStyle {
    guard let gradient else { return self }
    return AnyShapeStyle(gradient.gradient.stops.first?.color ?? .clear)
  }
}
