// Turning in space and by matrices.
extension View {
  /// Draws this view turned about an axis in space, seen straight from the front: without perspective.
  ///
  /// Angles and axes that are not finite count as no turn.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    transformEffect(.turning(by: angle, about: axis), anchor: anchor)
  }

  /// Draws this view moved, turned and stretched by `transform`, about its top leading corner.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    transformEffect(transform, anchor: .topLeading)
  }
}

extension CGAffineTransform {
  /// What a turn in space does to the plane: the upper left part of Rodrigues' rotation matrix.
  fileprivate static func turning(
    by angle: Angle, about axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  ) -> CGAffineTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    let radians = CGFloat(angle.radians)
    guard length > 0, length.isFinite, radians.isFinite else { return .identity }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = (sin(radians), cos(radians))
    return CGAffineTransform(
      a: cosine + x * x * (1 - cosine), b: x * y * (1 - cosine) + z * sine,
      c: x * y * (1 - cosine) - z * sine, d: cosine + y * y * (1 - cosine), tx: 0, ty: 0)
  }
}
