import SwiftInterpreter

/// A command line, understood.
struct Invocation {
  enum Action {
    case run(Subcommand, Settings, operands: [String])
    case help(Subcommand?)
    case version
  }

  let action: Action
}

extension Invocation {
  /// - Throws: A `Failure` with the code `usage` that says what was not understood.
  init(parsing arguments: [String]) throws {
    var rest = arguments[...]
    var subcommand = Subcommand.playground
    if let word = rest.first, !word.hasPrefix("-") {
      guard let named = Subcommand.all.first(where: { $0.name == word }) else {
        throw Self.unknown(
          "command", word, among: Subcommand.all.map(\.name), in: .playground)
      }
      subcommand = named
      rest.removeFirst()
    }
    var settings = Settings()
    var operands: [String] = []
    var seen: Set<String> = []
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      if ["--help", "-h"].contains(word) {
        action = .help(subcommand.name.isEmpty ? nil : subcommand)
        return
      }
      if word == "--version" {
        action = .version
        return
      }
      try Self.take(word, from: &rest, seen: &seen, for: subcommand, into: &settings)
    }
    let limit = subcommand.operandRepeats ? Int.max : subcommand.operand == nil ? 0 : 1
    if operands.count > limit {
      throw Self.usage("unexpected argument '\(operands[limit])'", in: subcommand)
    }
    if let missing = subcommand.operand, operands.isEmpty, !subcommand.operandIsOptional {
      throw Self.usage("\(missing) is missing", in: subcommand)
    }
    action = .run(subcommand, settings, operands: operands)
  }

  /// Takes the option `word`, and its value from `rest` where it is not written `--name=value`.
  private static func take(
    _ word: String, from rest: inout ArraySlice<String>, seen: inout Set<String>,
    for subcommand: Subcommand, into settings: inout Settings
  ) throws {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = subcommand.options.first(where: { $0.name == name }) else {
      throw unknown(
        "option", name, among: subcommand.options.map(\.name) + ["--help", "--version"],
        in: subcommand)
    }
    guard seen.insert(name).inserted || option.repeats else {
      throw usage("\(name) is given twice", in: subcommand)
    }
    var value = parts.count > 1 ? String(parts[1]) : nil
    if option.value == nil {
      if value != nil { throw usage("\(name) takes no value", in: subcommand) }
    } else if value == nil {
      value = rest.popFirst()
      if value == nil { throw usage("\(option.usage) lacks its value", in: subcommand) }
    }
    let given = value ?? ""
    let isChoice = option.choices.isEmpty || option.choices.contains(given)
    guard isChoice, option.apply(given, &settings) else {
      throw usage(option.complaint(about: given), in: subcommand)
    }
  }

  private static func unknown(
    _ kind: String, _ word: String, among known: [String], in subcommand: Subcommand
  ) -> Failure {
    // Words are compared by their letters, without an option's dashes.
    func letters(_ name: String) -> String { String(name.drop { $0 == "-" }) }
    let nearest = Spelling.nearest(to: letters(word), among: known.map(letters))
    let near = known.first { letters($0) == nearest }
    return usage(
      "unknown \(kind) '\(word)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
      in: subcommand)
  }

  private static func usage(_ message: String, in subcommand: Subcommand) -> Failure {
    let help = ["gauges", subcommand.name, "--help"].filter { !$0.isEmpty }
    return Failure(.usage, "\(message) (see '\(help.joined(separator: " "))')")
  }
}

extension Invocation {
  /// Does what `arguments` ask, the program's own name left out.
  static func run(_ arguments: [String]) -> ExitCode {
    do {
      switch try Invocation(parsing: arguments).action {
      case .help(let subcommand):
        try Output.standard.write(Help.text(for: subcommand))
        return .success
      case .version:
        try Output.standard.write("gauges \(Version.current)\n")
        return .success
      case .run(let subcommand, let settings, let operands):
        return try subcommand.run(settings, operands)
      }
    } catch let failure as Failure {
      if let message = failure.message { Output.complain(message) }
      return failure.code
    } catch {
      Output.complain("\(error)")
      return .failure
    }
  }
}
