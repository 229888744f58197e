internal import SwiftParser
internal import SwiftSyntax

/// A source as SwiftParser reads it: what stands at its top level, what is wrong with it, whether it goes on.
///
/// Reading costs time in proportion to the text, whatever the text holds.
public nonisolated struct ParsedSource {
  public let source: SourceText
  /// What the parser says, sorted by place. Of a source with very many faults, the first hundred or so.
  public let diagnostics: [Diagnostic]
  /// Whether more input could make it whole: every complaint sits at the end of the text, or a comment, a multi-line
  /// string or an `#if` is still open.
  public let isIncomplete: Bool
  /// What stands at the top level, in order.
  public let items: [Item]
  /// The tree; empty where the source is nested too deeply to be read.
  let tree: SourceFileSyntax

  /// A statement or declaration at the top level.
  public struct Item: Equatable {
    public enum Kind: Equatable, Sendable {
      case `import`
      /// A type, alias or operator; the name that a later declaration replaces it by.
      case type(name: String)
      /// A function, with its labels: `speed(of:)`.
      case function(name: String)
      case `extension`(of: String)
      /// Top-level `var`, `let` or `@State var`.
      case variable(names: [String])
      /// `#Preview("name") { … }`.
      case preview(name: String?)
      /// An expression that is no assignment.
      case expression
      /// An assignment, a loop, a condition and the like.
      case statement
    }

    public var kind: Kind
    /// Where it stands, without the blanks, comments and semicolons around it, in UTF-8 offsets.
    public var range: Range<Int>
  }

  public init(_ source: SourceText) {
    self.source = source
    if let excess = NestingLimits.excess(in: source.text) {
      tree = Parser.parse(source: "")
      diagnostics = [
        Diagnostic(
          .error, excess.message, in: source, at: excess.offset..<excess.offset)
      ]
      isIncomplete = false
      items = []
      return
    }
    let marks = PageMarks(in: source.text)
    tree = Parser.parse(source: marks?.blanked(source.text) ?? source.text)
    let complaints = ParserComplaints(about: tree, in: source)
    diagnostics = (marks.map { [$0.diagnostic(in: source)] } ?? []) + complaints.diagnostics
    isIncomplete = marks?.isOpen ?? false || complaints.areMendedByMore
    items = tree.statements.compactMap(Item.init)
  }
}
