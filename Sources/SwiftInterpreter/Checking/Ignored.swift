internal import SwiftSyntax

extension Program {
  /// A modifier that is taken, and changes nothing here.
  public struct Ignored: Equatable {
    public var name: String
    /// One line: why.
    public var reason: String
    public var source: Int
    /// The place of the name, in UTF-8 offsets of that source.
    public var range: Range<Int>
  }
}

extension Checker {
  /// Notes the use of a row that changes nothing, once for each place.
  func noteIgnored(_ row: Row, at node: some SyntaxProtocol) {
    let called = Syntax(node).as(FunctionCallExprSyntax.self)?.calledExpression
    let token = called?.as(MemberAccessExprSyntax.self)?.declName.baseName
    let use = Program.Ignored(
      name: row.name, reason: row.summary, source: source,
      range: token.map { range(of: $0) } ?? range(of: node))
    if !ignored.contains(use) { ignored.append(use) }
  }
}

extension Program {
  /// What the sources name and this draws nothing of, by place, as notes.
  public var ignoredNotes: [Diagnostic] {
    ignored.map {
      Diagnostic(
        .note, "'\($0.name)' is ignored: \($0.reason)", in: sources[$0.source], at: $0.range)
    }
  }
}
