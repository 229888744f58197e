/// A guide along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  private let fraction: CGFloat

  public static let leading = HorizontalAlignment(fraction: 0)
  public static let center = HorizontalAlignment(fraction: 0.5)
  public static let trailing = HorizontalAlignment(fraction: 1)

  /// Where the guide lies in a view of `size` that says nothing itself, in points from the leading edge.
  func defaultOffset(in size: CGSize) -> CGFloat { size.width * fraction }
}

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

/// A guide along both axes.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
