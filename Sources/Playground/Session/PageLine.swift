import SwiftInterpreter

/// What a line by itself is on a page that has code in Markdown's fences.
nonisolated enum PageLine: Equatable {
  /// Three backticks, and what the fence holds.
  case fence
  /// A sentence, a heading, an item of a list.
  case words
  case code

  /// - Parameter follows: Whether words or a block of code were before: a blank line, or a word alone, goes on with them.
  init(_ line: some StringProtocol, follows: Bool) {
    let text = Argument(SourceText(String(line))).trimmed.text
    guard let first = text.first else {
      self = follows ? .words : .code
      return
    }
    if text.hasPrefix("```") {
      self = .fence
    } else if first == ":" || first == "." || first == "@" || first == "}" {
      self = .code
    } else {
      let words = text.split(separator: " ")
      let isWord = follows && words.count == 1 && text.allSatisfy(\.isLetter)
      self = isWord || Self.isProse(words) && !Self.isSwift(text) ? .words : .code
    }
  }

  private static func isProse(_ words: [Substring]) -> Bool {
    guard let first = words.first, words.count > 1, !keywords.contains(first) else { return false }
    if marks.contains(first) || first.last == "." && first.dropLast().allSatisfy(\.isNumber) {
      return true
    }
    return zip(words, words.dropFirst()).contains { isWord($0) && isWord($1) }
  }

  /// Whether letters are all that stands there, but for a sign of a sentence and what emphasises.
  private static func isWord(_ word: Substring) -> Bool {
    let letters = word.filter { !"*_,.:;!?'’\"“”()".contains($0) }
    return !letters.isEmpty && letters.allSatisfy { $0.isLetter || $0 == "-" }
      && !word.dropLast().contains { "(.:".contains($0) }
  }

  /// What begins a heading, an item or a quotation.
  private static let marks: Set<Substring> = [
    "#", "##", "###", "####", "-", "*", "+", ">", "•", "–", "—",
  ]

  /// What begins a declaration or statement: a mistake in one is none in a sentence.
  private static let keywords: Set<Substring> = [
    "let", "var", "func", "struct", "class", "enum", "extension", "protocol", "import", "private",
    "public", "static", "final", "fileprivate", "init", "return", "guard", "switch", "while",
  ]

  private static func isSwift(_ text: Substring) -> Bool {
    let parsed = Mended(SourceText(String(text))).parsed
    return parsed.isIncomplete || !parsed.diagnostics.hasError
  }
}
