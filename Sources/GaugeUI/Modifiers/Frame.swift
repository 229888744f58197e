/// A frame of given lengths around a node.
private final class FrameNode: UnaryNode {
  private var width: FrameLength
  private var height: FrameLength
  private var alignment: Alignment

  func update(
    _ content: LayoutNode, width: FrameLength, height: FrameLength, alignment: Alignment
  ) -> NodeChange {
    setContent(content)
    guard width != self.width || height != self.height || alignment != self.alignment else {
      return .none
    }
    (self.width, self.height, self.alignment) = (width, height, alignment)
    return .layout
  }

  init(_ content: LayoutNode, width: FrameLength, height: FrameLength, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(content)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let inner = content.size(for: inner(proposal))
    return CGSize(
      width: width.length(proposed: proposal.width, content: inner.width),
      height: height.length(proposed: proposal.height, content: inner.height))
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    let placement = placement(proposal)
    let inset = inset(in: size(for: proposal), proposal: placement)
    content.show(
      at: CGPoint(x: origin.x + inset.x, y: origin.y + inset.y), proposal: placement, in: &context)
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, for proposal: ProposedViewSize
  ) -> CGFloat? {
    let placement = placement(proposal)
    return content.explicitGuide(guide, for: placement)
      .map { $0 + inset(in: size(for: proposal), proposal: placement)[guide.axis] }
  }

  override func range(along axis: Axis, in proposal: ProposedViewSize) -> LengthRange {
    switch axis == .horizontal ? width : height {
    case .free: content.range(along: axis, in: inner(proposal))
    case .fixed(let length): LengthRange(least: length, most: length)
    case .flexible: measuredRange(along: axis, in: proposal)
    }
  }

  /// What the content is measured in.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  /// What the content is placed in once the frame's own size is known.
  private func placement(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let size = size(for: proposal)
    return ProposedViewSize(
      width: width.room(proposed: proposal.width, length: size.width),
      height: height.room(proposed: proposal.height, length: size.height))
  }

  private func inset(in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    let frame = ViewDimensions(size: size)
    let (horizontal, vertical) = (alignment.horizontal.guide, alignment.vertical.guide)
    return CGPoint(
      x: horizontal.offset(in: frame) - content.guide(horizontal, for: proposal),
      y: vertical.offset(in: frame) - content.guide(vertical, for: proposal))
  }
}

/// What a frame says about one axis.
private nonisolated enum FrameLength: Equatable {
  /// What the content chooses.
  case free
  case fixed(CGFloat)
  case flexible(least: CGFloat?, ideal: CGFloat?, most: CGFloat?)

  /// What the content is offered where the frame is offered `proposed`.
  func offer(_ proposed: CGFloat?) -> CGFloat? {
    switch self {
    case .free: proposed
    case .fixed(let length): length
    case .flexible(let least, let ideal, let most):
      (proposed ?? ideal).map { min(max($0, least ?? 0), most ?? .infinity) }
    }
  }

  /// What the content has in a frame of `length`: all of it, but its own ideal where that is what made the frame so long.
  func room(proposed: CGFloat?, length: CGFloat) -> CGFloat? {
    switch self {
    case .free: return proposed
    case .fixed: return length
    case .flexible(let least, let ideal, let most):
      guard proposed == nil, ideal == nil else { return length }
      return length <= least ?? -1 || length >= most ?? .infinity ? length : nil
    }
  }

  /// What the frame takes: its ideal where that is asked for. With both limits it takes what is offered; with one, what is offered on that side
  /// of its content.
  func length(proposed: CGFloat?, content: CGFloat) -> CGFloat {
    switch self {
    case .free: content
    case .fixed(let length): length
    case .flexible(let least, let ideal, let most):
      {
        if proposed == nil, let ideal { return ideal }
        guard let target = offer(proposed) else {
          return min(max(content, least ?? 0), most ?? .infinity)
        }
        switch (least, most) {
        case (nil, nil): return content
        case (let least?, nil): return max(least, min(content, target))
        case (nil, let most?): return min(most, max(content, target))
        case (_?, _?): return target
        }
      }()
    }
  }
}

private nonisolated struct FrameModifier: NodeModifier {
  let width: FrameLength
  let height: FrameLength
  let alignment: Alignment

  @MainActor func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode {
    FrameNode(content, width: width, height: height, alignment: alignment)
  }

  @MainActor func update(
    _ node: LayoutNode, around content: LayoutNode, in context: _ViewContext
  ) -> NodeChange? {
    (node as? FrameNode)?.update(content, width: width, height: height, alignment: alignment)
  }
}

extension View {
  /// A frame of a fixed size in points; `nil` leaves a length to the content, as does one that is negative or
  /// not finite.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    func length(_ length: CGFloat?) -> FrameLength {
      guard let length, length.isFinite, length >= 0 else { return .free }
      return .fixed(length)
    }
    return modifier(
      FrameModifier(width: length(width), height: length(height), alignment: alignment))
  }

  /// A frame within limits, in points. Limits that are negative or not a number count as not given, and limits in the
  /// wrong order as the smallest one.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    func length(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> FrameLength {
      func valid(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0 >= 0 ? $0 : nil } }
      let least = valid(least).flatMap { $0.isFinite ? $0 : nil }
      let ideal = valid(ideal).flatMap { $0.isFinite ? $0 : nil }
      let most = valid(most).map { max($0, least ?? 0) }
      guard least != nil || ideal != nil || most != nil else { return .free }
      return .flexible(least: least, ideal: ideal, most: most)
    }
    return modifier(
      FrameModifier(
        width: length(minWidth, idealWidth, maxWidth),
        height: length(minHeight, idealHeight, maxHeight), alignment: alignment))
  }
}
