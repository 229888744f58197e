/// A source as SwiftParser reads it: what stands at its top level, what is wrong with it, whether it goes on.
public struct ParsedSource {
  public let source: SourceText
  /// What the parser says, sorted by place.
  public let diagnostics: [Diagnostic]
  /// Whether more input could make it whole: every complaint sits at the end of the text, or a comment, a multi-line
  /// string or an `#if` is still open.
  public let isIncomplete: Bool
  /// What stands at the top level, in order.
  public let items: [Item]

  /// A statement or declaration at the top level.
  public struct Item {
    public enum Kind: Equatable, Sendable {
      case `import`
      /// A type, function or extension; the name that a later declaration replaces it by.
      case type(name: String)
      case function(name: String)
      case `extension`(of: String)
      /// Top-level `var`, `let` or `@State var`.
      case variable(names: [String])
      /// `#Preview("name") { … }`.
      case preview(name: String?)
      case expression
      case statement
    }

    public var kind: Kind
    /// Where it stands, without the blanks around it, in UTF-8 offsets.
    public var range: Range<Int>
  }

  public init(_ source: SourceText) {
    self.source = source
    diagnostics = []
    isIncomplete = false
    items = []
  }
}
