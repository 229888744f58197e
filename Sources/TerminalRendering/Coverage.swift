/// Which points of a grid of cells a shape covers: in each row of cells the runs of equal ones.
///
/// Most cells of a bar are equal, so a bar of any length is three or four runs.
struct Coverage {
  /// Row by row, in a row from its leading end. None is empty, none overlaps another.
  private(set) var runs: [Run] = []
  /// The columns that hold all runs.
  private(set) var columns: Range<Int32> = 0..<0

  /// Cells side by side in which the same points are covered.
  struct Run: Equatable {
    var row: Int32
    var columns: Range<Int32>
    var mask: CellMask
  }

  /// The rows that hold all runs.
  var rows: Range<Int32> {
    guard let first = runs.first, let last = runs.last else { return 0..<0 }
    return first.row..<last.row + 1
  }

  /// Adds a run behind all others.
  @inline(__always) mutating func append(_ row: Int32, _ columns: Range<Int32>, _ mask: CellMask) {
    if let last = runs.last, last.row == row, last.columns.upperBound == columns.lowerBound,
      last.mask == mask
    {
      runs[runs.count - 1].columns = last.columns.lowerBound..<columns.upperBound
    } else {
      runs.append(Run(row: row, columns: columns, mask: mask))
    }
    self.columns =
      self.columns.isEmpty
      ? columns
      : min(
        self.columns.lowerBound, columns.lowerBound)..<max(
          self.columns.upperBound, columns.upperBound)
  }

  /// Takes out all runs and keeps the room for others.
  mutating func removeAll() {
    runs.removeAll(keepingCapacity: true)
    columns = 0..<0
  }
}

extension Coverage {
  /// Whether there is something, and of every cell less than a third.
  var isFine: Bool { !runs.isEmpty && runs.allSatisfy { $0.mask.count * 3 < CellMask.area } }

  /// Where the runs of `row` begin, or would.
  func start(of row: Int32) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].row < row { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Calls `body` with the runs of a row.
  @inline(__always)
  func withRuns(of row: Int32, _ body: (Slice<UnsafeBufferPointer<Run>>) -> Void) {
    runs.withUnsafeBufferPointer { runs in
      // Most shapes that are asked for a row lie in it alone, or are few runs.
      var start = 0
      if runs.count > 8 { start = self.start(of: row) }
      while start < runs.count, runs[start].row < row { start += 1 }
      var end = start
      while end < runs.count, runs[end].row == row { end += 1 }
      body(runs[start..<end])
    }
  }

  /// What is covered of a cell.
  subscript(column: Int32, row: Int32) -> CellMask {
    guard columns.contains(column) else { return .empty }
    var index = start(of: row)
    while index < runs.count, runs[index].row == row {
      if runs[index].columns.contains(column) { return runs[index].mask }
      index += 1
    }
    return .empty
  }

  /// The points covered by this and by `other`.
  func intersected(with other: Coverage) -> Coverage {
    var common = Coverage()
    walk(with: other) { row, columns, mask, otherMask in
      let both = mask & otherMask
      if !both.isEmpty { common.append(row, columns, both) }
    }
    return common
  }

  /// Calls `body` with the cells of which this covers other points than `other` does.
  @inline(__always)
  func forEachDifference(
    from other: Coverage, _ body: (_ row: Int32, _ columns: Range<Int32>) -> Void
  ) {
    walk(with: other) { row, columns, mask, otherMask in
      if mask != otherMask { body(row, columns) }
    }
  }

  /// Calls `body` with all cells of which this or `other` covers something, in order.
  @inline(__always)
  private func walk(
    with other: Coverage,
    _ body: (_ row: Int32, _ columns: Range<Int32>, CellMask, CellMask) -> Void
  ) {
    runs.withUnsafeBufferPointer { runs in
      other.runs.withUnsafeBufferPointer { others in
        var (index, otherIndex) = (0, 0)
        // How far the present runs have been walked.
        var (start, otherStart) = (Int32.min, Int32.min)
        while index < runs.count || otherIndex < others.count {
          let mine = index < runs.count ? runs[index] : .end
          let theirs = otherIndex < others.count ? others[otherIndex] : .end
          let row = min(mine.row, theirs.row)
          let from = mine.row == row ? max(start, mine.columns.lowerBound) : .max
          let otherFrom = theirs.row == row ? max(otherStart, theirs.columns.lowerBound) : .max
          let place = min(from, otherFrom)
          // Up to where neither begins or ends.
          let end = min(
            from == place ? mine.columns.upperBound : from,
            otherFrom == place ? theirs.columns.upperBound : otherFrom)
          body(
            row, place..<end, from == place ? mine.mask : .empty,
            otherFrom == place ? theirs.mask : .empty)
          if from == place {
            start = end
            if end == mine.columns.upperBound { (index, start) = (index + 1, .min) }
          }
          if otherFrom == place {
            otherStart = end
            if end == theirs.columns.upperBound {
              (otherIndex, otherStart) = (otherIndex + 1, .min)
            }
          }
        }
      }
    }
  }
}

extension Coverage.Run {
  /// A run after all others.
  fileprivate static let end = Coverage.Run(row: .max, columns: 0..<0, mask: .empty)
}
