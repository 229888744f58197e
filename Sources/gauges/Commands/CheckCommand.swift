import GaugeUI
import Playground

/// `gauges check FILE.md… [--update]`: compares what notebooks record with what they show.
struct CheckCommand {
  let settings: Settings
  let files: [String]

  init(_ settings: Settings, files: [String]) {
    self.settings = settings
    self.files = files
  }

  func run() throws -> ExitCode {
    var code = ExitCode.success
    for file in files where try !check(file) { code = .failure }
    return code
  }

  /// - Returns: Whether the file is as it should be, or is now.
  private func check(_ file: String) throws -> Bool {
    guard !file.hasSuffix(".swift") else {
      throw Failure(
        .usage,
        "\(file.printable) is Swift source, which records nothing to check; "
          + "'gauges render' draws it and tells its mistakes")
    }
    let check = NotebookCheck(try SourceFile.read(file))
    let mismatches = check.mismatches
    let failures = check.errors + (settings.updates ? [] : mismatches)
    for failure in failures { try Output.diagnostics.write(failure.report) }
    if settings.updates, !mismatches.isEmpty { try write(check.updated, to: file) }
    var summary = "\(file.printable): " + Self.count(check.previews.count, "preview")
    if !mismatches.isEmpty {
      let verb = settings.updates ? "updated" : mismatches.count == 1 ? "differs" : "differ"
      summary += ", \(mismatches.count) \(verb)"
    }
    try Output.standard.write(summary + "\n")
    return failures.isEmpty
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private func write(_ text: String, to file: String) throws {
    guard file != "-" else { throw Failure(.usage, "--update cannot change standard input") }
    try OutputFile(file).write(text)
  }
}
