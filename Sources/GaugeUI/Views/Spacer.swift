/// Room that grows, as SwiftUI's `Spacer`: along the stack it stands in, or both ways outside of one.
public nonisolated struct Spacer: PrimitiveView {
  /// The least room, in points; `nil` for eight.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    let least = minLength.map { $0.isFinite ? max(0, $0) : 8 } ?? 8
    if let node = nodes.reusable(SpacerNode.self), node.least == least,
      node.axis == context.stackAxis
    {
      return nodes.append(node, changed: .none)
    }
    nodes.append(SpacerNode(least: least, axis: context.stackAxis))
  }
}

private final class SpacerNode: LayoutNode {
  let least: CGFloat
  let axis: Axis?

  init(least: CGFloat, axis: Axis?) {
    self.least = least
    self.axis = axis
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ proposed: CGFloat?) -> CGFloat { max(least, proposed ?? least) }
    return CGSize(
      width: axis == .vertical ? 0 : length(proposal.width),
      height: axis == .horizontal ? 0 : length(proposal.height))
  }

  override func range(along axis: Axis, in proposal: ProposedViewSize) -> LengthRange {
    self.axis == nil || self.axis == axis
      ? LengthRange(least: least, most: .infinity) : LengthRange(least: 0, most: 0)
  }

  /// Everything else is given its room first.
  override var layoutPriority: Double { -.infinity }

  override var spacingPreference: SpacingPreference { .zero }
}
