/// A thin line across the stack it stands in, as SwiftUI's `Divider`; outside of one, from side to side.
public nonisolated struct Divider: PrimitiveView {
  public init() {}

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    let isUpright = context.stackAxis == .horizontal
    // Not quite a third of the label colour: the weight of the system's separators.
    Rule().fill(Color.primary.opacity(0.29))
      .frame(width: isUpright ? 1 : nil, height: isUpright ? nil : 1)
      ._resolve(in: context, into: &nodes)
  }
}

/// The whole of a rectangle, placed by rows.
private nonisolated struct Rule: Shape {
  static var _standsInRows: Bool { true }

  func path(in rect: CGRect) -> Path { Path(rect) }
}
