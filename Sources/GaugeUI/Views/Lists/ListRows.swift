/// Views as the rows of a list: as wide as the list, text closely, all else with a row free around it.
nonisolated struct ListRows<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor var body: some View {
    VStack(alignment: .leading) {
      content
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(ListRowModifier())
    }
    .changingEnvironment(\.isInList, to: true)
  }
}

private nonisolated struct ListRowModifier: NodeModifier {
  @MainActor func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode {
    let isText = content.spacingPreference == .text
    guard let background = content.traits.rowBackground else {
      return isText ? content : SpacedRowNode(content)
    }
    var nodes = _NodeList()
    NodeView(node: content).background { background }._resolve(in: context, into: &nodes)
    let row = nodes.root(metrics: context.environment.metrics)
    return isText ? row : SpacedRowNode(row)
  }
}

extension View {
  /// Draws `view` behind this row of a list, as wide as the list; `nil` for what is usual.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    let background = view.map { AnyView($0) }
    return modifier(TraitModifier { $0.rowBackground = background })
  }
}

/// A node that stands a row away from its neighbours.
final class SpacedRowNode: UnaryNode {
  override var spacingPreference: SpacingPreference { .row }
}
