import Foundation

/// A file that the user names, written whole or not at all.
struct OutputFile {
  /// As the user wrote it.
  let name: String
  private let path: String

  /// - Parameter name: `~` at its beginning stands for the home directory.
  init(_ name: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.name = name
    path = FilePath.expanding(name, environment: environment)
  }

  /// Whether there is a file whose content would be lost.
  var isFile: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether the file's content is `text`.
  func holds(_ text: String) -> Bool {
    FileManager.default.contents(atPath: path) == Data(text.utf8)
  }

  /// Writes `text` to a new file beside this one and gives it this one's name once all of it is on disk.
  ///
  /// A file that is there keeps its permissions; of a link, what it leads to is replaced. What is no file, as a device or a
  /// pipe, is written to as it is.
  ///
  /// - Throws: A `Failure` with the code `cannotWrite`. The file is then as it was.
  func write(_ text: String) throws {
    var status = stat()
    let exists = stat(path, &status) == 0
    switch status.st_mode & S_IFMT {
    case _ where !exists, S_IFREG:
      try replace(mode: exists ? status.st_mode & 0o7777 : nil, with: text)
    case S_IFDIR:
      errno = EISDIR
      throw failure
    default:
      let descriptor = open(path, O_WRONLY | O_CLOEXEC | Signals.openFlags)
      guard descriptor >= 0 else { throw failure }
      defer { close(descriptor) }
      try Output(descriptor: descriptor, name: name, isInterruptible: true).write(text)
    }
  }

  /// - Parameter mode: The permissions to give it; `nil` for those of a new file.
  private func replace(mode: mode_t?, with text: String) throws {
    let target = realpath(path, nil).map { resolved in
      defer { free(resolved) }
      return String(cString: resolved)
    }
    let place = target ?? path
    let temporary = "\(place).\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure }
    do {
      defer { close(descriptor) }
      if let mode { fchmod(descriptor, mode) }
      try Output(descriptor: descriptor, name: name).write(text)
      guard fsync(descriptor) == 0 else { throw failure }
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, place) == 0 else {
      let failure = failure
      unlink(temporary)
      throw failure
    }
  }

  private var failure: Failure {
    Failure(.cannotWrite, "cannot write \(name): \(Output.systemMessage)")
  }
}
