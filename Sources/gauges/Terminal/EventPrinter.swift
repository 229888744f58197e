import GaugeUI
import Playground
import SwiftInterpreter
import TerminalRendering

/// Writes what a session answers: drawings and text to standard output, messages to standard error.
struct EventPrinter {
  let surroundings: Surroundings
  /// The session that answers, if one does; it knows how previews are to look.
  let session: Session?
  /// Whether an error has been written.
  private(set) var hasFailed = false

  init(_ surroundings: Surroundings, of session: Session? = nil) {
    self.surroundings = surroundings
    self.session = session
  }

  /// Writes `events` in order; a named drawing stands under its name, a blank line before all but the first.
  ///
  /// - Returns: Whether the session goes on.
  @discardableResult
  mutating func print(_ events: [Event]) throws -> Bool {
    var isFirst = true
    for event in events {
      switch event {
      case .drawing(let drawing, let name):
        if let name { try Output.standard.write((isFirst ? "" : "\n") + name.printable + "\n") }
        try write(drawing)
        isFirst = false
      case .text(let text): try Output.standard.write(Self.lines(text))
      case .printed(let text):
        try (session == nil ? Output.diagnostics : .standard).write(Self.lines(text))
      case .diagnostic(let diagnostic):
        if diagnostic.severity == .error { hasFailed = true }
        try Output.diagnostics.write(diagnostic.report(columns: messageColumns))
      case .file(let request):
        guard try print(request.events(after: request.perform())) else { return false }
      case .quit:
        return false
      }
    }
    return true
  }

  private static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.printable + "\n" }
      .joined()
  }

  /// The width that messages are set in: that of the terminal they go to.
  private var messageColumns: Int? {
    Output.diagnostics.isTerminal ? TerminalSize.current?.columns : nil
  }

  private func write(_ drawing: Drawing) throws {
    let settings = session?.settings ?? PreviewSettings()
    // Text is the same on every canvas; so the greeting, and with it the prompt, waits for no answer.
    let isText = drawing.items.allSatisfy(\.isText)
    if !isText { try surroundings.settle(for: settings) }
    let frame = surroundings.renderer(for: settings).frame(drawing)
    guard frame.cells.rows > 0 else { return }
    let text: String
    if frame.image != nil {
      text = String(decoding: frame.printed(inPagesOf: pageRows), as: UTF8.self)
    } else {
      text = (surroundings.depth == .none ? frame.cells.plainText : frame.cells.ansiText) + "\n"
    }
    try Output.standard.write(text)
  }

  /// As many rows as the cursor can surely go back: those of the terminal, with one for the line after.
  private var pageRows: Int { max(1, (TerminalSize.current?.rows ?? 24) - 1) }
}

extension Drawing.Item {
  fileprivate var isText: Bool { if case .text = content { true } else { false } }
}
