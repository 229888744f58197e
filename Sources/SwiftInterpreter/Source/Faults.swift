internal import SwiftSyntax

/// Where a tree has faults: tokens that are missing, unexpected or ill-formed. Found without recursion, as a tree may
/// be as deep as its source is long.
nonisolated struct Faults {
  /// Offsets, in source order.
  private(set) var places: [Int] = []
  /// How deep the deepest fault lies.
  private(set) var depth = 0
  /// The place of the first fault beyond the number asked for.
  private(set) var limit: Int?

  /// - Parameter most: How many faults to look for before the search ends.
  init(in root: Syntax, most: Int) {
    var pending: [(node: Syntax, depth: Int)] = [(root, 0)]
    while let (node, depth) = pending.popLast() {
      guard node.hasError || node.hasWarning else { continue }
      self.depth = max(self.depth, depth)
      if node.is(TokenSyntax.self) || node.is(UnexpectedNodesSyntax.self) {
        // What is unexpected may be many tokens, each of them a change of one fix-it.
        let parts = node.is(TokenSyntax.self) ? [node] : Array(node.children(viewMode: .all))
        for part in parts {
          let place = part.positionAfterSkippingLeadingTrivia.utf8Offset
          guard places.count < most else {
            limit = place
            return
          }
          places.append(place)
        }
      }
      for child in node.children(viewMode: .all).reversed() { pending.append((child, depth + 1)) }
    }
  }
}
