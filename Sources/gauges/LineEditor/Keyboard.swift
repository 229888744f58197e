import Foundation

/// What has been typed and not yet read by readline.
enum Keyboard {
  private static var filter = ReplyFilter()
  private static var queue: ArraySlice<UInt8> = []
  /// Whether the terminal has gone or sends no more.
  private(set) static var isClosed = false

  static var hasKeys: Bool { !queue.isEmpty }

  /// The next byte, where one has been typed.
  static func next() -> UInt8? { queue.popFirst() }

  /// Forgets what was typed ahead.
  static func clear() { queue = [] }

  /// Waits until something is typed or a signal arrives, and takes what is typed.
  ///
  /// - Parameter timeout: Milliseconds to wait at most; negative for no end.
  static func wait(timeout: Int32 = -1) {
    var ends = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: Signals.readEnd, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&ends, nfds_t(ends.count), timeout) > 0, ends[0].revents != 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count > 0 {
      queue += filter.keys(in: bytes[..<count])
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      isClosed = true
    }
  }
}
