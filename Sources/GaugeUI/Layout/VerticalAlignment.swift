/// A guide along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  private let fraction: CGFloat
  private let baseline: Bool

  public static let top = VerticalAlignment(fraction: 0, baseline: false)
  public static let center = VerticalAlignment(fraction: 0.5, baseline: false)
  public static let bottom = VerticalAlignment(fraction: 1, baseline: false)
  public static let firstTextBaseline = VerticalAlignment(fraction: 0, baseline: true)
  public static let lastTextBaseline = VerticalAlignment(fraction: 1, baseline: true)

  /// Where the guide lies in a view of `size` that says nothing itself, in points from the top.
  /// A view without text has its baseline at its bottom.
  func defaultOffset(in size: CGSize) -> CGFloat { size.height * (baseline ? 1 : fraction) }
}
