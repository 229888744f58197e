/// One row of cells of a figure: bands of lines of points, each covered from one column to another.
///
/// What lies between the innermost ends is covered in all bands, so only the cells at both ends are put together.
struct FigureRow: ~Copyable {
  private var bands = Room<Band>()
  /// The cells that hold all ends, and those that all bands cover from side to side.
  private var (first, end) = (0, 0)
  private var (innerFirst, innerEnd) = (0, 0)
  private var lines = CellMask.empty

  /// Some lines, and the columns in which they are covered.
  struct Band {
    var lines: CellMask
    var start: Int
    var end: Int
  }

  @inline(__always) mutating func removeAll() {
    bands.removeAll()
    lines = .empty
  }

  /// Covers the points of some lines, given by those of the first column of a cell, from one column to another.
  @inline(__always) mutating func add(_ start: Int, _ end: Int, _ lines: CellMask) {
    guard start < end else { return }
    let isFirst = bands.isEmpty
    first = isFirst ? start >> 3 : min(first, start >> 3)
    self.end = isFirst ? (end &+ 7) >> 3 : max(self.end, (end &+ 7) >> 3)
    innerFirst = isFirst ? (start &+ 7) >> 3 : max(innerFirst, (start &+ 7) >> 3)
    innerEnd = isFirst ? end >> 3 : min(innerEnd, end >> 3)
    self.lines = self.lines | lines
    bands.append(Band(lines: lines, start: start, end: end))
  }

  /// Gives the runs of this row and begins another.
  @inline(__always) mutating func finish(_ row: Int32, into coverage: inout Coverage) {
    guard !bands.isEmpty else { return }
    var cell = first
    while cell < end {
      let isInner = cell == innerFirst && cell < innerEnd
      let next = isInner ? innerEnd : cell &+ 1
      let mask = isInner ? lines.spread(to: 0xff) : mask(of: cell << 3)
      let columns = Range(
        uncheckedBounds: (Int32(truncatingIfNeeded: cell), Int32(truncatingIfNeeded: next)))
      if !mask.isEmpty { coverage.append(row, columns, mask) }
      cell = next
    }
    removeAll()
  }

  /// What is covered of the cell that begins at a column of points.
  @inline(__always) private func mask(of column: Int) -> CellMask {
    var mask = CellMask.empty
    for band in bands.values {
      let start = min(max(band.start &- column, 0), 8)
      let end = min(max(band.end &- column, 0), 8)
      let bits = (1 as UInt64 &<< UInt64(end)) &- (1 as UInt64 &<< UInt64(start))
      mask = mask | band.lines.spread(to: bits)
    }
    return mask
  }
}
