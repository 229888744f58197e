/// A shape style whose type is not told.
public nonisolated struct AnyShapeStyle: ShapeStyle {
  private let content: Content

  /// Most are colours: these are handed on, and told apart, quickly. A copy is one reference.
  private enum Content {
    case color(Color)
    /// Never a colour, nor a style whose type is not told.
    indirect case other(any ShapeStyle)
  }

  @inlinable public init<Style: ShapeStyle>(_ style: Style) {
    self =
      switch style {
      case let style as AnyShapeStyle: style
      case let color as Color: AnyShapeStyle(color: color)
      default: AnyShapeStyle(other: style)
      }
  }

  @usableFromInline init(color: Color) { content = .color(color) }

  @usableFromInline init(other: any ShapeStyle) { content = .other(other) }

  /// The style inside.
  var style: any ShapeStyle {
    switch content {
    case .color(let color): color
    case .other(let style): style
    }
  }

  /// The style where it is a colour.
  var color: Color? { if case .color(let color) = content { color } else { nil } }

  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    switch content {
    case .color(let color): color._paint(in: environment, bounds: bounds)
    case .other(let style): style._paint(in: environment, bounds: bounds)
    }
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
