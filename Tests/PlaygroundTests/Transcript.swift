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
    case .text(let text), .printed(let text): text
    case .diagnostic(let diagnostic):
      ([diagnostic] + diagnostic.notes).map { "\($0.severity): \($0.message)" }.joined(
        separator: "\n")
    case .file(let request): "(\(request.action) \(request.path))"
    case .quit: "(quit)"
    }
  }
}

extension Drawing {
  /// The drawing in block characters without colour.
  var plain: String {
    let text = DrawingRenderer(glyphs: .blocks, depth: .none).grid(self).plainText
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
