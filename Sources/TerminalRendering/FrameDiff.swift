/// What differs between two frames, and the order in which it takes the fewest bytes to write that.
///
/// The room for it is kept from frame to frame.
struct FrameDiff: ~Copyable {
  /// Row by row, in a row from its first column.
  private(set) var stretches = Room<Stretch>()
  private var order = StretchOrder()

  /// Cells side by side that have changed.
  struct Stretch {
    var row: Int
    var start: Int
    var end: Int
    /// Whether everything from `end` on is blank now, and was not.
    var erases = false
  }

  /// The cells of a row. Behind them, and where there is no such row, all are blank.
  struct Row {
    let cells: UnsafeBufferPointer<CellGrid.Cell>

    @inline(__always)
    init(_ cells: UnsafeBufferPointer<CellGrid.Cell>, _ row: Int, rows: Int, columns: Int) {
      let range = row < rows ? row * columns..<(row + 1) * columns : 0..<0
      self.cells = UnsafeBufferPointer(rebasing: cells[range])
    }

    @inline(__always) subscript(column: Int) -> CellGrid.Cell {
      column < cells.count ? cells[column] : CellGrid.Cell()
    }
  }
}

// Finding what differs.
extension FrameDiff {
  mutating func find(from old: CellGrid, to new: CellGrid) {
    stretches.removeAll()
    let columns = max(old.columns, new.columns)
    let areNamedAlike = new.namesCharacters(as: old)
    new.cells.withUnsafeBufferPointer { cells in
      old.cells.withUnsafeBufferPointer { oldCells in
        for row in 0..<max(old.rows, new.rows) {
          let line = Row(cells, row, rows: new.rows, columns: new.columns)
          let oldLine = Row(oldCells, row, rows: old.rows, columns: old.columns)
          let first = stretches.count
          find(row, 0..<columns) { column in
            line[column] != oldLine[column]
              && (areNamedAlike || column >= min(line.cells.count, oldLine.cells.count)
                || !new.shows(row * new.columns + column, as: old, row * old.columns + column))
          }
          shorten(row, line, from: first)
        }
      }
    }
  }

  /// Finds what differs in cells of which no other has changed, makes the old ones like the new, and takes them out of the
  /// set.
  ///
  /// Both frames are of one size, and the new one has the longer characters of the old.
  mutating func find(
    from old: inout CellGrid, to new: inout CellGrid, within changed: inout CellSet
  ) {
    stretches.removeAll()
    old.takeCharacters(of: &new)
    let (rows, columns) = (new.rows, new.columns)
    new.withCells { newCells in
      let cells = UnsafeBufferPointer(newCells.cells)
      old.withCells { oldCells in
        var next = changed.nextRow(from: 0)
        while let row = next {
          let base = row &* oldCells.columns
          let first = stretches.count
          var column = 0
          while let range = changed.nextRange(row, from: column) {
            find(row, range) {
              let cell = cells[base &+ $0]
              guard cell != oldCells.cells[base &+ $0] else { return false }
              oldCells.cells[base &+ $0] = cell
              return true
            }
            column = range.upperBound
          }
          if stretches.count > first {
            shorten(row, Row(cells, row, rows: rows, columns: columns), from: first)
          }
          changed.removeAll(in: row)
          next = changed.nextRow(from: row &+ 1)
        }
      }
    }
  }

  @inline(__always)
  private mutating func find(_ row: Int, _ range: Range<Int>, _ differs: (Int) -> Bool) {
    var start = range.lowerBound
    while start < range.upperBound {
      guard differs(start) else {
        start &+= 1
        continue
      }
      var end = start &+ 1
      while end < range.upperBound, differs(end) { end &+= 1 }
      stretches.append(Stretch(row: row, start: start, end: end))
      start = end &+ 1
    }
  }

  /// Erases what is blank up to the end of a row in one go, where that is shorter.
  ///
  /// - Parameter first: The place of the row's first stretch.
  private mutating func shorten(_ row: Int, _ line: Row, from first: Int) {
    guard stretches.count > first else { return }
    let end = stretches[stretches.count - 1].end
    guard line[end - 1].isBlank else { return }
    for column in end..<max(line.cells.count, end) where !line[column].isBlank { return }
    var used = end
    while used > 0, line[used - 1].isBlank { used -= 1 }
    var (count, place) = (0, stretches.count)
    while place > first, stretches[place - 1].end > used {
      place -= 1
      count += stretches[place].end - max(stretches[place].start, used)
    }
    let isInPieces = stretches.count - place > 1
    guard isInPieces || count > Self.eraseLength || end > line.cells.count else { return }
    let start = stretches[place].start
    stretches.removeLast(stretches.count - place)
    stretches.append(Stretch(row: row, start: start, end: max(start, used), erases: true))
  }

  /// The bytes that it takes to erase the rest of a row.
  private static let eraseLength = 3
}

// Writing it.
extension FrameDiff {
  /// Whether more than one row differs.
  var isOfSeveralRows: Bool {
    !stretches.isEmpty && stretches[0].row != stretches[stretches.count - 1].row
  }

  /// Writes what was found.
  mutating func write(with writer: inout FrameWriter) {
    let stretches = stretches.values
    guard order.find(for: stretches, with: writer) else {
      for stretch in stretches { write(stretch, with: &writer) }
      return
    }
    for place in order.places.values { write(stretches[Int(place)], with: &writer) }
  }

  @inline(__always) private func write(_ stretch: Stretch, with writer: inout FrameWriter) {
    writer.write(stretch.row, from: stretch.start, to: stretch.end)
    if stretch.erases { writer.erase(stretch.row, from: stretch.end) }
  }
}

extension CellGrid {
  /// What turns a terminal that shows `old` into one that shows this frame.
  ///
  /// The frame begins in the terminal's first column. Rows that `old` did not have are made by line feeds, so that a
  /// frame at the bottom scrolls; rows that are no longer there are cleared. Only cells that changed are written.
  ///
  /// - Parameters:
  ///   - old: What is shown. An empty grid for nothing yet.
  ///   - cursor: Where the cursor is.
  ///   - end: Where it is left.
  ///   - isSynchronized: Whether the terminal is to show changes of several rows at once (mode 2026, "synchronized
  ///     output"). Terminals that do not know it take no notice.
  public func diff(
    from old: CellGrid, cursor: FrameCursor = .origin, end: FrameCursor = .origin,
    isSynchronized: Bool = false
  ) -> [UInt8] {
    diff(from: old, cursor: cursor, end: end, isSynchronized: isSynchronized, keepsBlanks: false)
  }

  /// As above, and where blanks are to be kept, only what has changed is written: under an unchanged blank may lie pixels
  /// that a space would hide.
  func diff(
    from old: CellGrid, cursor: FrameCursor, end: FrameCursor, isSynchronized: Bool = false,
    keepsBlanks: Bool
  ) -> [UInt8] {
    var diff = FrameDiff()
    diff.find(from: old, to: self)
    var writer = FrameWriter(to: ByteBuffer())
    var cursor = cursor
    cursor.keepsPen = false
    var frame = self
    frame.write(
      diff: &diff, shownRows: old.rows, cursor: &cursor, end: end, isSynchronized: isSynchronized,
      mayRepeat: !keepsBlanks, with: &writer)
    return writer.bytes.array
  }

  /// What turns a terminal that shows `old` into one that shows this frame, the cursor being left where writing ends:
  /// for a frame that is drawn over and over the shortest.
  ///
  /// - Parameter cursor: Where the cursor is before, and then after.
  public func update(
    from old: CellGrid, cursor: inout FrameCursor, isSynchronized: Bool = false
  ) -> [UInt8] {
    var diff = FrameDiff()
    diff.find(from: old, to: self)
    var writer = FrameWriter(to: ByteBuffer())
    var frame = self
    frame.write(
      diff: &diff, shownRows: old.rows, cursor: &cursor, isSynchronized: isSynchronized,
      with: &writer)
    return writer.bytes.array
  }

  /// Writes what differs, where this frame stands: so no copy is made of it.
  ///
  /// - Parameters:
  ///   - end: Where the cursor is left; `nil` for where writing ends.
  ///   - mayRepeat: Whether cells that have not changed may be written again.
  mutating func write(
    diff: inout FrameDiff, shownRows: Int, cursor: inout FrameCursor, end: FrameCursor? = nil,
    isSynchronized: Bool, mayRepeat: Bool = true, with writer: inout FrameWriter
  ) {
    let isWritten = !diff.stretches.isEmpty || rows > max(shownRows, 1)
    let isMoved = end.map { $0.row != cursor.row || $0.column != cursor.column } ?? false
    guard isWritten || isMoved else { return }
    let isMarked = isSynchronized && diff.isOfSeveralRows
    if isMarked { writer.bytes.append(contentsOf: Synchronization.begin) }
    let (rows, clusters) = (rows, clusters)
    withCells { cells in
      writer.begin(
        cells, rows: rows, clusters: clusters, cursor: cursor, shownRows: shownRows,
        mayRepeat: mayRepeat)
      diff.write(with: &writer)
      if rows > 0 { writer.makeRow(rows - 1) }
      if !cursor.keepsPen { writer.resetPen() }
      writer.move(to: end?.row ?? writer.row, end?.column ?? writer.column ?? 0)
      cursor.row = writer.row
      cursor.column = writer.column ?? 0
      cursor.pen = writer.pen
    }
    if isMarked { writer.bytes.append(contentsOf: Synchronization.end) }
  }
}

/// The marks around what a terminal is to show at once (mode 2026, "synchronized output"). Terminals that do not know them
/// take no notice.
enum Synchronization {
  static let begin = Array("\u{1B}[?2026h".utf8)
  static let end = Array("\u{1B}[?2026l".utf8)
}
