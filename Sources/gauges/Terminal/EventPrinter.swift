import Playground
import SwiftInterpreter

/// Writes what a session answers: drawings and text to standard output, messages to standard error.
struct EventPrinter {
  /// Whether an error has been written.
  private(set) var hasFailed = false

  /// Writes `events` in order.
  ///
  /// - Returns: Whether the session goes on.
  @discardableResult
  mutating func print(_ events: [Event]) throws -> Bool {
    var blankLineDue = false
    for event in events {
      switch event {
      case .drawing(_, let name):
        let heading = name.map { "\(blankLineDue ? "\n" : "")\($0)\n" } ?? ""
        try Output.standard.write(heading)
        blankLineDue = true
      case .text(let text):
        try Output.standard.write(text.hasSuffix("\n") ? text : text + "\n")
      case .diagnostic(let diagnostic):
        if diagnostic.severity == .error { hasFailed = true }
        try Output.diagnostics.write(diagnostic.report)
      case .quit:
        return false
      }
    }
    return true
  }
}
