/// A rectangle whose shorter sides are half circles, as SwiftUI's `Capsule`.
public nonisolated struct Capsule: InsettableShape {
  private var inset: CGFloat = 0

  /// - Parameter style: Accepted: in a terminal both forms look the same.
  public init(style: RoundedCornerStyle = .continuous) {}

  public func path(in rect: CGRect) -> Path {
    let rect = rect.inset(by: inset)
    return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  public func inset(by amount: CGFloat) -> Capsule {
    var shape = self
    shape.inset += amount
    return shape
  }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}
