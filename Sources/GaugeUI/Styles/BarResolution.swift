/// How bars are told on what they are drawn on.
///
/// Bars are 8 or 16 points high, half a row or a whole one. Like text they stay so where a view is scaled down, since what is
/// lower shows neither fill nor track.
struct BarResolution: Equatable {
  let metrics: CellMetrics
  let medium: Medium

  /// The least step, in points, of a bar one row high: with block characters an eighth of a column.
  var row: CGFloat { metrics.cellWidth / CGFloat(medium.isExact ? 8 : medium.columnSteps) }

  /// The least step, in points, of a bar half a row high: a column, since what lies in a cell above fill and track is a third
  /// thing, and a cell shows two.
  var halfRow: CGFloat { medium.isExact ? row : metrics.cellWidth }

  /// The least step of a marker on a bar, in points, and the room on either side of it.
  var marker: CGFloat { metrics.cellWidth / (medium.isLetters ? 1 : 2) }

  /// Whether the track of a bar half a row high is a line of half its height. Where there are no colours, thickness tells
  /// it from what stands on it: a shade would take the whole row, and be thicker than what it lies behind. Letters have
  /// no other thickness, but shades that are no larger than they.
  var hasThinTrack: Bool { !medium.hasColors && !medium.isLetters }

  /// How solid a track is, by how solid it is where it is as thick as the bar.
  func trackOpacity(_ opacity: Double) -> Double { hasThinTrack ? 1 : opacity }
}

extension EnvironmentValues {
  var barResolution: BarResolution { BarResolution(metrics: metrics, medium: medium) }

  /// How solid the track is that a marker stands on. It has the marker's own colour, so that without colours only a shade
  /// tells the two apart.
  var markedTrackOpacity: Double { medium.hasColors ? 1 : 0.5 }
}
