import GaugeUI

/// A gradient around a centre, as wedges of one colour each.
struct SVGWedges {
  let element: String

  /// Degrees that a wedge covers at most where colours change.
  private static let step = 2.0
  /// Degrees that a wedge covers at most where they do not: it is cut off straight, and at 60° still reaches cos 30° of
  /// its sides' length.
  private static let plainStep = 60.0

  /// - Parameters:
  ///   - from: The angle of the first stop, in radians.
  ///   - to: The angle of the last.
  ///   - box: What has to be covered.
  init(
    _ gradient: GradientPaint, center: CGPoint, from: Double, to: Double, around box: CGRect
  ) {
    guard !box.isNull, from.isFinite, to.isFinite else {
      element = ""
      return
    }
    let space = gradient.transform.inverted()
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
    ].map { $0.applying(space) }
    let farthest = corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
    let reach = 1.01 * farthest / cos(Self.plainStep / 2 * .pi / 180)
    func point(_ angle: Double) -> String {
      CGPoint(x: center.x + cos(angle) * reach, y: center.y + sin(angle) * reach)
        .applying(gradient.transform).svg
    }
    let middle = center.applying(gradient.transform).svg
    let wedges = Self.sectors(of: gradient, span: to - from).flatMap { sector in
      let step = (sector.isPlain ? Self.plainStep : Self.step) * .pi / 180
      let width = sector.angles.upperBound - sector.angles.lowerBound
      let count = max(1, (width / step - 1e-9).rounded(.up))
      return stride(from: 0, to: count, by: 1).map { index in
        let start = sector.angles.lowerBound + width * index / count
        let end = sector.angles.lowerBound + width * (index + 1) / count
        return "<path d=\"M\(middle)L\(point(from + start))L\(point(from + end))Z\""
          + gradient.color(at: sector.location((start + end) / 2)).svgAttributes("fill") + "/>"
      }
    }
    // Without soft edges neighbours meet: neither the background nor a see-through colour twice shows between them.
    element = "<g shape-rendering=\"crispEdges\">\(wedges.joined())</g>"
  }

  /// Angles between two stops, or outside of both ends, counted from the first stop.
  private struct Sector {
    var angles: Range<Double>
    /// Whether it has one colour.
    var isPlain: Bool
    /// Where along the stops an angle lies.
    var location: (Double) -> Double
  }

  private static func sectors(of gradient: GradientPaint, span: Double) -> [Sector] {
    let turn = 2 * Double.pi
    let shown = min(max(span, 0), turn)
    // Outside of both angles the nearer end shows.
    let middle = shown + (turn - shown) / 2
    var sectors = [
      Sector(angles: shown..<middle, isPlain: true) { _ in 1 },
      Sector(angles: middle..<turn, isPlain: true) { _ in 0 },
    ]
    if span > 0 {
      var places = gradient.stops.map { min(max(Double($0.location) * span, 0), shown) }
      places = [0] + places.filter { !$0.isNaN } + [shown]
      sectors += zip(places, places.dropFirst()).filter { $0 < $1 }.map { start, end in
        // Just inside, so that of two stops at one place the right one counts.
        let inset = (end - start) * 1e-6
        let first = gradient.color(at: (start + inset) / span)
        let last = gradient.color(at: (end - inset) / span)
        return Sector(angles: start..<end, isPlain: first == last) { $0 / span }
      }
    }
    return sectors.filter { !$0.angles.isEmpty }
  }
}
