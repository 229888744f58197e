/// A guide of your own to align views on, as SwiftUI's `AlignmentID`.
///
/// Make one with `HorizontalAlignment(_:)` or `VerticalAlignment(_:)`.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide lies in a view that sets none, in points from the view's leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
