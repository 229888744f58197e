/// A node as long as the room that is offered, or a part of it.
private final class RelativeFrameNode: UnaryNode {
  private let axes: Axis.Set
  private let length: (CGFloat, Axis) -> CGFloat
  private let alignment: Alignment

  init(
    _ content: LayoutNode, axes: Axis.Set, alignment: Alignment,
    length: @escaping (CGFloat, Axis) -> CGFloat
  ) {
    self.axes = axes
    self.alignment = alignment
    self.length = length
    super.init(content)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    for (axis, set) in [(Axis.horizontal, Axis.Set.horizontal), (.vertical, .vertical)]
    where axes.contains(set) {
      guard let room = proposal[axis], room.isFinite else { continue }
      let length = length(room, axis)
      offer[axis] = length.isFinite ? max(0, length) : 0
    }
    return offer
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let offer = offer(proposal)
    var size = content.size(for: offer)
    if axes.contains(.horizontal), let width = offer.width, width.isFinite { size.width = width }
    if axes.contains(.vertical), let height = offer.height, height.isFinite { size.height = height }
    return size
  }

  override func range(along axis: Axis, in proposal: ProposedViewSize) -> LengthRange {
    measuredRange(along: axis, in: proposal)
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    let (size, offer) = (size(for: proposal), offer(proposal))
    let inner = content.size(for: offer)
    let place = CGPoint(
      x: origin.x + alignment.horizontal.guide.share * (size.width - inner.width),
      y: origin.y + alignment.vertical.guide.share * (size.height - inner.height))
    content.show(at: place, proposal: offer, in: &context)
  }
}

extension AlignmentGuide {
  /// How much of what is left over comes before what is aligned: nothing, half or all of it.
  fileprivate var share: CGFloat {
    switch place {
    case .fraction(let fraction): fraction
    case .firstBaseline: 0
    case .lastBaseline: 1
    case .custom: 0.5
    }
  }
}

private nonisolated struct RelativeFrameModifier: NodeModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode {
    RelativeFrameNode(content, axes: axes, alignment: alignment, length: length)
  }
}

// The room offered stands for SwiftUI's nearest container.
extension View {
  /// As long as the room.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(RelativeFrameModifier(axes: axes, alignment: alignment) { room, _ in room })
  }

  /// As long as `span` of `count` equal parts of the room, `spacing` points between them.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      RelativeFrameModifier(axes: axes, alignment: alignment) { room, _ in
        let (count, span) = (CGFloat(max(1, count)), CGFloat(max(0, span)))
        let part = (room - spacing * (count - 1)) / count
        return part * span + spacing * max(0, span - 1)
      })
  }

  /// As long as `length` says of the room.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(RelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
