/// An ellipse that touches all sides of its frame.
public nonisolated struct Ellipse: Shape, InsettableShape {
  public init() {}

  public var _followsOrigin: Bool { true }

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
