import Playground

/// A session with a person at a terminal.
struct TerminalConversation {
  let session: Session
  let surroundings: Surroundings

  init(_ session: Session, in surroundings: Surroundings) {
    self.session = session
    self.surroundings = surroundings
  }

  /// Asks for inputs and answers them until the person or the session ends.
  func run() throws -> ExitCode {
    var printer = EventPrinter()
    var history = History(environment: surroundings.environment)
    try Output.standard.write(Self.greeting)
    LineEditor.open(session)
    session.isCancelled = { Signals.isInterrupted }
    defer {
      LineEditor.close()
      history.close()
    }
    while true {
      switch try LineEditor.read() {
      case .cancelled: continue
      case .endOfFile: return .success
      case .input(let input):
        if let note = history.add(input) { Output.complain(note) }
        session.window = surroundings.window
        guard try printer.print(session.submit(input)) else { return .success }
      }
    }
  }

  private static let greeting = """
    gauges \(Version.current): type or paste SwiftUI, and see it drawn.
    :help explains, :tutorial shows how, :quit leaves.

    """
}
