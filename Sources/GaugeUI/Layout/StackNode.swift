/// Nodes one after another along an axis: what `HStack` and `VStack` come to.
final class StackNode: LayoutNode {
  private var axis: Axis
  private var cross: Axis
  /// What the children are aligned on, across the stack.
  private var guide: AlignmentGuide
  private let metrics: CellMetrics
  private var spacing: CGFloat?
  private var preference = SpacingPreference.text
  private var placement = RowPlacement.free
  private var children: [LayoutNode]
  /// The children's places from back to front, where they do not lie as they stand.
  private var drawingOrder: [Int]?
  /// The children, as they stand for the proposal that was placed last.
  private var slots: [Slot] = []
  private var placed: (proposal: ProposedViewSize, size: CGSize)?
  /// What parents were told of the stack besides its sizes.
  private var told = Told()

  private struct Told {
    var ranges: [(axis: Axis, proposal: ProposedViewSize, range: LengthRange)] = []
    var hasGuides = false
  }

  /// A child and its place.
  fileprivate struct Slot {
    let node: LayoutNode
    /// The points before it.
    let gap: CGFloat
    /// How it is placed by rows of cells, and the one before.
    let placement: RowPlacement
    let placementBefore: RowPlacement?
    let priority: Double
    /// The lengths that it can have.
    var range = LengthRange(least: 0, most: 0)
    var proposal = ProposedViewSize.zero
    var size = CGSize.zero
    /// From the stack's corner.
    var origin = CGPoint.zero
  }

  /// - Parameters:
  ///   - alignment: Across the stack.
  ///   - spacing: The points between children; `nil` leaves it to their preferences.
  init(
    axis: Axis, alignment: AlignmentGuide, spacing: CGFloat?, children: [LayoutNode],
    metrics: CellMetrics
  ) {
    self.axis = axis
    cross = axis == .horizontal ? .vertical : .horizontal
    guide = alignment
    self.metrics = metrics
    self.spacing = spacing
    self.children = children
    super.init(setsGuides: children.contains(where: \.setsGuides))
    takeChildren()
  }

  private func takeChildren() {
    slots.removeAll(keepingCapacity: true)
    slots.reserveCapacity(children.count)
    for child in children {
      var gap: CGFloat = 0
      if let before = slots.last?.node {
        gap =
          spacing
          ?? SpacingPreference.distance(
            before.spacingPreference, child.spacingPreference, along: axis)
      }
      slots.append(
        Slot(
          node: child, gap: gap, placement: child.rowPlacement,
          placementBefore: slots.last?.placement, priority: child.layoutPriority))
    }
    preference = sharedPreference
    placement = children.rowPlacement
    drawingOrder = children.drawingOrder
  }

  /// Text throughout, but for room between, counts as text, so that paragraphs made of stacks follow one another closely.
  private var sharedPreference: SpacingPreference {
    if slots.count == 1 { return slots[0].node.spacingPreference }
    var hasText = slots.isEmpty
    for slot in slots {
      switch slot.node.spacingPreference {
      case .text: hasText = true
      case .zero: break
      case .standard, .row: return .standard
      }
    }
    return hasText ? .text : .standard
  }

  override func forgetLayout() {
    placed = nil
    told = Told()
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { place(for: proposal) }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    _ = place(for: proposal)
    // Without closures, which on the main actor would each ask whether they run there.
    for place in slots.indices {
      let slot = slots[drawingOrder?[place] ?? place]
      slot.node.show(
        at: CGPoint(x: origin.x + slot.origin.x, y: origin.y + slot.origin.y),
        proposal: slot.proposal, in: &context)
    }
  }

  override func count(of nodes: [LayoutNode]) -> Int {
    setsGuides ? 0 : super.count(of: nodes) + children.count(of: nodes)
  }

  override func noteMoved(_ nodes: [LayoutNode]) -> NodeChange {
    let own = super.noteMoved(nodes)
    var change = children.noteMoved(nodes)
    if change == .layout, takeMovedChildren() {
      change = .paint
      ViewHost.note(self)
    }
    change = max(own, change)
    note(change)
    return change
  }

  override var spacingPreference: SpacingPreference { preference }

  override var rowPlacement: RowPlacement { placement }

  override func explicitGuide(
    _ guide: AlignmentGuide, for proposal: ProposedViewSize
  ) -> CGFloat? {
    told.hasGuides = true
    _ = place(for: proposal)
    return guide.combined(
      slots.compactMap { slot in
        slot.node.explicitGuide(guide, for: slot.proposal).map { $0 + slot.origin[guide.axis] }
      })
  }

  override func range(along axis: Axis, in proposal: ProposedViewSize) -> LengthRange {
    let range = axis == self.axis ? rangeAlong(proposal) : rangeAcross(proposal)
    told.ranges.append((axis, proposal, range))
    return range
  }
}

extension StackNode {
  /// With no room each child is as short as it can be, and with endless room as long.
  private func rangeAlong(_ proposal: ProposedViewSize) -> LengthRange {
    var whole = LengthRange(least: 0, most: 0)
    var before = whole
    for slot in slots {
      let range = slot.node.range(along: axis, in: proposal)
      whole.least =
        start(of: slot, after: whole.least, lengthBefore: before.least, length: range.least)
        + range.least
      whole.most =
        start(of: slot, after: whole.most, lengthBefore: before.most, length: range.most)
        + range.most
      before = range
    }
    return whole
  }

  /// Where no child gives way, as in a row of words, one measurement tells.
  private func rangeAcross(_ proposal: ProposedViewSize) -> LengthRange {
    let narrow = proposal.with(0, along: cross)
    let least = size(for: narrow)[cross]
    _ = place(for: narrow)
    for slot in slots {
      let range = slot.node.range(along: cross, in: slot.proposal)
      guard range.least == range.most else {
        let wide = proposal.with(.infinity, along: cross)
        return LengthRange(least: least, most: size(for: wide)[cross])
      }
    }
    return LengthRange(least: least, most: least)
  }
}

// Placing.
extension StackNode {
  /// Puts every child where it stands for `proposal`, and gives the size of all together.
  private func place(for proposal: ProposedViewSize) -> CGSize {
    if let placed, placed.proposal == proposal { return placed.size }
    // Held here meanwhile: children do not look at their parent's slots.
    var slots: [Slot] = []
    swap(&slots, &self.slots)
    defer { swap(&slots, &self.slots) }
    share(proposal, among: &slots)
    var extent = GuideExtent()
    var position: CGFloat = 0
    for index in slots.indices {
      let node = slots[index].node
      let size = node.size(for: slots[index].proposal)
      position = start(
        of: slots[index], after: position,
        lengthBefore: index > 0 ? slots[index - 1].size[axis] : 0, length: size[axis])
      let offset = node.guide(guide, for: slots[index].proposal)
      extent.add(offset, length: size[cross])
      slots[index].size = size
      slots[index].origin[axis] = position
      slots[index].origin[cross] = offset
      position += size[axis]
    }
    // What stands on one line with its neighbours, as the columns of a chart do, stays there.
    let isExact = cross == .horizontal || guide == VerticalAlignment.bottom.guide
    for index in slots.indices {
      let across = extent.before - slots[index].origin[cross]
      slots[index].origin[cross] =
        isExact
        ? across
        : metrics.stacked(
          across, height: slots[index].size.height, beside: placement, as: slots[index].placement)
    }
    var whole = CGSize.zero
    if !slots.isEmpty {
      whole[axis] = position
      whole[cross] = extent.length
    }
    placed = (proposal, whole)
    return whole
  }

  /// Where a child of a length begins after one that ends at `position`.
  private func start(
    of slot: Slot, after position: CGFloat, lengthBefore: CGFloat, length: CGFloat
  ) -> CGFloat {
    let start = position + slot.gap
    guard axis == .vertical else { return start }
    return metrics.stacked(
      start, height: length, below: slot.placementBefore,
      from: position - lengthBefore, to: position, as: slot.placement)
  }
}

extension StackNode {
  /// Where a child begins along the stack, and how long it is; in points.
  struct Extent: Equatable {
    var start: CGFloat
    var length: CGFloat

    var end: CGFloat { start + length }
  }

  /// Where each child stands along the stack for `proposal`.
  func extents(for proposal: ProposedViewSize) -> [Extent] {
    _ = place(for: proposal)
    return slots.map { Extent(start: $0.origin[axis], length: $0.size[axis]) }
  }
}

// From one frame to the next.
extension StackNode {
  /// Makes this the stack of the children that `resolve` brings up to date.
  fileprivate func update(
    axis: Axis, alignment: AlignmentGuide, spacing: CGFloat?, isDirect: Bool,
    resolve: (inout _NodeList) -> Void
  ) -> (own: NodeChange, inside: NodeChange) {
    var list = _NodeList(updating: children, isDirect: isDirect)
    children = []
    resolve(&list)
    let inside = list.finish()
    var own = NodeChange.none
    children = list.nodes
    if axis != self.axis || spacing != self.spacing || alignment != guide {
      (self.axis, self.spacing, guide) = (axis, spacing, alignment)
      cross = axis == .horizontal ? .vertical : .horizontal
      own = .layout
    }
    guard max(own, inside) == .layout else { return (own, inside) }
    let isAsBefore = takeMovedChildren()
    return own == .none && isAsBefore ? (.paint, .none) : (own, inside)
  }

  /// Lays out anew children that measure differently, and says whether the stack looks the same from outside.
  private func takeMovedChildren() -> Bool {
    let (preference, placement) = (preference, placement)
    setSetsGuides(children.contains(where: \.setsGuides))
    takeChildren()
    return preference == self.preference && placement == self.placement
      && looksTheSameFromOutside()
  }

  /// Whether children that were laid out anew left the stack as large as it was.
  private func looksTheSameFromOutside() -> Bool {
    guard !setsGuides, !told.hasGuides else { return false }
    let told = told
    forgetLayout()
    return measuresAsBefore()
      && told.ranges.allSatisfy { range(along: $0.axis, in: $0.proposal) == $0.range }
  }
}

// How a stack shares its length out: SwiftUI's way.
extension StackNode {
  /// Settles what each child is offered. Those of the highest layout priority are asked first, and among these the least
  /// flexible; each is offered an equal share of what is left once the least that the lower priorities need is set aside.
  private func share(_ proposal: ProposedViewSize, among slots: inout [Slot]) {
    guard let length = proposal[axis], length.isFinite, slots.count > 1 else {
      return offer(proposal, to: &slots)
    }
    guard length > 0 else { return offer(proposal, to: &slots) }
    for index in slots.indices {
      slots[index].range = slots[index].node.range(along: axis, in: proposal)
    }
    var room = length - gaps(in: slots)
    guard room > 0 else { return offer(proposal.with(0, along: axis), to: &slots) }
    let order = order(of: slots)
    var start = 0
    while start < order.count {
      let priority = slots[order[start]].priority
      var end = start
      while end < order.count, slots[order[end]].priority == priority { end += 1 }
      var reserved: CGFloat = 0
      for index in order[end...] { reserved += slots[index].range.least }
      var left = max(0, room - reserved)
      for position in start..<end {
        let index = order[position]
        slots[index].proposal = proposal.with(left / CGFloat(end - position), along: axis)
        left = max(0, left - slots[index].node.size(for: slots[index].proposal)[axis])
      }
      room = left + reserved
      start = end
    }
  }

  /// The points between children: what is asked for, but for gaps between rows of text that close up where each is as short
  /// as it can be.
  private func gaps(in slots: [Slot]) -> CGFloat {
    var (gaps, end, lengthBefore) = (CGFloat(0), CGFloat(0), CGFloat(0))
    for slot in slots {
      let length = slot.range.least
      let start = start(of: slot, after: end, lengthBefore: lengthBefore, length: length)
      gaps += min(slot.gap, start - end)
      (end, lengthBefore) = (start + length, length)
    }
    return gaps
  }

  private func offer(_ proposal: ProposedViewSize, to slots: inout [Slot]) {
    for index in slots.indices { slots[index].proposal = proposal }
  }

  /// The children in the order in which they are asked.
  private func order(of slots: [Slot]) -> [Int] {
    // Few, and mostly in order: each goes to its place among those before it.
    var order = Array(slots.indices)
    for place in order.indices.dropFirst() {
      var place = place
      while place > 0, slots[order[place]].comesBefore(slots[order[place - 1]]) {
        order.swapAt(place, place - 1)
        place -= 1
      }
    }
    return order
  }
}

extension StackNode.Slot {
  fileprivate func comesBefore(_ other: StackNode.Slot) -> Bool {
    guard priority == other.priority else { return priority > other.priority }
    let (flexibility, others) = (range.most - range.least, other.range.most - other.range.least)
    // Of two that grow without end, the one that needs more gives way less.
    return flexibility == others ? range.least > other.range.least : flexibility < others
  }
}

extension _NodeList {
  /// Adds the stack that `content` makes: what `HStack` and `VStack` come to.
  @MainActor @inlinable
  mutating func appendStack(
    of content: some View, axis: Axis, alignment: AlignmentGuide, spacing: CGFloat?,
    in context: _ViewContext
  ) {
    guard var context = context.deeper() else { return }
    context.stackAxis = axis
    appendStack(axis: axis, alignment: alignment, spacing: spacing, in: context) {
      content._resolve(in: context, into: &$0)
    }
  }

  /// Adds the stack of the children that `resolve` adds.
  @MainActor @usableFromInline
  mutating func appendStack(
    axis: Axis, alignment: AlignmentGuide, spacing: CGFloat?, in context: _ViewContext,
    resolve: (inout _NodeList) -> Void
  ) {
    let spacing = if let spacing, spacing.isFinite { spacing } else { nil as CGFloat? }
    if let stack = reusable(StackNode.self) {
      let change = stack.update(
        axis: axis, alignment: alignment, spacing: spacing, isDirect: isDirect, resolve: resolve)
      return append(stack, changed: change.own, inside: change.inside)
    }
    var children = _NodeList(isDirect: isDirect)
    resolve(&children)
    append(
      StackNode(
        axis: axis, alignment: alignment, spacing: spacing, children: children.nodes,
        metrics: context.environment.metrics))
  }
}
