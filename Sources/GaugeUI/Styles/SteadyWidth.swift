/// A node whose width grows by steps, its content at the leading end.
private final class SteadyNode: UnaryNode {
  /// A column, in points.
  private let column: CGFloat

  init(_ content: LayoutNode, metrics: CellMetrics) {
    column = metrics.cellWidth
    super.init(content)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    var size = content.size(for: proposal)
    let columns = (size.width / column - 1e-6).rounded(.up)
    let steady = columns <= 5 ? 5 : (columns / 4).rounded(.up) * 4
    size.width = max(size.width, min(steady * column, proposal.width ?? .infinity))
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
  /// Keeps what stands beside a changing label where it is: the label has room for five columns, then for eight, and for four
  /// more at a time. So `5%` and `100%` take the same room, and so do `0.5` and `12.75`, `9 km/h` and `140 km/h`.
  nonisolated func steadyWidth() -> some View { modifier(SteadyModifier()) }
}
