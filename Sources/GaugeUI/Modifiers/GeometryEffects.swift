extension View {
  /// Accepted: a drawing is one moment, in which nothing is done.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View { self }

  /// Accepted: a drawing is one moment, in which nothing is done.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View { self }

  /// This view as `effect` has it, which is told the room that the view has. The view's own size is as it was.
  public nonisolated func visualEffect<Content: View>(
    _ effect: @escaping (PlaceholderContentView<Self>, GeometryProxy) -> Content
  ) -> some View {
    modifier(
      VisualEffectModifier { effect(PlaceholderContentView(content: AnyView(self)), $0) })
  }
}

/// A node that is drawn as another, which is made for its room.
private final class VisualEffectNode: UnaryNode {
  private let effect: (GeometryProxy) -> LayoutNode

  init(_ content: LayoutNode, effect: @escaping (GeometryProxy) -> LayoutNode) {
    self.effect = effect
    super.init(content)
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    effect(GeometryProxy(size: size(for: proposal), at: origin, in: context))
      .show(at: origin, proposal: proposal, in: &context)
  }
}

private nonisolated struct VisualEffectModifier<Effect: View>: NodeModifier {
  let effect: (GeometryProxy) -> Effect

  @MainActor func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode {
    VisualEffectNode(content) { [effect] room in
      var nodes = _NodeList()
      context.withCurrentEnvironment { effect(room) }._resolve(in: context, into: &nodes)
      return nodes.layered(.center)
    }
  }
}
