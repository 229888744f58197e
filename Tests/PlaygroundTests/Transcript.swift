import GaugeUI
import SwiftInterpreter
import TerminalRendering

@testable import Playground

/// What a session answers to inputs, as text: what was typed after `> `, then what came of it.
func transcript(
  of inputs: [String], in session: Session = Session(), window: Window = Window(columns: 60)
) -> String {
  session.window = window
  return inputs.flatMap { input in
    ["> \(input)"] + session.submit(input).map(\.transcript)
  }.joined(separator: "\n")
}

extension Event {
  /// The event as plain text; messages in one line, with their line and column.
  var transcript: String {
    switch self {
    case .drawing(let drawing, let name):
      [name, drawing.plain].compactMap { $0 }.joined(separator: "\n")
    case .text(let text): text
    case .diagnostic(let diagnostic):
      ([diagnostic] + diagnostic.notes).map { "\($0.severity): \($0.message)" }.joined(
        separator: "\n")
    case .quit: "(quit)"
    }
  }
}

extension Drawing {
  /// The words of the drawing, row by row; of what is not text, nothing.
  var plain: String {
    var rows: [Int: [(column: Int, text: String)]] = [:]
    for case .text(let text, let corner, _) in items.map(\.content) {
      let row = Int((corner.y / metrics.cellHeight).rounded())
      rows[row, default: []].append((Int((corner.x / metrics.cellWidth).rounded()), text))
    }
    return (0..<((rows.keys.max() ?? -1) + 1)).map { row in
      (rows[row] ?? []).sorted { $0.column < $1.column }.reduce(into: "") { line, part in
        line += String(repeating: " ", count: max(0, part.column - line.count)) + part.text
      }
    }.joined(separator: "\n")
  }
}
