/// What a view comes to that lies on another one and is offered that one's size, as a background, an overlay or a mask.
struct LayerNodes {
  private var nodes: [LayoutNode]
  private var root: LayoutNode
  private var alignment: Alignment

  /// - Parameter isDirect: Whether the layer is shown where it lies, and so is what it lies on.
  @MainActor init(
    alignment: Alignment, isDirect: Bool, resolve: (inout _NodeList) -> Void
  ) {
    var list = _NodeList(isDirect: isDirect)
    resolve(&list)
    nodes = list.nodes
    root = list.layered(alignment)
    self.alignment = alignment
  }

  /// Whether the view is nothing.
  var isEmpty: Bool { nodes.isEmpty }
}

@MainActor
extension LayerNodes {
  /// Makes these the nodes that `resolve` brings up to date. A layer has no say in the size of what it lies on.
  mutating func update(
    alignment: Alignment, isDirect: Bool, resolve: (inout _NodeList) -> Void
  ) -> NodeChange {
    var list = _NodeList(updating: nodes, isDirect: isDirect)
    nodes = []
    resolve(&list)
    let change = list.finish()
    nodes = list.nodes
    guard change < .layout, alignment == self.alignment else {
      root = list.layered(alignment)
      self.alignment = alignment
      return .paint
    }
    return change
  }

  /// Draws the layer where it lies on `content`, which stands at `origin`.
  func show(
    around content: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize,
    in context: inout DrawingContext
  ) {
    let offer = ProposedViewSize(content.size(for: proposal))
    func distance(_ guide: AlignmentGuide) -> CGFloat {
      content.guide(guide, for: proposal) - root.guide(guide, for: offer)
    }
    let corner = CGPoint(
      x: origin.x + distance(alignment.horizontal.guide),
      y: origin.y + distance(alignment.vertical.guide))
    root.show(at: corner, proposal: offer, in: &context)
  }
}

extension _ViewContext {
  /// The context of what lies on the view.
  var layer: _ViewContext {
    var layer = child(1)
    layer.stackAxis = nil
    return layer
  }
}
