/// One row of cells while its sixteen lines of points are covered.
///
/// A stretch costs the same whatever its length: cells that it covers from side to side are only noted where they begin
/// and where they end.
final class ScanlineRow {
  /// What is covered of the cells where stretches begin or end.
  private let parts: UnsafeMutablePointer<CellMask>
  /// The lines that begin or end to be covered from side to side at a cell.
  private let changes: UnsafeMutablePointer<CellMask>
  /// A bit for each cell that has a part or a change.
  private let noted: UnsafeMutablePointer<UInt64>
  private let wordCount: Int

  init(columns: Int) {
    // A stretch may end with the last cell, one before these.
    parts = .allocate(capacity: columns + 1)
    parts.initialize(repeating: .empty, count: columns + 1)
    changes = .allocate(capacity: columns + 1)
    changes.initialize(repeating: .empty, count: columns + 1)
    wordCount = columns / 64 + 1
    noted = .allocate(capacity: wordCount)
    noted.initialize(repeating: 0, count: wordCount)
  }

  deinit {
    parts.deallocate()
    changes.deallocate()
    noted.deallocate()
  }

  /// Covers the points of some lines from column `start` up to `end`.
  ///
  /// - Parameter band: The lines' points in the first column of a cell.
  @inline(__always) func cover(_ start: Int, _ end: Int, _ band: CellMask) {
    let (first, last) = (start >> 3, end >> 3)
    let head: UInt64 = 0xff &<< UInt64(start & 7) & 0xff
    let tail: UInt64 = (1 &<< UInt64(end & 7)) &- 1
    if first == last {
      parts[first] = parts[first] | band.spread(to: head & tail)
      note(first)
      return
    }
    var whole = first
    if start & 7 != 0 {
      parts[first] = parts[first] | band.spread(to: head)
      note(first)
      whole &+= 1
    }
    if end & 7 != 0 {
      parts[last] = parts[last] | band.spread(to: tail)
      note(last)
    }
    if whole < last {
      let lines = band.spread(to: 0xff)
      changes[whole] = changes[whole] ^ lines
      changes[last] = changes[last] ^ lines
      note(whole)
      note(last)
    }
  }

  @inline(__always) private func note(_ cell: Int) {
    noted[cell >> 6] |= 1 << UInt64(cell & 63)
  }

  /// Gives the runs of this row and begins another.
  func finish(_ row: Int32, into coverage: inout Coverage) {
    // What is covered from side to side, and the cell behind the last that was given.
    var whole = CellMask.empty
    var place: Int32 = 0
    for word in 0..<wordCount {
      var bits = noted[word]
      noted[word] = 0
      while bits != 0 {
        let cell = word << 6 + bits.trailingZeroBitCount
        bits &= bits &- 1
        if !whole.isEmpty, place < cell { coverage.append(row, place..<Int32(cell), whole) }
        whole = whole ^ changes[cell]
        let mask = whole | parts[cell]
        changes[cell] = .empty
        parts[cell] = .empty
        if !mask.isEmpty { coverage.append(row, Int32(cell)..<Int32(cell) + 1, mask) }
        place = Int32(cell) + 1
      }
    }
  }
}
