import GaugeUI
import Playground
import SwiftInterpreter
import TerminalRendering

/// What stands under an input while it is typed: what it would draw, and what is wrong with it.
///
/// It never holds up a key. It is looked for once the keys pause, and given up as soon as one comes.
struct LivePreview {
  /// How long the keys have to pause, in milliseconds: too short to be seen, and longer than a repeating key's interval
  /// (33 ms at the usual 30 a second).
  static let pause: Int32 = 40
  /// A problem shows after this pause more: nobody wants to be told of a word half typed.
  static let patience: Int32 = 600

  /// Longer inputs, in bytes, are not looked at: parsing one takes more than the moment between two keys, and cannot be
  /// given up half-way.
  private static let limit = 1 << 14

  private let session: Session
  private let surroundings: Surroundings
  /// What was looked at last.
  private var text = ""
  private var drawing: CellGrid?
  private(set) var problem: Diagnostic?
  /// Whether the keys have paused long enough for the problem to be shown.
  var showsProblem = false

  init(_ session: Session, in surroundings: Surroundings) {
    self.session = session
    self.surroundings = surroundings
  }
}

extension LivePreview {
  func isOutdated(for text: String) -> Bool { text != self.text }

  /// Looks for what `text` draws in at most `rows` rows.
  mutating func look(at text: String, rows: Int) {
    // What goes on in a further line is no error yet; the drawing of what stood there before stays meanwhile.
    guard text.utf8.count <= Self.limit, !session.isIncomplete(text) else {
      self.text = text
      problem = nil
      return
    }
    var window = surroundings.window
    window.rows = min(window.rows ?? rows, max(1, rows))
    let glimpse = session.glimpse(of: text, in: window) {
      Keyboard.isAwaited || Signals.isInterrupted
    }
    guard let glimpse else { return }
    // A word more may name a function on the way to calling it: what draws nothing yet leaves what was drawn.
    let goesOn = !self.text.isEmpty && text.hasPrefix(self.text)
    self.text = text
    problem = glimpse.problem
    showsProblem = false
    guard problem == nil, glimpse.drawing != nil || !goesOn else { return }
    drawing = glimpse.drawing.map(surroundings.renderer(for: session.settings).grid)
  }

  /// What to draw under the input.
  func frame(columns: Int) -> CellGrid? {
    guard showsProblem, let problem else { return drawing }
    let columns = max(columns, drawing?.columns ?? 0)
    var grid = CellGrid(columns: columns, rows: (drawing?.rows ?? 0) + 1)
    let style = InputStyle.problem(surroundings.depth)
    grid.write("error: \(problem.message)", column: 0, row: 0, style: style)
    if let drawing { grid.place(drawing, column: 0, row: 1) }
    return grid
  }
}
