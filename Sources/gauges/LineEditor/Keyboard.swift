/// What has been typed and not yet read by readline.
enum Keyboard {
  private static var filter = ReplyFilter()
  private static var queue: ArraySlice<UInt8> = []

  static var hasKeys: Bool { !queue.isEmpty }

  /// Whether the terminal has gone or sends no more.
  static var isClosed: Bool { StandardInput.isClosed }

  /// Whether something is typed that has not been taken yet.
  static var isAwaited: Bool { hasKeys || StandardInput.isReady }

  /// The next byte, where one has been typed.
  static func next() -> UInt8? { queue.popFirst() }

  /// What the terminal has replied that is not taken yet.
  static func takeReplies() -> [String] { filter.takeReplies() }

  /// Waits until something is typed or a signal arrives, and takes what is typed.
  ///
  /// - Parameter timeout: Milliseconds to wait at most; negative for no end.
  static func wait(timeout: Int32 = -1) {
    queue += filter.keys(in: StandardInput.wait(timeout: timeout))
  }
}
