/// A node with another behind or before it, which is offered the first one's size and adds none of its own.
final class LayeredNode: UnaryNode {
  private var layer: LayerNodes
  private var isBehind: Bool

  init(_ content: LayoutNode, layer: LayerNodes, isBehind: Bool) {
    self.layer = layer
    self.isBehind = isBehind
    super.init(content)
  }

  /// Makes this the node of the layer that `resolve` brings up to date; `nil` where that is nothing.
  fileprivate func update(
    _ content: LayoutNode, isBehind: Bool, alignment: Alignment, isDirect: Bool,
    resolve: (inout _NodeList) -> Void
  ) -> NodeChange? {
    var change = layer.update(alignment: alignment, isDirect: isDirect, resolve: resolve)
    guard !layer.isEmpty else { return nil }
    if isBehind != self.isBehind { change = .paint }
    self.isBehind = isBehind
    setContent(content)
    return change
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    if !isBehind { content.show(at: origin, proposal: proposal, in: &context) }
    layer.show(around: content, at: origin, proposal: proposal, in: &context)
    if isBehind { content.show(at: origin, proposal: proposal, in: &context) }
  }
}

/// Puts a view behind or before another.
private nonisolated struct LayerModifier<Layer: View>: PrimitiveModifier {
  let layer: Layer
  let isBehind: Bool
  let alignment: Alignment

  @MainActor func _resolve<Base: View>(
    _ content: Base, in context: _ViewContext, into nodes: inout _NodeList
  ) {
    let isDirect = nodes.isDirect
    let resolve = { (nodes: inout _NodeList) in layer._resolve(in: context.layer, into: &nodes) }
    let wrapping = nodes.beginWrapping()
    content._resolve(in: context, into: &nodes)
    nodes.wrap(wrapping) { node, content in
      (node as? LayeredNode)?.update(
        content, isBehind: isBehind, alignment: alignment, isDirect: isDirect, resolve: resolve)
    } make: { content in
      let nodes = LayerNodes(alignment: alignment, isDirect: isDirect, resolve: resolve)
      guard !nodes.isEmpty else { return content }
      return LayeredNode(content, layer: nodes, isBehind: isBehind)
    }
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
