/// A node around another one, in every respect like it unless a subclass says otherwise.
///
/// A subclass that offers its content something else, or adds to its size, says so for `range` too.
@usableFromInline
class UnaryNode: LayoutNode {
  @exclusivity(unchecked)
  final private(set) var content: LayoutNode

  /// For a modifier that brings its node up to date.
  final func setContent(_ content: LayoutNode) {
    if content !== self.content { self.content = content }
    setSetsGuides(content.setsGuides)
  }

  @usableFromInline final override var wrapped: LayoutNode? { content }

  init(_ content: LayoutNode, setsGuides: Bool = false) {
    self.content = content
    super.init(setsGuides: setsGuides || content.setsGuides)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    content.show(at: origin, proposal: proposal, in: &context)
  }

  override func count(of nodes: [LayoutNode]) -> Int {
    setsGuides ? 0 : super.count(of: nodes) + content.count(of: nodes)
  }

  override func noteMoved(_ nodes: [LayoutNode]) -> NodeChange {
    let change = max(super.noteMoved(nodes), content.noteMoved(nodes))
    note(change)
    return change
  }

  override var layoutPriority: Double { content.layoutPriority }

  override var traits: NodeTraits { content.traits }

  override var gridCell: GridCell { content.gridCell }

  override var spacingPreference: SpacingPreference { content.spacingPreference }

  override var rowPlacement: RowPlacement { content.rowPlacement }

  override func explicitGuide(
    _ guide: AlignmentGuide, for proposal: ProposedViewSize
  ) -> CGFloat? {
    content.explicitGuide(guide, for: proposal)
  }

  override func range(along axis: Axis, in proposal: ProposedViewSize) -> LengthRange {
    content.range(along: axis, in: proposal)
  }
}
