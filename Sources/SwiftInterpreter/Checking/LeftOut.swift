internal import SwiftSyntax

extension Program {
  /// Says of each `#if` at the top level of a source that holds nothing for an iPhone that it is left out: a file for a
  /// watch alone shows nothing.
  public func leftOut(in index: Int) -> [Diagnostic] {
    parsed[index].tree.statements.compactMap { item in
      guard let choice = item.item.as(IfConfigDeclSyntax.self),
        CompilationConditions.active(in: choice).isEmpty, let clause = choice.clauses.first,
        let condition = clause.condition
      else { return nil }
      let start = clause.poundKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
      return Diagnostic(
        .note,
        "'#if \(condition.trimmedText)' does not hold here, where an app for iPhone is drawn; "
          + "what it has is left out", in: sources[index],
        at: start..<condition.endPositionBeforeTrailingTrivia.utf8Offset)
    }
  }
}
