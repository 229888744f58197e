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
  private var drawing: Frame?
  private var renderer: Surroundings.Renderer?
  /// What keeps the parts of a drawing that the next one has too, where it is drawn in cells.
  private var cells: FrameRenderer?
  /// Whether what was looked at would look another way by now.
  private var isStale = false
  private(set) var problem: Diagnostic?
  /// Whether the keys have paused long enough for the problem to be shown.
  var showsProblem = false

  init(_ session: Session, in surroundings: Surroundings) {
    self.session = session
    self.surroundings = surroundings
  }
}

extension LivePreview {
  func isOutdated(for text: String) -> Bool { text != self.text || isStale }

  /// Takes note that the window has changed, or what is known of the terminal.
  mutating func outdate() { isStale = !text.isEmpty }

  /// Looks for what `text` draws in at most `rows` rows: under an input of one row as many as Return gives it, so that it
  /// is drawn as it will be then.
  mutating func look(at text: String, rows: Int) {
    // What goes on in a further line is no error yet; the drawing of what stood there before stays meanwhile.
    guard text.utf8.count <= Self.limit, !session.isIncomplete(text) else {
      self.text = text
      isStale = false
      problem = session.openEnd(of: text)
      showsProblem = false
      return
    }
    var window = surroundings.window
    // Under pixels a row is left: at the bottom of the screen some terminals would scroll.
    let spare = if case .pixels = surroundings.renderer(for: session.settings) { 1 } else { 0 }
    window.rows = min(window.rows ?? rows, max(1, rows - spare))
    window.scrolls = false
    let glimpse = session.glimpse(of: text, in: window) {
      Keyboard.isAwaited || Signals.isInterrupted
    }
    guard let glimpse else { return }
    // A word more may name a function on the way to calling it: what draws nothing yet leaves what was drawn.
    let goesOn = !self.text.isEmpty && text.hasPrefix(self.text)
    self.text = text
    isStale = false
    problem = glimpse.problem
    showsProblem = false
    guard problem?.severity != .error, glimpse.drawing != nil || !goesOn else { return }
    drawing = glimpse.drawing.map { frame(of: $0) }
  }

  private mutating func frame(of drawing: Drawing) -> Frame {
    let renderer = surroundings.renderer(for: session.settings)
    if renderer != self.renderer {
      self.renderer = renderer
      cells = if case .cells(let renderer) = renderer { FrameRenderer(renderer) } else { nil }
    }
    guard let cells else { return renderer.frame(drawing) }
    cells.draw(drawing)
    return Frame(cells: cells.grid)
  }

  /// What to draw under the input.
  func frame(columns: Int) -> Frame? {
    let message = showsProblem ? problem?.summary(columns: columns) ?? [] : []
    guard !message.isEmpty || drawing?.image != nil else { return drawing }
    let rows = message.count + (drawing?.cells.rows ?? 0) + (drawing?.image == nil ? 0 : 1)
    var frame = Frame(
      cells: CellGrid(columns: max(columns, drawing?.cells.columns ?? 0), rows: rows))
    if let drawing { frame.place(drawing, row: message.count) }
    let style = InputStyle.problem(surroundings.depth)
    for (row, line) in message.enumerated() {
      frame.cells.write(line, column: 0, row: row, style: style)
    }
    return frame
  }
}
