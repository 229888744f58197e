/// `gauges completions SHELL`: a script for the shell, made from the tables of subcommands and options.
struct CompletionsCommand {
  let shell: String

  private static let shells: [(name: String, script: @MainActor () -> String)] = [
    ("bash", bash), ("zsh", zsh), ("fish", fish),
  ]

  func run() throws -> ExitCode {
    guard let known = Self.shells.first(where: { $0.name == shell }) else {
      let names = Self.shells.map(\.name).joined(separator: ", ")
      throw Failure(.usage, "no completions for '\(shell)': there are some for \(names)")
    }
    try Output.standard.write(known.script())
    return .success
  }
}

extension CompletionsCommand {
  private static var named: [Subcommand] { Subcommand.all.filter { !$0.name.isEmpty } }

  /// bash asks a function, which looks at the words so far.
  private static func bash() -> String {
    let cases = Subcommand.all.map { subcommand in
      let words = subcommand.options.map(\.name) + ["--help"]
      return "    \(subcommand.name.isEmpty ? "*" : subcommand.name)) "
        + "words='\(words.joined(separator: " "))' ;;"
    }
    let values = uniqueOptions.filter { !$0.choices.isEmpty }.map {
      "    \($0.name)) COMPREPLY=($(compgen -W '\($0.choices.joined(separator: " "))'"
        + " -- \"$word\")); return ;;"
    }
    // The playground's own row has no word and comes last, as the case for any other.
    return """
      _gauges() {
        local word=${COMP_WORDS[COMP_CWORD]} words
        case ${COMP_WORDS[COMP_CWORD-1]} in
      \(values.joined(separator: "\n"))
        esac
        case ${COMP_WORDS[1]} in
      \((cases.dropFirst() + cases.prefix(1)).joined(separator: "\n"))
        esac
        [[ $COMP_CWORD -eq 1 ]] && words="\(named.map(\.name).joined(separator: " ")) $words"
        [[ $word == -* || $COMP_CWORD -eq 1 ]] && COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -o default -F _gauges gauges

      """
  }

  /// zsh takes descriptions along.
  private static func zsh() -> String {
    let commands = named.map { "    '\($0.name):\(quoted($0.summary))'" }
    let cases = Subcommand.all.map { subcommand in
      let arguments = subcommand.options.map { option in
        let value = option.value.map { value in
          ":\(value):"
            + (option.choices.isEmpty ? "" : "(\(option.choices.joined(separator: " ")))")
        }
        return "      '\(option.name)[\(quoted(option.summary))]\(value ?? "")'"
      }
      let all = arguments + ["      '*:file:_files'"]
      return "    \(subcommand.name.isEmpty ? "*" : subcommand.name)) _arguments \\\n"
        + all.joined(separator: " \\\n") + " ;;"
    }
    return """
      #compdef gauges
      _gauges() {
        local -a commands=(
      \(commands.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
          _describe command commands
          return
        fi
        case $words[2] in
      \((cases.dropFirst() + cases.prefix(1)).joined(separator: "\n"))
        esac
      }
      # Loaded by name from fpath, this is the function's first call; sourced, it is a definition.
      if [[ $funcstack[1] == _gauges ]]; then _gauges "$@"; else compdef _gauges gauges; fi

      """
  }

  /// fish reads a line for each word.
  private static func fish() -> String {
    let commands = named.map {
      "complete -c gauges -f -n __fish_use_subcommand -a \($0.name) -d '\(quoted($0.summary))'"
    }
    let options = Subcommand.all.flatMap { subcommand in
      subcommand.options.map { option in
        let condition =
          subcommand.name.isEmpty
          ? "__fish_use_subcommand" : "'__fish_seen_subcommand_from \(subcommand.name)'"
        let value =
          option.choices.isEmpty
          ? (option.value == nil ? "" : " -x")
          : " -x -a '\(option.choices.joined(separator: " "))'"
        return "complete -c gauges -n \(condition) -l \(option.name.dropFirst(2))\(value)"
          + " -d '\(quoted(option.summary))'"
      }
    }
    return (commands + options).joined(separator: "\n") + "\n"
  }

  private static var uniqueOptions: [Option] {
    var seen: Set<String> = []
    return Subcommand.all.flatMap(\.options).filter { seen.insert($0.name).inserted }
  }

  /// Fit to stand between single quotes in each of the shells, and in zsh's descriptions.
  private static func quoted(_ text: String) -> String {
    text.replacing("'", with: "").replacing("[", with: "(").replacing("]", with: ")")
      .replacing(":", with: " –")
  }
}
