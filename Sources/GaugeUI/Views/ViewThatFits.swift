/// The first of several views whose ideal size fits the room, or else the last, as SwiftUI's `ViewThatFits`.
public nonisolated struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// - Parameter axes: Along which a view has to fit.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    guard let context = context.deeper() else { return }
    var choices = _NodeList()
    content._resolve(in: context, into: &choices)
    guard let last = choices.nodes.last else { return }
    nodes.append(ChoiceNode(choices.nodes.dropLast(), last: last, axes: axes))
  }
}

/// One of several nodes, by the room there is.
private final class ChoiceNode: LayoutNode {
  private let choices: ArraySlice<LayoutNode>
  private let last: LayoutNode
  private let axes: Axis.Set
  /// What was drawn last.
  private var shown: LayoutNode?

  init(_ choices: ArraySlice<LayoutNode>, last: LayoutNode, axes: Axis.Set) {
    self.choices = choices
    self.last = last
    self.axes = axes
    super.init(setsGuides: last.setsGuides || choices.contains(where: \.setsGuides))
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    choice(for: proposal).size(for: proposal)
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    let choice = choice(for: proposal)
    if choice !== shown { context.isRearranged = true }
    shown = choice
    choice.show(at: origin, proposal: proposal, in: &context)
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, for proposal: ProposedViewSize
  ) -> CGFloat? {
    choice(for: proposal).explicitGuide(guide, for: proposal)
  }

  private func choice(for proposal: ProposedViewSize) -> LayoutNode {
    var ideal = proposal
    if axes.contains(.horizontal) { ideal.width = nil }
    if axes.contains(.vertical) { ideal.height = nil }
    for choice in choices {
      let size = choice.size(for: ideal)
      if fits(size.width, proposal.width, .horizontal),
        fits(size.height, proposal.height, .vertical)
      {
        return choice
      }
    }
    return last
  }

  private func fits(_ length: CGFloat, _ room: CGFloat?, _ axis: Axis.Set) -> Bool {
    guard axes.contains(axis), let room else { return true }
    // Lengths are sums, which may be off by a hair.
    return length <= room + 0.005
  }
}
