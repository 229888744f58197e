/// Which points of a grid of cells a shape covers: in each row of cells the runs of equal ones.
///
/// Most cells of a bar are equal, so a bar of any length is three or four runs.
struct Coverage: ~Copyable {
  /// Row by row, in a row from its leading end. None is empty, none overlaps another.
  private(set) var runs = Room<Run>(capacity: 1)
  /// The columns that hold all runs.
  private(set) var columns: Range<Int32> = 0..<0

  /// Cells side by side in which the same points are covered.
  struct Run: Equatable {
    var row: Int32
    var columns: Range<Int32>
    var mask: CellMask
  }

  /// The rows that hold all runs.
  @inline(__always) var rows: Range<Int32> {
    runs.isEmpty ? 0..<0 : runs[0].row..<runs[runs.count - 1].row + 1
  }

  /// Adds a run behind all others.
  @inline(__always) mutating func append(_ row: Int32, _ columns: Range<Int32>, _ mask: CellMask) {
    let last = runs.count &- 1
    if last >= 0, runs[last].row == row, runs[last].columns.upperBound == columns.lowerBound,
      runs[last].mask == mask
    {
      runs[last].columns = runs[last].columns.lowerBound..<columns.upperBound
    } else {
      runs.append(Run(row: row, columns: columns, mask: mask))
    }
    let isFirst = self.columns.isEmpty
    let start = isFirst ? columns.lowerBound : min(self.columns.lowerBound, columns.lowerBound)
    self.columns = start..<max(isFirst ? 0 : self.columns.upperBound, columns.upperBound)
  }

  /// Takes out all runs and keeps the room for others.
  mutating func removeAll() {
    runs.removeAll()
    columns = 0..<0
  }

  /// Makes this the same as another.
  @inline(__always) mutating func copy(_ other: borrowing Coverage) {
    runs.copy(other.runs)
    columns = other.columns
  }
}

extension Coverage {
  /// Whether there is something, and of every cell less than a third.
  var isFine: Bool {
    !runs.isEmpty && runs.values.allSatisfy { $0.mask.count * 3 < CellMask.area }
  }

  /// Where the runs of `row` begin, or would.
  func start(of row: Int32) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].row < row { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The runs of a row, good until one is added or taken out.
  @inline(__always) func runs(of row: Int32) -> UnsafeMutableBufferPointer<Run> {
    let runs = self.runs.values
    // Most shapes that are asked for a row lie in it alone.
    guard let first = runs.first, let last = runs.last, first.row < row || last.row > row else {
      return runs
    }
    let start = self.start(of: row)
    var end = start
    while end < runs.count, runs[end].row == row { end &+= 1 }
    return UnsafeMutableBufferPointer(rebasing: runs[start..<end])
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

  /// Makes this what is covered by both `first` and `second`.
  mutating func intersect(_ first: borrowing Coverage, _ second: borrowing Coverage) {
    removeAll()
    first.walk(with: second) { row, columns, mask, otherMask in
      let both = mask & otherMask
      if !both.isEmpty { append(row, columns, both) }
    }
  }

  /// Calls `body` with the cells of which this covers other points than `other` does.
  @inline(__always)
  func forEachDifference(
    from other: borrowing Coverage, _ body: (_ row: Int32, _ columns: Range<Int32>) -> Void
  ) {
    // What begins alike is alike.
    var first = 0
    while first < min(runs.count, other.runs.count), runs[first] == other.runs[first] {
      first &+= 1
    }
    walk(with: other, from: first) { row, columns, mask, otherMask in
      if mask != otherMask { body(row, columns) }
    }
  }

  /// Calls `body` with all cells of which this or `other` covers something, in order.
  ///
  /// - Parameter first: The run of both to begin with.
  @inline(__always)
  private func walk(
    with other: borrowing Coverage, from first: Int = 0,
    _ body: (_ row: Int32, _ columns: Range<Int32>, CellMask, CellMask) -> Void
  ) {
    let (runs, others) = (self.runs.values, other.runs.values)
    var (index, otherIndex) = (first, first)
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
        if end == theirs.columns.upperBound { (otherIndex, otherStart) = (otherIndex + 1, .min) }
      }
    }
  }
}

extension Coverage.Run {
  /// A run after all others.
  fileprivate static let end = Coverage.Run(row: .max, columns: 0..<0, mask: .empty)
}
