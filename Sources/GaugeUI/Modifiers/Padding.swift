/// Room around each node inside.
private final class PaddingNode: UnaryNode {
  private var insets: EdgeInsets

  func update(_ content: LayoutNode, insets: EdgeInsets) -> NodeChange {
    setContent(content)
    guard insets != self.insets else { return .none }
    self.insets = insets
    return .layout
  }

  init(_ content: LayoutNode, insets: EdgeInsets) {
    self.insets = insets
    super.init(content)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let inner = content.size(for: inner(proposal))
    return CGSize(
      width: max(0, inner.width + insets.leading + insets.trailing),
      height: max(0, inner.height + insets.top + insets.bottom))
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    content.show(
      at: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top),
      proposal: inner(proposal), in: &context)
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, for proposal: ProposedViewSize
  ) -> CGFloat? {
    content.explicitGuide(guide, for: inner(proposal))
      .map { $0 + (guide.axis == .horizontal ? insets.leading : insets.top) }
  }

  override func range(along axis: Axis, in proposal: ProposedViewSize) -> LengthRange {
    let range = content.range(along: axis, in: inner(proposal))
    let both =
      axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
    return LengthRange(least: max(0, range.least + both), most: max(0, range.most + both))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}

private nonisolated struct PaddingModifier: NodeModifier {
  /// Lengths that are not finite count as 0.
  let insets: EdgeInsets

  init(_ insets: EdgeInsets) {
    func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    self.insets = EdgeInsets(
      top: finite(insets.top), leading: finite(insets.leading), bottom: finite(insets.bottom),
      trailing: finite(insets.trailing))
  }

  @MainActor func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode {
    PaddingNode(content, insets: insets)
  }

  @MainActor func update(
    _ node: LayoutNode, around content: LayoutNode, in context: _ViewContext
  ) -> NodeChange? {
    (node as? PaddingNode)?.update(content, insets: insets)
  }
}

extension View {
  /// Room on the given sides; `nil` stands for 16 points.
  public nonisolated func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(PaddingModifier(EdgeInsets(edges, length ?? 16)))
  }

  /// Room of `length` points on every side.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(EdgeInsets(.all, length)))
  }

  /// Room on each side.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets))
  }
}
