import Foundation
import TerminalRendering

/// The part of the screen that the line editor draws, from the row where the prompt stands. It knows what is there
/// and says how to change it.
struct ScreenRegion {
  /// What the terminal does with the region's rows when it becomes narrower.
  private let reflow: TerminalKind.Reflow
  private var shown = Frame.empty
  /// Where the terminal's cursor is, counted from the region's first row.
  private var cursor = FrameCursor.origin

  /// The number by which the terminal knows the image: this program's, as other programs have left theirs on the screen.
  private static let imageID = UInt32(getpid())

  init(reflow: TerminalKind.Reflow = .wraps) { self.reflow = reflow }

  /// The bytes that tell the terminal that an input begins in this row (OSC 133), where it makes something of that.
  var beginning: String { reflow == .erasesPrompts ? "\u{1B}]133;A\u{7}" : "" }

  /// The bytes that tell the terminal that from this row on stands what came of the input.
  var ending: String { reflow == .erasesPrompts ? "\u{1B}]133;C\u{7}" : "" }

  /// The bytes that make the screen show an input, with `below` under it.
  ///
  /// - Parameter size: The terminal's. Of an input that is higher, the rows around the cursor are shown.
  mutating func update(
    to layout: InputLayout, below: Frame? = nil, size: TerminalSize
  ) -> String {
    let first = max(0, layout.cursor.row - size.rows + 1)
    let frame = layout.frame(first..<first + size.rows, below: below, limit: size.rows)
    let end = FrameCursor(column: layout.cursor.column, row: layout.cursor.row - first)
    let bytes = frame.diff(from: shown, cursor: cursor, end: end, imageID: Self.imageID)
    shown = frame
    cursor = end
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The bytes that erase the region and leave the cursor at its start.
  ///
  /// - Parameter columns: The terminal's width now.
  mutating func erase(columns: Int) -> String {
    let columns = max(1, columns)
    let up =
      switch reflow {
      case .wraps: wrappedRows(columns: columns) + cursor.column / columns
      case .wrapsBehindCursor: wrappedRows(columns: columns)
      case .cuts, .erasesPrompts: cursor.row
      }
    return forget() + (up > 0 ? "\u{1B}[\(up)A" : "") + "\r\u{1B}[J" + beginning
  }

  /// The rows that those above the cursor's take after they have been wrapped anew.
  private func wrappedRows(columns: Int) -> Int {
    (0..<cursor.row).reduce(0) { sum, row in
      let used = (0..<shown.cells.columns).last {
        !shown.cells.text(column: $0, row: row).trimmed.isEmpty
      }
      return sum + (used ?? 0) / columns + 1
    }
  }

  /// The bytes that make the screen empty, with the cursor at its top.
  mutating func clearScreen() -> String { forget() + "\u{1B}[H\u{1B}[2J" + beginning }

  /// The bytes that remove what no erasing of characters does.
  private mutating func forget() -> String {
    defer { self = ScreenRegion(reflow: reflow) }
    return String(decoding: shown.imageRemoval(imageID: Self.imageID), as: UTF8.self)
  }
}
