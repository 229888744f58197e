import GaugeUI

/// Sources that belong together, parsed and checked: what can be shown and run.
public final class Program {
  /// The sources, in order. A type declared again replaces the earlier one.
  public let sources: [SourceText]
  /// The sources, read.
  public let parsed: [ParsedSource]
  /// Everything in them that can be shown, in source order.
  public let showable: [Preview]
  /// Everything a value can be set to: top-level variables, and `@State` properties of script types; the latest
  /// declared last.
  public let states: [StateDeclaration]

  /// The states that stand for names which a fragment uses and nothing declares.
  public let impliedStates: [ImpliedState]

  /// The modifiers that are taken and change nothing, by source and place.
  public let ignored: [Ignored]

  /// The checker that made it: it checks what states are set to.
  let checker: Checker
  /// What stands at the top level and shows no view.
  let statements: [TopLevelStatement]

  init(
    checker: Checker, parsed: [ParsedSource], showable: [Preview], states: [StateDeclaration],
    statements: [TopLevelStatement]
  ) {
    sources = checker.sources
    self.parsed = parsed
    self.checker = checker
    self.showable = showable
    self.states = states
    self.statements = statements
    impliedStates = checker.impliedStates
    ignored = checker.ignored.sorted {
      ($0.source, $0.range.lowerBound) < ($1.source, $1.range.lowerBound)
    }
  }

  /// Checks sources together.
  ///
  /// - Parameters:
  ///   - states: What states are set to. A fragment's free name begins as the latest state of its name is.
  ///   - known: What of the sources is read already; reading takes longer than most of the rest.
  ///   - isLenient: Whether unknown names are warnings, and placeholders or nothing are drawn in their place, where
  ///     that is possible.
  /// - Returns: The program where nothing is an error; and everything that was found, sorted by source and place.
  public static func check(
    _ sources: [SourceText], states: StateValues = StateValues(), known: [ParsedSource] = [],
    isLenient: Bool = false
  ) -> (
    program: Program?, diagnostics: [Diagnostic]
  ) {
    let known = Dictionary(known.map { ($0.source, $0) }) { first, _ in first }
    let parsed = sources.map { known[$0] ?? ParsedSource($0) }
    let complaints = parsed.flatMap(\.diagnostics)
    if complaints.contains(where: { $0.severity == .error }) { return (nil, complaints) }
    let checker = Checker(
      sources: sources, declarations: Declarations(), states: states,
      isLenient: isLenient)
    let trees = parsed.map(\.tree)
    checker.declare(trees)
    checker.checkPending()
    let (showable, statements) = checker.checkTopLevel(trees)
    checker.checkPending()
    checker.checkDeclarations(trees)
    let diagnostics =
      (complaints + checker.diagnostics + [checker.exhaustion].compactMap { $0 }
      + checker.impliedStateNotes).sorted(by: sources).namingUnknownOnce
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return (nil, diagnostics) }
    let program = Program(
      checker: checker, parsed: parsed, showable: showable,
      states: checker.stateDeclarations.map { $0() },
      statements: statements)
    return (program, diagnostics)
  }
}

extension Program {
  /// What the sources show: previews and preview providers, else top-level view expressions, else views that can be
  /// made without arguments.
  public var previews: [Preview] { Self.shown(of: showable) }

  /// What the source at `index` would show by the same rule.
  public func previews(in index: Int) -> [Preview] {
    Self.shown(of: showable.filter { $0.source == index })
  }

  /// The names of the sources' own gauge styles that can be made without arguments.
  public var gaugeStyles: [String] { checker.makeableTypes(conformingTo: "GaugeStyle") }

  private static func shown(of all: [Preview]) -> [Preview] {
    for kind in Preview.Kind.allCases {
      let candidates = all.filter { $0.kind == kind }
      if !candidates.isEmpty { return candidates }
    }
    return []
  }
}

extension Program {
  /// Something to show.
  public struct Preview {
    /// What it is; where a source has several kinds, it shows the first of these.
    public enum Kind: CaseIterable, Sendable {
      /// A `#Preview` or one of a preview provider's views.
      case preview
      /// A view expression at the top level.
      case expression
      /// A `View` struct that can be made without arguments.
      case view
      /// A computed variable at the top level that is a view: a `body` that was cut from its struct.
      case variable
    }

    public var kind: Kind
    /// Display name, else type name, else `Preview N`.
    public var name: String
    /// Which of `sources` it stands in.
    public var source: Int
    /// The place of the view expression or declaration, in UTF-8 offsets of that source.
    public var range: Range<Int>
    /// Swift that makes the view, where values were chosen for what making it asks for.
    public var sample: String?
    /// How many slots making the view needs.
    var size = 0
    /// Makes the view.
    var make = Evaluate(always: .none)
  }

  /// A state that a fragment needs and does not declare, as `progress` in a bare `Gauge(value: progress)`.
  public struct ImpliedState: Equatable {
    public var name: String
    /// The type's name in Swift, as `Double`.
    public var type: String
    /// Swift source of its initial value: what the latest state of this name is, else one that fits its use.
    public var initialValue: String
    /// The script type whose state of this name it begins as; `nil` where there is none.
    public var owner: String?
    /// The place of the first use, in UTF-8 offsets of that source.
    public var source: Int
    public var range: Range<Int>
  }

  /// A variable that can be given a value.
  public struct StateDeclaration: Equatable {
    public var name: String
    /// The type's name in Swift, as `Double`.
    public var type: String
    /// The script type that it is a property of; `nil` at the top level.
    public var owner: String?
    public var source: Int
    /// The place of the initial value, in UTF-8 offsets of that source; `nil` where there is none.
    public var initialValue: Range<Int>?
  }
}

extension [Diagnostic] {
  /// By source and place, each once.
  fileprivate func sorted(by sources: [SourceText]) -> [Diagnostic] {
    func rank(_ diagnostic: Diagnostic) -> Int {
      sources.firstIndex(of: diagnostic.source) ?? sources.count
    }
    let ordered = enumerated().map { (rank($1), $1.range.lowerBound, $0, $1) }
      .sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.map(\.3)
    return ordered.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
