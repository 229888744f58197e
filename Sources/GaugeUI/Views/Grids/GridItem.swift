/// A column of a `LazyVGrid` or a row of a `LazyHGrid`, as SwiftUI's `GridItem`.
public struct GridItem: Sendable {
  /// How wide a column, or how high a row, is; in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    /// An equal share of what there is.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as have room in such a share.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The points after it; `nil` for eight.
  public var spacing: CGFloat?
  /// Of the views in it; `nil` for the middle.
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
