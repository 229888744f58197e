import SwiftInterpreter

/// Something to be done with a file. A session touches none itself: it says what is to be done, and is told how that
/// went.
public struct FileRequest {
  public enum Action: Equatable {
    case read
    /// Writes a text. A file that is there is replaced where it is `replaced`, or is the same already.
    case write(String, replaced: Bool)
  }

  /// As the user wrote it; `~` at its beginning stands for the home directory.
  public let path: String
  public let action: Action
  let finish: (Result<String, Problem>) -> [Event]

  /// Why a file was not read or written.
  public enum Problem: Error, Equatable {
    /// It is there, and was not to be replaced.
    case exists
    /// What the system says, in a line that names the file.
    case failed(String)
  }

  /// What comes of it.
  ///
  /// - Parameter result: The text of a file that was read; nothing of one that was written.
  public func events(after result: Result<String, Problem>) -> [Event] { finish(result) }
}

extension Session {
  /// Asks for a file to be written, and then says so. Asked for it a second time, the reader has been told that the file
  /// is there, or has written it.
  ///
  /// - Parameter remarks: What else is said of what was written.
  func write(_ text: String, to path: Argument, remarks: [Event] = []) -> [Event] {
    let name = path.fileName
    let replaced = !knownFiles.insert(name).inserted
    return [
      .file(
        FileRequest(path: name, action: .write(text, replaced: replaced)) { result in
          switch result {
          case .success: [.text("Wrote \(name).")] + remarks
          case .failure(.failed(let reason)): [.diagnostic(path.error(reason))]
          case .failure(.exists):
            [
              .diagnostic(
                path.error(
                  "\(name) is there already and was not written here; the same command again "
                    + "replaces it"))
            ]
          }
        })
    ]
  }

  /// Asks for a file to be read.
  func read(_ path: Argument, then take: @escaping (SourceText) -> [Event]) -> [Event] {
    let name = path.fileName
    return [
      .file(
        FileRequest(path: name, action: .read) { result in
          switch result {
          case .success(let text): take(SourceText(text, name: name))
          case .failure(.failed(let reason)): [.diagnostic(path.error(reason))]
          case .failure(.exists): []
          }
        })
    ]
  }
}

extension Argument {
  /// The path that is written here, without the quotes that a terminal puts around a file dropped on it.
  nonisolated var fileName: String {
    for quote in ["\"", "'"] where text.count > 1 {
      if text.hasPrefix(quote), text.hasSuffix(quote) {
        return String(text.dropFirst().dropLast())
      }
    }
    return String(text)
  }
}
