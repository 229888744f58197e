/// The course of a change from 0 to 1, as SwiftUI's `UnitCurve`.
public struct UnitCurve: Hashable, Sendable {
  let start: UnitPoint
  let end: UnitPoint

  /// A Bézier curve from (0, 0) to (1, 1) by its two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve { UnitCurve(start: startControlPoint, end: endControlPoint) }

  private static func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(start: UnitPoint(x: x1, y: y1), end: UnitPoint(x: x2, y: y2))
  }

  public static let linear = curve(0, 0, 1, 1)
  public static let easeIn = curve(0.42, 0, 1, 1)
  public static let easeOut = curve(0, 0, 0.58, 1)
  public static let easeInOut = curve(0.42, 0, 0.58, 1)
}

extension Animation {
  /// A curve over some seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    .timingCurve(
      curve.start.x, curve.start.y, curve.end.x, curve.end.y, duration: duration)
  }
}
