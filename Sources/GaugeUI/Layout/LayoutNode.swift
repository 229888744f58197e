/// What a view comes to once its environment is known: something that can be measured, placed and drawn.
///
/// A parent proposes a size, the node chooses one, and the parent places it: SwiftUI's layout.
@MainActor @usableFromInline
class LayoutNode {
  /// Whether this node, or one that it shows, sets a guide by `alignmentGuide(_:computeValue:)`.
  private(set) var setsGuides: Bool
  @exclusivity(unchecked)
  private var latest: (proposal: ProposedViewSize, size: CGSize)?
  @exclusivity(unchecked)
  private var earlier: [(proposal: ProposedViewSize, size: CGSize)] = []
  /// What the node drew last, and where.
  @exclusivity(unchecked)
  private var drawn = NodeDrawing()
  /// Whether that still stands, with all that is in the node.
  @exclusivity(unchecked)
  private var isDrawn = false
  /// What is remembered of the views that came to this node, from the outermost on.
  @exclusivity(unchecked) @usableFromInline
  final var memo: AnyViewMemo?

  init(setsGuides: Bool = false) { self.setsGuides = setsGuides }

  /// The size, in points, that the node chooses for a proposal: what a kind of node says of itself.
  /// Parents ask through `size(for:)`.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Draws the node with its top leading corner at `origin`, in the size it chooses for `proposal`: what a kind of node says
  /// of itself. Parents draw through `show(at:proposal:in:)`.
  func draw(at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext) {}

  /// Which of a stack's children is asked first; higher first.
  var layoutPriority: Double { 0 }

  /// What the node says of itself as a choice.
  var traits: NodeTraits { NodeTraits() }

  /// What the node says of itself as a cell of a grid.
  var gridCell: GridCell { GridCell() }

  /// What the node wants between itself and a neighbour in a stack.
  var spacingPreference: SpacingPreference { .standard }

  /// How stacks place the node by rows of cells.
  var rowPlacement: RowPlacement { .rows }

  /// Where a guide lies that this node or something in it sets, in points from the leading or top edge; `nil` where
  /// nothing does.
  func explicitGuide(_ guide: AlignmentGuide, for proposal: ProposedViewSize) -> CGFloat? { nil }

  /// The least and the greatest length along `axis` that the node chooses where `proposal` offers the rest.
  func range(along axis: Axis, in proposal: ProposedViewSize) -> LengthRange {
    measuredRange(along: axis, in: proposal)
  }

  /// The node inside one that is put around another; `nil` elsewhere.
  @usableFromInline var wrapped: LayoutNode? { nil }

  /// How many of `nodes` stand in this one where `noteMoved(_:)` finds them.
  func count(of nodes: [LayoutNode]) -> Int {
    // One that sets guides may have told other nodes than those around it.
    !setsGuides && stands(among: nodes) ? 1 : 0
  }

  /// Takes note that some nodes, which know it themselves, measure differently: what is around them in this node is told.
  ///
  /// - Returns: What becomes of this node; `.none` where none of them stands in it.
  func noteMoved(_ nodes: [LayoutNode]) -> NodeChange {
    stands(among: nodes) ? .layout : .none
  }

  // Without closures, which on the main actor would each ask whether they run there.
  private func stands(among nodes: [LayoutNode]) -> Bool {
    for node in nodes where node === self { return true }
    return false
  }

  /// Forgets what was worked out of sizes and guides, for a kind of node that keeps something besides its sizes.
  func forgetLayout() {}
}

// From one frame to the next.
extension LayoutNode {
  /// Takes note of what changed in the node or in something that it shows.
  final func note(_ change: NodeChange) {
    guard change > .none else { return }
    isDrawn = false
    guard change == .layout else { return }
    latest = nil
    if !earlier.isEmpty { earlier.removeAll(keepingCapacity: true) }
    forgetLayout()
  }

  final func setSetsGuides(_ setsGuides: Bool) { self.setsGuides = setsGuides }

  /// Whether every size that the node has told is still right. It then changes no other node's place.
  final func measuresAsBefore() -> Bool {
    guard let latest else { return true }
    guard sizeThatFits(latest.proposal) == latest.size else { return false }
    // Closures on the main actor would each ask whether they run there.
    for entry in earlier where sizeThatFits(entry.proposal) != entry.size { return false }
    return true
  }
}

// Drawing.
extension LayoutNode {
  /// Draws the node with its top leading corner at `origin`, in the size it chooses for `proposal`. A node without others in
  /// it that did so before, and in which nothing changed, draws the same part again.
  final func show(at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext)
  {
    context.nodeCount += 1
    if isDrawn, drawn.isKept, drawn.origin == origin, drawn.proposal == proposal,
      context.isIn(drawn.setting)
    {
      (drawn.first, drawn.arrangement) = (context.index, context.arrangement)
      if let part = drawn.part { context.add(part) }
      return
    }
    drawAnew(at: origin, proposal: proposal, in: &context)
    if !context.isIn(drawn.setting) { drawn.setting = context.setting }
  }

  private func drawAnew(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    let (first, nodeCount) = (context.index, context.nodeCount)
    draw(at: origin, proposal: proposal, in: &context)
    // A view that lives long is offered many sizes, of which few come back.
    if earlier.count > Self.keptSizes { earlier.removeAll(keepingCapacity: true) }
    (drawn.origin, drawn.proposal) = (origin, proposal)
    (drawn.first, drawn.count) = (first, context.index - first)
    drawn.arrangement = context.arrangement
    drawn.isKept = context.nodeCount == nodeCount && drawn.count <= 1
    drawn.part = drawn.isKept && drawn.count == 1 ? context.parts.last : nil
    isDrawn = true
  }

  /// Draws the node anew where it stands in a drawing.
  ///
  /// - Parameters:
  ///   - parts: The drawing's.
  ///   - arrangement: Which nodes they belong to.
  ///   - context: An empty one.
  /// - Returns: Whether the node's parts came to stand where those before did. Otherwise all has to be drawn.
  final func redraw(
    _ parts: inout [Drawing.Part], in arrangement: Int, by context: inout DrawingContext
  ) -> Bool {
    // Whatever is around it may have drawn it already; and what did not stand there is not shown.
    guard !isDrawn, drawn.arrangement == arrangement else { return true }
    let (first, count) = (drawn.first, drawn.count)
    context.begin(at: first, of: arrangement, under: drawn.setting)
    drawAnew(at: drawn.origin, proposal: drawn.proposal, in: &context)
    guard context.parts.count == count, !context.isRearranged else { return false }
    context.take(into: &parts)
    return true
  }

  private static let keptSizes = 8
}

/// What a node drew last.
private struct NodeDrawing {
  var origin = CGPoint.zero
  var proposal = ProposedViewSize.unspecified
  var setting: DrawingContext.Setting?
  /// Which of the drawing's parts are the node's, and in which arrangement of these.
  var first = 0
  var count = 0
  var arrangement = DrawingContext.noArrangement
  /// Whether the node draws the same again without being asked.
  var isKept = false
  /// The part that it then draws; `nil` for nothing.
  var part: Drawing.Part?
}

/// The lengths, in points, that a node can have along an axis.
struct LengthRange: Equatable {
  var least: CGFloat
  var most: CGFloat
}

extension LayoutNode {
  /// The range that two measurements tell.
  final func measuredRange(along axis: Axis, in proposal: ProposedViewSize) -> LengthRange {
    LengthRange(
      least: size(for: proposal.with(0, along: axis))[axis],
      most: size(for: proposal.with(.infinity, along: axis))[axis])
  }

  /// The size chosen for `proposal`, worked out once for each.
  ///
  /// A stack measures its children several times; in stacks within stacks that would multiply at each level. Few
  /// proposals differ, so that looking through them is quicker than hashing.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    if let latest, latest.proposal == proposal { return latest.size }
    for entry in earlier where entry.proposal == proposal { return entry.size }
    let size = sizeThatFits(proposal)
    if let latest {
      if earlier.isEmpty { earlier.reserveCapacity(4) }
      earlier.append(latest)
    }
    latest = (proposal, size)
    return size
  }

  /// Where a guide lies in the node as it is for `proposal`, in points from the leading or top edge.
  final func guide(_ guide: AlignmentGuide, for proposal: ProposedViewSize) -> CGFloat {
    if case .fraction(let fraction) = guide.place, !setsGuides {
      return size(for: proposal)[guide.axis].part(fraction)
    }
    return explicitGuide(guide, for: proposal) ?? guide.offset(in: dimensions(for: proposal))
  }

  /// The node's size and guides as views are told them.
  final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(for: proposal)) { guide in
      // Views ask while they are laid out, on the main actor.
      MainActor.assumeIsolated { self.explicitGuide(guide, for: proposal) }
    }
  }
}
