extension View {
  /// Shows this view where `mask`, laid out in this view's size, is opaque, and as opaque as it is there.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Shows this view where `mask` is opaque, and as opaque as it is there.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}

private nonisolated struct MaskModifier<Mask: View>: NodeModifier {
  let mask: Mask
  let alignment: Alignment

  static var drawsContentItself: Bool { true }

  @MainActor func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode {
    let layer = LayerNodes(alignment: alignment, isDirect: false) {
      mask._resolve(in: context.layer, into: &$0)
    }
    return MaskNode(content, mask: layer)
  }

  @MainActor func update(
    _ node: LayoutNode, around content: LayoutNode, in context: _ViewContext
  ) -> NodeChange? {
    (node as? MaskNode)?.update(content, alignment: alignment) {
      mask._resolve(in: context.layer, into: &$0)
    }
  }
}

/// A node of which is seen what another, of the same size, covers.
private final class MaskNode: UnaryNode {
  private var mask: LayerNodes

  init(_ content: LayoutNode, mask: LayerNodes) {
    self.mask = mask
    super.init(content)
  }

  func update(
    _ content: LayoutNode, alignment: Alignment, resolve: (inout _NodeList) -> Void
  ) -> NodeChange {
    setContent(content)
    return mask.update(alignment: alignment, isDirect: false, resolve: resolve)
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    var cover = DrawingContext(metrics: context.metrics)
    cover.transform = context.transform
    mask.show(around: content, at: origin, proposal: proposal, in: &cover)
    var shown = context.inner(at: .zero)
    content.show(at: origin, proposal: proposal, in: &shown)
    let left = Masking(Erasing.rest(of: cover.items)).masked(shown.items)
    context.append(left.map { Drawing.Part($0) })
  }
}
