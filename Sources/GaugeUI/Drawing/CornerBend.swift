/// How a rounded corner leaves its edges, and how it goes round: places in radii from the middle of the circle that a
/// circular corner is a quarter of.
package struct CornerBend: Sendable {
  /// How much of the quarter of the circle the curve at each edge stands for, in radians; up to half of it.
  let angle: CGFloat
  /// Where the curve leaves the edge, and its control points there.
  package let start: CGFloat
  let control1: CGFloat
  let control2: CGFloat
  /// Where it meets the circle.
  let end: CGVector

  /// How far along its edges a continuous corner bends where there is room. From there one curve, straight at its
  /// beginning and as bent as the circle at its end, meets the circle in the middle of the corner.
  private static let reach = 1.5287

  /// Less than this is no curve, but a rounding error.
  private static let leastAngle = 1e-6

  /// A quarter of a circle.
  static let circular = CornerBend(reach: 1)
  /// That of a continuous corner with room enough, as most are.
  private static let whole = CornerBend(reach: reach)

  /// A continuous corner's bend.
  ///
  /// - Parameter room: How far its edges may bend. A capsule's ends have none to spare: they are circular.
  init(room: CGFloat) {
    self = room < Self.reach ? CornerBend(reach: max(room, 1)) : .whole
  }

  private init(reach: CGFloat) {
    let angle = .pi / 4 * (reach - 1) / (Self.reach - 1)
    guard angle > Self.leastAngle else {
      (self.angle, start, control1, control2, end) = (0, 0, 0, 0, CGVector(dx: 1, dy: 0))
      return
    }
    self.angle = angle
    let tangent = tan(angle / 2)
    // Where the circle's tangent at `angle` meets the edge; and as far before as gives the curve the circle's
    // curvature at its end, which is 2/3 · distance · sin(angle) / tangent².
    control2 = tangent
    control1 = tangent - 1.5 * tangent * tangent / sin(angle)
    start = 1 - reach
    end = CGVector(dx: cos(angle), dy: sin(angle))
  }
}

extension CornerBend {
  /// How far the corner reaches at a height, away from the middle both: 1 up to where it bends, 0 at its end.
  package func reach(at height: Double) -> Double {
    height <= start
      ? 1
      : height > end.dx || height < end.dy
        ? curveReach(at: height) : max(1 - height * height, 0).squareRoot()
  }

  /// As above, on the curves between the circle and the edges.
  private func curveReach(at height: Double) -> Double {
    guard angle > 0 else { return 0 }
    guard height < end.dy else {
      // Seen from the other edge the place along it is the third power of that along the curve.
      return place(at: cbrt(max(1 - height, 0) / (1 - end.dx)))
    }
    // Newton's method: the place grows along the whole curve, ever less steeply or ever more.
    var along = (height - start) / (end.dy - start)
    for _ in 0..<4 { along -= (place(at: along) - height) / slope(at: along) }
    return 1 - along * along * along * (1 - end.dx)
  }

  /// Where along its edge the curve is, from 0, its beginning, to 1.
  private func place(at along: Double) -> Double {
    let left = 1 - along
    return left * left * (left * start + 3 * along * control1)
      + along * along * (3 * left * control2 + along * end.dy)
  }

  /// How that grows.
  private func slope(at along: Double) -> Double {
    let left = 1 - along
    return 3
      * (left * left * (control1 - start) + 2 * left * along * (control2 - control1)
        + along * along * (end.dy - control2))
  }
}
