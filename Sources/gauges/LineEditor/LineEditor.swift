import CReadline
import Foundation
import Playground

/// GNU readline at the terminal: editing, key bindings and history are its own; waiting, drawing and what Return,
/// Tab and the arrows mean are this program's.
///
/// readline keeps its state in globals, and so does this.
enum LineEditor {
  /// How an input ended.
  enum Outcome {
    case input(String)
    /// By an interrupt.
    case cancelled
    case endOfFile
  }

  static var session = Session()
  private static var outcome: Outcome?
  private static var region = ScreenRegion()
  private(set) static var size = TerminalSize(columns: 80, rows: 24)
  private static var isDrawingDue = false

  /// Prepares readline and the terminal. Call `close` before the process ends.
  static func open(_ session: Session) {
    self.session = session
    Signals.open([SIGINT, SIGTSTP, SIGWINCH, SIGTERM, SIGHUP])
    // readline keeps the pointer.
    readline_set_name(strdup("gauges"))
    readline_leave_signals()
    LineEditorCommand.register()
    rl_initialize()
    // Set before that, readline takes the terminal for a dumb one.
    readline_set_hooks(
      { _ in MainActor.assumeIsolated { LineEditor.nextKey() } },
      { MainActor.assumeIsolated { Keyboard.hasKeys ? 1 : 0 } },
      { MainActor.assumeIsolated { LineEditor.isDrawingDue = true } },
      // Between two inputs the terminal stays as it is: what is typed meanwhile does not echo.
      {})
    LineEditorCommand.bind()
  }

  /// Gives the terminal back as it was found.
  static func close() {
    rl_callback_handler_remove()
    rl_deprep_terminal()
    fflush(nil)
  }

  /// Asks for an input.
  static func read() throws -> Outcome {
    outcome = nil
    size = TerminalSize.current ?? size
    region = ScreenRegion()
    rl_callback_handler_install(session.prompt) { line in
      MainActor.assumeIsolated { LineEditor.finish(line) }
    }
    defer { rl_callback_handler_remove() }
    isDrawingDue = true
    while true {
      try Signals.take().forEach(handle)
      while outcome == nil, Keyboard.hasKeys { rl_callback_read_char() }
      if let outcome { return outcome }
      if isDrawingDue { try draw() }
      if Keyboard.isClosed { return .endOfFile }
      Keyboard.wait()
    }
  }
}

// What readline calls
extension LineEditor {
  /// The next byte for readline. It asks only where it needs more of something begun, as the rest of a paste.
  private static func nextKey() -> Int32 {
    while true {
      if let key = Keyboard.next() { return Int32(key) }
      // What was begun is given up: EOF, which readline's header spells out.
      if Keyboard.isClosed || Signals.isInterrupted { return -1 }
      Keyboard.wait()
    }
  }

  /// Takes the line that readline hands over; `nil` at the end of file.
  private static func finish(_ line: UnsafeMutablePointer<CChar>?) {
    guard let line else {
      readline_forget_end_of_file()
      settle()
      try? Output.standard.write("\r\n")
      outcome = .endOfFile
      return
    }
    outcome = .input(String(cString: line))
    free(line)
  }
}

// Drawing
extension LineEditor {
  /// What is being edited.
  static var text: String {
    get { String(cString: readline_buffer()) }
    set { rl_replace_line(newValue, 0) }
  }

  private static func draw() throws {
    isDrawingDue = false
    try Output.standard.write(region.update(to: layout(), size: size))
  }

  /// The input in rows. Of one with more lines than the screen has rows, the lines around the cursor are enough,
  /// unless `isWhole`: a keystroke in a megabyte of text is to cost no more than in a screenful.
  private static func layout(isWhole: Bool = false) -> InputLayout {
    let text = text
    let point = min(Int(readline_point()), text.utf8.count)
    let visible = isWhole ? text[...] : text.lines(around: point, count: size.rows)
    let start = text.utf8.distance(from: text.startIndex, to: visible.startIndex)
    let prompt = readline_display_prompt().map { String(cString: $0) } ?? ""
    return InputLayout(
      prompt: start == 0 ? prompt : session.continuationPrompt,
      continuation: session.continuationPrompt, text: visible, point: point - start,
      columns: size.columns)
  }

  /// Leaves the input in the transcript, whole, with the cursor right behind it.
  static func settle() {
    readline_set_point(readline_end())
    let whole = layout(isWhole: true)
    var bytes = ""
    if whole.rows.count > size.rows {
      let rows = whole.rows.count
      bytes = region.erase(columns: size.columns)
      bytes += whole.frame(0..<rows, limit: rows).ansiText.replacing("\n", with: "\r\n")
    } else {
      bytes = region.update(to: whole, size: size)
    }
    try? Output.standard.write(bytes)
  }
}

// Leaving the place where the input stands
extension LineEditor {
  /// Writes `text` below the input, which then begins anew under it.
  static func leave(writing text: String) {
    let point = readline_point()
    settle()
    readline_set_point(point)
    try? Output.standard.write("\r\n" + text)
    region = ScreenRegion()
    isDrawingDue = true
  }
}

// Signals
extension LineEditor {
  private static func handle(_ signal: Int32) throws {
    switch signal {
    case SIGINT:
      rl_free_line_state()
      rl_callback_sigcleanup()
      settle()
      try Output.standard.write("^C\r\n")
      text = ""
      outcome = .cancelled
    case SIGWINCH:
      resize()
    case SIGTSTP:
      settle()
      try Output.standard.write("\r\n")
      rl_deprep_terminal()
      fflush(nil)
      Signals.deliver(SIGTSTP)
      rl_prep_terminal(1)
      resume()
    default:
      try Output.standard.write("\r\n")
      close()
      Signals.deliver(signal)
    }
  }

  private static func resume() {
    size = TerminalSize.current ?? size
    region = ScreenRegion()
    isDrawingDue = true
  }

  private static func resize() {
    size = TerminalSize.current ?? size
    let erasure = region.erase(columns: size.columns)
    try? Output.standard.write(erasure)
    rl_resize_terminal()
    isDrawingDue = true
  }
}
