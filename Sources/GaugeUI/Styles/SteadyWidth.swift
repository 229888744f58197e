/// A node as wide as a multiple of eight columns, its content at the leading end.
private final class SteadyNode: UnaryNode {
  private let step: CGFloat

  init(_ content: LayoutNode, metrics: CellMetrics) {
    step = 8 * metrics.cellWidth
    super.init(content)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    var size = content.size(for: proposal)
    let steady = max(1, (size.width / step).rounded(.up)) * step
    size.width = max(size.width, min(steady, proposal.width ?? .infinity))
    return size
  }

  override func range(along axis: Axis, in proposal: ProposedViewSize) -> LengthRange {
    measuredRange(along: axis, in: proposal)
  }
}

private nonisolated struct SteadyModifier: NodeModifier {
  @MainActor func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode {
    SteadyNode(content, metrics: context.environment.metrics)
  }

  @MainActor func update(
    _ node: LayoutNode, around content: LayoutNode, in context: _ViewContext
  ) -> NodeChange? {
    guard let node = node as? SteadyNode else { return nil }
    node.setContent(content)
    return NodeChange.none
  }
}

extension View {
  /// Keeps what stands beside a changing label where it is: the label's room grows by eight columns at a time. So `5%`
  /// and `100%` take the same room, and so do `0.5` and `12.75`, `9 km/h` and `140 km/h`.
  nonisolated func steadyWidth() -> some View { modifier(SteadyModifier()) }
}
