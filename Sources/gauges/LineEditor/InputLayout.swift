import GaugeUI
import TerminalRendering

/// An input in rows of a terminal: prompt and text, long lines wrapped, and the cursor's place.
struct InputLayout {
  /// Every row, left to right.
  private(set) var rows: [[Cell]] = [[]]
  private(set) var cursor = FrameCursor()
  private var width = 0
  private let columns: Int

  /// A character as it is written, and how.
  struct Cell: Equatable {
    var text: Character
    var style: CellGrid.Style
  }

  /// - Parameters:
  ///   - prompt: What stands before the first line; `continuation` before each further one.
  ///   - text: The input.
  ///   - point: The cursor's place, in UTF-8 offsets of `text`.
  ///   - columns: Cells in a row of the terminal.
  ///   - style: How the text at an offset is set.
  init(
    prompt: String, continuation: String, text: Substring, point: Int, columns: Int,
    style: (Int) -> CellGrid.Style = { _ in .init() }
  ) {
    // A terminal of one column has no room for a wide character; nothing then can be right.
    self.columns = max(2, columns)
    append(prompt, .init())
    var offset = 0
    var isPlaced = false
    for character in text {
      if !isPlaced, offset >= point {
        placeCursor()
        isPlaced = true
      }
      if character.isNewline {
        startRow()
        append(continuation, .init())
      } else {
        append(character == "\t" ? "    " : String(character), style(offset))
      }
      offset += character.utf8.count
    }
    if !isPlaced { placeCursor() }
  }

  private mutating func append(_ text: String, _ style: CellGrid.Style) {
    for character in text.printable {
      let cells = character.cellWidth
      if width + cells > columns { startRow() }
      rows[rows.count - 1].append(Cell(text: character, style: style))
      width += cells
    }
  }

  private mutating func startRow() {
    rows.append([])
    width = 0
  }

  /// The cursor stands where the next character would.
  private mutating func placeCursor() {
    if width >= columns { startRow() }
    cursor = FrameCursor(column: width, row: rows.count - 1)
  }
}

extension InputLayout {
  /// Some rows as a frame, with `below` under them as far as there is room.
  func frame(_ range: Range<Int>, below: Frame? = nil, limit: Int) -> Frame {
    let shown = rows[range.clamped(to: rows.indices)]
    let extra = min(below?.cells.rows ?? 0, max(0, limit - shown.count))
    var grid = CellGrid(columns: columns, rows: shown.count + extra)
    for (index, row) in shown.enumerated() {
      var column = 0
      for cell in row {
        column = grid.write(String(cell.text), column: column, row: index, style: cell.style)
      }
    }
    var frame = Frame(cells: grid)
    if let below { frame.place(below, row: shown.count) }
    return frame
  }
}
