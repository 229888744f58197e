/// The part of the screen that the line editor draws, from the row where the prompt stands. It knows what is there
/// and says how to change it.
struct ScreenRegion {
  /// What stands there, one entry a row.
  private var rows: [InputLayout.Row] = []
  /// Where the terminal's cursor is, counted from the region's first row.
  private var cursor = InputLayout.Position()

  /// The bytes that make the screen show `layout`; only rows that changed are written.
  ///
  /// - Parameter size: The terminal's. Of a layout that is higher, the rows around the cursor are shown.
  mutating func update(to layout: InputLayout, size: TerminalSize) -> String {
    let first = max(0, layout.cursor.row - size.rows + 1)
    let shown = Array(layout.rows[first...].prefix(size.rows))
    var bytes = ""
    for (index, row) in shown.enumerated() where index >= rows.count || rows[index] != row {
      bytes += move(toRow: index) + "\r" + row.text
      // At the right edge the cursor still stands on the last character, which an erase would take.
      if row.width < size.columns { bytes += "\u{1B}[K" }
      cursor = .init(row: index, column: row.width)
    }
    if shown.count < rows.count {
      bytes += move(toRow: shown.count - 1) + "\r\n\u{1B}[J"
      cursor = .init(row: shown.count, column: 0)
    }
    rows = shown
    let target = InputLayout.Position(
      row: layout.cursor.row - first, column: layout.cursor.column)
    if bytes.isEmpty, cursor == target { return "" }
    bytes += move(toRow: target.row) + "\r"
    if target.column > 0 { bytes += "\u{1B}[\(target.column)C" }
    cursor = target
    return bytes
  }

  /// The bytes that erase the region and leave the cursor at its start.
  ///
  /// - Parameter columns: The terminal's width now. Where it shrank, the terminal has wrapped the rows above the cursor.
  mutating func erase(columns: Int) -> String {
    let above = rows.prefix(cursor.row).map { max(1, ($0.width + columns - 1) / columns) }
    let up = above.reduce(0, +) + cursor.column / max(1, columns)
    self = ScreenRegion()
    return (up > 0 ? "\u{1B}[\(up)A" : "") + "\r\u{1B}[J"
  }

  /// The terminal's cursor has been put at the start of a row of its own: a new region begins there.
  mutating func begin() { self = ScreenRegion() }

  /// Moves to a row. Below the last one that was drawn a line feed makes the screen scroll.
  private mutating func move(toRow row: Int) -> String {
    let distance = row - cursor.row
    cursor.row = row
    if distance > 0 { return "\r" + String(repeating: "\n", count: distance) }
    return distance < 0 ? "\u{1B}[\(-distance)A" : ""
  }
}
