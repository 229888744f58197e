/// A rectangle, as SwiftUI's `Rectangle`.
public nonisolated struct Rectangle: InsettableShape {
  private var inset: CGFloat = 0

  public init() {}

  public func path(in rect: CGRect) -> Path {
    let rect = rect.inset(by: inset)
    return Path(rect)
  }

  public func inset(by amount: CGFloat) -> Rectangle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
