/// A line along a shape.
public nonisolated struct _StrokedShape<Content: Shape>: Shape {
  let shape: Content
  let style: StrokeStyle

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// A line stays a line, so that renderers draw it exactly.
  public func _content(in rect: CGRect, style fill: FillStyle, paint: Paint) -> Drawing.Content {
    .stroke(shape.path(in: rect), style, paint)
  }
}
