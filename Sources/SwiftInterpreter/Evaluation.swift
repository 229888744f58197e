public import GaugeUI

/// The values of states, apart from any program: they outlive an edit unless the text of their initial value changed.
public struct StateValues {
  /// Grows with each value that is set: two copies of the same values have the same revision.
  public private(set) var revision = 0

  public init() {}
}

/// What evaluation may use up before it stops with an error.
public nonisolated struct Budget: Sendable {
  /// Expressions and statements evaluated for one input or one drawing.
  public var steps = 5_000_000
  /// Calls within calls.
  public var depth = 300
  /// Elements of arrays, strings and other collections made.
  public var elements = 5_000_000

  public init() {}
}

/// A program at work: evaluates views and statements against the values of its states.
public final class Evaluation {
  public let program: Program
  /// The states as they are now. Take them to keep a snapshot.
  public private(set) var states: StateValues
  public var budget = Budget()
  /// Asked now and then during evaluation; true stops it with an error.
  public var isCancelled: () -> Bool = { false }

  public init(_ program: Program, states: StateValues = StateValues()) {
    self.program = program
    self.states = states
  }

  /// Lays out and draws a preview in a window of cells, by `View.drawing(columns:rows:environment:)`.
  ///
  /// - Parameters:
  ///   - columns: The window's width.
  ///   - rows: Its height; `nil` for no limit.
  ///   - environment: Appearance and the like.
  public func draw(
    _ preview: Program.Preview, columns: Int, rows: Int?,
    environment: EnvironmentValues = EnvironmentValues()
  ) -> Rendering {
    Rendering(drawing: Drawing(), diagnostics: [])
  }

  /// Runs the statements and expressions of the program's source at `index` that are not shown views.
  public func run(source index: Int) -> [Output] { [] }

  /// Sets a state to a Swift expression, checked against the state's type.
  ///
  /// - Returns: What is wrong with it; nothing has changed where there is an error.
  public func set(_ name: String, to expression: SourceText) -> [Diagnostic] { [] }

  /// The present value of a state as a Swift literal, `140.0`; `nil` where there is no such state.
  public func literal(of state: Program.StateDeclaration) -> String? { nil }
}

extension Evaluation {
  /// A drawing, and what went wrong or was ignored while it was made.
  public struct Rendering {
    public var drawing: Drawing
    public var diagnostics: [Diagnostic]
  }

  /// What running statements gave.
  public enum Output {
    /// The value of an expression that is no view, as `print` would write it, and its type.
    case value(String, type: String)
    /// What `print` wrote.
    case printed(String)
    case diagnostic(Diagnostic)
  }
}
