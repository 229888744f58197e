import Playground

/// Something that `gauges` does. Parsing, help and shell completions all read the table of these.
struct Subcommand {
  /// The word after `gauges`; empty for the playground itself.
  let name: String
  /// What help calls its operand; `nil` where it takes none.
  let operand: String?
  var operandIsOptional = false
  /// Whether there may be several.
  var operandRepeats = false
  let summary: String
  /// More than a line, for its own help.
  var details = ""
  let options: [Option]
  let run: (Settings, _ operands: [String]) throws -> ExitCode
}

extension Subcommand {
  static let playground = Subcommand(
    name: "", operand: nil, summary: "the playground: type SwiftUI, see it drawn",
    options: Option.drawing
  ) { settings, _ in try Conversation(Session(isLenient: true), in: Surroundings(settings)).run() }

  static let all = [
    playground,
    Subcommand(
      name: "render", operand: "FILE|-", summary: "draw the previews in a Swift file, once",
      details: """
        A name that nothing declares is an error, unless --lenient is given. Source is read as for an
        iPhone: '#if os(iOS)' and 'canImport(SwiftUI)' hold, 'DEBUG' only around previews.
        """,
      options: [.preview, .set, .svg, .lenient, .seed, .verbose] + Option.drawing
    ) { try RenderCommand($0, file: $1.first ?? "-").run() },
    Subcommand(
      name: "run", operand: "FILE.md|FILE.swift|-",
      summary: "run a notebook or source, print prose, code and previews",
      options: Option.drawing
    ) { try RunCommand($0, file: $1.first ?? "-").run() },
    Subcommand(
      name: "tutorial", operand: "NAME", operandIsOptional: true,
      summary: "step through a tutorial; without a name, list them",
      options: [.auto, .delay] + Option.drawing
    ) { try TutorialCommand($0, name: $1.first).run() },
    Subcommand(
      name: "check", operand: "FILE.md…", operandRepeats: true,
      summary: "verify that notebooks show what they record", options: [.update]
    ) { try CheckCommand($0, files: $1).run() },
    Subcommand(
      name: "completions", operand: "SHELL", summary: "print completions for bash, zsh or fish",
      options: []
    ) { try CompletionsCommand(shell: $1.first ?? "").run() },
  ]
}

extension Subcommand {
  /// How it is called: `gauges render FILE|-`.
  var usage: String {
    let operand = operand.map { operandIsOptional ? "[\($0)]" : $0 }
    return ["gauges", name, operand ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
