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

/// What a node wants between itself and its neighbour in a stack.
enum SpacingPreference {
  /// Eight points.
  case standard
  /// Nothing next to other text, below one another; else eight points.
  case text
  /// Nothing at all, as around a spacer.
  case zero

  /// The points between two neighbours along `axis` where a stack says nothing itself.
  static func distance(_ first: SpacingPreference, _ second: SpacingPreference, along axis: Axis)
    -> CGFloat
  {
    switch (first, second) {
    case (.zero, _), (_, .zero): 0
    case (.text, .text): axis == .vertical ? 0 : 8
    default: 8
    }
  }
}

/// The nodes that views came to, in order. A stack's builder gives one such list, however it was grouped.
public struct _NodeList {
  var nodes: [LayoutNode] = []

  public init() {}

  /// How many nodes there are.
  public var count: Int { nodes.count }

  mutating func append(_ node: LayoutNode) { nodes.append(node) }
}

/// The size that a parent offers, in points; `nil` in a direction asks for the ideal size there.
public struct ProposedViewSize: Equatable, Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The proposal with `size` where it asks for the ideal.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
