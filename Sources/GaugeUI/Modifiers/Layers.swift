/// A node with another behind or before it, which is offered the first one's size and adds none of its own.
final class LayeredNode: UnaryNode {
  private let layer: LayoutNode
  private let isBehind: Bool
  private let alignment: Alignment

  init(_ content: LayoutNode, layer: LayoutNode, isBehind: Bool, alignment: Alignment) {
    self.layer = layer
    self.isBehind = isBehind
    self.alignment = alignment
    super.init(content)
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    if !isBehind { content.show(at: origin, proposal: proposal, in: &context) }
    let offer = ProposedViewSize(content.size(for: proposal))
    func distance(_ guide: AlignmentGuide) -> CGFloat {
      content.guide(guide, for: proposal) - layer.guide(guide, for: offer)
    }
    let corner = CGPoint(
      x: origin.x + distance(alignment.horizontal.guide),
      y: origin.y + distance(alignment.vertical.guide))
    layer.show(at: corner, proposal: offer, in: &context)
    if isBehind { content.show(at: origin, proposal: proposal, in: &context) }
  }
}

/// Puts a view behind or before another.
private nonisolated struct LayerModifier<Layer: View>: NodeModifier {
  let layer: Layer
  let isBehind: Bool
  let alignment: Alignment

  @MainActor func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode {
    var nodes = _NodeList()
    var context = context.child(1)
    context.stackAxis = nil
    layer._resolve(in: context, into: &nodes)
    guard nodes.count > 0 else { return content }
    return LayeredNode(
      content, layer: nodes.layered(alignment), isBehind: isBehind, alignment: alignment)
  }
}

extension View {
  /// Draws a view behind this one, in this one's size.
  public nonisolated func background<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    modifier(LayerModifier(layer: content(), isBehind: true, alignment: alignment))
  }

  /// Draws a view behind this one, in this one's size.
  @_disfavoredOverload
  public nonisolated func background<Layer: View>(
    _ background: Layer, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: background, isBehind: true, alignment: alignment))
  }

  /// Draws a view before this one, in this one's size.
  public nonisolated func overlay<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    modifier(LayerModifier(layer: content(), isBehind: false, alignment: alignment))
  }

  /// Draws a view before this one, in this one's size.
  @_disfavoredOverload
  public nonisolated func overlay<Layer: View>(
    _ overlay: Layer, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: overlay, isBehind: false, alignment: alignment))
  }
}

// Styles and shapes as layers.
extension View {
  /// Fills this view's size with `style`, behind it.
  public nonisolated func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { Rectangle().fill(style) }
  }

  /// Fills a shape in this view's size with `style`, behind it.
  public nonisolated func background<Style: ShapeStyle, S: Shape>(
    _ style: Style, in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Fills this view's size with the background style, behind it.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle())
  }

  /// Fills a shape in this view's size with the background style, behind it.
  public nonisolated func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(BackgroundStyle(), style: fillStyle) }
  }

  /// Fills this view's size with `style`, before it.
  public nonisolated func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style) }
  }

  /// Fills a shape in this view's size with `style`, before it.
  public nonisolated func overlay<Style: ShapeStyle, S: Shape>(
    _ style: Style, in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Draws a line just inside this view's edges.
  public nonisolated func border<Style: ShapeStyle>(
    _ content: Style, width: CGFloat = 1
  ) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
