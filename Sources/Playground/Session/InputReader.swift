public import SwiftInterpreter

/// Cuts a text into inputs as the prompt would: a line is one, unless it goes on in the next.
///
/// Of a page with its code in Markdown's fences, each block is one with the words before it, as if they had been pasted;
/// words behind the last are passed over.
public struct InputReader {
  private var pending: String?
  /// The line of the text, from 1, that `pending` begins on.
  private var firstLine = 1
  private var nextLine = 1
  /// `pending` is not looked at again before it has this many bytes.
  private var nextLook = 0
  private let name: String
  /// Lines that are no Swift: the words of a page, where a fence follows.
  private var words: [(text: String, line: Int)] = []
  /// Whether lines may be held back until that is known.
  private let takesPages: Bool
  /// Whether the last input was a block of a page.
  private var isBehindFence = false

  /// - Parameters:
  ///   - name: What messages call the text.
  ///   - line: The line of the text that reading begins on.
  ///   - takesPages: Whether the text may be a page. What looks like its words is held back then; nobody may be waiting for
  ///     an answer to it.
  public init(name: String = SourceText.typed, line: Int = 1, takesPages: Bool = false) {
    self.name = name
    self.takesPages = takesPages
    (firstLine, nextLine) = (line, line)
  }

  /// Whether an input has begun that goes on.
  public var isContinued: Bool { pending != nil }

  /// Takes the next line, without its line end.
  ///
  /// - Returns: The inputs that the line completes, or shows to be some; their lines have the text's numbers.
  public mutating func take(_ line: some StringProtocol) -> [SourceText] {
    let number = nextLine
    nextLine += 1
    guard pending == nil, takesPages else { return go(on: line, at: number) }
    let kind = PageLine(line, follows: isBehindFence || !words.isEmpty)
    switch kind {
    case .words:
      words.append((String(line), number))
      return []
    case .fence:
      let page = words.map(\.text) + [String(line)]
      let first = words.first?.line ?? number
      words = []
      isBehindFence = true
      return go(on: page.joined(separator: "\n"), at: first)
    case .code:
      let held = release()
      isBehindFence = false
      return held + go(on: line, at: number)
    }
  }

  private mutating func go(on line: some StringProtocol, at number: Int) -> [SourceText] {
    let text = pending.map { $0 + "\n" + line } ?? String(line)
    if pending == nil { firstLine = number }
    pending = text
    guard text.utf8.count >= nextLook else { return [] }
    if Input.isIncomplete(text) {
      // Each look reads all that is pending: looking at every line of a long text would take time in the square of its
      // length. Up to a few screens of text, every line is looked at.
      let length = text.utf8.count
      nextLook = length < 8192 ? 0 : length + length / 4
      return []
    }
    return [flush()].compactMap(\.self)
  }

  private mutating func flush() -> SourceText? {
    guard let text = pending else { return nil }
    pending = nil
    nextLook = 0
    return source(text, at: firstLine)
  }

  /// What looked like a page's words and has no code behind it: mistakes, unless there was some before.
  private mutating func release() -> [SourceText] {
    defer { words = [] }
    return isBehindFence ? [] : words.map { source($0.text, at: $0.line) }
  }

  private func source(_ text: String, at line: Int) -> SourceText {
    SourceText(String(repeating: "\n", count: line - 1) + text, name: name)
  }

  /// What is left at the end of the text, complete or not.
  public mutating func finish() -> [SourceText] { release() + [flush()].compactMap(\.self) }
}

extension InputReader {
  /// All inputs of a text.
  public static func inputs(
    of text: String, name: String = SourceText.typed, line: Int = 1, takesPages: Bool = false
  ) -> [SourceText] {
    var reader = InputReader(name: name, line: line, takesPages: takesPages)
    let inputs = text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { reader.take($0) }
    return inputs + reader.finish()
  }
}
