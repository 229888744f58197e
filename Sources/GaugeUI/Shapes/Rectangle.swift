/// All of its frame.
public nonisolated struct Rectangle: Shape, InsettableShape {
  public init() {}

  public var _followsOrigin: Bool { true }

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
