/// Draws a view again and again: what did not change since the last time is neither resolved, measured nor drawn anew.
///
/// Give it the whole view each time, as a program's main loop has it. The drawing is what `View.drawing(proposal:)` gives,
/// with one difference that is SwiftUI's too: the `body` of a view that is plain data, or `Equatable`, and the same as
/// before is not asked again.
@MainActor
public final class ViewHost {
  /// What the view came to.
  @exclusivity(unchecked) private var list = _NodeList()
  @exclusivity(unchecked) private var root: LayoutNode?
  @exclusivity(unchecked) private var environment = EnvironmentValues()
  /// The drawing of the frame before; `nil` where there is none to go on with.
  @exclusivity(unchecked)
  private var shown: Drawing?
  /// What its root was offered for it.
  @exclusivity(unchecked)
  private var shownProposal = ProposedViewSize.unspecified
  /// Which nodes its parts belong to.
  @exclusivity(unchecked) private var arrangement = DrawingContext.noArrangement
  /// Nodes that look different since, those inside others before these.
  @exclusivity(unchecked)
  private var changed: [LayoutNode] = []
  /// Whether another host was resolving its view when this one began to.
  @exclusivity(unchecked) private var wasNoting = false
  /// Whether no more than these do.
  @exclusivity(unchecked) private var isArranged = false
  @exclusivity(unchecked)
  private var place = DrawingContext(metrics: .standard)
  /// How the view was drawn into a window of cells; `nil` before it was.
  var fitting: Fitting?

  /// What the host whose view is being resolved has in `changed`, while that one holds what was noted for a host around.
  @exclusivity(unchecked)
  private static var noted: [LayoutNode] = []
  /// Whether there is such a host.
  @exclusivity(unchecked)
  private static var isNoting = false

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
    // No closure: it would hold a copy of the view.
    var list = begin(in: environment, metrics: metrics)
    view._resolve(in: context, into: &list)
    return drawing(of: end(list, metrics: metrics), proposal: proposal, metrics: metrics)
  }

  /// The node that `view` comes to.
  func resolve<Content: View>(
    _ view: Content, in environment: EnvironmentValues, metrics: CellMetrics
  ) -> LayoutNode {
    var list = begin(in: environment, metrics: metrics)
    view._resolve(in: context, into: &list)
    return end(list, metrics: metrics)
  }

  /// What the outermost view is resolved in.
  @usableFromInline var context: _ViewContext { _ViewContext(environment: environment) }

  /// What the view of the frame before came to, to be brought up to date.
  @usableFromInline func begin(
    in environment: EnvironmentValues?, metrics: CellMetrics
  ) -> _NodeList {
    take(environment, metrics: metrics)
    wasNoting = Self.isNoting
    Self.isNoting = true
    swap(&changed, &Self.noted)
    var list = _NodeList()
    swap(&list, &self.list)
    list.restart()
    return list
  }

  /// One node for what the view came to.
  @usableFromInline func end(_ list: consuming _NodeList, metrics: CellMetrics) -> LayoutNode {
    let change = list.finish()
    self.list = list
    swap(&changed, &Self.noted)
    Self.isNoting = wasNoting
    isArranged = root != nil && change < .layout
    // A node by itself has been told what changed; what several of them stand in has not.
    if let root, self.list.count != 1, isArranged {
      root.note(change)
      return root
    }
    if let root, self.list.only === root { return root }
    let root = self.list.root(metrics: metrics)
    self.root = root
    return root
  }

  private func take(_ environment: EnvironmentValues?, metrics: CellMetrics) {
    // Whatever measures cells would have to be asked again.
    if self.environment.metrics != metrics {
      (list, root) = (_NodeList(), nil)
      self.environment.metrics = metrics
    }
    guard var environment else { return }
    if environment.metrics != metrics { environment.metrics = metrics }
    if !environment.isSame(as: self.environment) { self.environment = environment }
  }
}

// From one frame to the next.
extension ViewHost {
  /// Notes that a node which is brought up to date has to draw itself anew where it stands.
  static func note(_ node: LayoutNode) { if isNoting { noted.append(node) } }

  /// What `resolve` gave, drawn in the size it chooses for `proposal`: where nothing moved, the drawing of the frame before
  /// with other parts in place of those that changed.
  @usableFromInline func drawing(
    of root: LayoutNode, proposal: ProposedViewSize, metrics: CellMetrics
  ) -> Drawing {
    if place.metrics != metrics { place = DrawingContext(metrics: metrics) }
    if isArranged, shownProposal == proposal, redraw(), let shown { return shown }
    // The nodes that show others draw these too.
    changed.removeAll(keepingCapacity: true)
    arrangement &+= 1
    let drawing = root.drawing(
      proposal: proposal, context: DrawingContext(metrics: metrics, arrangement: arrangement))
    (shown, shownProposal) = (drawing, proposal)
    isArranged = true
    return drawing
  }

  /// Draws what changed into the drawing of the frame before. Where it has no place there, `false`.
  private func redraw() -> Bool {
    // What is around others draws these too.
    while let node = changed.popLast() {
      guard shown?.redraw(node, in: arrangement, by: &place) == true else { return false }
    }
    return true
  }
}

extension Drawing {
  @MainActor
  fileprivate mutating func redraw(
    _ node: LayoutNode, in arrangement: Int, by context: inout DrawingContext
  ) -> Bool {
    node.redraw(&parts, in: arrangement, by: &context)
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
