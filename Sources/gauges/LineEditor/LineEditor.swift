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

  private(set) static var conversation: Conversation?
  static var outcome: Outcome?
  /// What stands on the screen, and the size of that.
  static var region = ScreenRegion()
  static var size = TerminalSize(columns: 80, rows: 24)
  static var isDrawingDue = false
  static var preview: LivePreview?
  /// What keys meant, and where the cursor stood, before the latest one.
  private static var beforeKey: (keymap: Keymap?, point: Int32)?

  /// Prepares readline and the terminal. Call `close` before the process ends.
  static func open(_ conversation: Conversation) {
    self.conversation = conversation
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
    // Where nothing can be written any more, nothing is answered either.
    try? TerminalDialogue.finish()
    rl_callback_handler_remove()
    rl_deprep_terminal()
    fflush(nil)
    // What has been typed behind the last input belongs to the shell.
    Keyboard.giveBack()
  }

  /// Asks for an input.
  static func read() throws -> Outcome {
    outcome = nil
    size = TerminalSize.current ?? size
    beginRegion()
    preview = newPreview
    rl_callback_handler_install(session.prompt) { line in
      MainActor.assumeIsolated { LineEditor.finish(line) }
    }
    defer { rl_callback_handler_remove() }
    isDrawingDue = true
    while true {
      if try TerminalDialogue.hear() { preview?.outdate() }
      if Keyboard.takeFalseEscape() { takeBackEscape() }
      for signal in Signals.take() { handle(signal) }
      while outcome == nil, Keyboard.hasKeys {
        beforeKey = (rl_get_keymap(), readline_point())
        rl_callback_read_char()
      }
      if let outcome { return outcome }
      // Answers would come behind what has been typed already.
      if !Keyboard.isAwaited { try conversation?.surroundings.ask(for: session.settings) }
      if isDrawingDue { try draw() }
      if Keyboard.isClosed { return .endOfFile }
      try wait()
    }
  }

  /// Waits for a key or a signal. While the keys pause, what the input draws is looked for and shown.
  private static func wait() throws {
    guard preview?.isOutdated(for: text) == true else { return Keyboard.wait() }
    Keyboard.wait(timeout: LivePreview.pause)
    guard !isDisturbed else { return }
    preview?.look(at: text, rows: size.rows - layout().rows.count)
    try draw()
    guard preview?.problem != nil else { return Keyboard.wait() }
    Keyboard.wait(timeout: LivePreview.patience)
    guard !isDisturbed else { return }
    preview?.showsProblem = true
    try draw()
    Keyboard.wait()
  }

  private static var isDisturbed: Bool { Keyboard.isAwaited || Signals.isAwaited }
}

// What is edited
extension LineEditor {
  private static var newPreview: LivePreview? {
    conversation.map { LivePreview($0.session, in: $0.surroundings) }
  }

  static var session: Session { conversation?.session ?? Session() }

  static var text: String {
    get { String(cString: readline_buffer()) }
    set { rl_replace_line(newValue, 0) }
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

  /// Undoes what the latest key did, an `ESC` that began a reply: the beginning of a longer key, or vi's other mode.
  private static func takeBackEscape() {
    rl_callback_sigcleanup()
    guard let beforeKey else { return }
    rl_set_keymap(beforeKey.keymap)
    readline_set_point(beforeKey.point)
    isDrawingDue = true
  }

  /// Takes the line that readline hands over; `nil` at the end of file.
  private static func finish(_ line: UnsafeMutablePointer<CChar>?) {
    guard let line else {
      readline_forget_end_of_file()
      settle()
      outcome = .endOfFile
      return
    }
    outcome = .input(String(cString: line))
    free(line)
  }
}
