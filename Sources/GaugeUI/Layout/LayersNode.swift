/// Nodes on top of one another in one space: what `ZStack` comes to.
final class LayersNode: LayoutNode {
  private let alignment: Alignment
  private let children: [LayoutNode]

  init(alignment: Alignment, children: [LayoutNode]) {
    self.alignment = alignment
    self.children = children
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { extent(proposal).size }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    let anchor = extent(proposal).anchor
    for child in children {
      let size = child.size(for: proposal)
      let corner = CGPoint(
        x: origin.x + anchor.x - child.guide(alignment.horizontal, size: size),
        y: origin.y + anchor.y - child.guide(alignment.vertical, size: size))
      child.draw(at: corner, proposal: proposal, in: &context)
    }
  }

  /// The space that the children cover together, and where in it the point lies that their guides meet in.
  private func extent(_ proposal: ProposedViewSize) -> (size: CGSize, anchor: CGPoint) {
    guard !children.isEmpty else { return (.zero, .zero) }
    var (horizontal, vertical) = (GuideExtent(), GuideExtent())
    for child in children {
      let size = child.size(for: proposal)
      horizontal.add(child.guide(alignment.horizontal, size: size), length: size.width)
      vertical.add(child.guide(alignment.vertical, size: size), length: size.height)
    }
    return (
      CGSize(width: horizontal.length, height: vertical.length),
      CGPoint(x: horizontal.before, y: vertical.before)
    )
  }
}
