/// A view's size and where its guides lie, as SwiftUI's `ViewDimensions`.
public struct ViewDimensions {
  let size: CGSize
  /// Where a guide lies that the view sets itself; `nil` where it sets none.
  let explicit: (AlignmentGuide) -> CGFloat?

  init(size: CGSize, explicit: @escaping (AlignmentGuide) -> CGFloat? = { _ in nil }) {
    self.size = size
    self.explicit = explicit
  }

  /// In points.
  public var width: CGFloat { size.width }
  /// In points.
  public var height: CGFloat { size.height }

  /// Where a guide lies, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.guide] }

  /// Where a guide lies, in points from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.guide] }

  /// Where a guide lies that the view sets itself, in points from the leading edge; `nil` where it sets none.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.guide) }

  /// Where a guide lies that the view sets itself, in points from the top; `nil` where it sets none.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.guide) }

  private subscript(guide: AlignmentGuide) -> CGFloat {
    explicit(guide) ?? guide.offset(in: self)
  }
}
