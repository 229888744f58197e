/// A node that is asked for its ideal size whatever is offered.
private final class FixedSizeNode: UnaryNode {
  private let horizontal: Bool
  private let vertical: Bool

  init(_ content: LayoutNode, horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(content)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    content.size(for: inner(proposal))
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    content.show(at: origin, proposal: inner(proposal), in: &context)
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, for proposal: ProposedViewSize
  ) -> CGFloat? {
    content.explicitGuide(guide, for: inner(proposal))
  }

  override func range(along axis: Axis, in proposal: ProposedViewSize) -> LengthRange {
    guard axis == .horizontal ? horizontal : vertical else {
      return content.range(along: axis, in: inner(proposal))
    }
    let length = size(for: proposal)[axis]
    return LengthRange(least: length, most: length)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

private nonisolated struct FixedSizeModifier: NodeModifier {
  let horizontal: Bool
  let vertical: Bool

  @MainActor func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode {
    FixedSizeNode(content, horizontal: horizontal, vertical: vertical)
  }
}

extension View {
  /// Keeps this view at its ideal size, however little room there is.
  public nonisolated func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
}
