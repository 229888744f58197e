public import GaugeUI

/// Sources that belong together, parsed and checked: what can be shown and run.
public final class Program {
  /// The sources, in order. A type declared again replaces the earlier one.
  public let sources: [SourceText]
  /// What they show: previews and preview providers, else top-level view expressions, else views that can be made
  /// without arguments.
  public let previews: [Preview]
  /// Everything a value can be set to: top-level variables, and `@State` properties of script types; the latest
  /// declared last.
  public let states: [StateDeclaration]

  init(sources: [SourceText], previews: [Preview], states: [StateDeclaration]) {
    self.sources = sources
    self.previews = previews
    self.states = states
  }

  /// Checks sources together.
  ///
  /// - Returns: The program where nothing is an error; and everything that was found, sorted by source and place.
  public static func check(_ sources: [SourceText]) -> (program: Program?, diagnostics: [Diagnostic]) {
    (Program(sources: sources, previews: [], states: []), [])
  }
}

extension Program {
  /// Something to show.
  public struct Preview {
    /// Display name, else type name, else `Preview N`.
    public var name: String
    /// Which of `sources` it stands in.
    public var source: Int
    /// The place of the view expression or declaration, in UTF-8 offsets of that source.
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
