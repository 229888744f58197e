import Testing

@testable import GaugeUI

/// A drawing is one list of items, whichever objects hold them.
struct DrawingPartTests {
  private static func item(_ text: String) -> Drawing.Item {
    Drawing.Item(.text(text, at: .zero, Drawing.TextAttributes(paint: .clear)))
  }

  private static let items = [item("a"), item("b"), item("c")]

  @Test func itemsAreThoseOfTheParts() {
    let parts = Self.items.map { Drawing.Part($0) }
    #expect(Drawing(size: .zero, metrics: .standard, parts: parts).items == Self.items)
  }

  @Test func objectsMakeNoDifference() {
    let drawing = Drawing(items: Self.items)
    #expect(drawing == Drawing(items: Self.items))
    var other = drawing
    other.items[1] = Self.item("B")
    #expect(drawing != other)
    #expect(other.items == [Self.item("a"), Self.item("B"), Self.item("c")])
  }
}
