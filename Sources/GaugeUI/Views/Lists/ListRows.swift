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
    content.spacingPreference == .text ? content : SpacedRowNode(content)
  }
}

/// A node that stands a row away from its neighbours.
final class SpacedRowNode: UnaryNode {
  override var spacingPreference: SpacingPreference { .row }
}
