import Foundation

/// Paths as people write them.
enum FilePath {
  /// The path with `~` or `~user` at its beginning replaced by a home directory, as a shell does it. A user that does not
  /// exist is left as it is.
  static func expanding(_ path: String, environment: [String: String]) -> String {
    guard path.hasPrefix("~") else { return path }
    let user = path.dropFirst().prefix { $0 != "/" }
    let rest = path.dropFirst(1 + user.count)
    let home =
      user.isEmpty
      ? environment["HOME"] ?? NSHomeDirectory() : NSHomeDirectoryForUser(String(user))
    return home.map { $0 + rest } ?? path
  }
}
