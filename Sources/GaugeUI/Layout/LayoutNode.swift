/// What a view comes to once its environment is known: something that can be measured, placed and drawn.
///
/// A parent proposes a size, the node chooses one, and the parent places it: SwiftUI's layout.
@MainActor
class LayoutNode {
  private var latest: (proposal: ProposedViewSize, size: CGSize)?
  private var earlier: [(proposal: ProposedViewSize, size: CGSize)] = []

  /// The size, in points, that the node chooses for a proposal: what a kind of node says of itself.
  /// Parents ask through `size(for:)`.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Draws the node with its top leading corner at `origin`, in the size it chooses for `proposal`.
  func draw(at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext) {}

  /// Which of a stack's children is asked first; higher first.
  var layoutPriority: Double { 0 }

  /// What the node wants between itself and a neighbour in a stack.
  var spacingPreference: SpacingPreference { .standard }

  /// Where a horizontal guide lies in a node of `size`, in points from its leading edge.
  func guide(_ alignment: HorizontalAlignment, size: CGSize) -> CGFloat {
    alignment.defaultOffset(in: size)
  }

  /// Where a vertical guide lies in a node of `size`, in points from its top.
  func guide(_ alignment: VerticalAlignment, size: CGSize) -> CGFloat {
    alignment.defaultOffset(in: size)
  }

  /// The least and the greatest length along `axis` that the node chooses where `proposal` offers the rest.
  func range(along axis: Axis, in proposal: ProposedViewSize) -> (least: CGFloat, most: CGFloat) {
    (
      size(for: proposal.with(0, along: axis))[axis],
      size(for: proposal.with(.infinity, along: axis))[axis]
    )
  }

  /// The size chosen for `proposal`, worked out once for each.
  ///
  /// A stack measures its children several times; in stacks within stacks that would multiply at each level. Few
  /// proposals differ, so that looking through them is quicker than hashing.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    if let latest, latest.proposal == proposal { return latest.size }
    if let known = earlier.last(where: { $0.proposal == proposal }) { return known.size }
    let size = sizeThatFits(proposal)
    if let latest { earlier.append(latest) }
    latest = (proposal, size)
    return size
  }
}
