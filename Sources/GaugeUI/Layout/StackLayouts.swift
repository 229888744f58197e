/// A layout that the library's own containers have too: both come to the same node.
@MainActor @preconcurrency
protocol ContainerLayout: Layout where Cache == Void {
  /// The axis of the stack that it is; `nil` for none.
  var stackAxis: Axis? { get }

  func node(of children: [LayoutNode], metrics: CellMetrics) -> LayoutNode
}

extension ContainerLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    node(of: subviews.map(\.node), metrics: .standard).size(for: proposal)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var context = DrawingContext(metrics: .standard)
    node(of: subviews.map(PlacingNode.init), metrics: .standard)
      .show(at: bounds.origin, proposal: ProposedViewSize(bounds.size), in: &context)
  }
}

/// A node that places a view instead of drawing it.
private final class PlacingNode: UnaryNode {
  private let view: LayoutSubview

  init(_ view: LayoutSubview) {
    self.view = view
    super.init(view.node)
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    view.place(at: origin, proposal: proposal)
  }
}

/// The layout of an `HStack`, as SwiftUI's `HStackLayout`.
public nonisolated struct HStackLayout: Layout, ContainerLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  /// - Parameter spacing: Points between neighbours; `nil` for the usual.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  @MainActor var stackAxis: Axis? { .horizontal }

  @MainActor func node(of children: [LayoutNode], metrics: CellMetrics) -> LayoutNode {
    StackNode(
      axis: .horizontal, alignment: alignment.guide, spacing: spacing?.finite, children: children,
      metrics: metrics)
  }
}

/// The layout of a `VStack`, as SwiftUI's `VStackLayout`.
public nonisolated struct VStackLayout: Layout, ContainerLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  /// - Parameter spacing: Points between neighbours; `nil` for the usual.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  @MainActor var stackAxis: Axis? { .vertical }

  @MainActor func node(of children: [LayoutNode], metrics: CellMetrics) -> LayoutNode {
    StackNode(
      axis: .vertical, alignment: alignment.guide, spacing: spacing?.finite, children: children,
      metrics: metrics)
  }
}

/// The layout of a `ZStack`, as SwiftUI's `ZStackLayout`.
public nonisolated struct ZStackLayout: Layout, ContainerLayout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  @MainActor var stackAxis: Axis? { nil }

  @MainActor func node(of children: [LayoutNode], metrics: CellMetrics) -> LayoutNode {
    LayersNode(alignment: alignment, children: children)
  }
}

/// The layout of a `Grid`, as SwiftUI's `GridLayout`.
public nonisolated struct GridLayout: Layout, ContainerLayout {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  /// - Parameters:
  ///   - horizontalSpacing: Points between columns; `nil` for the usual.
  ///   - verticalSpacing: Points between rows; `nil` for the usual.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }

  @MainActor var stackAxis: Axis? { nil }

  @MainActor func node(of children: [LayoutNode], metrics: CellMetrics) -> LayoutNode {
    GridNode(
      rows: children, alignment: alignment,
      spacing: (horizontalSpacing?.finite, verticalSpacing?.finite), metrics: metrics)
  }
}

extension CGFloat {
  /// The number; `nil` for what is none, or has no end.
  fileprivate var finite: CGFloat? { isFinite ? self : nil }
}
