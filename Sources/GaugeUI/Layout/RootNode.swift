extension _NodeList {
  /// One node for all of these: as if they stood in a `VStack` where there are several.
  @MainActor
  func root(metrics: CellMetrics) -> LayoutNode {
    nodes.first ?? LayoutNode()
  }
}
