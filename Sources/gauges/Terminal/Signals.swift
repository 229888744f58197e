import Foundation

/// Signals as bytes of a pipe, so that waiting for a key and waiting for a signal are one `poll`.
enum Signals {
  /// The end that the handler writes to; set before any handler is installed, and never after.
  nonisolated(unsafe) fileprivate static var writeEnd: Int32 = -1
  /// The end to wait on.
  private(set) static var readEnd: Int32 = -1
  /// Arrived and not yet dealt with, in order.
  private static var pending: [Int32] = []

  /// What a file is opened with besides: where interrupts are caught, so that they stop nothing by themselves, no pipe is
  /// waited for to which nobody has the other end.
  static var openFlags: Int32 { readEnd < 0 ? 0 : O_NONBLOCK }

  /// Waits until `descriptor` is ready for `events`.
  ///
  /// - Returns: Whether it is; else what runs is to be stopped.
  static func wait(for descriptor: Int32, _ events: Int32) -> Bool {
    while !isInterrupted {
      var ends = [
        pollfd(fd: descriptor, events: Int16(events), revents: 0),
        pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0),
      ]
      if poll(&ends, nfds_t(ends.count), -1) > 0, ends[0].revents != 0 { return true }
    }
    errno = EINTR
    return false
  }

  /// Starts catching `signals`.
  static func open(_ signals: [Int32]) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
    signals.forEach(catchSignal)
  }

  /// Takes the signals that have arrived.
  static func take() -> [Int32] {
    collect()
    defer { pending = [] }
    return pending
  }

  /// Whether any has arrived that is not yet dealt with.
  static var isAwaited: Bool {
    collect()
    return !pending.isEmpty
  }

  /// Whether one has arrived, and is not yet dealt with, that asks to stop what runs.
  static var isInterrupted: Bool {
    collect()
    return pending.contains { [SIGINT, SIGTERM, SIGHUP].contains($0) }
  }

  /// Forgets interrupts that have arrived: they stopped what they were meant to stop.
  static func forgetInterrupts() {
    collect()
    pending.removeAll { $0 == SIGINT }
  }

  /// Does to the process what `signal` does where nobody catches it. Returns after a stop.
  static func deliver(_ signal: Int32) {
    Foundation.signal(signal, SIG_DFL)
    raise(signal)
    catchSignal(signal)
  }

  /// Leaves errno as it was.
  private static func collect() {
    let error = errno
    defer { errno = error }
    var bytes = [UInt8](repeating: 0, count: 64)
    while case let count = read(readEnd, &bytes, bytes.count), count > 0 {
      pending += bytes[..<count].map(Int32.init)
    }
  }

  private static func catchSignal(_ signal: Int32) {
    Foundation.signal(signal, note)
  }
}

/// The handler. It does only what is safe at any moment: one write, with errno left as it was.
nonisolated private func note(_ signal: Int32) {
  let error = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  write(Signals.writeEnd, &byte, 1)
  errno = error
}
