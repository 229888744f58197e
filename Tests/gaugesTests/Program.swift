import Foundation
import Testing

/// The program under test, in surroundings of its own that vanish with it.
final class Program {
  /// A directory for this test alone.
  let directory: URL
  var environment: [String: String]

  init() throws {
    directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("gauges-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    environment = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "HOME": directory.path, "XDG_STATE_HOME": directory.path + "/state",
      // A machine's own key bindings are no part of a test.
      "INPUTRC": "/dev/null",
    ]
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  /// Beside the test bundle, where the package manager builds it.
  static let path: String = {
    #if os(Linux)
      let bundle = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    #else
      let bundle =
        Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
        ?? Bundle.main.bundleURL
    #endif
    return bundle.deletingLastPathComponent().appendingPathComponent("gauges").path
  }()

  /// The inputs that the history file holds, oldest first.
  var history: [String] {
    let text = (try? String(contentsOf: historyFile, encoding: .utf8)) ?? ""
    // An entry stands below a line with its time.
    return text.split(separator: #/(^|\n)#\d+\n/#).map {
      $0.hasSuffix("\n") ? String($0.dropLast()) : String($0)
    }
  }

  var historyFile: URL { directory.appendingPathComponent("state/gauges/history") }
}

extension Program {
  /// Starts the program at a terminal, and waits for its prompt.
  ///
  /// - Parameter answers: What the terminal says of itself.
  func atTerminal(
    _ arguments: String..., columns: Int = 80, rows: Int = 24, answers: Answers = Answers()
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      [Self.path] + arguments, environment: environment, columns: columns, rows: rows,
      answers: answers)
    try terminal.wait(forLine: "gauges> ")
    return terminal
  }

  /// What a run without a terminal gave.
  struct Result: Equatable {
    var code: Int32
    var output: String
    var errors: String
  }

  /// Runs the program to its end on `input`, without a terminal.
  func run(_ arguments: String..., input: String = "", executable: String = path) throws
    -> Result
  {
    try run(arguments, input: input, executable: executable)
  }

  func run(_ arguments: [String], input: String = "", executable: String = path) throws -> Result {
    let files = ["in", "out", "err"].map { directory.appendingPathComponent($0) }
    try Data(input.utf8).write(to: files[0])
    let process = try Spawning([executable] + arguments, environment: environment) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, files[0].path, O_RDONLY, 0)
      for (descriptor, file) in zip(Int32(1)..., files[1...]) {
        let mode = O_WRONLY | O_CREAT | O_TRUNC
        posix_spawn_file_actions_addopen(&actions, descriptor, file.path, mode, 0o600)
      }
    }.start()
    let code = try Spawning.reap(process)
    let texts = try files[1...].map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Result(code: code, output: texts[0], errors: texts[1])
  }

  /// Makes a file in the test's directory.
  ///
  /// - Returns: Its path.
  func file(_ name: String, _ content: String) throws -> String {
    let url = directory.appendingPathComponent(name)
    try Data(content.utf8).write(to: url)
    return url.path
  }
}
