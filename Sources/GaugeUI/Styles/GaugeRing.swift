/// The measures that the ring styles share, in points.
///
/// SwiftUI's rings are 58 across. Here they are 112, 14 columns by 7 rows, the least in which cells show one well; everything
/// on them grows in proportion.
enum GaugeRing {
  static let diameter: CGFloat = 112
  static let lineWidth = 6 * scale
  /// How far below the centre the labels in the opening stand, and how far beside it they reach.
  static let labelOffset = 18.4 * scale
  /// What the value in the centre may take.
  static let innerWidth = diameter - 2 * lineWidth - 8

  static let stroke = StrokeStyle(lineWidth: lineWidth, lineCap: .round)

  private static let scale = diameter / 58
}

/// The round marker on a ring.
nonisolated struct RingMarker: Shape {
  /// Clockwise from the right.
  let angle: Angle
  /// How much wider than the ring's line.
  var growth: CGFloat = 1

  func path(in rect: CGRect) -> Path {
    let radius = (min(rect.width, rect.height) - GaugeRing.lineWidth) / 2
    let center = CGPoint(
      x: rect.midX + radius * cos(angle.radians), y: rect.midY + radius * sin(angle.radians))
    return Path(circleAt: center, radius: GaugeRing.lineWidth / 2 * growth)
  }
}
