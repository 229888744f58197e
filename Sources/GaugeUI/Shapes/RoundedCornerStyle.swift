/// The form of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of an ellipse.
  case circular
  /// A curve that begins to bend further out, where the edges have room for it, and bends as the ellipse does in the
  /// middle of the corner.
  case continuous
}
