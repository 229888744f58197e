public import SwiftInterpreter
import TerminalRendering

/// Whether a notebook still shows what it records: its code is run, and each `preview` fence compared with what the
/// block before it shows.
public struct NotebookCheck {
  /// The notebook's previews, in order.
  public private(set) var previews: [RecordedPreview] = []
  /// What is wrong with the notebook's code, and with what its checks ask for.
  public private(set) var errors: [Diagnostic] = []

  private let source: SourceText

  /// What notebooks record previews with.
  fileprivate static let renderer = DrawingRenderer(glyphs: .blocks, depth: .none)

  public init(_ source: SourceText) {
    self.source = source
    let notebook = Notebook(source)
    let session = Session()
    session.window = Window(columns: 60, medium: Self.renderer.medium)
    var shown = ""
    for block in notebook.blocks {
      switch block.content {
      case .prose: break
      case .preview(let recorded):
        previews.append(RecordedPreview(line: block.line, recorded: recorded, shown: shown))
      case .check(let text):
        // It is for the reader to make them true; here they have to be Swift.
        for expression in notebook.expressions(in: text, line: block.line) {
          if case .failure(let rejection) = session.holds(expression) {
            errors += rejection.events.errors
          }
        }
      case .swift, .gauges:
        let events = session.inputs(of: block, in: notebook).flatMap {
          session.submitUnattended($0)
        }
        errors += events.errors
        shown = events.plainText
      }
    }
  }
}

extension NotebookCheck {
  /// An error for each preview that is not what is recorded, at the first line that differs.
  public var mismatches: [Diagnostic] {
    let lines = source.text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return previews.compactMap { preview in
      guard let (line, shown) = preview.difference else { return nil }
      let before = lines.prefix(line - 1).reduce(0) { $0 + $1.count + 1 }
      let length = line <= lines.count ? lines[line - 1].count : 0
      let message =
        shown.map { "the block before shows '\($0)' here" }
        ?? "the block before shows nothing more from here on"
      return Diagnostic(.error, message, in: source, at: before..<before + length)
    }
  }

  /// The notebook's text with each preview recorded anew; what is recorded rightly stays as it stands.
  public var updated: String {
    var lines = source.text.utf8
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    for preview in previews.reversed() where !preview.matches {
      let start = preview.line - 1
      let end = min(lines.count, start + preview.lineCount)
      lines.replaceSubrange(start..<end, with: preview.shownLines)
    }
    return lines.joined(separator: "\n")
  }
}

extension Notebook {
  /// The expressions of a `check` fence that begins on a line of the file.
  func expressions(in text: String, line: Int) -> [SourceText] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.element.allSatisfy(\.isWhitespace) }
      .map { source($0.element, line: line + $0.offset) }
  }
}

extension [Event] {
  fileprivate var errors: [Diagnostic] {
    compactMap {
      if case .diagnostic(let diagnostic) = $0, diagnostic.isError { diagnostic } else { nil }
    }
  }

  /// What they show, in block characters without colour; a named drawing stands under its name, apart from the others.
  fileprivate var plainText: String {
    let renderer = NotebookCheck.renderer
    let text = compactMap { event in
      switch event {
      case .drawing(let drawing, let name):
        (name.map { "\n\($0)\n" } ?? "") + renderer.grid(drawing).plainText
      case .text(let text), .printed(let text): text
      case .diagnostic, .file, .quit: nil
      }
    }.joined(separator: "\n")
    return text.hasPrefix("\n") ? String(text.dropFirst()) : text
  }
}
