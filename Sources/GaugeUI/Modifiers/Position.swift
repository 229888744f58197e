/// A node whose middle stands at a point of all the room that is offered.
private final class PositionNode: UnaryNode {
  private let position: CGPoint

  init(_ content: LayoutNode, position: CGPoint) {
    self.position = position
    super.init(content)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content.size(for: proposal))
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, for proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  override func range(along axis: Axis, in proposal: ProposedViewSize) -> LengthRange {
    LengthRange(least: 0, most: .infinity)
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    let size = content.size(for: proposal)
    let corner = CGPoint(
      x: origin.x + position.x - size.width / 2, y: origin.y + position.y - size.height / 2)
    content.show(at: corner, proposal: proposal, in: &context)
  }
}

private nonisolated struct PositionModifier: NodeModifier {
  let position: CGPoint

  @MainActor func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode {
    PositionNode(content, position: position)
  }
}

extension View {
  /// Puts the middle of this view at a point of its room, in points from the top leading corner. Coordinates that are not
  /// finite count as 0.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(
      PositionModifier(position: CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)))
  }

  public nonisolated func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }
}
