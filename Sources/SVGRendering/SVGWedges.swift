import GaugeUI

/// A gradient around a centre, as wedges of one colour each.
struct SVGWedges {
  let elements: String

  /// Degrees that a wedge covers.
  private static let step = 2.0

  /// - Parameters:
  ///   - from: The angle of the first stop, in radians.
  ///   - to: The angle of the last.
  ///   - box: What has to be covered.
  init(
    _ gradient: GradientPaint, center: CGPoint, from: Double, to: Double, around box: CGRect
  ) {
    guard !box.isNull else {
      elements = ""
      return
    }
    let space = gradient.transform.inverted()
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
    ].map { $0.applying(space) }
    // A little more than the farthest corner, since a wedge is cut off straight.
    let reach = 1.01 * (corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0)
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + cos(angle) * reach, y: center.y + sin(angle) * reach)
        .applying(gradient.transform)
    }
    let span = to - from
    let turn = 2 * Double.pi
    let step = Self.step * .pi / 180
    let middle = center.applying(gradient.transform).svg
    elements = stride(from: 0, to: turn - 1e-9, by: step).map { start in
      let angle = start + step / 2
      // Outside both angles the nearer end shows.
      let location =
        span > 0 && angle <= span ? angle / span : angle - span < turn - angle ? 1 : 0
      // Each wedge reaches under the next, so that no line of background shows between them.
      return "<path d=\"M\(middle)L\(point(from + start).svg)"
        + "L\(point(from + start + 1.5 * step).svg)Z\""
        + gradient.color(at: location).svgAttributes("fill") + "/>"
    }.joined()
  }
}
