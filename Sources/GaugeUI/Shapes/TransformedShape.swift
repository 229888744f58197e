/// A shape whose path is changed after it is laid out.
public nonisolated struct _PathChangedShape<Content: Shape>: Shape {
  let shape: Content
  let change: @Sendable (Path, CGRect) -> Path

  public func path(in rect: CGRect) -> Path { change(shape.path(in: rect), rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension Shape {
  /// The part of the shape's outline from one fraction of its length to another, each 0…1. A circle begins at the right
  /// and runs clockwise.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _PathChangedShape(shape: self) { path, _ in
      path.trimmedPath(from: startFraction, to: endFraction)
    }
  }

  /// The shape turned clockwise about `anchor`.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    transformed(CGAffineTransform(rotationAngle: CGFloat(angle.radians)), about: anchor)
  }

  /// The shape larger or smaller about `anchor`.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    transformed(CGAffineTransform(scaleX: x, y: y), about: anchor)
  }

  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape elsewhere, by `x` points to the right and `y` down.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    transform(CGAffineTransform(translationX: x, y: y))
  }

  public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }

  /// The shape with every point moved by `transform`.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    _PathChangedShape(shape: self) { path, _ in path.applying(transform) }
  }

  private func transformed(_ change: CGAffineTransform, about anchor: UnitPoint) -> some Shape {
    _PathChangedShape(shape: self) { path, rect in
      let anchor = anchor.point(in: rect)
      return path.applying(
        CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
          .concatenating(change)
          .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y)))
    }
  }
}
