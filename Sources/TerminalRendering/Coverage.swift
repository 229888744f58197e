import GaugeUI

/// Which points of a rectangle of cells a shape covers.
struct Coverage {
  /// The cells, counted from the grid's top leading corner.
  var columns: Range<Int>
  var rows: Range<Int>
  /// Row by row.
  var masks: [CellMask]

  static let empty = Coverage(columns: 0..<0, rows: 0..<0, masks: [])

  /// The points covered by this and by `other`.
  func intersected(with other: Coverage) -> Coverage {
    let columns = columns.clamped(to: other.columns)
    let rows = rows.clamped(to: other.rows)
    guard !columns.isEmpty, !rows.isEmpty else { return .empty }
    var masks: [CellMask] = []
    masks.reserveCapacity(columns.count * rows.count)
    for row in rows {
      for column in columns { masks.append(self[column, row] & other[column, row]) }
    }
    return Coverage(columns: columns, rows: rows, masks: masks)
  }

  @inline(__always) subscript(column: Int, row: Int) -> CellMask {
    masks[(row - rows.lowerBound) * columns.count + column - columns.lowerBound]
  }
}
