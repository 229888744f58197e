import Foundation
import SwiftInterpreter

/// Source text from a file that the user names.
enum SourceFile {
  /// No source is this long; a device that never ends is. In bytes.
  private static let limit = 16 << 20

  /// The text of the file at `path`, `-` standing for standard input.
  ///
  /// - Throws: A `Failure`, `noInput` where it cannot be read, `failure` where it is no text.
  static func read(_ path: String) throws -> SourceText {
    path == "-" ? try text(from: STDIN_FILENO, named: "<stdin>") : try read(at: path, named: path)
  }

  /// The text of the file at `path`, which messages call `name`.
  static func read(at path: String, named name: String) throws -> SourceText {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | Signals.openFlags)
    guard descriptor >= 0 else { throw unreadable(name) }
    defer { close(descriptor) }
    return try text(from: descriptor, named: name)
  }

  private static func text(from descriptor: Int32, named name: String) throws -> SourceText {
    let bytes = try bytes(from: descriptor, name: name)
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.failure, "\(name) is no text in UTF-8")
    }
    return SourceText(text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text, name: name)
  }

  private static func bytes(from descriptor: Int32, name: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN, Signals.wait(for: descriptor, POLLIN) { continue }
        throw unreadable(name)
      }
      bytes += chunk[..<count]
      if bytes.count > limit {
        throw Failure(.failure, "\(name) is longer than \(limit >> 20) MB")
      }
    }
  }

  private static func unreadable(_ name: String) -> Failure {
    Failure(.noInput, "cannot read \(name): \(Output.systemMessage)")
  }
}
