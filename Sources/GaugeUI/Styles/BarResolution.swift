/// The least steps, in points, that bars are told to on what is drawn on.
struct BarResolution {
  let metrics: CellMetrics
  let medium: Medium

  /// Of a bar one row high: with block characters an eighth of a column.
  var row: CGFloat { metrics.cellWidth / CGFloat(medium.columnSteps) }

  /// Of a bar half a row high: no set of characters has more than two places in a column there.
  var halfRow: CGFloat { metrics.cellWidth / CGFloat(min(medium.columnSteps, 2)) }
}

extension EnvironmentValues {
  var barResolution: BarResolution { BarResolution(metrics: metrics, medium: medium) }

  /// How solid the track is that a marker stands on. It has the marker's own colour, so that without colours only a shade
  /// tells the two apart.
  var markedTrackOpacity: Double { medium.hasColors ? 1 : 0.5 }
}
