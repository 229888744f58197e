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
