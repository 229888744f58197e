extension Catalogue {
  /// Ranges with one open end: `..<0.3`, `...0.3`, `0.7...`.
  @RowBuilder static var partialRanges: [Row] {
    Rows.type("struct PartialRangeUpTo<Bound: Comparable>", "Everything before a value.") {
      contains { element, bound in element.precedes(bound) }
    }
    Rows.type("struct PartialRangeThrough<Bound: Comparable>", "Everything up to a value.") {
      contains { element, bound in !bound.precedes(element) }
    }
    Rows.type("struct PartialRangeFrom<Bound: Comparable>", "Everything from a value on.") {
      contains { element, bound in !element.precedes(bound) }
    }
    Rows.members(of: "Comparable") {
      Row("static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self>", "What is less.") {
        (bound: Value) in Value.tuple([bound])
      }
      Row("static prefix func ... (maximum: Self) -> PartialRangeThrough<Self>", "What is no more.")
      {
        (bound: Value) in Value.tuple([bound])
      }
      Row("static postfix func ... (minimum: Self) -> PartialRangeFrom<Self>", "What is no less.") {
        (bound: Value) in Value.tuple([bound])
      }
    }
  }

  private static func contains(_ test: @escaping (Value, Value) -> Bool) -> Row {
    Row("func contains(_ element: Bound) -> Bool", "Whether a value lies in it.") {
      (range: Value, element: Value) in
      guard case .tuple(let bounds) = range, let bound = bounds.first else { return false }
      return test(element, bound)
    }
  }
}
