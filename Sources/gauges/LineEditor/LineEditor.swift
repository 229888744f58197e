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
    Signals.open()
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
    region.begin()
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
    try Output.standard.write(region.update(to: layout, size: size))
  }

  private static var layout: InputLayout {
    InputLayout(
      prompt: readline_display_prompt().map { String(cString: $0) } ?? "",
      continuation: session.continuationPrompt, text: text, point: Int(readline_point()),
      columns: size.columns)
  }

  /// Leaves the input in the transcript, whole, with the cursor right behind it.
  static func settle() {
    readline_set_point(readline_end())
    var whole = layout
    // The cursor's own empty row at the right edge is no part of the text.
    if whole.rows.count > 1, whole.rows.last?.width == 0 { whole.rows.removeLast() }
    let isHigher = whole.rows.count > size.rows
    let bytes =
      isHigher
      ? region.erase(columns: size.columns) + whole.rows.map(\.text).joined(separator: "\r\n")
      : region.update(to: layout, size: size)
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
    region.begin()
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
    case SIGCONT:
      break
    default:
      try Output.standard.write("\r\n")
      close()
      Signals.deliver(signal)
    }
  }

  private static func resume() {
    size = TerminalSize.current ?? size
    region.begin()
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
