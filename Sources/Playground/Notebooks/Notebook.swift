public import SwiftInterpreter

/// A Markdown file whose code can be run: prose, Swift, lines for the prompt, what a picture must look like, and what
/// the reader has to make true.
public nonisolated struct Notebook: Equatable, Sendable {
  /// The file's name as the user gave it.
  public var name: String
  /// The first heading, else the file's name.
  public var title: String
  /// The first sentence of the first paragraph.
  public var summary: String
  public var blocks: [Block]

  public struct Block: Equatable, Sendable {
    public var content: Content
    /// The line of the file, from 1, that the content begins on: in a fence, the line after it.
    public var line: Int
  }

  public enum Content: Equatable, Sendable {
    case prose(Markdown.Content)
    /// A `swift` fence: one input.
    case swift(String)
    /// A `gauges` fence: inputs as typed at the prompt.
    case gauges(String)
    /// A `preview` fence: what the block before it shows, in 60 columns of block characters without colour.
    case preview(String)
    /// A `check` fence: Boolean Swift expressions that the reader has to make true, one a line.
    case check(String)
  }

  /// Reads a notebook. Every text is one; a fence of another kind is prose.
  public init(_ source: SourceText) {
    name = source.name
    let markdown = Markdown(source.text)
    blocks = markdown.blocks.map { block in
      guard case .code(let text, let language) = block.content,
        let content = Self.fences[language]?(text)
      else { return Block(content: .prose(block.content), line: block.line) }
      return Block(content: content, line: block.line + 1)
    }
    let contents = markdown.blocks.map(\.content)
    title =
      contents.lazy.compactMap {
        if case .heading(_, let runs) = $0 { runs.plainText } else { nil }
      }
      .first ?? source.name
    let opening =
      contents.lazy.compactMap { if case .paragraph(let runs) = $0 { runs.plainText } else { nil } }
      .first ?? ""
    summary = opening.firstRange(of: ". ").map { opening[..<$0.lowerBound] + "." } ?? opening
  }

  /// What each kind of fence holds.
  private static let fences: [String: @Sendable (String) -> Content] = [
    "swift": { .swift($0) }, "gauges": { .gauges($0) }, "preview": { .preview($0) },
    "check": { .check($0) },
  ]
}

extension Notebook {
  /// The notebook cut where a reader pauses: prose, and the code that follows it, to the next prose.
  public var steps: [[Block]] {
    var steps: [[Block]] = []
    var endsInCode = true
    for block in blocks {
      let isProse = if case .prose = block.content { true } else { false }
      if endsInCode && isProse || steps.isEmpty { steps.append([]) }
      steps[steps.count - 1].append(block)
      endsInCode = !isProse
    }
    return steps
  }

  /// The text of a block as a source whose lines have the file's numbers.
  func source(_ text: some StringProtocol, line: Int) -> SourceText {
    SourceText(String(repeating: "\n", count: max(0, line - 1)) + text, name: name)
  }
}
