import GaugeUI
import SwiftInterpreter

extension Session {
  /// Runs a notebook through: its prose, its code, and what comes of it, in order. Errors do not stop it.
  ///
  /// - Parameter emit: Takes the events of each block as soon as it has run.
  public func run(_ notebook: Notebook, emit: ([Event]) throws -> Void) rethrows {
    for block in notebook.blocks { try emit(play(block, of: notebook)) }
  }

  /// What a block says and does.
  func play(_ block: Notebook.Block, of notebook: Notebook) -> [Event] {
    switch block.content {
    case .prose(let content): [write([content]), .blankLine]
    case .swift(let text):
      [writeCode(text), .blankLine]
        + inputs(of: block, in: notebook).flatMap { submitUnattended($0) + [.blankLine] }
    case .gauges:
      inputs(of: block, in: notebook).flatMap {
        [writeCode(prompt + Argument($0).trimmed.text)] + submitUnattended($0)
          + [.blankLine]
      }
    case .preview: []
    case .check(let text):
      [write([.paragraph([Markdown.Run("Make this true:")])]), writeCode(text), .blankLine]
    }
  }

  /// What a block would have a reader type.
  func inputs(of block: Notebook.Block, in notebook: Notebook) -> [SourceText] {
    switch block.content {
    case .swift(let text): [notebook.source(text, line: block.line)]
    case .gauges(let text):
      InputReader.inputs(of: text, name: notebook.name, line: block.line)
        .filter { !Argument($0).trimmed.isEmpty }
    case .prose, .preview, .check: []
    }
  }

  private func writeCode(_ text: String) -> Event { write([.code(text, language: "")]) }

  /// Whether a Boolean expression holds for the document as it is; what is wrong with it otherwise.
  func holds(_ expression: SourceText) -> Result<Bool, Rejection> {
    let present = history.present
    var sources = present.document.sources
    sources.append(expression)
    let (program, found) = Program.check(sources, isLenient: isLenient)
    guard let program else { return .failure(Rejection(found)) }
    let outputs = evaluation(of: program, states: present.states).run(source: sources.count - 1)
    var value: String?
    for output in outputs {
      switch output {
      case .value(let text, _): value = text
      case .diagnostic(let diagnostic) where diagnostic.isError:
        return .failure(Rejection([diagnostic]))
      case .printed, .diagnostic: break
      }
    }
    return .success(value == "true")
  }
}

extension Event {
  static let blankLine = Event.text("")
}
