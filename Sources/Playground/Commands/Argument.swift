import SwiftInterpreter

/// A part of an input that knows where it stands, so that a message can point at it.
nonisolated struct Argument {
  let source: SourceText
  let text: Substring

  init(_ source: SourceText) {
    self.source = source
    text = source.text[...]
  }

  private init(_ text: Substring, of source: SourceText) {
    self.source = source
    self.text = text
  }

  var isEmpty: Bool { text.isEmpty }

  /// The place, in UTF-8 offsets of the source.
  var range: Range<Int> {
    let bytes = source.text.utf8
    return bytes.distance(
      from: bytes.startIndex, to: text.startIndex)..<bytes.distance(
        from: bytes.startIndex, to: text.endIndex)
  }

  /// The text in quotes for a message, cut where it is long.
  var quoted: String { "'" + text.prefix(40) + (text.count > 40 ? "…'" : "'") }

  func error(
    _ message: String, notes: [Diagnostic] = []
  ) -> Diagnostic {
    Diagnostic(.error, message, in: source, at: range, notes: notes)
  }

  /// A note that goes with a message at this place and does not show the place again.
  func hint(_ message: String) -> Diagnostic {
    Diagnostic(.note, message, in: SourceText("", name: ""), at: 0..<0)
  }
}

// Cutting an argument up.
extension Argument {
  private nonisolated func part(_ text: Substring) -> Argument { Argument(text, of: source) }

  nonisolated var trimmed: Argument {
    let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
    let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? start
    return part(text[start..<max(start, end)])
  }

  /// The place after the last character.
  nonisolated var end: Argument { part(text[text.endIndex...]) }

  nonisolated func dropFirst(_ count: Int = 1) -> Argument { part(text.dropFirst(count)) }

  nonisolated func prefix(upTo index: String.Index) -> Argument { part(text[..<index]) }

  nonisolated func prefix(utf8 count: Int) -> Argument {
    prefix(upTo: text.utf8.index(text.startIndex, offsetBy: count))
  }

  nonisolated func suffix(from index: String.Index) -> Argument { part(text[index...]) }

  /// The first word, and what comes after it, without the blanks around.
  nonisolated func splitWord() -> (word: Argument, rest: Argument) {
    let text = trimmed.text
    let end = text.firstIndex(where: \.isWhitespace) ?? text.endIndex
    return (part(text[..<end]), part(text[end...]).trimmed)
  }

  /// The words, cut at blanks and `separators` that stand outside brackets and string literals.
  nonisolated func words(separators: Set<Character> = []) -> [Argument] {
    var words: [Argument] = []
    var start: String.Index?
    var depth = 0
    var isInString = false
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if depth == 0, !isInString, character.isWhitespace || separators.contains(character) {
        if let first = start { words.append(part(text[first..<index])) }
        start = nil
        continue
      }
      start = start ?? index
      if isEscaped {
        isEscaped = false
      } else if isInString && character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isInString.toggle()
      } else if !isInString {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth = max(0, depth - 1) }
      }
    }
    if let start { words.append(part(text[start...])) }
    return words
  }

  /// From the first of `words` to the last, as one.
  nonisolated func joined(_ words: some BidirectionalCollection<Argument>) -> Argument {
    guard let first = words.first, let last = words.last else { return end }
    return part(source.text[first.text.startIndex..<last.text.endIndex])
  }
}
