/// A place in a rectangle as fractions of its width and height, as SwiftUI's `UnitPoint`.
///
/// `(0, 0)` is the top leading corner, `(1, 1)` the bottom trailing one. Values outside 0…1 lie outside the rectangle.
public nonisolated struct UnitPoint: Hashable, Sendable {
  /// 0 at the leading edge, 1 at the trailing edge.
  public var x: CGFloat
  /// 0 at the top, 1 at the bottom.
  public var y: CGFloat

  public init() { self.init(x: 0, y: 0) }

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

extension UnitPoint {
  public static let zero = UnitPoint(x: 0, y: 0)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint {
  /// The place in `bounds`, in points; the centre's coordinate where one is not finite.
  func point(in bounds: CGRect) -> CGPoint {
    CGPoint(
      x: bounds.minX + (x.isFinite ? x : 0.5) * bounds.width,
      y: bounds.minY + (y.isFinite ? y : 0.5) * bounds.height)
  }
}
