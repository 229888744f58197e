/// The nodes that views came to, in order. A stack's builder gives one such list, however it was grouped.
public struct _NodeList {
  var nodes: [LayoutNode] = []

  public init() {}

  /// How many nodes there are.
  public var count: Int { nodes.count }

  mutating func append(_ node: LayoutNode) {
    if nodes.isEmpty { nodes.reserveCapacity(4) }
    nodes.append(node)
  }
}

// As one node.
extension _NodeList {
  /// One node for all of these: as if they stood in a `VStack` where there are several.
  @MainActor
  func root(metrics: CellMetrics) -> LayoutNode {
    if let only = nodes.first, nodes.count == 1 { return only }
    return StackNode(
      axis: .vertical, alignment: HorizontalAlignment.center.guide, spacing: nil, children: nodes,
      metrics: metrics)
  }

  /// One node for all of these: on top of one another where there are several, as in a background.
  @MainActor
  func layered(_ alignment: Alignment) -> LayoutNode {
    if let only = nodes.first, nodes.count == 1 { return only }
    return LayersNode(alignment: alignment, children: nodes)
  }
}
