// The one place that writes escapes.

extension CellGrid {
  /// The characters alone, a line for each row. Blanks at the ends of lines are left out.
  public var plainText: String {
    let bytes = ByteBuffer(capacity: cells.count * 4)
    for row in 0..<rows {
      if row > 0 { bytes.append(UInt8(ascii: "\n")) }
      for column in 0..<usedColumns(row: row) { append(self[column, row].glyph, to: bytes) }
    }
    return bytes.string
  }

  /// The characters with their colours and attributes, a line for each row. Each line ends in the terminal's own
  /// colours; blanks at the ends of lines are left out.
  public var ansiText: String {
    let bytes = ByteBuffer(capacity: cells.count * 4)
    writeANSI(to: bytes)
    return bytes.string
  }

  /// Writes what `ansiText` is.
  func writeANSI(to bytes: ByteBuffer) {
    cells.withUnsafeBufferPointer { cells in
      for row in 0..<rows {
        if row > 0 { bytes.append(UInt8(ascii: "\n")) }
        let start = row * columns
        let end = start + usedColumns(row: row)
        var pen = Style()
        for index in start..<end {
          let cell = cells[index]
          if cell.style != pen, cell.glyph != .continuation {
            let next = index + 1 < end ? cells[index + 1] : nil
            pen.change(to: cell.visibleStyle(after: pen, before: next), in: bytes)
          }
          append(cell.glyph, to: bytes)
        }
        pen.change(to: Style(), in: bytes)
      }
    }
  }

  /// Writes a character; nothing for the right half of a wide one.
  @inline(__always)
  fileprivate func append(_ glyph: Glyph, to bytes: ByteBuffer) {
    let value = glyph.bits
    func part(_ shift: UInt32) -> UInt32 { 0x80 | value >> shift & 0x3f }
    switch value {
    case ..<0x80: bytes.append(UInt8(truncatingIfNeeded: value))
    case ..<0x800: bytes.append(0xC0 | value >> 6 | part(0) << 8, length: 2)
    case ..<0x10000:
      bytes.append(0xE0 | value >> 12 | part(6) << 8 | part(0) << 16, length: 3)
    case ..<0x110000:
      bytes.append(
        0xF0 | value >> 18 | part(12) << 8 | part(6) << 16 | part(0) << 24, length: 4)
    default: bytes.append(contentsOf: string(of: glyph).utf8)
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

private enum ControlSequence {
  /// ESC [, the first byte lowest.
  static var introducer: UInt32 { 0x5B1B }
}

// Select Graphic Rendition (ECMA-48, 8.3.117).
extension CellGrid.Style {
  /// Writes what changes this style into `next`, nothing if they are the same.
  fileprivate mutating func change(to next: CellGrid.Style, in bytes: ByteBuffer) {
    guard self != next else { return }
    defer { self = next }
    bytes.append(ControlSequence.introducer, length: 2)
    if next != CellGrid.Style() {
      let before = bytes.count
      if attributes != next.attributes {
        for (attribute, on, off) in Self.attributeCodes
        where attributes.contains(attribute) != next.attributes.contains(attribute) {
          Self.parameter(next.attributes.contains(attribute) ? on : off, in: bytes, after: before)
        }
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
    let bytes = ByteBuffer()
    var writer = DiffWriter(
      self, cursor: cursor, shownRows: max(old.rows, 1), gap: keepsBlanks ? 0 : DiffWriter.gap,
      to: bytes)
    writer.writeRows(over: old)
    writer.finish(at: end)
    writer.mark(isSynchronized: isSynchronized)
    return bytes.array
  }

  /// What turns a terminal that shows `old` into one that shows this frame, the cursor being left where writing ends:
  /// for a frame that is drawn over and over the shortest.
  ///
  /// - Parameter cursor: Where the cursor is before, and then after.
  public func update(
    from old: CellGrid, cursor: inout FrameCursor, isSynchronized: Bool = false
  ) -> [UInt8] {
    let bytes = ByteBuffer()
    writeUpdate(
      from: old, within: nil, cursor: &cursor, isSynchronized: isSynchronized, to: bytes)
    return bytes.array
  }

  /// Writes what `update` returns.
  ///
  /// - Parameter cells: Cells of which no other has changed, if they are known, `old` being as large as this grid.
  func writeUpdate(
    from old: CellGrid, within cells: CellSet?, cursor: inout FrameCursor, isSynchronized: Bool,
    to bytes: ByteBuffer
  ) {
    var writer = DiffWriter(
      self, cursor: cursor, shownRows: max(old.rows, 1), gap: DiffWriter.gap, to: bytes)
    if let cells {
      writer.writeRows(over: old, within: cells)
    } else {
      writer.writeRows(over: old)
    }
    cursor = FrameCursor(column: writer.column ?? 0, row: writer.row)
    writer.finish(at: cursor)
    writer.mark(isSynchronized: isSynchronized)
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
  let bytes: ByteBuffer
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

  init(_ new: CellGrid, cursor: FrameCursor, shownRows: Int, gap: Int, to bytes: ByteBuffer) {
    self.new = new
    self.bytes = bytes
    self.gap = gap
    row = cursor.row
    column = cursor.column
    self.shownRows = max(shownRows, cursor.row + 1)
  }

  mutating func writeRows(over old: CellGrid) {
    for row in 0..<max(new.rows, old.rows) { write(row, over: old, within: nil) }
    if new.rows > 0 { makeRow(new.rows - 1) }
  }

  mutating func writeRows(over old: CellGrid, within cells: CellSet) {
    var row = cells.nextRow(from: 0)
    while let present = row {
      write(present, over: old, within: cells)
      row = cells.nextRow(from: present + 1)
    }
  }

  private mutating func write(_ row: Int, over old: CellGrid, within cells: CellSet?) {
    let end = row < new.rows ? new.usedColumns(row: row) : 0
    let oldEnd = row < old.rows ? old.usedColumns(row: row) : 0
    var x = 0
    var range = cells == nil ? 0..<end : 0..<0
    while true {
      if x >= range.upperBound {
        guard let next = cells?.nextRange(row, from: x) else { break }
        range = next
        x = range.lowerBound
      }
      guard x < end else { break }
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

  /// Puts marks around all that was written, if the terminal should wait for the end of it.
  func mark(isSynchronized: Bool) {
    guard isSynchronized, isOfSeveralRows else { return }
    bytes.prepend(Synchronization.begin)
    bytes.append(contentsOf: Synchronization.end)
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
    bytes.append(ControlSequence.introducer, length: 2)
    if let number, number != 1 { bytes.append(decimal: number) }
    bytes.append(UInt8(ascii: letter))
  }
}
