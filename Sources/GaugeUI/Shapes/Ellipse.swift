/// An ellipse, as SwiftUI's `Ellipse`.
public nonisolated struct Ellipse: InsettableShape {
  private var inset: CGFloat = 0

  public init() {}

  public func path(in rect: CGRect) -> Path {
    let rect = rect.inset(by: inset)
    return Path(ellipseIn: rect)
  }

  public func inset(by amount: CGFloat) -> Ellipse {
    var shape = self
    shape.inset += amount
    return shape
  }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
