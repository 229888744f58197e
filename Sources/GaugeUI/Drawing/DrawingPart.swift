extension Drawing {
  /// A piece of a drawing: one item, or pieces that were drawn together.
  ///
  /// A part never changes, and a view that is drawn again hands out the same object wherever it draws the same as before,
  /// at the same place. So a renderer that keeps what it painted for a frame compares parts with `===`, position by
  /// position: the same object is the same ink in the same points, whatever it holds, and need not be looked into.
  /// Different objects may still be equal; then too nothing has to be painted.
  package final class Part: Sendable {
    package let content: Content
    /// How many items are in this part.
    package let itemCount: Int

    package enum Content: Sendable {
      case item(Item)
      /// Several parts, back to front. Groups need not be the same from frame to frame: where a group stands against
      /// something else, both are compared as the items they hold.
      case group([Part])
    }

    package init(_ item: Item) {
      content = .item(item)
      itemCount = 1
    }

    /// - Parameter parts: Back to front.
    package init(grouping parts: [Part]) {
      content = .group(parts)
      itemCount = parts.reduce(0) { $0 + $1.itemCount }
    }
  }
}

extension Drawing.Part {
  /// The parts of a group; `nil` for an item.
  package var parts: [Drawing.Part]? {
    if case .group(let parts) = content { parts } else { nil }
  }

  /// Calls `body` for every item in this part, back to front.
  package func forEachItem(_ body: (Drawing.Item) -> Void) {
    switch content {
    case .item(let item): body(item)
    case .group(let parts): for part in parts { part.forEachItem(body) }
    }
  }
}
