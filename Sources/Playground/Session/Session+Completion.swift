import SwiftInterpreter

extension Session {
  /// What could stand at `cursor`, a UTF-8 offset into `text`.
  public func completions(of text: String, at cursor: Int) -> Completions {
    let bytes = text.utf8
    let cursor = min(max(0, cursor), bytes.count)
    let end = bytes.index(bytes.startIndex, offsetBy: cursor)
    let typed = Argument(SourceText(String(text[..<end])))
    guard typed.trimmed.text.hasPrefix(":") else { return swiftCompletions(of: text, at: cursor) }
    let (name, rest) = typed.trimmed.dropFirst().splitWord()
    let isAtName = rest.isEmpty && typed.text.last?.isWhitespace == false
    if isAtName {
      return words(
        Command.all.map { Completions.Candidate(text: $0.name, summary: $0.summary) }, for: name)
    }
    guard let command = try? Command.named(name) else {
      return Completions(range: cursor..<cursor, candidates: [])
    }
    let argument = typed.suffix(from: rest.text.startIndex)
    let words = argument.words(separators: command.name == "tint" ? [","] : [])
    let isAtNewWord = argument.text.last.map { $0.isWhitespace || $0 == "," } ?? true
    let word = isAtNewWord ? argument.end : words.last ?? argument.end
    let position = max(0, isAtNewWord ? words.count : words.count - 1)
    guard let last = command.completes.last else {
      return Completions(range: cursor..<cursor, candidates: [])
    }
    let kind = command.completes.indices.contains(position) ? command.completes[position] : last
    if case .swift = kind { return swiftCompletions(of: text, at: cursor) }
    return self.words(candidates(of: kind), for: word)
  }

  private func words(_ candidates: [Completions.Candidate], for word: Argument) -> Completions {
    let dots = word.text.prefix { $0 == "." }.count
    let word = word.dropFirst(dots)
    return Completions(
      range: word.range, candidates: candidates.filter { $0.text.hasPrefix(word.text) })
  }

  private func candidates(of kind: Command.Completing) -> [Completions.Candidate] {
    let present = history.present
    switch kind {
    case .command:
      return Command.all.map { .init(text: $0.name, summary: $0.summary) }
    case .state:
      return (present.program?.states ?? []).map { .init(text: $0.name, summary: $0.type) }
    case .style:
      return GaugeStyleName.all.map { .init(text: $0.name, summary: $0.summary) }
        + scriptStyles.map { .init(text: $0, summary: "your own") }
    case .tint:
      return (TintName.all.map(\.name) + ["none"]).map { .init(text: $0) }
    case .label:
      return GaugeLabel.allCases.map { .init(text: $0.slot, summary: $0.rawValue) }
    case .declaration:
      return Session.names(present.program?.showable ?? []).map { .init(text: $0) }
    case .tutorial:
      return Tutorial.all.map { .init(text: $0.name, summary: $0.notebook.title) }
    case .canvas:
      return CanvasChoice.all.map { .init(text: $0.choice.name, summary: $0.summary) }
    case .appearance:
      return Session.appearances.map { .init(text: $0.name) }
    case .swift, .nothing:
      return []
    }
  }

  private func swiftCompletions(of text: String, at cursor: Int) -> Completions {
    let found = SwiftCompletion(of: text, at: cursor, in: history.present.program)
    return Completions(
      range: found.range,
      candidates: found.candidates.map { .init(text: $0.text, summary: $0.summary) })
  }
}
