import Foundation

/// What has been typed and not yet read by readline.
enum Keyboard {
  private static var filter = ReplyFilter()
  private static var queue: ArraySlice<UInt8> = []
  /// When something came last.
  private static var heard = ContinuousClock.now

  /// How long bytes may stay undecided, in milliseconds; `nil` for no end.
  ///
  /// While answers are due, what may go on as one waits for that: Alt and the three other characters that begin a reply are
  /// rare keys, and readline waits for the rest of `ESC [` anyway. So it does for what follows an `ESC` in vi mode, 500 ms
  /// ("keyseq-timeout" in its manual). Else it is a moment that is hardly felt, and longer than a slow line takes from byte
  /// to byte.
  ///
  /// - Parameters:
  ///   - isDue: Whether the terminal owes an answer.
  ///   - isEscape: Whether the bytes are an `ESC` alone.
  static func patience(isDue: Bool, isEscape: Bool) -> Int32? {
    isDue ? isEscape ? 500 : nil : 100
  }

  static var hasKeys: Bool { !queue.isEmpty }

  /// Whether the terminal has gone or sends no more.
  static var isClosed: Bool { StandardInput.isClosed }

  /// Whether something has come, from whoever, that has not been taken yet.
  static var isAwaited: Bool {
    hasKeys || filter.hasReplies || filter.isHolding || StandardInput.isReady
  }

  /// The next byte, where one has been typed.
  static func next() -> UInt8? { queue.popFirst() }

  /// What the terminal has replied that is not taken yet.
  static func takeReplies() -> [String] { filter.takeReplies() }

  /// Whether an escape that was taken for a key began a reply.
  static func takeFalseEscape() -> Bool { filter.takeFalseEscape() }

  /// Waits until something comes or a signal arrives, and takes what is typed.
  ///
  /// - Parameter timeout: Milliseconds to wait at most; negative for no end.
  static func wait(timeout: Int32 = -1) {
    let isDue = TerminalDialogue.isDue
    let rest = filter.isHolding ? rest(isDue) : nil
    let decides = rest.map { timeout < 0 || $0 <= timeout } ?? false
    let bytes = StandardInput.wait(timeout: decides ? rest ?? timeout : timeout)
    if !bytes.isEmpty {
      heard = .now
      queue += filter.keys(in: bytes)
    } else if decides, !Signals.isAwaited {
      queue += filter.release(isDue: isDue)
    }
  }

  /// What is left of the time that bytes may stay undecided.
  private static func rest(_ isDue: Bool) -> Int32? {
    patience(isDue: isDue, isEscape: filter.isHoldingEscape).map { patience in
      let passed = min((.now - heard) / .milliseconds(1), Double(patience))
      return patience - Int32(max(0, passed))
    }
  }

  /// Puts what has been typed back where it came from, for whoever reads the terminal next.
  ///
  /// Systems may forbid it, as it would let one program type into another; then it is lost.
  static func giveBack() {
    queue += filter.release()
    while var byte = queue.popFirst() { _ = ioctl(STDIN_FILENO, UInt(TIOCSTI), &byte) }
  }
}
