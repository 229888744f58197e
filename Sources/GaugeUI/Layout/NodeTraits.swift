/// What a view says of itself to the view that it stands in: to a picker or tab view as a choice, to a stack of layers.
struct NodeTraits {
  /// What tells it from the others: `tag(_:)`, or what tells an element of a `ForEach`.
  var tag: AnyHashable?
  /// Its button in the tab bar.
  var tabItem: AnyView?
  /// What lies behind it in a list.
  var rowBackground: AnyView?
  /// Where it stands in a bar.
  var placement: ToolbarItemPlacement?
  /// How far in front it lies of what it is layered with.
  var zIndex = 0.0
  /// What it says to a program's own layout, by keys.
  var layoutValues: [AnyHashable: Any] = [:]
}

/// A node that says more of itself.
final class TraitNode: UnaryNode {
  private let change: (inout NodeTraits) -> Void

  init(_ content: LayoutNode, change: @escaping (inout NodeTraits) -> Void) {
    self.change = change
    super.init(content)
  }

  override var traits: NodeTraits {
    var traits = content.traits
    change(&traits)
    return traits
  }
}

extension [LayoutNode] {
  /// The nodes' places from back to front, where some say that they do not lie as they stand; `nil` where all do.
  @MainActor var drawingOrder: [Int]? {
    var heights: [Double] = []
    // Most stacks end here, without a closure that would ask whether it runs on the main actor.
    for place in indices {
      let height = self[place].traits.zIndex
      guard height != 0 else { continue }
      if heights.isEmpty { heights = [Double](repeating: 0, count: count) }
      heights[place] = height
    }
    guard !heights.isEmpty else { return nil }
    return indices.sorted { (heights[$0], $0) < (heights[$1], $1) }
  }
}

nonisolated struct TraitModifier: NodeModifier {
  let change: (inout NodeTraits) -> Void

  @MainActor func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode {
    TraitNode(content, change: change)
  }
}

extension View {
  /// Tells this view from the other choices of a picker or tab view.
  public nonisolated func tag<Value: Hashable>(
    _ tag: Value, includeOptional: Bool = true
  ) -> some View {
    modifier(TraitModifier { $0.tag = AnyHashable(tag) })
  }

  /// Tells this view from other choices, unless it says itself what it is.
  nonisolated func impliedTag(_ tag: AnyHashable) -> some View {
    modifier(TraitModifier { $0.tag = $0.tag ?? tag })
  }

  /// Draws this view in front of those in the same stack that have a lower index; 0 is usual.
  public nonisolated func zIndex(_ value: Double) -> some View {
    let index = value.isNaN ? 0 : value
    return modifier(TraitModifier { $0.zIndex = index })
  }

  /// Where in a bar this view stands.
  nonisolated func toolbarPlacement(_ placement: ToolbarItemPlacement) -> some View {
    modifier(TraitModifier { $0.placement = placement })
  }

  /// The button of this view in the tab bar.
  public nonisolated func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    let label = AnyView(label())
    return modifier(TraitModifier { $0.tabItem = label })
  }
}

/// A node that was made already, as a view.
nonisolated struct NodeView: PrimitiveView {
  let node: LayoutNode

  @MainActor func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.append(node)
  }
}
