/// The shape of what is around, as SwiftUI's `ContainerRelativeShape`: in a terminal a rectangle.
public nonisolated struct ContainerRelativeShape: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle().inset(by: amount) }
}
