/// Draws a view again and again: what did not change since the last time is neither resolved, measured nor drawn anew.
///
/// Give it the whole view each time, as a program's main loop has it. The drawing is what `View.drawing(proposal:)` gives,
/// with one difference that is SwiftUI's too: the `body` of a view that is plain data, or `Equatable`, and the same as
/// before is not asked again.
@MainActor
public final class ViewHost {
  private var nodes: [LayoutNode] = []
  private var root: LayoutNode?
  private var environment = EnvironmentValues()

  public init() {}

  /// `view` laid out in `proposal` points and drawn.
  ///
  /// - Parameters:
  ///   - proposal: The room offered, in points; `nil` in a direction asks for the view's ideal size there.
  ///   - environment: What the outermost views start from; `nil` for what they started from the last time.
  ///   - metrics: The points a cell covers.
  public func drawing<Content: View>(
    of view: Content, proposal: ProposedViewSize, environment: EnvironmentValues? = nil,
    metrics: CellMetrics = .standard
  ) -> Drawing {
    resolve(view, in: environment ?? self.environment, metrics: metrics)
      .drawing(proposal: proposal, metrics: metrics)
  }

  /// The node that `view` comes to.
  func resolve<Content: View>(
    _ view: Content, in environment: EnvironmentValues, metrics: CellMetrics
  ) -> LayoutNode {
    var environment = environment
    if environment.metrics != metrics { environment.metrics = metrics }
    // Whatever measures cells would have to be asked again.
    if self.environment.metrics != metrics { (nodes, root) = ([], nil) }
    if !environment.isSame(as: self.environment) { self.environment = environment }
    var list = _NodeList(updating: nodes)
    nodes = []
    view._resolve(in: _ViewContext(environment: self.environment), into: &list)
    let change = list.finish()
    nodes = list.nodes
    // A node by itself has been told what changed; what several of them stand in has not.
    if let root, nodes.count != 1, change < .layout {
      root.note(change)
      return root
    }
    let root = list.root(metrics: metrics)
    self.root = root
    return root
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
  func drawing(proposal: ProposedViewSize, metrics: CellMetrics) -> Drawing {
    var context = DrawingContext(metrics: metrics)
    show(at: .zero, proposal: proposal, in: &context)
    return Drawing(size: size(for: proposal), metrics: metrics, parts: context.parts)
  }
}
