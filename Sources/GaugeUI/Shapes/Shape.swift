/// An outline that fills the room it is given, as SwiftUI's `Shape`.
///
/// As a view a shape is filled with the foreground style. A shape of your own says its `path(in:)`.
public nonisolated protocol Shape: Sendable, View {
  /// The outline in `rect`, in points.
  func path(in rect: CGRect) -> Path

  /// The room the shape takes of what it is offered: all of it, unless it says otherwise, and 10 points where its ideal
  /// is asked for.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// What there is to paint when the shape is filled: its inside, or a line for one that was stroked.
  func _content(in rect: CGRect, style: FillStyle, paint: Paint) -> Drawing.Content
}

extension Shape {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public func _content(in rect: CGRect, style: FillStyle, paint: Paint) -> Drawing.Content {
    .fill(path(in: rect), style, paint)
  }

  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }
}

/// A shape painted in a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  let shape: Content
  let style: Style
  let fillStyle: FillStyle

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.append(
      ShapeNode(
        shape: shape, style: style, fillStyle: fillStyle, environment: context.environment))
  }
}

/// A painted shape, measured and drawn.
private final class ShapeNode<Content: Shape, Style: ShapeStyle>: LayoutNode {
  private let shape: Content
  private let style: Style
  private let fillStyle: FillStyle
  private let environment: EnvironmentValues

  init(shape: Content, style: Style, fillStyle: FillStyle, environment: EnvironmentValues) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.environment = environment
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    let rect = CGRect(origin: origin, size: size(for: proposal))
    guard rect.width.isFinite, rect.height.isFinite else { return }
    let paint = style._paint(in: environment, bounds: rect)
    context.add(shape._content(in: rect, style: fillStyle, paint: paint))
  }
}

// Painting.
extension Shape {
  /// The inside of the shape in `content`.
  public func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, Style> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The inside of the shape in the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    fill(ForegroundStyle(), style: style)
  }

  /// A line along the shape, half of it inside.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle
  ) -> _ShapeView<_StrokedShape<Self>, Style> {
    stroke(style: style).fill(content)
  }

  /// A line along the shape, `lineWidth` points wide, half of it inside.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1
  ) -> _ShapeView<_StrokedShape<Self>, Style> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the shape, as a shape.
  public func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: style)
  }

  /// A line along the shape, `lineWidth` points wide, as a shape.
  public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

// More than one paint on a shape.
extension _ShapeView {
  public func fill<Other: ShapeStyle>(
    _ content: Other, style: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(content, style: style) }
  }

  public func stroke<Other: ShapeStyle>(_ content: Other, style: StrokeStyle) -> some View {
    overlay { shape.stroke(content, style: style) }
  }

  public func stroke<Other: ShapeStyle>(
    _ content: Other, lineWidth: CGFloat = 1
  ) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}
