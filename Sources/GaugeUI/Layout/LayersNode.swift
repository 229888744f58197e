/// Nodes on top of one another in one space: what `ZStack` comes to.
final class LayersNode: LayoutNode {
  private var alignment: Alignment
  private var children: [LayoutNode]

  init(alignment: Alignment, children: [LayoutNode]) {
    self.alignment = alignment
    self.children = children
    super.init(setsGuides: children.contains(where: \.setsGuides))
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { extent(proposal).size }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    let anchor = extent(proposal).anchor
    let order = children.drawingOrder
    // Without closures, which on the main actor would each ask whether they run there.
    for place in children.indices {
      let child = children[order?[place] ?? place]
      let corner = corner(of: child, proposal, anchor: anchor)
      child.show(
        at: CGPoint(x: origin.x + corner.x, y: origin.y + corner.y), proposal: proposal,
        in: &context)
    }
  }

  override func count(of nodes: [LayoutNode]) -> Int {
    setsGuides ? 0 : super.count(of: nodes) + children.count(of: nodes)
  }

  override func noteMoved(_ nodes: [LayoutNode]) -> NodeChange {
    let change = max(super.noteMoved(nodes), children.noteMoved(nodes))
    note(change)
    return change
  }

  override var rowPlacement: RowPlacement { children.rowPlacement }

  override func explicitGuide(
    _ guide: AlignmentGuide, for proposal: ProposedViewSize
  ) -> CGFloat? {
    let anchor = extent(proposal).anchor
    return guide.combined(
      children.compactMap { child in
        child.explicitGuide(guide, for: proposal)
          .map { $0 + corner(of: child, proposal, anchor: anchor)[guide.axis] }
      })
  }

  private func corner(
    of child: LayoutNode, _ proposal: ProposedViewSize, anchor: CGPoint
  ) -> CGPoint {
    CGPoint(
      x: anchor.x - child.guide(alignment.horizontal.guide, for: proposal),
      y: anchor.y - child.guide(alignment.vertical.guide, for: proposal))
  }

  /// The space that the children cover together, and where in it the point lies that their guides meet in.
  private func extent(_ proposal: ProposedViewSize) -> (size: CGSize, anchor: CGPoint) {
    guard !children.isEmpty else { return (.zero, .zero) }
    var (horizontal, vertical) = (GuideExtent(), GuideExtent())
    for child in children {
      let size = child.size(for: proposal)
      horizontal.add(
        child.guide(alignment.horizontal.guide, for: proposal), length: size.width)
      vertical.add(child.guide(alignment.vertical.guide, for: proposal), length: size.height)
    }
    return (
      CGSize(width: horizontal.length, height: vertical.length),
      CGPoint(x: horizontal.before, y: vertical.before)
    )
  }
}

// From one frame to the next.
@MainActor
extension [LayoutNode] {
  /// How many of `nodes` stand in these.
  func count(of nodes: [LayoutNode]) -> Int {
    var count = 0
    for child in self { count += child.count(of: nodes) }
    return count
  }

  /// What becomes of the node around these where some in them measure differently.
  func noteMoved(_ nodes: [LayoutNode]) -> NodeChange {
    var change = NodeChange.none
    for child in self { change = Swift.max(change, child.noteMoved(nodes)) }
    return change
  }
}

extension LayersNode {
  /// Makes this the node of the children that `resolve` brings up to date.
  func update(
    alignment: Alignment, isDirect: Bool, resolve: (inout _NodeList) -> Void
  ) -> (own: NodeChange, inside: NodeChange) {
    var list = _NodeList(updating: children, isDirect: isDirect)
    children = []
    resolve(&list)
    let inside = list.finish()
    children = list.nodes
    let own: NodeChange = alignment == self.alignment ? .none : .layout
    self.alignment = alignment
    if max(own, inside) == .layout { setSetsGuides(children.contains(where: \.setsGuides)) }
    return (own, inside)
  }
}
