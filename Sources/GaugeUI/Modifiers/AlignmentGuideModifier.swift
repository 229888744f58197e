/// A node that says itself where one of its guides lies.
private final class GuideNode: UnaryNode {
  private let set: AlignmentGuide
  private let computeValue: (ViewDimensions) -> CGFloat

  init(
    _ content: LayoutNode, guide: AlignmentGuide,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) {
    set = guide
    self.computeValue = computeValue
    super.init(content, setsGuides: true)
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, for proposal: ProposedViewSize
  ) -> CGFloat? {
    guard guide == set else { return super.explicitGuide(guide, for: proposal) }
    let offset = computeValue(content.dimensions(for: proposal))
    return offset.isFinite ? offset : 0
  }
}

private nonisolated struct GuideModifier: NodeModifier {
  let guide: AlignmentGuide
  let computeValue: (ViewDimensions) -> CGFloat

  @MainActor func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode {
    GuideNode(content, guide: guide, computeValue: computeValue)
  }
}

extension View {
  /// Says where this view's guide lies, in points from its leading edge; what is not finite counts as 0.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: Gets the view's size and the guides it has without this.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(guide: guide.guide, computeValue: computeValue))
  }

  /// Says where this view's guide lies, in points from its top; what is not finite counts as 0.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: Gets the view's size and the guides it has without this.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(guide: guide.guide, computeValue: computeValue))
  }
}
