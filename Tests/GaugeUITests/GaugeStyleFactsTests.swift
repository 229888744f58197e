import GaugeUI
import Testing

/// What is said of the styles is what they do.
@MainActor
@Suite struct GaugeStyleFactsTests {
  nonisolated static let names = GaugeStyleFacts.all.map(\.name)

  private static func styled(_ name: String, _ gauge: some View) -> AnyView? {
    switch name {
    case "automatic": AnyView(gauge.gaugeStyle(.automatic))
    case "linearCapacity": AnyView(gauge.gaugeStyle(.linearCapacity))
    case "accessoryLinear": AnyView(gauge.gaugeStyle(.accessoryLinear))
    case "accessoryLinearCapacity": AnyView(gauge.gaugeStyle(.accessoryLinearCapacity))
    case "accessoryCircular": AnyView(gauge.gaugeStyle(.accessoryCircular))
    case "accessoryCircularCapacity": AnyView(gauge.gaugeStyle(.accessoryCircularCapacity))
    case "linear": AnyView(gauge.gaugeStyle(.linear))
    case "circular": AnyView(gauge.gaugeStyle(.circular))
    default: nil
    }
  }

  private static func texts(of name: String, _ gauge: some View) throws -> Set<String> {
    let drawing = try #require(styled(name, gauge)).drawing(columns: 60, rows: 20)
    return Set(
      drawing.items.compactMap { item in
        if case .text(let text, _, _) = item.content { text } else { nil }
      })
  }

  @Test("A label shows where the facts say so, with and without bounds", arguments: names)
  func labels(name: String) throws {
    let facts = try #require(GaugeStyleFacts.all.first { $0.name == name })
    let places = [
      ("L", facts.label), ("V", facts.currentValueLabel), ("0", facts.minimumValueLabel),
      ("1", facts.maximumValueLabel),
    ]
    let bounded = Gauge(value: 0.5) {
      Text("L")
    } currentValueLabel: {
      Text("V")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    let free = Gauge(value: 0.5) {
      Text("L")
    } currentValueLabel: {
      Text("V")
    }
    for (text, place) in places {
      let isShown = if case .shown = place { true } else { false }
      #expect(try Self.texts(of: name, bounded).contains(text) == isShown, "\(text)")
      if ["L", "V"].contains(text) {
        #expect(try Self.texts(of: name, free).contains(text) == (place != .hidden), "\(text)")
      }
    }
  }
}
