import SwiftInterpreter

/// What can be typed after a colon. Dispatch, help, completion and messages all read the one table, `Command.all`.
struct Command {
  let name: String
  /// Other names for it, which help does not list.
  let aliases: [String]
  /// The arguments as usage writes them: names in capitals, brackets around what can be left out.
  let arguments: String
  /// One line, as `:help` lists it.
  let summary: String
  /// Markdown paragraphs for `:help NAME`.
  let details: String
  /// A whole input that works in some session.
  let example: String
  /// What can stand at each word after the name; the last goes on for all further words.
  let completes: [Completing]
  let run: (Session, Argument) throws -> [Event]

  init(
    _ name: String, _ arguments: String, aliases: [String] = [], _ summary: String,
    details: String = "",
    example: String? = nil, completes: [Completing] = [],
    run: @escaping (Session, Argument) throws -> [Event]
  ) {
    self.name = name
    self.aliases = aliases
    self.arguments = arguments
    self.summary = summary
    self.details = details
    self.example = example ?? ":\(name)"
    self.completes = completes
    self.run = run
  }

  /// A command without arguments.
  init(
    _ name: String, aliases: [String] = [], _ summary: String, details: String = "",
    run: @escaping (Session, Argument) throws -> [Event]
  ) {
    self.init(name, "", aliases: aliases, summary, details: details, run: run)
  }

  var names: [String] { [name] + aliases }

  /// How it is typed: `:set NAME VALUE`.
  var usage: String { ":\(name)" + (arguments.isEmpty ? "" : " \(arguments)") }

  /// Kinds of words that completion knows.
  enum Completing {
    case command, state, style, tint, label, declaration, tutorial, canvas, appearance, swift,
      nothing
  }
}

/// A command given what it cannot take. The session adds the command's usage.
struct Misuse: Error {
  var argument: Argument
  var message: String

  init(_ argument: Argument, _ message: String) {
    self.argument = argument
    self.message = message
  }
}

extension Command {
  /// The command of this name, or the only one that begins so.
  static func named(_ name: Argument) throws -> Command {
    let word = String(name.text)
    if let exact = all.first(where: { $0.names.contains(word) }) { return exact }
    let candidates =
      word.isEmpty ? [] : all.filter { $0.names.contains { $0.hasPrefix(word) } }
    let typed = "':" + name.quoted.dropFirst()
    if candidates.count == 1 { return candidates[0] }
    if candidates.count > 1 {
      let names = candidates.map { ":\($0.name)" }.joined(separator: ", ")
      throw name.error("\(typed) could be any of \(names)")
    }
    guard !word.isEmpty else {
      throw name.error("a command's name is missing after the colon; :help lists them")
    }
    guard let meant = Spelling.nearest(to: word, among: all.flatMap(\.names)) else {
      throw name.error("there is no command \(typed); :help lists them")
    }
    throw name.error("there is no command \(typed); did you mean ':\(meant)'?")
  }

  /// Runs the command. A misuse comes back as an error that teaches the usage.
  func run(in session: Session, _ argument: Argument) throws -> [Event] {
    do {
      return try run(session, argument)
    } catch let misuse as Misuse {
      let usage = misuse.argument.hint(
        "usage: \(usage)" + (arguments.isEmpty ? "" : ", as in \(example)"))
      throw misuse.argument.error(misuse.message, notes: [usage])
    }
  }
}
