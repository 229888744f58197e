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

  @MainActor func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode {
    var nodes = _NodeList()
    var context = context.child(1)
    context.stackAxis = nil
    mask._resolve(in: context, into: &nodes)
    return MaskNode(content, mask: nodes.layered(alignment), alignment: alignment)
  }
}

/// A node of which is seen what another, of the same size, covers.
private final class MaskNode: UnaryNode {
  private let mask: LayoutNode
  private let alignment: Alignment

  init(_ content: LayoutNode, mask: LayoutNode, alignment: Alignment) {
    self.mask = mask
    self.alignment = alignment
    super.init(content)
  }

  override var drawsContentItself: Bool { true }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    let offer = ProposedViewSize(content.size(for: proposal))
    func distance(_ guide: AlignmentGuide) -> CGFloat {
      content.guide(guide, for: proposal) - mask.guide(guide, for: offer)
    }
    var cover = DrawingContext(metrics: context.metrics)
    cover.transform = context.transform
    mask.show(
      at: CGPoint(
        x: origin.x + distance(alignment.horizontal.guide),
        y: origin.y + distance(alignment.vertical.guide)),
      proposal: offer, in: &cover)
    var shown = context.inner(at: .zero)
    content.show(at: origin, proposal: proposal, in: &shown)
    context.append(Masking(cover.items).masked(shown.items).map { Drawing.Part($0) })
  }
}
