/// A guide along the vertical axis, as SwiftUI's `VerticalAlignment`.
public struct VerticalAlignment: Hashable, Sendable {
  @usableFromInline let guide: AlignmentGuide

  private init(_ place: AlignmentGuide.Place) {
    guide = AlignmentGuide(axis: .vertical, place: place)
  }

  /// What a guide along this axis stands for.
  init(_ guide: AlignmentGuide) { self.guide = guide }

  /// A guide of your own.
  public init(_ id: any AlignmentID.Type) { self.init(.custom(CustomGuide(id))) }

  /// A guide of a script's own.
  package init(_ custom: CustomGuide) { self.init(.custom(custom)) }

  public static let top = VerticalAlignment(.fraction(0))
  public static let center = VerticalAlignment(.fraction(0.5))
  public static let bottom = VerticalAlignment(.fraction(1))
  /// Where letters stand in the first line of text; a view without text stands on its lower edge.
  public static let firstTextBaseline = VerticalAlignment(.firstBaseline)
  /// Where letters stand in the last line of text; a view without text stands on its lower edge.
  public static let lastTextBaseline = VerticalAlignment(.lastBaseline)
}
