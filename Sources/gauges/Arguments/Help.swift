/// What `--help` prints, made from the tables of subcommands and options.
enum Help {
  static func text(for subcommand: Subcommand?) -> String {
    subcommand.map(details) ?? overview
  }

  private static var overview: String {
    let rows =
      Subcommand.all.map { ($0.usage, $0.summary) }
      + [("gauges --help | --version", "this text, or the version")]
    return """
      A playground for SwiftUI's Gauge in the terminal.

      \(table(rows))

      Options of the playground:
      \(table(Subcommand.playground.options.map { ($0.usage, explanation(of: $0)) }))

      'gauges COMMAND --help' explains a command. At the prompt, :help does.

      """
  }

  private static func details(of subcommand: Subcommand) -> String {
    let options = subcommand.options.map { ($0.usage, explanation(of: $0)) }
    return """
      usage: \(subcommand.usage)\(options.isEmpty ? "" : " [OPTION]…")

      \(subcommand.summary)\(subcommand.details.isEmpty ? "" : "\n\n" + subcommand.details)
      \(options.isEmpty ? "" : "\n" + table(options) + "\n")
      """
  }

  private static func explanation(of option: Option) -> String {
    option.choices.isEmpty
      ? option.summary
      : "\(option.summary): \(option.choices.joined(separator: ", "))"
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  " + left + String(repeating: " ", count: width - left.count + 2) + right
    }.joined(separator: "\n")
  }
}
