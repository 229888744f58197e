private final class PriorityNode: UnaryNode {
  private let priority: Double

  init(_ content: LayoutNode, priority: Double) {
    self.priority = priority
    super.init(content)
  }

  override var layoutPriority: Double { priority }
}

private nonisolated struct PriorityModifier: NodeModifier {
  let priority: Double

  @MainActor func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode {
    PriorityNode(content, priority: priority)
  }
}

extension View {
  /// Which of a stack's children is given room first: higher first, 0 unless said. NaN counts as 0.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(PriorityModifier(priority: value.isNaN ? 0 : value))
  }
}
