/// A figure moved by a transform.
nonisolated protocol MovedShape: Shape {
  associatedtype Content: Shape

  var shape: Content { get }

  /// How the figure moves that was made for `rect`.
  func transform(in rect: CGRect) -> CGAffineTransform
}

extension MovedShape {
  public var _followsOrigin: Bool { shape._followsOrigin }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform(in: rect)) }

  public func _outline(in rect: CGRect) -> _ShapeOutline {
    shape._outline(in: rect).applying(transform(in: rect))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension UnitPoint {
  /// `transform` about this point of `rect` in place of the origin.
  fileprivate func centering(_ transform: CGAffineTransform, in rect: CGRect) -> CGAffineTransform {
    let center = CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    return CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}

/// A figure under a transform about the origin of its frame's coordinates.
public nonisolated struct TransformedShape<Content: Shape>: MovedShape {
  public var shape: Content
  public var transform: CGAffineTransform

  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  func transform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: -rect.minX, y: -rect.minY).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }
}

/// A turned figure.
public nonisolated struct RotatedShape<Content: Shape>: MovedShape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  func transform(in rect: CGRect) -> CGAffineTransform {
    anchor.centering(CGAffineTransform(rotationAngle: angle.radians), in: rect)
  }
}

/// A figure made larger or smaller.
public nonisolated struct ScaledShape<Content: Shape>: MovedShape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint

  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  func transform(in rect: CGRect) -> CGAffineTransform {
    anchor.centering(CGAffineTransform(scaleX: scale.width, y: scale.height), in: rect)
  }
}

/// A figure moved from its place.
public nonisolated struct OffsetShape<Content: Shape>: MovedShape {
  public var shape: Content
  public var offset: CGSize

  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  func transform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: offset.width, y: offset.height)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A figure of one size, whatever its frame, at the frame's top leading corner.
public nonisolated struct _SizedShape<Base: Shape>: Shape {
  let base: Base
  let size: CGSize

  public var _followsOrigin: Bool { base._followsOrigin }

  public func path(in rect: CGRect) -> Path {
    base.path(in: CGRect(origin: rect.origin, size: size))
  }

  public func _outline(in rect: CGRect) -> _ShapeOutline {
    base._outline(in: CGRect(origin: rect.origin, size: size))
  }
}

extension Shape {
  /// The figure under `transform`.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The figure turned by `angle`, clockwise, about `anchor`.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The figure scaled in each direction about `anchor`.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The figure scaled about `anchor`.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The figure moved by `offset` points.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The figure moved by `offset` points.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }

  /// The figure moved by `x` points to the right and `y` down.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  /// The figure in `size` points, whatever its frame.
  public func size(_ size: CGSize) -> some Shape { _SizedShape(base: self, size: size) }

  /// The figure in a size, whatever its frame.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}
