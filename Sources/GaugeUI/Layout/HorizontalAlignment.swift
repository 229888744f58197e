/// A guide along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  private let fraction: CGFloat

  public static let leading = HorizontalAlignment(fraction: 0)
  public static let center = HorizontalAlignment(fraction: 0.5)
  public static let trailing = HorizontalAlignment(fraction: 1)

  /// Where the guide lies in a view of `size` that says nothing itself, in points from the leading edge.
  func defaultOffset(in size: CGSize) -> CGFloat { size.width * fraction }
}
