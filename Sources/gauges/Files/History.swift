import CReadline
import Foundation

/// The inputs of this and earlier runs, in readline's history and in a file.
final class History {
  /// How many inputs are kept.
  private static let limit = 1000
  private let path: String
  /// Whether it has been said that the file cannot be written.
  private var hasComplained = false

  /// Reads what earlier runs left.
  ///
  /// - Parameter environment: Where `XDG_STATE_HOME` and `HOME` stand.
  init(environment: [String: String]) {
    path = Self.path(environment: environment)
    readline_set_history_times()
    using_history()
    stifle_history(Int32(Self.limit))
    read_history(path)
  }

  /// `gauges/history` in the directory for state, by the rules of the XDG base directories: a relative path there
  /// counts as none.
  static func path(environment: [String: String]) -> String {
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"] ?? NSHomeDirectory()
    return (state ?? home + "/.local/state") + "/gauges/history"
  }

  /// Adds an input, unless it is blank or the one before, and writes it down at once: it outlives a crash.
  ///
  /// - Returns: A note, once, where it cannot be written.
  func add(_ input: String) -> String? {
    // What is copied often ends in a line end that says nothing.
    let input = input.trimmed
    guard !input.isEmpty, input != latest else { return nil }
    add_history(input)
    guard let error = append(), !hasComplained else { return nil }
    hasComplained = true
    return "history is not kept: cannot write \(path): \(error)"
  }

  private var latest: String? {
    history_get(readline_latest_entry()).flatMap { $0.pointee.line.map { String(cString: $0) } }
  }

  /// Appends the latest entry to the file.
  ///
  /// - Returns: What the system says where that fails.
  private func append() -> String? {
    let directory = (path as NSString).deletingLastPathComponent
    // Owner alone: what somebody tries out is nobody else's business.
    try? FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    // readline appends to a file that exists, and makes none.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return Output.systemMessage }
    Foundation.close(descriptor)
    let error = append_history(1, path)
    if error != 0 {
      errno = error
      return Output.systemMessage
    }
    return nil
  }

  /// Shortens the file to the inputs that are kept.
  func close() {
    history_truncate_file(path, Int32(Self.limit))
  }
}
