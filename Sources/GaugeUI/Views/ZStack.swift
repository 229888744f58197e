/// Views on top of one another, the first at the back, as SwiftUI's `ZStack`.
public nonisolated struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    guard var context = context.deeper() else { return }
    context.stackAxis = nil
    if let layers = nodes.reusable(LayersNode.self) {
      let change = layers.update(alignment: alignment, isDirect: nodes.isDirect) {
        content._resolve(in: context, into: &$0)
      }
      return nodes.append(layers, changed: change.own, inside: change.inside)
    }
    var children = _NodeList(isDirect: nodes.isDirect)
    content._resolve(in: context, into: &children)
    nodes.append(LayersNode(alignment: alignment, children: children.nodes))
  }
}
