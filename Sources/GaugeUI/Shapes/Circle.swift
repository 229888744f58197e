/// A circle in the middle of its frame, as wide as the frame's shorter side.
public nonisolated struct Circle: Shape, InsettableShape {
  public init() {}

  public var _followsOrigin: Bool { true }

  /// A circle that begins at its right and runs clockwise.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A square: of the shorter side offered, ten points where neither is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = max(min(proposal.width ?? .infinity, proposal.height ?? .infinity), 0)
    let isIdeal = proposal.width == nil && proposal.height == nil
    return CGSize(width: isIdeal ? 10 : side, height: isIdeal ? 10 : side)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
