import Playground
import SwiftInterpreter

/// A session from its first input to its last, with a person at a terminal or with lines that are piped in.
struct Conversation {
  let session: Session
  let surroundings: Surroundings
  /// What is said first.
  let opening: [Event]

  init(_ session: Session, in surroundings: Surroundings, opening: [Event] = []) {
    self.session = session
    self.surroundings = surroundings
    self.opening = opening
  }

  func run() throws -> ExitCode {
    var printer = EventPrinter(surroundings.renderer)
    if surroundings.isInteractive {
      try converse(&printer)
      return .success
    }
    try printer.print(opening)
    try readAll(&printer)
    return printer.hasFailed ? .failure : .success
  }

  private func submit(_ input: SourceText, _ printer: inout EventPrinter) throws -> Bool {
    session.window = surroundings.window
    return try printer.print(session.submit(input))
  }
}

// At a terminal
extension Conversation {
  private func converse(_ printer: inout EventPrinter) throws {
    let history = History(environment: surroundings.environment)
    if opening.isEmpty { try Output.standard.write(Self.greeting) }
    LineEditor.open(session)
    session.isCancelled = { Signals.isInterrupted }
    defer {
      LineEditor.close()
      history.close()
    }
    try printer.print(opening)
    while true {
      switch try LineEditor.read() {
      case .cancelled: continue
      case .endOfFile: return
      case .input(let input):
        if let note = history.add(input) { Output.complain(note) }
        guard try submit(SourceText(input), &printer) else { return }
      }
    }
  }

  private static let greeting = """
    gauges \(Version.current): type or paste SwiftUI, and see it drawn.
    :help explains, :tutorial shows how, :quit leaves.

    """
}

// Piped
extension Conversation {
  /// Takes each input as soon as its last line has come. An error stops nothing.
  private func readAll(_ printer: inout EventPrinter) throws {
    var reader = InputReader(name: "<stdin>")
    while let line = readLine() {
      guard let input = reader.take(line) else { continue }
      guard try submit(input, &printer) else { return }
    }
    if let input = reader.finish() { _ = try submit(input, &printer) }
  }
}
