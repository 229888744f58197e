/// A way to place views that a program writes itself, as SwiftUI's `Layout`: `Dial { ForEach(…) { … } }`.
@MainActor @preconcurrency
public protocol Layout: Animatable {
  /// What is worked out once for several questions about the same views.
  associatedtype Cache = Void

  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Subviews) -> Cache

  /// Brings a cache up to date for other views.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The size, in points, that the views take of what is proposed.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places each view in `bounds`, in points. One that is not placed stands in the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// What the whole wants between itself and others in a stack.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Where a guide lies, in points from the leading edge of `bounds`; `nil` leaves it to the views.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where a guide lies, in points from the top of `bounds`; `nil` leaves it to the views.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  /// The views that `content` makes, placed.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// Views that a program's own layout places.
private struct LayoutView<Content: View, Arrangement: Layout>: PrimitiveView {
  let layout: Arrangement
  let content: Content

  func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    guard var context = context.deeper() else { return }
    let container = ((layout as? AnyLayout)?.base ?? layout) as? any ContainerLayout
    context.stackAxis = container?.stackAxis
    var children = _NodeList()
    content._resolve(in: context, into: &children)
    nodes.append(
      container?.node(of: children.nodes, metrics: context.environment.metrics)
        ?? ArrangedNode(layout, children: children.nodes))
  }
}

/// Nodes that a program's own layout places.
private final class ArrangedNode<Arrangement: Layout>: LayoutNode {
  private let layout: Arrangement
  private let children: [LayoutNode]
  private let subviews: LayoutSubviews
  private var cache: Arrangement.Cache?

  init(_ layout: Arrangement, children: [LayoutNode]) {
    self.layout = layout
    self.children = children
    subviews = LayoutSubviews(children)
    super.init(setsGuides: true)
  }

  /// What is asked of the layout, with its cache.
  private func ask<Answer>(_ question: (inout Arrangement.Cache) -> Answer) -> Answer {
    var known = cache ?? layout.makeCache(subviews: subviews)
    defer { cache = known }
    return question(&known)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = ask { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    return CGSize(width: size.width.length, height: size.height.length)
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    let bounds = CGRect(origin: .zero, size: size(for: proposal))
    for subview in subviews { subview.place.isSet = false }
    ask {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
    let order = children.drawingOrder
    for position in children.indices {
      let child = children[order?[position] ?? position]
      let place = subviews[order?[position] ?? position].place
      if !place.isSet {
        place.set(
          CGPoint(x: bounds.midX, y: bounds.midY), .center, ProposedViewSize(bounds.size))
      }
      let size = child.size(for: place.proposal)
      child.show(
        at: CGPoint(
          x: origin.x + place.point.x - size.width.part(place.anchor.x),
          y: origin.y + place.point.y - size.height.part(place.anchor.y)),
        proposal: place.proposal, in: &context)
    }
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, for proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size(for: proposal))
    return ask {
      switch guide.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(guide), in: bounds, proposal: proposal, subviews: subviews,
          cache: &$0)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(guide), in: bounds, proposal: proposal, subviews: subviews,
          cache: &$0)
      }
    }
  }

  override var spacingPreference: SpacingPreference {
    ask { layout.spacing(subviews: subviews, cache: &$0) }.preference
  }

  override func count(of nodes: [LayoutNode]) -> Int { 0 }

  override func noteMoved(_ nodes: [LayoutNode]) -> NodeChange {
    let change = max(super.noteMoved(nodes), children.noteMoved(nodes))
    note(change)
    return change
  }

  override func forgetLayout() { cache = nil }
}

extension CGFloat {
  /// The number as a length: none for what is not a number or less than nothing.
  fileprivate var length: CGFloat { isNaN || self < 0 ? 0 : self }
}
