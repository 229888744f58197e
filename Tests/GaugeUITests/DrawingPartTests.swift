import Testing

@testable import GaugeUI

/// A drawing is one list of items, however its parts are grouped.
@MainActor struct DrawingPartTests {
  private static func item(_ text: String) -> Drawing.Item {
    Drawing.Item(.text(text, at: .zero, Drawing.TextAttributes(paint: .clear)))
  }

  private let flat = Drawing(items: [Self.item("a"), Self.item("b"), Self.item("c")])
  private let grouped = Drawing(
    size: .zero, metrics: .standard,
    parts: [
      Drawing.Part(grouping: [Drawing.Part(Self.item("a")), Drawing.Part(Self.item("b"))]),
      Drawing.Part(grouping: []), Drawing.Part(Self.item("c")),
    ])

  @Test func itemsAreThoseOfTheParts() {
    #expect(grouped.items == [Self.item("a"), Self.item("b"), Self.item("c")])
    #expect(grouped.parts.map(\.itemCount) == [2, 0, 1])
  }

  @Test func groupingMakesNoDifference() {
    #expect(flat == grouped)
    var other = grouped
    other.items[1] = Self.item("B")
    #expect(flat != other)
    #expect(other.items == [Self.item("a"), Self.item("B"), Self.item("c")])
  }
}
