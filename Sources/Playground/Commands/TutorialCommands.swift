import SwiftInterpreter

// Tutorials, played in a session of their own.
extension Session {
  func openTutorial(_ argument: Argument) throws -> [Event] {
    guard !argument.isEmpty else { return [write(Self.tutorialList)] }
    let names = Tutorial.all.map(\.name)
    let matches = names.filter { $0.hasPrefix(argument.text) }
    guard
      let name = names.first(where: { $0 == argument.text })
        ?? (matches.count == 1 ? matches[0] : nil),
      let tutorial = Tutorial.named(name)
    else {
      throw argument.error(
        "there is no tutorial \(argument.quoted)"
          + argument.suggestion(among: names, list: "the tutorials are"))
    }
    return open(tutorial.notebook, named: name)
  }

  /// Begins a notebook as a tutorial. The reader's own document waits until it is over.
  func open(_ notebook: Notebook, named name: String) -> [Event] {
    tutorial = TutorialRun(notebook, named: name, reader: tutorial?.reader ?? history)
    return play(step: 0, from: History())
  }

  private static var tutorialList: [Markdown.Content] {
    let rows = Tutorial.all.map { tutorial in
      let notebook = tutorial.notebook
      return [
        [Markdown.Run(":tutorial \(tutorial.name)", .code)],
        [Markdown.Run(notebook.title, .strong), Markdown.Run(": \(notebook.summary)")],
      ]
    }
    return [.table([[[], []]] + rows)]
  }

  /// Return on an empty line: the next step of a tutorial.
  func goOn() throws -> [Event] {
    guard let tutorial else { return [] }
    let unmet = try unmetChecks(of: tutorial)
    guard unmet.isEmpty else {
      return [.text("Not yet. :hint says what is left to do, :skip goes on without it.")]
    }
    return advance()
  }

  func skip(_ argument: Argument) throws -> [Event] {
    _ = try running(argument)
    return advance()
  }

  private func advance() -> [Event] {
    guard let tutorial else { return [] }
    guard tutorial.step + 1 < tutorial.steps.count else {
      return [.text("That was the last step of \(tutorial.name).")] + leave(tutorial)
    }
    // A step says what its code shows: it begins from what the step before left, not from the reader's experiments.
    // Where the reader had something to do, that counts.
    let isTask = !tutorial.checks.isEmpty
    return play(step: tutorial.step + 1, from: isTask ? history : tutorial.ending)
  }

  func back(_ argument: Argument) throws -> [Event] {
    let tutorial = try running(argument)
    guard tutorial.step > 0 else { return [.text("This is the first step.")] }
    return play(step: tutorial.step - 1, from: tutorial.beginnings[tutorial.step - 1])
  }

  func again(_ argument: Argument) throws -> [Event] {
    let tutorial = try running(argument)
    return play(step: tutorial.step, from: tutorial.beginnings[tutorial.step])
  }

  func hint(_ argument: Argument) throws -> [Event] {
    let unmet = try unmetChecks(of: try running(argument))
    guard !unmet.isEmpty else { return [.text("Nothing is left to do here; Return goes on.")] }
    return [
      write([
        .paragraph([Markdown.Run("Still to be made true:")]),
        .code(unmet.joined(separator: "\n"), language: "swift"),
      ])
    ]
  }

  func stop(_ argument: Argument) throws -> [Event] {
    leave(try running(argument))
  }

  private func leave(_ tutorial: TutorialRun) -> [Event] {
    history = tutorial.reader
    self.tutorial = nil
    return [.text("Back in your own session.")]
  }

  private func running(_ argument: Argument) throws -> TutorialRun {
    try argument.expectEmpty()
    guard let tutorial else {
      throw argument.error("no tutorial is open; :tutorial lists them")
    }
    return tutorial
  }

  private func unmetChecks(of tutorial: TutorialRun) throws -> [String] {
    try tutorial.checks.filter { try !holds($0).get() }.map {
      String(Argument($0).trimmed.text)
    }
  }

  private func play(step: Int, from beginning: History) -> [Event] {
    guard var run = tutorial, run.steps.indices.contains(step) else { return [] }
    history = beginning
    run.step = step
    run.beginnings = Array(run.beginnings.prefix(step)) + [beginning]
    let events = run.steps[step].flatMap { play($0, of: run.notebook) }
    run.ending = history
    tutorial = run
    // The step before ended in a line that this one stands apart from.
    let opening = step > 0 ? [Event.blankLine] : []
    return opening + events + [.text(footer(of: run))]
  }

  private func footer(of run: TutorialRun) -> String {
    let isLast = run.step + 1 == run.steps.count
    let next = isLast ? "Return ends the tutorial" : "Return goes on"
    return "[\(run.name) \(run.step + 1)/\(run.steps.count)]  \(next), :back, :again, :stop"
  }
}
