import Foundation
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
    var printer = EventPrinter(surroundings, of: session)
    switch surroundings.partner {
    case .terminal:
      try edit(&printer)
      return .success
    case .plainTerminal:
      try readLines(&printer, isAsked: true)
      return .success
    case .pipe:
      try readLines(&printer, isAsked: false)
      return printer.hasFailed ? .failure : .success
    }
  }

  private func open(_ printer: inout EventPrinter, isAsked: Bool) throws {
    session.window = surroundings.window
    try printer.print(
      isAsked && opening.isEmpty ? session.greeting(of: "gauges \(Version.current)") : opening)
  }

  private func submit(_ input: SourceText, _ printer: inout EventPrinter) throws -> Bool {
    session.window = surroundings.window
    defer { Signals.forgetInterrupts() }
    return try printer.print(session.submit(input))
  }
}

// The end of file
extension Conversation {
  /// Returns from a tutorial to the reader's own session, where there is one to return from.
  private func leaveTutorial(_ printer: inout EventPrinter) throws -> Bool {
    guard session.isInTutorial else { return false }
    return try submit(SourceText(":stop"), &printer)
  }
}

// With an editor
extension Conversation {
  private func edit(_ printer: inout EventPrinter) throws {
    let history = History(environment: surroundings.environment)
    TerminalDialogue.keepsKeys = true
    try open(&printer, isAsked: true)
    LineEditor.open(self)
    session.isCancelled = { Signals.isInterrupted }
    defer {
      LineEditor.close()
      history.close()
    }
    while true {
      switch try LineEditor.read() {
      case .cancelled: continue
      case .endOfFile: guard !Keyboard.isClosed, try leaveTutorial(&printer) else { return }
      case .input(let input):
        if let note = history.add(input) { Output.complain(note) }
        guard try submit(SourceText(input), &printer) else { return }
      }
    }
  }
}

// Line by line
extension Conversation {
  /// Takes each input as soon as its last line has come. An error stops nothing.
  private func readLines(_ printer: inout EventPrinter, isAsked: Bool) throws {
    let name = isAsked ? SourceText.typed : "<stdin>"
    var reader = InputReader(name: name, takesPages: !isAsked)
    var lines = PlainLines()
    try open(&printer, isAsked: isAsked)
    if isAsked {
      Signals.open([SIGINT])
      session.isCancelled = { Signals.isInterrupted }
    }
    var isContinued = false
    while true {
      if isAsked {
        try Output.standard.write(isContinued ? session.continuationPrompt : session.prompt)
      }
      switch lines.next() {
      case .line(let line):
        let inputs = reader.take(line)
        isContinued = reader.isContinued
        for input in inputs where try !submit(input, &printer) { return }
        // At a terminal each input is a text of its own, its lines counted from 1.
        if isAsked, !isContinued { reader = InputReader(name: name) }
      case .interrupted:
        reader = InputReader(name: name)
        isContinued = false
        try Output.standard.write("\n")
      case .endOfFile:
        if isAsked { try Output.standard.write("\n") }
        for input in reader.finish() where try !submit(input, &printer) { return }
        // Whoever is in a tutorial leaves that.
        guard isAsked, try leaveTutorial(&printer) else { return }
        StandardInput.goOn()
        reader = InputReader(name: name)
        isContinued = false
      }
    }
  }
}
