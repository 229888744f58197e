import Foundation

/// Bytes from standard input, waited for together with signals.
enum StandardInput {
  /// Whether no more will come.
  private(set) static var isClosed = false

  /// Looks for more behind an end of file, which a terminal's key is one of.
  static func goOn() { isClosed = false }

  /// Whether something has come that has not been taken.
  static var isReady: Bool {
    var end = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&end, 1, 0) > 0
  }

  /// Waits until something comes or a signal arrives.
  ///
  /// - Parameters:
  ///   - timeout: Milliseconds to wait at most; negative for no end.
  ///   - limit: How many bytes to take at most; the rest stays for the next time, or for another program.
  /// - Returns: What has come; nothing at a signal, after the timeout, and once closed.
  static func wait(timeout: Int32 = -1, limit: Int) -> ArraySlice<UInt8> {
    var ends = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      // Below zero, where no signal is caught, it is passed over.
      pollfd(fd: Signals.readEnd, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&ends, nfds_t(ends.count), timeout) > 0, ends[0].revents != 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count > 0 { return bytes[..<count] }
    if count == 0 || (errno != EINTR && errno != EAGAIN) { isClosed = true }
    return []
  }
}
