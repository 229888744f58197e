extension View {
  /// Draws the views inside as one layer, which those of them that erase, by `blendMode(.destinationOut)`, erase from.
  ///
  /// Opacity around the group still goes down to each view: a flat drawing knows no layers.
  public nonisolated func compositingGroup() -> some View { modifier(GroupModifier()) }

  /// As `compositingGroup()`.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    compositingGroup()
  }

  /// Takes away what lies behind this view in its layer for `.destinationOut`, as much as the view is opaque: in a
  /// `compositingGroup()`, a `drawingGroup()` or a mask. Other modes are accepted: how a cell's colours mix with those
  /// behind is not known before they are fitted.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendModifier(erases: blendMode == .destinationOut))
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
    var layer = context.inner(at: .zero)
    layer.isLayer = true
    content.show(at: origin, proposal: proposal, in: &layer)
    context.append(layer.parts)
  }
}

private nonisolated struct BlendModifier: NodeModifier {
  let erases: Bool

  static var drawsContentItself: Bool { true }

  @MainActor func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode {
    erases ? ErasingNode(content) : content
  }
}

/// A node that takes away from its layer.
private final class ErasingNode: UnaryNode {
  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    var shown = context.inner(at: .zero)
    content.show(at: origin, proposal: proposal, in: &shown)
    context.erase(shown.items)
  }
}

extension DrawingContext {
  /// Takes away what `items` cover of what is in this layer. Outside of a layer nothing is drawn: there it would be the
  /// whole window's ground that shows.
  fileprivate mutating func erase(_ items: [Drawing.Item]) {
    guard isLayer else { return }
    for item in items { change { Erasing(item)?.rest(of: $0) ?? [$0] } }
  }
}
