/// The measures that the ring styles share, in points.
///
/// SwiftUI's rings are 58 across. Here they are 112, 14 columns by 7 rows, the least in which cells show one well; everything
/// on them grows in proportion.
enum GaugeRing {
  static let diameter: CGFloat = 112
  static let lineWidth = 6 * scale
  /// SwiftUI's marker is as wide as the line, 11.6 points here, with 0.39 of the line cleared around it. Cells show
  /// neither: here the marker is a row high and two columns wide, and as much as half a row is cleared around it.
  static let markerDiameter: CGFloat = 16
  static let clearance: CGFloat = 8
  /// The same where shapes show as they are.
  static let exactClearance = 0.39 * lineWidth
  /// How far below the centre the labels in the opening stand, and how far beside it they reach.
  static let labelOffset = 18.4 * scale
  /// What the value in the centre may take.
  static let innerWidth = diameter - 2 * lineWidth - 8

  static let stroke = StrokeStyle(lineWidth: lineWidth, lineCap: .round)

  private static let scale = diameter / 58
}

/// The round marker on a ring, which reaches out as far as the ring does. In characters it moves by half columns and half
/// rows, in letters by whole rows, and stands at an end only where the value does.
nonisolated struct RingMarker: Shape {
  let fraction: Double
  /// Where the ring begins, clockwise from the right.
  let start: Angle
  /// How far round it goes.
  let sweep: Angle
  let metrics: CellMetrics
  let medium: Medium

  var _followsOrigin: Bool { true }
  static var _standsInRows: Bool { true }

  func path(in rect: CGRect) -> Path { Path(marker: place(in: rect), on: medium) }

  func place(in rect: CGRect) -> CGRect {
    let place = place(at: fraction, in: rect)
    guard fraction > 0, fraction < 1, !medium.isExact else { return place }
    // Away from an end that the value is not at, by as little as shows.
    let (end, inwards) = fraction < 0.5 ? (0.0, 1.0) : (1.0, -1.0)
    let taken = self.place(at: end, in: rect)
    guard place == taken else { return place }
    return (1...32).lazy.map { self.place(at: end + inwards * Double($0) / 200, in: rect) }
      .first { $0 != taken } ?? place
  }

  private func place(at fraction: Double, in rect: CGRect) -> CGRect {
    let angle = start + sweep * fraction
    let diameter = medium.isExact ? GaugeRing.lineWidth : GaugeRing.markerDiameter
    let course = (min(rect.width, rect.height) - diameter) / 2
    var center = CGPoint(
      x: rect.midX + course * cos(angle.radians), y: rect.midY + course * sin(angle.radians))
    if !medium.isExact { center = metrics.quarterCorner(nearest: center) }
    if medium.isLetters { center.y = metrics.rowMiddle(at: center.y) }
    func inside(_ start: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(start, low), max(low, high - diameter))
    }
    return CGRect(
      x: inside(center.x - diameter / 2, rect.minX, rect.maxX),
      y: inside(center.y - diameter / 2, rect.minY, rect.maxY), width: diameter, height: diameter)
  }
}

/// What is cleared around the marker: in characters the ring's whole width, cut straight across, since of a ring that is cut
/// at a slant hairs are left beside the marker.
nonisolated struct RingMarkerRoom: Shape {
  let marker: RingMarker

  var _followsOrigin: Bool { true }

  func path(in rect: CGRect) -> Path {
    let place = marker.place(in: rect)
    guard !marker.medium.isExact else {
      return Path(
        ellipseIn: place.insetBy(dx: -GaugeRing.exactClearance, dy: -GaugeRing.exactClearance))
    }
    let (x, y) = (place.midX - rect.midX, place.midY - rect.midY)
    let angle = Angle.radians(atan2(y, x))
    // How far a square reaches along the ring, by how it is turned against it.
    let reach = place.width / 2 * (abs(cos(angle.radians)) + abs(sin(angle.radians)))
    let half = reach + GaugeRing.clearance
    let room = CGRect(
      x: hypot(x, y) - GaugeRing.diameter / 4, y: -half, width: GaugeRing.diameter / 2,
      height: 2 * half)
    return Path(room).applying(
      CGAffineTransform(rotationAngle: angle.radians)
        .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY)))
  }
}
