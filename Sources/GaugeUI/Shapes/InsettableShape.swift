/// A figure that can be drawn smaller by a distance, as SwiftUI's `InsettableShape`.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The figure with every edge `amount` points further in.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A figure in a rectangle made smaller on all sides.
public nonisolated struct _InsetShape<Base: InsettableShape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  public func path(in rect: CGRect) -> Path { base.path(in: rect.shrunk(by: amount)) }

  public var _followsOrigin: Bool { base._followsOrigin }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  public func inset(by amount: CGFloat) -> _InsetShape {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}

extension CGRect {
  /// The rectangle with every edge `amount` points further in; of no size, in the middle, where it is too small.
  func shrunk(by amount: CGFloat) -> CGRect {
    let (x, y) = (min(amount, width / 2), min(amount, height / 2))
    return CGRect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }
}
