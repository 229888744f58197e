import SwiftInterpreter

/// Where a reader is in a tutorial.
struct TutorialRun {
  let name: String
  let steps: [[Notebook.Block]]
  let notebook: Notebook
  /// The step that was played last.
  var step = 0
  /// The document at the beginning of each step played so far.
  var beginnings: [History] = []
  /// The document after the step's own code.
  var ending = History()
  /// What the reader returns to.
  let reader: History

  init(_ notebook: Notebook, named name: String, reader: History) {
    self.name = name
    self.notebook = notebook
    steps = notebook.steps
    self.reader = reader
  }

  /// What the reader has to make true before the next step.
  var checks: [SourceText] {
    steps[step].flatMap { block -> [SourceText] in
      guard case .check(let text) = block.content else { return [] }
      return notebook.expressions(in: text, line: block.line)
    }
  }
}
