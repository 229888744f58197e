import CReadline
import Foundation

extension LineEditor {
  /// Does what a signal asks while an input is being typed.
  static func handle(_ signal: Int32) {
    switch signal {
    case SIGINT: cancel()
    case SIGWINCH: resize()
    case SIGTSTP: suspend()
    default: leave(with: signal)
    }
  }

  /// Drops the input, and a search or a count that was begun.
  private static func cancel() {
    rl_free_line_state()
    rl_callback_sigcleanup()
    settle(writing: "^C\r\n")
    text = ""
    outcome = .cancelled
  }

  /// Gives the terminal back, stops, and once it goes on shows the input again.
  private static func suspend() {
    settle()
    rl_deprep_terminal()
    fflush(nil)
    Signals.deliver(SIGTSTP)
    rl_prep_terminal(1)
    size = TerminalSize.current ?? size
    beginRegion()
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
  private static func leave(with signal: Int32) {
    settle()
    close()
    Signals.deliver(signal)
  }
}
