public import GaugeUI
public import SwiftInterpreter

/// What comes of an input.
public enum Event {
  /// A drawn view: the shown expression, a tutorial's prose. `name` where it is one of several.
  case drawing(Drawing, name: String?)
  /// Plain lines of output, without a line end after the last. They may hold whatever was typed, control characters
  /// included: these are replaced where lines are written.
  case text(String)
  /// What views print while they are drawn, such lines too. It is not what is shown: where drawings are written to a file,
  /// it goes elsewhere.
  case printed(String)
  case diagnostic(Diagnostic)
  /// Something for the caller to do with a file; how that went comes to further events.
  case file(FileRequest)
  /// The session is over.
  case quit
}

extension [Event] {
  /// What is drawn among them.
  public var drawings: [Drawing] {
    compactMap { if case .drawing(let drawing, _) = $0 { drawing } else { nil } }
  }

  /// Whether an error is among them.
  public var hasError: Bool {
    contains { if case .diagnostic(let diagnostic) = $0 { diagnostic.isError } else { false } }
  }
}

extension Diagnostic {
  nonisolated var isError: Bool { severity == .error }
}

extension Sequence<Diagnostic> {
  nonisolated var hasError: Bool { contains(where: \.isError) }
}
