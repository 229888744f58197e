import Foundation

/// Lines of standard input as they come, without an editor: from a file or a pipe, or from a terminal that can do no
/// more.
struct PlainLines {
  enum Outcome: Equatable {
    case line(String)
    case interrupted
    case endOfFile
  }

  private var pending: [UInt8] = []
  private var unread: ArraySlice<UInt8> = []

  /// The next line, without its line end. What is no UTF-8 in it becomes U+FFFD.
  mutating func next() -> Outcome {
    while true {
      if Signals.take().contains(SIGINT) {
        pending = []
        return .interrupted
      }
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        pending += unread[..<end]
        unread = unread[(end + 1)...]
        return .line(finish())
      }
      pending += unread
      unread = []
      if StandardInput.isClosed { return pending.isEmpty ? .endOfFile : .line(finish()) }
      unread = StandardInput.wait(limit: 1 << 16)
    }
  }

  private mutating func finish() -> String {
    if pending.last == UInt8(ascii: "\r") { pending.removeLast() }
    defer { pending = [] }
    return String(decoding: pending, as: UTF8.self)
  }
}
