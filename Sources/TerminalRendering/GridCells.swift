/// The cells of a grid while some of them are set.
struct GridCells {
  /// Row by row.
  let cells: UnsafeMutableBufferPointer<CellGrid.Cell>
  let columns: Int
}

extension GridCells {
  /// Sets cells side by side, which begin and end with no half of a wide character.
  @inline(__always) func fill(_ row: Int, _ columns: Range<Int>, with cell: CellGrid.Cell) {
    let start = row &* self.columns
    for index in start &+ columns.lowerBound..<start &+ columns.upperBound { cells[index] = cell }
  }

  /// Sets a glyph of `width` columns, 1 or 2, all of which fits. Whatever wide character stood there goes.
  @inline(__always)
  func set(_ glyph: CellGrid.Glyph, width: Int, _ style: CellGrid.Style, column: Int, row: Int) {
    let start = row &* columns &+ column
    clearHalves(column, start)
    cells[start] = CellGrid.Cell(glyph: glyph, style: style)
    if width > 1 {
      clearHalves(column &+ 1, start &+ 1)
      cells[start &+ 1] = CellGrid.Cell(glyph: .continuation, style: style)
    }
  }

  /// Where one half of a wide character is about to be overwritten, blanks the other.
  @inline(__always) private func clearHalves(_ column: Int, _ index: Int) {
    if cells[index].glyph == .continuation, column > 0 { cells[index &- 1].glyph = .blank }
    if column &+ 1 < columns, cells[index &+ 1].glyph == .continuation {
      cells[index &+ 1].glyph = .blank
    }
  }
}
