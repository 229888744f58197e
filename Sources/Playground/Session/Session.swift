public import SwiftInterpreter

/// A conversation: takes a line or a block, gives events. It does no input or output itself.
public final class Session {
  /// The room that previews are laid out in, in cells. Set before each input.
  public var window = Window()
  /// What the reader has said about previews.
  public internal(set) var settings = PreviewSettings()
  /// Asked now and then while an input is worked on; true stops it with an error.
  public var isCancelled: () -> Bool = { false }

  /// The document and what it was before.
  var history = History()
  /// What drew last.
  var drawn: Evaluation?
  /// The tutorial that the reader is in, if any; the document is then the tutorial's.
  var tutorial: TutorialRun?
  /// Files that this session has read or written, or said to be there: what is saved replaces them.
  var knownFiles: Set<String> = []
  /// The input that is being worked on, in a line, as `:undo` will name it.
  var change = ""
  /// Whether the reader is in a tutorial.
  public var isInTutorial: Bool { tutorial != nil }

  /// Whether unknown names are warnings where a picture is possible all the same.
  let isLenient: Bool

  public init(isLenient: Bool = false) { self.isLenient = isLenient }

  /// What is written before an input, and before each further line of one.
  public var prompt: String { "gauges> " }
  public var continuationPrompt: String { "   ...> " }

  /// Whether `input` goes on in a further line.
  public func isIncomplete(_ input: String) -> Bool { Input.isIncomplete(input) }

  /// Why `input`, which ends in a blank line, still goes on; `nil` where it does not end so, or does not go on.
  public func openEnd(of input: String) -> Diagnostic? { Input.openEnd(of: SourceText(input)) }

  /// Takes a whole input: Swift, a command, or an empty line.
  public func submit(_ input: String) -> [Event] { submit(SourceText(input)) }

  /// Takes a whole input whose lines messages are to count as the source does.
  ///
  /// An input that is in error changes nothing.
  public func submit(_ source: SourceText) -> [Event] {
    change = source.text.firstLine
    do {
      switch Input(source) {
      case .empty: return try goOn()
      case .command(let name, let argument):
        return try Command.named(name).run(in: self, argument)
      case .continuation(let modifiers): return try continueShown(with: modifiers)
      case .swift: return try accept(source)
      }
    } catch let rejection as Rejection {
      return rejection.events
    } catch let diagnostic as Diagnostic {
      return [.diagnostic(diagnostic)]
    } catch {
      return [.text("\(error)")]
    }
  }
}

/// Why an input was not taken, and what it wrote before that.
struct Rejection: Error {
  var events: [Event]

  init(_ diagnostics: [Diagnostic], after events: [Event] = []) {
    self.events = events + diagnostics.map { .diagnostic($0) }
  }
}
