/// The line along a figure's edge, as a figure.
public nonisolated struct _StrokedShape<Base: Shape>: Shape {
  let base: Base
  let style: StrokeStyle

  public static var role: ShapeRole { .stroke }

  public func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }

  public func _outline(in rect: CGRect) -> _ShapeOutline { .line(base._placed(in: rect), style) }

  public var _followsOrigin: Bool { base._followsOrigin }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
}

extension Shape {
  /// The line along the figure's edge.
  public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(base: self, style: style) }

  /// The line along the figure's edge, `lineWidth` points wide.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}
