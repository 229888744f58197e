/// A guide along the horizontal axis, as SwiftUI's `HorizontalAlignment`.
public struct HorizontalAlignment: Hashable, Sendable {
  @usableFromInline let guide: AlignmentGuide

  private init(_ place: AlignmentGuide.Place) {
    guide = AlignmentGuide(axis: .horizontal, place: place)
  }

  /// What a guide along this axis stands for.
  init(_ guide: AlignmentGuide) { self.guide = guide }

  /// A guide of your own.
  public init(_ id: any AlignmentID.Type) { self.init(.custom(CustomGuide(id))) }

  /// A guide of a script's own.
  package init(_ custom: CustomGuide) { self.init(.custom(custom)) }

  public static let leading = HorizontalAlignment(.fraction(0))
  public static let center = HorizontalAlignment(.fraction(0.5))
  public static let trailing = HorizontalAlignment(.fraction(1))
}
