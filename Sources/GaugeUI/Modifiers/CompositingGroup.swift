extension View {
  /// Draws the views inside as one layer: they are mixed with each other before opacity and blend mode around them change
  /// the whole.
  public nonisolated func compositingGroup() -> some View { modifier(GroupModifier()) }

  /// As `compositingGroup()`.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    compositingGroup()
  }

  /// Mixes this view with what lies behind it in its layer: that of the nearest `compositingGroup()` or `drawingGroup()`, else
  /// the window, whose ground is taken for opaque.
  ///
  /// It goes down to each view inside that has no mode of its own. Where there are no colours, those that mix colours lie on
  /// top, and those that take away still do.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(EffectModifier(effect: BlendEffect(blend: blendMode.blend)))
  }
}

private nonisolated struct GroupModifier: NodeModifier {
  static var drawsContentItself: Bool { true }

  @MainActor func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode {
    GroupNode(content)
  }

  @MainActor func update(
    _ node: LayoutNode, around content: LayoutNode, in context: _ViewContext
  ) -> NodeChange? {
    guard let node = node as? GroupNode else { return nil }
    node.setContent(content)
    return NodeChange.none
  }
}

/// A node that is one layer.
private final class GroupNode: UnaryNode {
  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    let layer = context.newLayer
    var inner = context.inner(at: .zero, of: layer)
    content.show(at: origin, proposal: proposal, in: &inner)
    inner.close(layer)
    context.append(inner.parts)
  }
}

/// Another way to mix.
private nonisolated struct BlendEffect: DrawingEffect, Equatable {
  let blend: Blend

  @MainActor func apply(to context: inout DrawingContext, in bounds: CGRect) {
    if blend != .normal { context.mixing = Drawing.Mixing(blend, in: context.layer) }
  }
}
