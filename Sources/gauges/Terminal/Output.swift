import Foundation
import GaugeUI

/// A descriptor that text is written to.
struct Output {
  let descriptor: Int32
  /// What messages call it.
  let name: String

  /// Whether an interrupt ends the writing; the screen would be left half drawn.
  var isInterruptible = false

  /// Names and drawings.
  static let standard = Output(descriptor: STDOUT_FILENO, name: "standard output")
  /// Everything that is about them.
  static let diagnostics = Output(descriptor: STDERR_FILENO, name: "standard error")

  /// Whether a person may be looking.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes all of `text`, after whatever C streams still hold back.
  ///
  /// - Throws: A `Failure` with the code `cannotWrite`; without a message where the reader has gone.
  func write(_ text: String) throws {
    fflush(nil)
    var text = text
    try text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = Foundation.write(descriptor, start, rest.count)
        if count > 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        } else if errno == EAGAIN, isReady() {
          continue
        } else if errno != EINTR || isInterruptible && Signals.isInterrupted {
          let reason = errno == EPIPE ? nil : "cannot write to \(name): \(Self.systemMessage)"
          throw Failure(.cannotWrite, reason)
        }
      }
    }
  }

  /// Waits until more is taken: by a terminal that another program left non-blocking, or a pipe whose reader is busy.
  private func isReady() -> Bool {
    if isInterruptible { return Signals.wait(for: descriptor, POLLOUT) }
    var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&wait, 1, -1)
    return true
  }

  /// Says what went wrong, in one line on standard error.
  static func complain(_ message: String) {
    // Where even this cannot be written there is nobody left to tell.
    try? diagnostics.write("gauges: \(message)".printable + "\n")
  }

  /// What the system says about the call that failed last, its first letter small as in a clause.
  static var systemMessage: String {
    let message = String(cString: strerror(errno))
    return message.prefix(1).lowercased() + message.dropFirst()
  }
}
