/// A node around another one, in every respect like it unless a subclass says otherwise.
class UnaryNode: LayoutNode {
  let content: LayoutNode

  init(_ content: LayoutNode) { self.content = content }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    content.draw(at: origin, proposal: proposal, in: &context)
  }

  override var layoutPriority: Double { content.layoutPriority }

  override var spacingPreference: SpacingPreference { content.spacingPreference }

  override func guide(_ alignment: HorizontalAlignment, size: CGSize) -> CGFloat {
    content.guide(alignment, size: size)
  }

  override func guide(_ alignment: VerticalAlignment, size: CGSize) -> CGFloat {
    content.guide(alignment, size: size)
  }
}
