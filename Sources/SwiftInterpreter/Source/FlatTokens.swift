internal import SwiftSyntax

/// The tokens of a tree in source order, found without recursion: postfix chains and sums make trees as deep as their
/// source is long, and the library's own token sequence descends into them recursively.
nonisolated struct FlatTokens: Sequence, IteratorProtocol {
  private var pending: [Syntax]

  init(_ root: some SyntaxProtocol) { pending = [Syntax(root)] }

  mutating func next() -> TokenSyntax? {
    while let node = pending.popLast() {
      if let token = node.as(TokenSyntax.self) { return token }
      pending += node.children(viewMode: .sourceAccurate).reversed()
    }
    return nil
  }
}

nonisolated extension SyntaxProtocol {
  /// Where the node stands without the blanks and comments around it, in UTF-8 offsets.
  ///
  /// The library's own measure of trivia recurses to the outermost tokens; this goes there step by step.
  var textRange: Range<Int> {
    let start =
      edgeToken { $0.first { $0.totalLength.utf8Length > 0 } }?
      .positionAfterSkippingLeadingTrivia.utf8Offset ?? position.utf8Offset
    let end =
      edgeToken { $0.last { $0.totalLength.utf8Length > 0 } }?
      .endPositionBeforeTrailingTrivia.utf8Offset ?? position.utf8Offset
    return start..<max(start, end)
  }

  private func edgeToken(_ child: (SyntaxChildren) -> Syntax?) -> TokenSyntax? {
    var node = Syntax(self)
    while true {
      if let token = node.as(TokenSyntax.self) { return token }
      guard let next = child(node.children(viewMode: .sourceAccurate)) else { return nil }
      node = next
    }
  }
}
