/// A figure whose type is not told.
public nonisolated struct AnyShape: Shape {
  private let shape: any Shape

  public init<Content: Shape>(_ shape: Content) {
    self.shape = (shape as? AnyShape)?.shape ?? shape
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public var _followsOrigin: Bool { shape._followsOrigin }

  public func _outline(in rect: CGRect) -> _ShapeOutline { shape._outline(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
