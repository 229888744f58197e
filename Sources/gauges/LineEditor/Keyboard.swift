/// What has been typed and not yet read by readline.
enum Keyboard {
  /// How long the rest of a reply, or of a key that sends several bytes, may take to follow an escape: in milliseconds,
  /// less than is felt when the escape was a key of its own; longer while replies are due, as they may come from far away.
  private static var gap: Int32 { TerminalDialogue.isExpecting ? 300 : 30 }

  private static var filter = ReplyFilter()
  private static var queue: ArraySlice<UInt8> = []

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

  /// Waits until something comes or a signal arrives, and takes what is typed.
  ///
  /// - Parameter timeout: Milliseconds to wait at most; negative for no end.
  static func wait(timeout: Int32 = -1) {
    guard filter.isHolding else {
      queue += filter.keys(in: StandardInput.wait(timeout: timeout))
      return
    }
    let bytes = StandardInput.wait(timeout: gap)
    queue += bytes.isEmpty ? filter.release() : filter.keys(in: bytes)
  }
}
