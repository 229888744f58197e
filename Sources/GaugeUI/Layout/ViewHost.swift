/// Draws a view again and again: what did not change since the last time is neither resolved, measured nor drawn anew.
///
/// Give it the whole view each time, as a program's main loop has it. The drawing is what `View.drawing(proposal:)` gives,
/// with one difference that is SwiftUI's too: the `body` of a view that is plain data, or `Equatable`, and the same as
/// before is not asked again.
@MainActor
public final class ViewHost {
  @exclusivity(unchecked) private var nodes: [LayoutNode] = []
  private var root: LayoutNode?
  private var environment = EnvironmentValues()
  /// The drawing of the frame before, and what its root was offered for it.
  @exclusivity(unchecked)
  private var shown: (drawing: Drawing, proposal: ProposedViewSize)?
  /// Which nodes its parts belong to.
  private var arrangement = DrawingContext.noArrangement
  /// Nodes that look different since, those inside others before these.
  @exclusivity(unchecked)
  private var changed: [LayoutNode] = []
  /// Whether no more than these do.
  private var isArranged = false
  @exclusivity(unchecked)
  private var context = DrawingContext(metrics: .standard)

  /// The host whose view is being resolved.
  @exclusivity(unchecked)
  private static var current: ViewHost?

  public init() {}

  /// `view` laid out in `proposal` points and drawn.
  ///
  /// - Parameters:
  ///   - proposal: The room offered, in points; `nil` in a direction asks for the view's ideal size there.
  ///   - environment: What the outermost views start from; `nil` for what they started from the last time.
  ///   - metrics: The points a cell covers.
  @inlinable
  public func drawing<Content: View>(
    of view: Content, proposal: ProposedViewSize, environment: EnvironmentValues? = nil,
    metrics: CellMetrics = .standard
  ) -> Drawing {
    drawing(proposal: proposal, environment: environment, metrics: metrics) {
      view._resolve(in: $0, into: &$1)
    }
  }

  /// What `resolve` adds, laid out and drawn.
  @usableFromInline func drawing(
    proposal: ProposedViewSize, environment: EnvironmentValues?, metrics: CellMetrics,
    resolve: (_ViewContext, inout _NodeList) -> Void
  ) -> Drawing {
    let root = root(in: environment ?? self.environment, metrics: metrics, resolve: resolve)
    return drawing(of: root, proposal: proposal, metrics: metrics)
  }

  /// The node that `view` comes to.
  func resolve<Content: View>(
    _ view: Content, in environment: EnvironmentValues, metrics: CellMetrics
  ) -> LayoutNode {
    root(in: environment, metrics: metrics) { view._resolve(in: $0, into: &$1) }
  }

  /// One node for what `resolve` adds.
  private func root(
    in environment: EnvironmentValues, metrics: CellMetrics,
    resolve: (_ViewContext, inout _NodeList) -> Void
  ) -> LayoutNode {
    var environment = environment
    if environment.metrics != metrics { environment.metrics = metrics }
    // Whatever measures cells would have to be asked again.
    if self.environment.metrics != metrics { (nodes, root) = ([], nil) }
    if !environment.isSame(as: self.environment) { self.environment = environment }
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    var list = _NodeList(updating: nodes)
    nodes = []
    resolve(_ViewContext(environment: self.environment), &list)
    let change = list.finish()
    nodes = list.nodes
    isArranged = root != nil && change < .layout
    // A node by itself has been told what changed; what several of them stand in has not.
    if let root, nodes.count != 1, isArranged {
      root.note(change)
      return root
    }
    let root = list.root(metrics: metrics)
    self.root = root
    return root
  }
}

// From one frame to the next.
extension ViewHost {
  /// Notes that a node which is brought up to date has to draw itself anew where it stands.
  static func note(_ node: LayoutNode) { current?.changed.append(node) }

  /// What `resolve` gave, drawn in the size it chooses for `proposal`: where nothing moved, the drawing of the frame before
  /// with other parts in place of those that changed.
  func drawing(
    of root: LayoutNode, proposal: ProposedViewSize, metrics: CellMetrics
  ) -> Drawing {
    defer { changed.removeAll(keepingCapacity: true) }
    if isArranged, var drawing = shown?.drawing, shown?.proposal == proposal {
      shown = nil
      if redraw(&drawing.parts) {
        shown = (drawing, proposal)
        return drawing
      }
    }
    arrangement &+= 1
    let drawing = root.drawing(
      proposal: proposal, context: DrawingContext(metrics: metrics, arrangement: arrangement))
    shown = (drawing, proposal)
    isArranged = true
    return drawing
  }

  /// Draws what changed.
  private func redraw(_ parts: inout [Drawing.Part]) -> Bool {
    // What is around others draws these too.
    for node in changed.reversed() {
      guard node.redraw(&parts, in: arrangement, by: &context) else { return false }
    }
    return true
  }
}

extension View {
  /// This view laid out in `proposal` points and drawn.
  ///
  /// - Parameters:
  ///   - proposal: The room offered, in points; `nil` in a direction asks for the view's ideal size there.
  ///   - environment: What the outermost views start from.
  ///   - metrics: The points a cell covers.
  @MainActor
  public func drawing(
    proposal: ProposedViewSize, environment: EnvironmentValues = EnvironmentValues(),
    metrics: CellMetrics = .standard
  ) -> Drawing {
    ViewHost().drawing(of: self, proposal: proposal, environment: environment, metrics: metrics)
  }
}

extension LayoutNode {
  /// The node drawn in the size it chooses for `proposal`.
  fileprivate func drawing(proposal: ProposedViewSize, context: DrawingContext) -> Drawing {
    var context = context
    show(at: .zero, proposal: proposal, in: &context)
    return Drawing(size: size(for: proposal), metrics: context.metrics, parts: context.parts)
  }
}
