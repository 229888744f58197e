extension View {
  /// A number behind this view, as rows of lists and tabs have it; 0 shows none.
  public nonisolated func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: count.formatted()))
  }

  /// Words behind this view, as rows of lists have them.
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(label: label))
  }
}

/// Words behind a view, which keeps what it says of itself.
private nonisolated struct BadgeModifier: NodeModifier {
  let label: Text?

  @MainActor func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode {
    guard let label else { return content }
    var nodes = _NodeList()
    HStack {
      NodeView(node: content)
      Spacer()
      label.foregroundStyle(.secondary)
    }
    ._resolve(in: context, into: &nodes)
    let traits = content.traits
    return TraitNode(nodes.root(metrics: context.environment.metrics)) { $0 = traits }
  }
}
