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

  /// What is open at the end of a source that ends in a blank line: whoever typed that one takes it to be whole.
  static func openEnd(of source: SourceText) -> Diagnostic? {
    guard let last = source.text.lastIndex(of: "\n"),
      source.text[last...].allSatisfy(\.isWhitespace),
      isIncomplete(source.text)
    else { return nil }
    let cause = Mended(source).parsed.diagnostics.first(where: \.isError)
    let opening = cause?.notes.first.map { note in
      " from line \(note.source.text.utf8.prefix(note.range.lowerBound).count { $0 == 0x0A } + 1)"
    }
    return Diagnostic(
      .note,
      "this goes on: \(cause?.message ?? "its end is missing")\(opening ?? ""); Control-C drops it",
      in: source, at: 0..<0)
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
