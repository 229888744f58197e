public import GaugeUI

/// A program at work: evaluates views and statements against the values of its states.
public final class Evaluation {
  public let program: Program
  private let runtime: Runtime
  /// What draws each preview: of one drawn before, it keeps what has not changed.
  private var hosts: [PreviewPlace: ViewHost] = [:]

  /// The states as they are now. Take them to keep a snapshot, and put one back to go on from there.
  public var states: StateValues {
    get { runtime.states }
    set { runtime.restore(newValue.adopted(by: program.checker.declarations)) }
  }
  public var budget: Budget {
    get { runtime.budget }
    set { runtime.budget = newValue }
  }
  /// What numbers by chance follow from: the same seed gives the same ones in each drawing.
  public var seed: UInt64 {
    get { runtime.seed }
    set { runtime.seed = newValue }
  }
  /// Asked now and then during evaluation; true stops it with an error.
  public var isCancelled: () -> Bool {
    get { runtime.isCancelled }
    set { runtime.isCancelled = newValue }
  }

  public init(_ program: Program, states: StateValues = StateValues()) {
    self.program = program
    let declarations = program.checker.declarations
    runtime = Runtime(declarations, states: states.adopted(by: declarations))
  }

  nonisolated deinit {
    // An isolated one keeps modules that import this from being compiled for release.
    MainActor.assumeIsolated { runtime.release() }
  }

  /// Lays out and draws a preview in a window of cells, by `View.drawing(columns:rows:scrolls:environment:)`.
  ///
  /// - Parameters:
  ///   - columns: The window's width.
  ///   - rows: Its height; `nil` for no limit.
  ///   - scrolls: Whether the drawing may go on below it.
  ///   - environment: Appearance and the like.
  public func draw(
    _ preview: Program.Preview, columns: Int, rows: Int?, scrolls: Bool = false,
    environment: EnvironmentValues = EnvironmentValues()
  ) -> Rendering {
    _ = runtime.takePrinted(isEnd: true)
    var rendering = settled(preview, columns: columns, rows: rows, scrolls: scrolls, environment)
    rendering.printed = runtime.takePrinted(isEnd: true)
    return rendering
  }

  /// Draws until nothing happens any more that changes what is drawn.
  private func settled(
    _ preview: Program.Preview, columns: Int, rows: Int?, scrolls: Bool,
    _ environment: EnvironmentValues
  ) -> Rendering {
    runtime.place = (program.sources[preview.source], preview.range)
    var failures: [Diagnostic] = []
    for _ in 0..<Budget.rounds {
      runtime.failures = []
      var rendering = pass(
        preview, columns: columns, rows: rows, scrolls: scrolls, environment: environment)
      // What happens between two drawings is no part of either.
      runtime.failures = failures
      guard runtime.runEvents() else {
        rendering.diagnostics = failures + rendering.diagnostics
        return rendering
      }
      failures = runtime.failures
    }
    runtime.failures = failures
    runtime.warn(
      Diagnostic(
        .warning,
        "what happens in 'onAppear', 'onChange' or 'task' makes it happen again; stopped after "
          + "\(Budget.rounds) drawings", in: runtime.place.source, at: runtime.place.range))
    failures = runtime.failures
    runtime.failures = []
    var rendering = pass(
      preview, columns: columns, rows: rows, scrolls: scrolls, environment: environment)
    rendering.diagnostics = failures + rendering.diagnostics
    runtime.events = PendingEvents()
    return rendering
  }

  /// Draws a preview once, as its states are.
  private func pass(
    _ preview: Program.Preview, columns: Int, rows: Int?, scrolls: Bool,
    environment: EnvironmentValues
  ) -> Rendering {
    runtime.chance = Chance(seed: runtime.seed)
    runtime.isDrawing = true
    runtime.bodies = [:]
    defer {
      runtime.isDrawing = false
      runtime.bodies = [:]
    }
    return runtime.run {
      let view = PreviewRoot(
        name: preview.name,
        content: runtime.view {
          try AnyView.from(preview.make(Frame(runtime: runtime, size: preview.size)))
        })
      let views = _ViewBudget(limit: budget.views, isStopped: isCancelled)
      let host = host(of: preview)
      let drawing = views.run {
        host.drawing(
          of: view, columns: columns, rows: rows, scrolls: scrolls, environment: environment)
      }
      // What was left out would be missing in what is kept.
      if views.isSpent || views.isTooDeep { hosts[PreviewPlace(preview)] = nil }
      if views.isSpent {
        runtime.fail(
          isCancelled() ? "cancelled" : "this shows more than \(budget.views) views; stopped")
      } else if views.isTooDeep, runtime.failures.isEmpty {
        runtime.fail("too many modifiers and views stand around one view")
      }
      return Rendering(drawing: drawing, diagnostics: runtime.failures)
    }
  }

  private func host(of preview: Program.Preview) -> ViewHost {
    let place = PreviewPlace(preview)
    if let host = hosts[place] { return host }
    let host = ViewHost()
    hosts[place] = host
    return host
  }

  /// Runs the statements and expressions of the program's source at `index` that are not shown views.
  public func run(source index: Int) -> [Output] {
    var output: [Output] = []
    _ = runtime.takePrinted(isEnd: true)
    runtime.chance = Chance(seed: runtime.seed)
    for statement in program.statements where statement.source == index {
      var end: Output?
      runtime.run {
        do {
          let frame = Frame(runtime: runtime, size: statement.size)
          if let value = statement.value {
            end = .value(
              try value.evaluate(frame).shown(as: value.type),
              type: value.type.description)
          } else {
            _ = try statement.run(frame)
          }
        } catch {
          end = .diagnostic(
            runtime.diagnostic(for: error, in: program.sources[index], at: statement.range))
        }
      }
      output += runtime.takePrinted(isEnd: end != nil).map { .printed($0) }
      if let end { output.append(end) }
      if case .diagnostic = end { break }
    }
    let failure = finishWaiting(in: program.sources[index])
    output += runtime.takePrinted(isEnd: true).map { .printed($0) }
    return output + failure.map { .diagnostic($0) }
  }

  /// Does the work that statements have started; gives what went wrong in it.
  private func finishWaiting(in source: SourceText) -> [Diagnostic] {
    runtime.run {
      do {
        try runtime.runWaiting()
        return []
      } catch {
        return [runtime.diagnostic(for: error, in: source)]
      }
    }
  }

  /// Sets a state to a Swift expression, checked against the state's type.
  ///
  /// - Returns: What is wrong with it; nothing has changed where there is an error.
  public func set(_ name: String, to expression: SourceText) -> [Diagnostic] {
    guard let target = program.checker.state(named: name, in: runtime.states) else {
      return [program.unknownState(name, in: expression)]
    }
    let parsed = ParsedSource(expression)
    if parsed.diagnostics.contains(where: { $0.severity == .error }) { return parsed.diagnostics }
    let (value, diagnostics) = program.checker.checkValue(
      parsed.tree, as: target.type, in: expression)
    guard let value else { return diagnostics }
    return runtime.run {
      do {
        let new = try value.evaluate(Frame(runtime: runtime, size: value.size))
        try target.set(new, in: runtime)
        runtime.forgetFirstValues()
        return diagnostics
      } catch {
        return diagnostics + [runtime.diagnostic(for: error, in: expression)]
      }
    }
  }

  /// The present value of a state as a Swift literal, `140.0`; `nil` where there is no such state.
  public func literal(of state: Program.StateDeclaration) -> String? {
    guard let target = program.target(of: state) else { return nil }
    return runtime.run { try? target.value(in: runtime).literal(as: target.type) }
  }
}

extension Evaluation {
  /// A drawing, and what went wrong or was ignored while it was made.
  public struct Rendering {
    public var drawing: Drawing
    public var diagnostics: [Diagnostic]
    /// What the views printed while they were drawn, line by line.
    public var printed: [String] = []
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

/// Where a preview is written.
private struct PreviewPlace: Hashable {
  let source: Int
  let range: Range<Int>

  init(_ preview: Program.Preview) { (source, range) = (preview.source, preview.range) }
}
