/// A node that is offered room of one ratio of width to height.
private final class AspectRatioNode: UnaryNode {
  private let ratio: CGFloat?
  private let contentMode: ContentMode

  init(_ content: LayoutNode, ratio: CGFloat?, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
    super.init(content)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    content.size(for: inner(proposal))
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    content.show(at: origin, proposal: inner(proposal), in: &context)
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, for proposal: ProposedViewSize
  ) -> CGFloat? {
    content.explicitGuide(guide, for: inner(proposal))
  }

  override func range(along axis: Axis, in proposal: ProposedViewSize) -> LengthRange {
    measuredRange(along: axis, in: proposal)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = content.size(for: .unspecified)
    let ratio = ratio ?? ideal.width / ideal.height
    guard ratio.isFinite, ratio > 0 else { return proposal }
    let width: CGFloat
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let offered?, nil): width = offered
    case (nil, let offered?): width = offered * ratio
    case (let wide?, let high?):
      width = contentMode == .fit ? min(wide, high * ratio) : max(wide, high * ratio)
    }
    return ProposedViewSize(width: width, height: width / ratio)
  }
}

private nonisolated struct AspectRatioModifier: NodeModifier {
  let ratio: CGFloat?
  let contentMode: ContentMode

  @MainActor func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode {
    AspectRatioNode(content, ratio: ratio, contentMode: contentMode)
  }
}

extension View {
  /// Keeps the ratio of width to height; `nil`, or one that is not above 0, stands for the ideal size's own.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(
      AspectRatioModifier(
        ratio: aspectRatio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }, contentMode: contentMode))
  }

  /// Keeps the ratio of a size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// As large as it can be inside its room, in its own ratio.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// As small as it can be and still cover its room, in its own ratio.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
