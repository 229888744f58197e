/// The room that a geometry reader is given.
public struct GeometryProxy {
  /// In points.
  public let size: CGSize

  /// Nothing covers a terminal's edges.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
