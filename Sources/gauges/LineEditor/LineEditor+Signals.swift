import CReadline
import Foundation

extension LineEditor {
  /// Does what a signal asks while an input is being typed.
  static func handle(_ signal: Int32) throws {
    switch signal {
    case SIGINT: try cancel()
    case SIGWINCH: resize()
    case SIGTSTP: try suspend()
    default: try leave(with: signal)
    }
  }

  /// Drops the input, and a search or a count that was begun.
  private static func cancel() throws {
    rl_free_line_state()
    rl_callback_sigcleanup()
    settle()
    try Output.standard.write("^C\r\n")
    text = ""
    outcome = .cancelled
  }

  /// Gives the terminal back, stops, and once it goes on shows the input again.
  private static func suspend() throws {
    settle()
    try Output.standard.write("\r\n")
    rl_deprep_terminal()
    fflush(nil)
    Signals.deliver(SIGTSTP)
    rl_prep_terminal(1)
    size = TerminalSize.current ?? size
    region = ScreenRegion()
    isDrawingDue = true
  }

  private static func resize() {
    size = TerminalSize.current ?? size
    let erasure = region.erase(columns: size.columns)
    try? Output.standard.write(erasure)
    rl_resize_terminal()
    preview?.outdate()
    isDrawingDue = true
  }

  /// Ends as the signal would have ended the program, the terminal given back.
  private static func leave(with signal: Int32) throws {
    settle()
    try Output.standard.write("\r\n")
    close()
    Signals.deliver(signal)
  }
}
