/// Writes cells of a frame wherever they are, and knows where the cursor is and in which style the terminal writes.
struct FrameWriter: ~Copyable {
  let bytes: ByteBuffer
  let pens: PenChanges
  /// The frame's cells, row by row.
  private(set) var cells = UnsafeMutableBufferPointer<CellGrid.Cell>(start: nil, count: 0)
  private(set) var columns = 0
  private var rows = 0
  /// Its characters that are more than one scalar.
  private var clusters: [String] = []
  private(set) var pen = CellGrid.Style()
  private(set) var row = 0
  /// `nil` after a character of which terminals disagree how wide it is, and at the right edge.
  private(set) var column: Int? = 0
  /// Rows that exist on the screen.
  private var shownRows = 0
  /// Whether cells that have not changed may be written again: pixels may lie under them.
  private var mayRepeat = true

  init(to bytes: ByteBuffer, with pens: PenChanges = PenChanges()) {
    self.bytes = bytes
    self.pens = pens
  }

  /// Begins with a frame, which stays where it is until all of it is written.
  ///
  /// - Parameters:
  ///   - grid: The frame's cells.
  ///   - rows: How many rows they are.
  ///   - clusters: Those of its characters that are more than one scalar.
  @inline(__always)
  mutating func begin(
    _ grid: GridCells, rows: Int, clusters: [String], cursor: FrameCursor, shownRows: Int,
    mayRepeat: Bool
  ) {
    cells = grid.cells
    columns = grid.columns
    self.rows = rows
    self.clusters = clusters
    self.mayRepeat = mayRepeat
    row = cursor.row
    column = cursor.column
    pen = cursor.pen ?? CellGrid.Style()
    self.shownRows = max(shownRows, cursor.row + 1)
    if cursor.pen == nil { bytes.escape("m") }
  }
}

// Writing.
extension FrameWriter {
  /// Writes the cells of a row from one column up to another.
  mutating func write(_ row: Int, from start: Int, to end: Int) {
    if row != self.row || start != column { move(to: row, start) }
    let base = row &* columns
    // Where the cursor is; below zero where nobody knows.
    var place = start
    var index = start
    while index < end {
      let cell = cells[base &+ index]
      if cell.glyph == .continuation {
        index &+= 1
        continue
      }
      if place != index {
        column = place < 0 ? nil : place
        move(to: row, index)
      }
      if cell.style != pen {
        change(
          to: cell.visibleStyle(
            after: pen, before: index &+ 1 < end ? cells[base &+ index &+ 1] : nil))
      }
      append(cell.glyph)
      index &+= 1
      place = index
      while place < columns, cells[base &+ place].glyph == .continuation { place &+= 1 }
      if place >= columns || cell.glyph.isCluster { place = -1 }
    }
    column = place < 0 ? nil : place
  }

  @inline(__always) private func append(_ glyph: CellGrid.Glyph) {
    if !bytes.append(glyph), let cluster = glyph.cluster {
      bytes.append(contentsOf: clusters[cluster].utf8)
    }
  }

  /// Erases a row from a column on.
  mutating func erase(_ row: Int, from start: Int) {
    move(to: row, start)
    change(to: CellGrid.Cell().visibleStyle(after: pen, before: nil))
    bytes.escape("K")
  }

  /// Goes back to the terminal's own style.
  mutating func resetPen() { change(to: CellGrid.Style()) }

  @inline(__always) private mutating func change(to style: CellGrid.Style) {
    guard style != pen else { return }
    pens.write(from: pen, to: style, in: bytes)
    pen = style
  }

  func hasRow(_ row: Int) -> Bool { row < shownRows }

  /// Makes sure that a row exists on the screen.
  @inline(__always) mutating func makeRow(_ target: Int) {
    if target >= shownRows { addRows(to: target) }
  }

  private mutating func addRows(to target: Int) {
    // A line that scrolls in has the pen's background.
    resetPen()
    move(to: shownRows - 1, 0)
    while row < target { feedLine() }
    shownRows = target + 1
  }

  private mutating func feedLine() {
    bytes.append(0x0A0D as UInt32, length: 2)
    row += 1
    column = 0
  }
}

// Moving, the shortest way.
extension FrameWriter {
  @inline(never) mutating func move(to target: Int, _ place: Int) {
    guard target != row || place != column else { return }
    makeRow(target)
    if target < row {
      goUp(row - target)
    } else if target > row {
      let down = target - row
      if Self.isFed(down, from: column, to: place) {
        // Whether a line feed goes to the first column depends on the terminal's settings: so go there before.
        bytes.append(UInt8(ascii: "\r"))
        for _ in 0..<down { bytes.append(UInt8(ascii: "\n")) }
        column = 0
      } else {
        bytes.escape("B", down)
      }
    }
    row = target
    if place != column { move(to: place) }
  }

  private func goUp(_ rows: Int) {
    if rows == 1 {
      // Reverse index (ECMA-48, 8.3.104) is a byte shorter; only in the first row of the screen it would scroll.
      bytes.append(0x4D1B as UInt32, length: 2)
    } else {
      bytes.escape("A", rows)
    }
  }

  /// How many bytes it takes to go up.
  private static func lengthUp(_ rows: Int) -> Int {
    rows == 1 ? 2 : ControlSequence.length(rows)
  }

  @inline(__always) private mutating func move(to place: Int) {
    defer { column = place }
    switch Self.move(from: column, to: place) {
    case .back(let steps): for _ in 0..<steps { bytes.append(0x08) }
    case .start: bytes.append(UInt8(ascii: "\r"))
    case .left(let steps): bytes.escape("D", steps)
    case .column(let number): bytes.escape("G", number)
    case .right(let steps): if !repeatCells(to: place) { bytes.escape("C", steps) }
    }
  }

  /// Moves on by writing what is there anyway, if that is no longer. So a prompt ends in a space that is really written.
  private func repeatCells(to place: Int) -> Bool {
    guard mayRepeat, row < rows, let column, place - column <= 4 else { return false }
    let between = cells[row * columns + column..<row * columns + place]
    var length = 0
    for cell in between {
      guard cell.glyph.scalar != nil, cell.visibleStyle(after: pen, before: nil) == pen else {
        return false
      }
      length += cell.glyph.length
    }
    guard length <= ControlSequence.length(place - column) else { return false }
    // Half a wide character is none.
    let next = row * columns + place
    if place < columns, cells[next].glyph == .continuation { return false }
    for cell in between { append(cell.glyph) }
    return true
  }

  /// A way to another column of the same row.
  private enum Move {
    case start
    case back(Int)
    case left(Int)
    case right(Int)
    case column(Int)
  }

  @inline(__always)
  private static func move(from column: Int?, to place: Int) -> Move {
    if place == 0 { return .start }
    guard let column else { return .column(place + 1) }
    let absolute = ControlSequence.length(place + 1)
    let steps = abs(place - column)
    let relative = ControlSequence.length(steps)
    if place > column { return relative <= absolute ? .right(steps) : .column(place + 1) }
    if steps <= min(relative, absolute) { return .back(steps) }
    return relative < absolute ? .left(steps) : .column(place + 1)
  }

  /// How many bytes it takes to get from one column to another.
  @inline(__always) private static func length(from column: Int?, to place: Int) -> Int {
    guard column != place else { return 0 }
    return switch move(from: column, to: place) {
    case .start: 1
    case .back(let steps): steps
    case .left(let steps), .right(let steps): ControlSequence.length(steps)
    case .column(let number): ControlSequence.length(number)
    }
  }

  /// Whether it is shorter to feed lines in the first column than to go down in the present one.
  private static func isFed(_ down: Int, from column: Int?, to place: Int) -> Bool {
    1 + down + length(from: 0, to: place)
      < ControlSequence.length(down) + length(from: column, to: place)
  }

  /// How many bytes it takes to get from one cell to another, on rows that exist.
  @inline(__always)
  static func length(
    from row: Int, _ column: Int?, to target: Int, _ place: Int
  ) -> Int {
    let across = length(from: column, to: place)
    if target == row { return across }
    if target < row { return lengthUp(row - target) + across }
    let down = target - row
    return min(1 + down + length(from: 0, to: place), ControlSequence.length(down) + across)
  }
}

extension CellGrid.Glyph {
  /// The bytes of a scalar in UTF-8.
  fileprivate var length: Int { bits < 0x80 ? 1 : bits < 0x800 ? 2 : bits < 0x10000 ? 3 : 4 }
}
