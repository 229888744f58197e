import Foundation

/// What has been typed and not yet read by readline.
enum Keyboard {
  private static var filter = ReplyFilter()
  private static var queue: ArraySlice<UInt8> = []
  /// When something came last.
  private static var heard = ContinuousClock.now

  /// How long bytes may stay undecided, in milliseconds; `nil` for no end.
  ///
  /// What has the form of a reply waits for the rest of it however late, whether anybody has asked or not: keys that begin
  /// so come whole. So much an `ESC` alone does not tell. While no answer is due it waits a moment that is hardly felt, and
  /// what follows it belongs to it for as long as readline takes it to, 500 ms ("keyseq-timeout" in its manual). While one
  /// is due, it waits that long itself, and the first character after it, a rare key, without end. That is as far as it goes:
  /// a reply that nobody waits for, and that pauses longer right behind its `ESC`, comes as typing. To watch every `ESC`
  /// for ever would hold back vi's `P` and `_`, typed any time after one.
  ///
  /// - Parameters:
  ///   - isDue: Whether the terminal owes an answer.
  ///   - doubt: What the bytes may be.
  static func patience(isDue: Bool, with doubt: ReplyFilter.Doubt) -> Int32? {
    switch doubt {
    case .escape: isDue ? sequence : 100
    case .givenEscape, .introducer: isDue ? nil : sequence
    case .form: nil
    }
  }

  private static let sequence: Int32 = 500

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
    let rest = rest
    let decides = rest.map { timeout < 0 || $0 <= timeout } ?? false
    var bytes = StandardInput.wait(timeout: decides ? rest ?? timeout : timeout, limit: limit)
    if bytes.isEmpty {
      if decides, !Signals.isAwaited { queue += filter.release() }
      return
    }
    while !bytes.isEmpty {
      heard = .now
      queue += filter.keys(in: bytes)
      if mayEnd(with: bytes.last) || !StandardInput.isReady { return }
      bytes = StandardInput.wait(timeout: 0, limit: limit)
    }
  }

  /// How many bytes are taken at once. What is typed behind the end of an input is left where it is, as nobody knows yet
  /// whether it is this program's; what is pasted is taken as it comes.
  private static var limit: Int { filter.isPasting ? 1 << 16 : 1 }

  /// Whether an input may end with a key: with a control character.
  private static func mayEnd(with key: UInt8?) -> Bool {
    guard let key, key != 0x1B else { return false }
    return key < 0x20 && !filter.isPasting
  }

  /// What is left of the time that bytes may stay undecided.
  private static var rest: Int32? {
    guard let doubt = filter.doubt,
      let patience = patience(isDue: TerminalDialogue.isDue, with: doubt)
    else { return nil }
    let passed = min((.now - heard) / .milliseconds(1), Double(patience))
    return patience - Int32(max(0, passed))
  }

  /// Puts what has been typed and was taken back where it came from, for whoever reads the terminal next: what is behind
  /// a paste, or came between a question and its answer.
  ///
  /// Systems may forbid it, as it would let one program type into another; then that much is lost.
  static func giveBack() {
    queue += filter.flush()
    while var byte = queue.popFirst() { _ = ioctl(STDIN_FILENO, UInt(TIOCSTI), &byte) }
  }
}
