/// A guide of your own to align views on, as SwiftUI's `AlignmentID`.
///
/// Make one with `HorizontalAlignment(_:)` or `VerticalAlignment(_:)`.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide lies in a view that sets none, in points from the view's leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// What an `AlignmentID` says, be it a type of the program or of a script.
package struct CustomGuide: Sendable {
  /// The type, which it is told apart by.
  let type: ObjectIdentifier
  /// Where it lies in a view that sets none, in points.
  let offset: @Sendable (ViewDimensions) -> CGFloat

  package init(
    type: ObjectIdentifier, offset: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) {
    (self.type, self.offset) = (type, offset)
  }

  init(_ id: any AlignmentID.Type) {
    self.init(type: ObjectIdentifier(id)) { id.defaultValue(in: $0) }
  }
}
