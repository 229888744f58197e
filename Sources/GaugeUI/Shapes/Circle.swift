/// The largest circle in the middle of the room it is given, as SwiftUI's `Circle`.
public nonisolated struct Circle: InsettableShape {
  private var inset: CGFloat = 0

  public init() {}

  public func path(in rect: CGRect) -> Path {
    let rect = rect.inset(by: inset)
    return Path(ellipseIn: rect.middleSquare)
  }

  /// A square: what a circle leaves over it does not take.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let length?, nil), (nil, let length?): length
      case (nil, nil): 10 as CGFloat
      }
    return CGSize(width: side, height: side)
  }

  public func inset(by amount: CGFloat) -> Circle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
