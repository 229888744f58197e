/// Nodes one after another along an axis: what `HStack` and `VStack` come to.
final class StackNode: LayoutNode {
  private let axis: Axis
  private let alignment: Alignment
  private let children: [LayoutNode]
  private let metrics: CellMetrics
  /// The points before each child but the first.
  private let gaps: [CGFloat]
  private var latest: (proposal: ProposedViewSize, placement: Placement)?

  /// - Parameter spacing: The points between children; `nil` leaves it to their preferences.
  init(
    axis: Axis, alignment: Alignment, spacing: CGFloat?, children: [LayoutNode],
    metrics: CellMetrics
  ) {
    self.axis = axis
    self.alignment = alignment
    self.children = children
    self.metrics = metrics
    gaps = zip(children, children.dropFirst()).map { first, second in
      spacing
        ?? SpacingPreference.distance(
          first.spacingPreference, second.spacingPreference, along: axis)
    }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { placement(proposal).size }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    let placement = placement(proposal)
    for (child, place) in zip(children, placement.places) {
      child.draw(
        at: CGPoint(x: origin.x + place.origin.x, y: origin.y + place.origin.y),
        proposal: place.proposal, in: &context)
    }
  }

  /// Text throughout counts as text, so that paragraphs made of stacks follow one another closely.
  override var spacingPreference: SpacingPreference {
    if let only = children.first, children.count == 1 { return only.spacingPreference }
    return children.allSatisfy { $0.spacingPreference == .text } ? .text : .standard
  }
}

extension StackNode {
  /// Where everything stands for one proposal.
  private struct Placement {
    var size = CGSize.zero
    var places: [(origin: CGPoint, proposal: ProposedViewSize)] = []
  }

  private func placement(_ proposal: ProposedViewSize) -> Placement {
    if let latest, latest.proposal == proposal { return latest.placement }
    let placement = place(childProposals(proposal))
    latest = (proposal, placement)
    return placement
  }

  private func place(_ proposals: [ProposedViewSize]) -> Placement {
    let cross: Axis = axis == .horizontal ? .vertical : .horizontal
    var placement = Placement()
    placement.places.reserveCapacity(children.count)
    var extent = GuideExtent()
    var position: CGFloat = 0
    for (index, child) in children.enumerated() {
      let size = child.size(for: proposals[index])
      if index > 0 { position += gaps[index - 1] }
      if axis == .vertical { position = metrics.stacked(position, height: size.height) }
      let guide = guide(of: child, size: size)
      extent.add(guide, length: size[cross])
      placement.places.append((CGPoint(x: position, y: guide), proposals[index]))
      position += size[axis]
    }
    guard !children.isEmpty else { return placement }
    for (index, child) in children.enumerated() {
      let (along, guide) = (placement.places[index].origin.x, placement.places[index].origin.y)
      let height = child.size(for: proposals[index]).height
      placement.places[index].origin =
        axis == .vertical
        ? CGPoint(x: extent.before - guide, y: along)
        : CGPoint(x: along, y: metrics.stacked(extent.before - guide, height: height))
    }
    placement.size[axis] = position
    placement.size[cross] = extent.length
    return placement
  }

  private func guide(of child: LayoutNode, size: CGSize) -> CGFloat {
    axis == .vertical
      ? child.guide(alignment.horizontal, size: size)
      : child.guide(alignment.vertical, size: size)
  }
}

// How a stack shares its length out: SwiftUI's way.
extension StackNode {
  /// What each child is offered. Those of the highest layout priority are asked first, and among these the least
  /// flexible; each is offered an equal share of what is left once the least that the lower priorities need is set aside.
  private func childProposals(_ proposal: ProposedViewSize) -> [ProposedViewSize] {
    guard let length = proposal[axis], length.isFinite, children.count > 1 else {
      return Array(repeating: proposal, count: children.count)
    }
    var room = max(0, length - gaps.reduce(0, +))
    var proposals = Array(repeating: proposal.with(0, along: axis), count: children.count)
    guard room > 0 else { return proposals }
    let candidates = candidates(proposal)
    var start = 0
    while start < candidates.count {
      let priority = candidates[start].priority
      let end = candidates[start...].firstIndex { $0.priority != priority } ?? candidates.count
      let reserved = candidates[end...].reduce(0) { $0 + $1.least }
      var left = max(0, room - reserved)
      for position in start..<end {
        let index = candidates[position].index
        let offer = proposal.with(left / CGFloat(end - position), along: axis)
        proposals[index] = offer
        left = max(0, left - children[index].size(for: offer)[axis])
      }
      room = left + reserved
      start = end
    }
    return proposals
  }

  private struct Candidate {
    var index: Int
    var priority: Double
    /// The shortest that the child can be.
    var least: CGFloat
    var flexibility: CGFloat
  }

  /// The children in the order in which they are asked.
  private func candidates(_ proposal: ProposedViewSize) -> [Candidate] {
    children.enumerated().map { index, child in
      let (least, most) = child.range(along: axis, in: proposal)
      return Candidate(
        index: index, priority: child.layoutPriority, least: least, flexibility: most - least)
    }
    .sorted {
      ($1.priority, $0.flexibility, $0.index) < ($0.priority, $1.flexibility, $1.index)
    }
  }
}

extension _NodeList {
  /// Adds the stack that `content` makes: what `HStack` and `VStack` come to.
  @MainActor
  mutating func appendStack(
    of content: some View, axis: Axis, alignment: Alignment, spacing: CGFloat?,
    in context: _ViewContext
  ) {
    guard var context = context.deeper() else { return }
    context.environment.stackAxis = axis
    var children = _NodeList()
    content._resolve(in: context, into: &children)
    append(
      StackNode(
        axis: axis, alignment: alignment, spacing: spacing.flatMap { $0.isFinite ? $0 : nil },
        children: children.nodes, metrics: context.environment.metrics))
  }
}
