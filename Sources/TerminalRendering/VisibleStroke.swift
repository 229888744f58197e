import GaugeUI

extension StrokeStyle {
  /// The thinnest line and the shortest dash, in points of the grid. A curve of this width stays whole in `blocks` without
  /// colours; one of 3 has gaps where it crosses quadrants.
  private static let hairline = 4.0

  /// The style with its line as wide, and its dashes as long, as they have to be to show in cells.
  ///
  /// A dash that is too short grows at both ends into the gap behind it, as far as that leaves a gap of its own: one-point
  /// tick marks along a ring stay tick marks.
  ///
  /// - Parameter point: How many points of the drawing a point of the grid is.
  func visible(on point: CGFloat) -> StrokeStyle {
    guard lineWidth > 0 else { return self }
    let least = Self.hairline * point
    var style = self
    style.lineWidth = max(lineWidth, least)
    for dash in stride(from: 0, to: dash.count - 1, by: 2) {
      let growth = least - style.dash[dash]
      guard growth > 0, style.dash[dash] > 0, style.dash[dash + 1] - growth >= least else {
        continue
      }
      style.dash[dash] += growth
      style.dash[dash + 1] -= growth
      if dash == 0 { style.dashPhase += growth / 2 }
    }
    return style
  }
}
