import SwiftInterpreter
import TerminalRendering

/// A `preview` fence, and what the code before it shows.
public struct RecordedPreview {
  /// The line of the file, from 1, that the recorded text begins on.
  public let line: Int
  public let recorded: String
  /// What the block before shows now, in 60 columns of block characters without colour.
  public let shown: String

  public var matches: Bool { Self.lines(recorded) == Self.lines(shown) }

  /// Blanks at the end of lines, and empty lines at the end, do not count.
  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(
        line.prefix(
          upTo: line.lastIndex { $0 != " " }.map { line.index(after: $0) } ?? line.startIndex))
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Runs `notebook` and compares each of its previews with what the block before it shows.
  public static func all(in notebook: Notebook) -> [RecordedPreview] {
    let session = Session()
    session.window = Window(columns: 60)
    let renderer = DrawingRenderer(glyphs: .blocks, depth: .none)
    var shown = ""
    return notebook.blocks.compactMap { block in
      switch block.content {
      case .preview(let recorded):
        return RecordedPreview(line: block.line, recorded: recorded, shown: shown)
      case .prose, .check: break
      case .swift, .gauges:
        let events = session.inputs(of: block, in: notebook).flatMap { session.submit($0) }
        shown = events.compactMap { event in
          switch event {
          case .drawing(let drawing, let name):
            [name, renderer.grid(drawing).plainText].compactMap { $0 }.joined(separator: "\n")
          case .text(let text): text
          case .diagnostic, .quit: nil
          }
        }.joined(separator: "\n")
      }
      return nil
    }
  }
}
