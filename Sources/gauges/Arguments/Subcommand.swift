import Playground

/// Something that `gauges` does. Parsing, help and shell completions all read the table of these.
struct Subcommand {
  /// The word after `gauges`; empty for the playground itself.
  let name: String
  /// What help calls its operand; `nil` where it takes none.
  let operand: String?
  var operandIsOptional = false
  let summary: String
  let options: [Option]
  let run: (Settings, _ operand: String?) throws -> ExitCode
}

extension Subcommand {
  static let playground = Subcommand(
    name: "", operand: nil, summary: "the playground: type SwiftUI, see it drawn",
    options: Option.drawing
  ) { settings, _ in try Conversation(Session(), in: Surroundings(settings)).run() }

  static let all = [
    playground,
    Subcommand(
      name: "render", operand: "FILE|-", summary: "draw the previews in a Swift file, once",
      options: [.preview, .set, .svg] + Option.drawing
    ) { settings, file in try RenderCommand(settings, file: file ?? "-").run() },
    Subcommand(
      name: "run", operand: "FILE.md|FILE.swift|-",
      summary: "run a notebook or source, print prose, code and previews",
      options: Option.drawing
    ) { settings, file in try RunCommand(settings, file: file ?? "-").run() },
    Subcommand(
      name: "tutorial", operand: "NAME", operandIsOptional: true,
      summary: "step through a tutorial; without a name, list them",
      options: [.auto, .delay] + Option.drawing
    ) { settings, name in try TutorialCommand(settings, name: name).run() },
    Subcommand(
      name: "completions", operand: "SHELL", summary: "print completions for bash, zsh or fish",
      options: []
    ) { _, shell in try CompletionsCommand(shell: shell ?? "").run() },
  ]
}

extension Subcommand {
  /// How it is called: `gauges render FILE|-`.
  var usage: String {
    let operand = operand.map { operandIsOptional ? "[\($0)]" : $0 }
    return ["gauges", name, operand ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
