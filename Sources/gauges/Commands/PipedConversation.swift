import Playground

/// A session whose inputs come from a file or a pipe: nothing asks, nothing echoes.
struct PipedConversation {
  let session: Session
  let surroundings: Surroundings

  init(_ session: Session, in surroundings: Surroundings) {
    self.session = session
    self.surroundings = surroundings
  }

  /// Takes inputs until they end or the session does. An error does not stop it.
  func run() throws -> ExitCode {
    var printer = EventPrinter()
    var input: String?
    while let line = readLine() {
      let whole = input.map { $0 + "\n" + line } ?? line
      if session.isIncomplete(whole) {
        input = whole
      } else {
        input = nil
        guard try submit(whole, &printer) else { return code(printer) }
      }
    }
    if let input { _ = try submit(input, &printer) }
    return code(printer)
  }

  private func submit(_ input: String, _ printer: inout EventPrinter) throws -> Bool {
    session.window = surroundings.window
    return try printer.print(session.submit(input))
  }

  private func code(_ printer: EventPrinter) -> ExitCode { printer.hasFailed ? .failure : .success }
}
