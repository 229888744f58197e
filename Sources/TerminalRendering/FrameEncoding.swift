// The one place that writes escapes.

extension CellGrid {
  /// The characters alone, a line for each row. Blanks at the ends of lines are left out.
  public var plainText: String {
    lines { row, end, bytes in
      for column in 0..<end { append(self[column, row].glyph, to: bytes) }
    }
  }

  /// The characters with their colours and attributes, a line for each row. Each line ends in the terminal's own
  /// colours; blanks at the ends of lines are left out.
  public var ansiText: String {
    lines { row, end, bytes in
      var pen = Style()
      for column in 0..<end {
        let cell = self[column, row]
        guard cell.glyph != .continuation else { continue }
        let next = column + 1 < end ? self[column + 1, row] : nil
        pen.change(to: cell.visibleStyle(after: pen, before: next), in: bytes)
        append(cell.glyph, to: bytes)
      }
      pen.change(to: Style(), in: bytes)
    }
  }

  private func lines(_ write: (_ row: Int, _ end: Int, ByteBuffer) -> Void) -> String {
    let bytes = ByteBuffer(capacity: cells.count * 4)
    for row in 0..<rows {
      if row > 0 { bytes.append(UInt8(ascii: "\n")) }
      write(row, usedColumns(row: row), bytes)
    }
    return bytes.string
  }

  fileprivate func append(_ glyph: Glyph, to bytes: ByteBuffer) {
    guard let scalar = glyph.scalar else {
      bytes.append(contentsOf: string(of: glyph).utf8)
      return
    }
    let value = scalar.value
    func part(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: 0x80 | value >> shift & 0x3f) }
    switch value {
    case ..<0x80: bytes.append(UInt8(truncatingIfNeeded: value))
    case ..<0x800:
      bytes.append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
      bytes.append(part(0))
    case ..<0x10000:
      bytes.append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
      bytes.append(part(6))
      bytes.append(part(0))
    default:
      bytes.append(UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
      bytes.append(part(12))
      bytes.append(part(6))
      bytes.append(part(0))
    }
  }
}

extension CellGrid.Cell {
  /// The style to write this cell in. A blank shows no foreground and a full block no background, so they keep the
  /// pen's, which is shorter; a block that changes the pen takes the background of the cell after it in the same go.
  @inline(__always)
  fileprivate func visibleStyle(
    after pen: CellGrid.Style, before next: CellGrid.Cell?
  ) -> CellGrid.Style {
    guard glyph == .blank || glyph == .block, style != pen,
      style.attributes.isDisjoint(with: [.underline, .strikethrough, .reverse])
    else { return style }
    var style = style
    if glyph == .blank {
      style.foreground = pen.foreground
      style.attributes = pen.attributes.subtracting([.underline, .strikethrough, .reverse])
    } else if let next, style.foreground != pen.foreground,
      next.style.foreground == style.foreground
    {
      style.background = next.style.background
    } else {
      style.background = pen.background
    }
    return style
  }
}

// Select Graphic Rendition (ECMA-48, 8.3.117).
extension CellGrid.Style {
  /// Writes what changes this style into `next`, nothing if they are the same.
  fileprivate mutating func change(to next: CellGrid.Style, in bytes: ByteBuffer) {
    guard self != next else { return }
    defer { self = next }
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
    if next != CellGrid.Style() {
      let before = bytes.count
      for (attribute, on, off) in Self.attributeCodes
      where attributes.contains(attribute) != next.attributes.contains(attribute) {
        Self.parameter(next.attributes.contains(attribute) ? on : off, in: bytes, after: before)
      }
      if foreground != next.foreground { next.foreground.select(30, in: bytes, after: before) }
      if background != next.background { next.background.select(40, in: bytes, after: before) }
    }
    bytes.append(UInt8(ascii: "m"))
  }

  private static let attributeCodes: [(CellGrid.Attributes, on: Int, off: Int)] = [
    (.bold, 1, 22), (.italic, 3, 23), (.underline, 4, 24), (.reverse, 7, 27),
    (.strikethrough, 9, 29),
  ]

  fileprivate static func parameter(_ number: Int, in bytes: ByteBuffer, after start: Int) {
    if bytes.count > start { bytes.append(UInt8(ascii: ";")) }
    bytes.append(decimal: number)
  }
}

extension CellColor {
  /// Writes the parameters that select this colour; `base` is 30 for the foreground, 40 for the background.
  fileprivate func select(_ base: Int, in bytes: ByteBuffer, after start: Int) {
    func add(_ number: Int) { CellGrid.Style.parameter(number, in: bytes, after: start) }
    switch value {
    case .standard: add(base + 9)
    case .ansi16(let index): add(index < 8 ? base + Int(index) : base + 52 + Int(index))
    case .ansi256(let index):
      add(base + 8)
      add(5)
      add(Int(index))
    case .rgb(let red, let green, let blue):
      add(base + 8)
      add(2)
      add(Int(red))
      add(Int(green))
      add(Int(blue))
    }
  }
}

/// Where the cursor is in a frame, counted from its top leading corner, from 0.
public struct FrameCursor: Equatable, Sendable {
  public var column: Int
  public var row: Int

  public init(column: Int = 0, row: Int = 0) {
    self.column = column
    self.row = row
  }

  public static let origin = FrameCursor()
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
    var writer = writer(from: old, cursor: cursor, gap: keepsBlanks ? 0 : DiffWriter.gap)
    writer.finish(at: end)
    return writer.result(isSynchronized: isSynchronized)
  }

  /// What turns a terminal that shows `old` into one that shows this frame, the cursor being left where writing ends:
  /// for a frame that is drawn over and over the shortest.
  ///
  /// - Parameter cursor: Where the cursor is before, and then after.
  public func update(
    from old: CellGrid, cursor: inout FrameCursor, isSynchronized: Bool = false
  ) -> [UInt8] {
    var writer = writer(from: old, cursor: cursor)
    cursor = FrameCursor(column: writer.column ?? 0, row: writer.row)
    writer.finish(at: cursor)
    return writer.result(isSynchronized: isSynchronized)
  }

  private func writer(
    from old: CellGrid, cursor: FrameCursor, gap: Int = DiffWriter.gap
  ) -> DiffWriter {
    var writer = DiffWriter(self, cursor: cursor, shownRows: max(old.rows, 1), gap: gap)
    for row in 0..<max(rows, old.rows) {
      writer.write(row, over: old)
    }
    if rows > 0 { writer.makeRow(rows - 1) }
    return writer
  }
}

/// The marks around what a terminal is to show at once (mode 2026, "synchronized output"). Terminals that do not know them
/// take no notice.
enum Synchronization {
  static let begin = Array("\u{1B}[?2026h".utf8)
  static let end = Array("\u{1B}[?2026l".utf8)
}

/// Writes the changes of a frame and knows where the cursor is.
private struct DiffWriter {
  /// The frame to show.
  let new: CellGrid
  let bytes = ByteBuffer()
  var pen = CellGrid.Style()
  var row: Int
  /// `nil` after a character of which terminals disagree how wide it is, and at the right edge.
  var column: Int?
  /// Rows that exist on the screen.
  var shownRows: Int
  /// Whether more than one row has changed.
  private var isOfSeveralRows = false
  private var changedRow: Int?

  /// Unchanged cells up to this many in a row are written again: as short as moving over them. So a prompt ends in a
  /// space that is really written.
  static let gap = 3
  private let gap: Int

  init(_ new: CellGrid, cursor: FrameCursor, shownRows: Int, gap: Int) {
    self.new = new
    self.gap = gap
    row = cursor.row
    column = cursor.column
    self.shownRows = max(shownRows, cursor.row + 1)
  }

  mutating func write(_ row: Int, over old: CellGrid) {
    let end = row < new.rows ? new.usedColumns(row: row) : 0
    let oldEnd = row < old.rows ? old.usedColumns(row: row) : 0
    var x = 0
    while x < end {
      if isSame(x, row, old) {
        x += 1
        continue
      }
      var stop = x + 1
      var same = 0
      var next = stop
      while next < end, same <= gap {
        if isSame(next, row, old) {
          same += 1
        } else {
          same = 0
          stop = next + 1
        }
        next += 1
      }
      while stop < new.columns, new[stop, row].glyph == .continuation { stop += 1 }
      change(row)
      move(to: FrameCursor(column: x, row: row))
      for column in x..<stop {
        write(
          new[column, row], at: column, before: column + 1 < stop ? new[column + 1, row] : nil)
      }
      x = stop
    }
    if oldEnd > end {
      change(row)
      move(to: FrameCursor(column: end, row: row))
      pen.change(to: CellGrid.Style(), in: bytes)
      escape(nil, "K")
    }
  }

  private func isSame(_ column: Int, _ row: Int, _ old: CellGrid) -> Bool {
    guard row < old.rows, column < old.columns else {
      return new[column, row].isBlank
    }
    return new.shows(row * new.columns + column, as: old, row * old.columns + column)
  }

  private mutating func write(
    _ cell: CellGrid.Cell, at place: Int, before following: CellGrid.Cell?
  ) {
    guard cell.glyph != .continuation else { return }
    if column != place { move(to: FrameCursor(column: place, row: row)) }
    pen.change(to: cell.visibleStyle(after: pen, before: following), in: bytes)
    new.append(cell.glyph, to: bytes)
    var next = place + 1
    while next < new.columns, new[next, row].glyph == .continuation { next += 1 }
    column = cell.glyph.scalar == nil || next >= new.columns ? nil : next
  }

  /// Makes sure that `target` exists on the screen.
  mutating func makeRow(_ target: Int) {
    guard target >= shownRows else { return }
    pen.change(to: CellGrid.Style(), in: bytes)
    moveRow(to: shownRows - 1)
    while row < target {
      bytes.append(contentsOf: [UInt8(ascii: "\r"), UInt8(ascii: "\n")])
      row += 1
      column = 0
    }
    shownRows = target + 1
  }

  /// All that was written; where the terminal should wait for the end of it, between marks.
  func result(isSynchronized: Bool) -> [UInt8] {
    guard isSynchronized, isOfSeveralRows else { return bytes.array }
    return Synchronization.begin + bytes.array + Synchronization.end
  }

  private mutating func change(_ row: Int) {
    if changedRow != nil, changedRow != row { isOfSeveralRows = true }
    changedRow = row
  }

  mutating func move(to target: FrameCursor) {
    makeRow(target.row)
    moveRow(to: target.row)
    guard column != target.column else { return }
    if target.column == 0 {
      bytes.append(UInt8(ascii: "\r"))
    } else if let column, column < target.column {
      let steps = target.column - column
      if steps <= gap, (column..<target.column).allSatisfy(isBlank), canWriteBlanks {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: steps))
      } else {
        escape(steps, "C")
      }
    } else if let column, column - target.column <= Self.gap {
      bytes.append(contentsOf: repeatElement(0x08, count: column - target.column))
    } else {
      escape(target.column + 1, "G")
    }
    column = target.column
  }

  /// Whether the frame has nothing at `column` of the present row.
  private func isBlank(_ column: Int) -> Bool {
    row < new.rows && column < new.columns && new[column, row].isBlank
  }

  /// Whether a space in the pen's style is a plain blank.
  private var canWriteBlanks: Bool {
    pen.background == CellGrid.Style().background
      && pen.attributes.isDisjoint(with: [.underline, .strikethrough, .reverse])
  }

  private mutating func moveRow(to target: Int) {
    if target < row { escape(row - target, "A") }
    if target > row { escape(target - row, "B") }
    row = target
  }

  mutating func finish(at end: FrameCursor) {
    pen.change(to: CellGrid.Style(), in: bytes)
    move(to: end)
  }

  /// A control sequence with at most one parameter; 1 is every move's default.
  private mutating func escape(_ number: Int?, _ letter: Unicode.Scalar) {
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
    if let number, number != 1 { bytes.append(decimal: number) }
    bytes.append(UInt8(ascii: letter))
  }
}
