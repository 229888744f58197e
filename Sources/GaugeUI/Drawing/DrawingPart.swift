extension Drawing {
  /// One item of a drawing.
  ///
  /// A part never changes, and a view that is drawn again hands out the same object wherever it draws the same as before,
  /// at the same place. So a renderer that keeps what it painted for a frame compares parts with `===`, position by
  /// position: the same object is the same ink in the same points, and need not be looked into. Different objects may still
  /// be equal; then too nothing has to be painted.
  package final class Part: Sendable {
    package let item: Item

    package init(_ item: Item) { self.item = item }
  }
}
