/// What a view comes to once its environment is known: something that can be measured, placed and drawn.
///
/// A parent proposes a size, the node chooses one, and the parent places it: SwiftUI's layout.
@MainActor
class LayoutNode {
  /// The size, in points, that the node chooses for a proposal.
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
}

/// What a node wants between itself and its neighbour in a stack.
enum SpacingPreference {
  /// Eight points.
  case standard
  /// Nothing next to other text, below one another; else eight points.
  case text
  /// Nothing at all, as around a spacer.
  case zero
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
