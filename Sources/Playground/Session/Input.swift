import SwiftInterpreter

/// An input, told apart by how it begins.
nonisolated enum Input {
  /// Nothing but blanks: in a tutorial, on to the next step.
  case empty
  /// `:name argument`, or a bare word that is understood as one.
  case command(name: Argument, argument: Argument)
  /// `.modifier(…)`, which goes on with the shown expression.
  case continuation(Argument)
  case swift

  /// Words that are commands without a colon, as a newcomer types them.
  static let bareWords: Set<Substring> = ["help", "quit", "exit"]

  init(_ source: SourceText) {
    let text = Argument(source).trimmed
    if text.isEmpty {
      self = .empty
    } else if text.text.hasPrefix(":") {
      let (name, argument) = text.dropFirst().splitWord()
      self = .command(name: name, argument: argument)
    } else if Self.bareWords.contains(text.text) {
      self = .command(name: text, argument: text.end)
    } else {
      self = text.text.hasPrefix(".") ? .continuation(text) : .swift
    }
  }

  /// Whether `text` goes on in a further line.
  static func isIncomplete(_ text: String) -> Bool {
    let source = SourceText(text)
    return switch Input(source) {
    case .empty, .command: false
    // A name in front makes it the expression that it will be.
    case .continuation(let modifiers):
      Mended(SourceText("_" + modifiers.text)).parsed.isIncomplete
    case .swift: Mended(source).parsed.isIncomplete
    }
  }
}
