public import GaugeUI
public import SwiftInterpreter

/// A conversation: takes a line or a block, gives events. It does no input or output itself.
public final class Session {
  /// The room that previews are laid out in, in cells. Set before each input.
  public var window = Window()
  /// Asked now and then while an input is worked on; true stops it with an error.
  public var isCancelled: () -> Bool = { false }

  public init() {}

  /// What is written before an input, and before each further line of one.
  public var prompt: String { "gauges> " }
  public var continuationPrompt: String { "   ...> " }

  /// Whether `input` goes on in a further line.
  public func isIncomplete(_ input: String) -> Bool { false }

  /// Takes a whole input: Swift, a command, or an empty line.
  public func submit(_ input: String) -> [Event] { [] }

  /// What could stand at `cursor`, a UTF-8 offset into `text`.
  public func completions(of text: String, at cursor: Int) -> Completions {
    Completions(range: cursor..<cursor, candidates: [])
  }
}

/// The room for a preview, in cells.
public nonisolated struct Window: Equatable, Sendable {
  public var columns = 80
  /// `nil` for no limit.
  public var rows: Int?
  public var colorScheme = ColorScheme.dark

  public init(columns: Int = 80, rows: Int? = nil, colorScheme: ColorScheme = .dark) {
    self.columns = columns
    self.rows = rows
    self.colorScheme = colorScheme
  }
}

/// What comes of an input.
public enum Event {
  /// A drawn view: the shown expression, a tutorial's prose. `name` where it is one of several.
  case drawing(Drawing, name: String?)
  /// Plain lines of output.
  case text(String)
  case diagnostic(Diagnostic)
  /// The session is over.
  case quit
}

/// What could stand at a place, and the part of the input that it would replace, in UTF-8 offsets.
public struct Completions {
  public struct Candidate: Equatable {
    public var text: String
    public var summary: String

    public init(text: String, summary: String = "") {
      self.text = text
      self.summary = summary
    }
  }

  public var range: Range<Int>
  public var candidates: [Candidate]

  public init(range: Range<Int>, candidates: [Candidate]) {
    self.range = range
    self.candidates = candidates
  }
}
