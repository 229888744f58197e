import Testing

@testable import GaugeUI

/// Gauges drawn by a host that has drawn others before come out as those that are drawn for the first time, whatever their
/// style asks of them.
@MainActor struct KeptGaugeTests {
  @Test(arguments: 0..<40)
  func keptGaugeIsFreshGauge(seed: Int) {
    var random = RandomSource(seed: 5_000 + seed)
    var gauges = (0..<3).map { _ in RandomGauge(using: &random) }
    let host = ViewHost()
    var environment = EnvironmentValues()
    for step in 0..<60 {
      if step % 17 == 16 { environment.colorScheme = random.pick([.light, .dark]) }
      let width = step % 11 == 10 ? CGFloat(random.below(60)) * 8 : 400
      let proposal = ProposedViewSize(width: width, height: nil)
      let view = VStack { ForEach(gauges.indices, id: \.self) { gauges[$0].view } }
      let kept = host.drawing(of: view, proposal: proposal, environment: environment)
      let fresh = view.drawing(proposal: proposal, environment: environment)
      #expect(kept == fresh, "seed \(seed), step \(step): \(gauges)")
      guard kept == fresh else { return }
      // Mostly one changes a little, as in use.
      let index = random.below(gauges.count)
      if random.below(12) == 0 {
        gauges[index] = RandomGauge(using: &random)
      } else {
        gauges[index].change(using: &random)
      }
    }
  }

  /// What the test above is worth: it would see a style that is taken for the same and is not.
  @Test func staleStyleShows() {
    struct Stubborn: GaugeStyle, Equatable {
      let number: Int

      func makeBody(configuration: Configuration) -> some View { Text("\(number)") }

      nonisolated static func == (left: Stubborn, right: Stubborn) -> Bool { true }
    }
    func gauge(_ number: Int) -> some View {
      Gauge(value: 0.5) { Text("Load") }.gaugeStyle(Stubborn(number: number))
    }
    let host = ViewHost()
    _ = host.drawing(of: gauge(1), proposal: .unspecified)
    let kept = host.drawing(of: gauge(2), proposal: .unspecified)
    #expect(kept == gauge(1).drawing(proposal: .unspecified))
    #expect(kept != gauge(2).drawing(proposal: .unspecified))
  }
}

// What is asked again.
extension KeptGaugeTests {
  private struct Counting<Content: View>: GaugeStyle {
    let name: Int
    let count: Count
    let content: @MainActor (GaugeStyleConfiguration) -> Content

    func makeBody(configuration: Configuration) -> some View {
      count.value += 1
      return content(configuration)
    }

    func _isSameGaugeStyle(as other: Self) -> Bool { name == other.name && count === other.count }
  }

  private final class Count {
    var value = 0
  }

  /// How often a style's body is asked for while a gauge takes one form after the other.
  private func count<Content: View>(
    of forms: [(value: Double, label: String)],
    _ content: @escaping @MainActor (GaugeStyleConfiguration) -> Content
  ) -> Int {
    let count = Count()
    let host = ViewHost()
    for form in forms {
      let view = Gauge(value: form.value) {
        Text(form.label)
      } currentValueLabel: {
        Text("\(Int(form.value * 100))")
      }
      .gaugeStyle(Counting(name: 1, count: count, content: content))
      let proposal = ProposedViewSize(width: 320, height: nil)
      #expect(host.drawing(of: view, proposal: proposal) == view.drawing(proposal: proposal))
      // The fresh drawing has asked once too.
      count.value -= 1
    }
    return count.value
  }

  private static let values = [(0.25, "Load"), (0.26, "Load"), (0.27, "Load")]

  @Test func bodyThatShowsLabelsIsAskedOnce() {
    #expect(
      count(of: Self.values) { configuration in
        HStack {
          configuration.label
          configuration.currentValueLabel
        }
      } == 1)
    #expect(
      count(of: Self.values) { configuration in
        GaugeReading(configuration) { Rectangle().frame(width: $0 * 100, height: 16) }
          .overlay { configuration.currentValueLabel }
      } == 1, "what is read changes its size, which what is around it is told")
    #expect(
      count(of: Self.values) { configuration in
        GaugeReading(configuration) { BarFill(fraction: $0, least: 1, bar: Capsule()) }
          .frame(height: 16)
      } == 1)
  }

  @Test func bodyThatReadsTheValueIsAskedForEach() {
    #expect(
      count(of: Self.values) { configuration in
        Text("\(configuration.value)")
      } == 3)
    #expect(
      count(of: [(0.5, "Load"), (0.5, "Wait"), (0.5, "Load")]) { configuration in
        VStack {
          configuration.label
          Text("\(configuration.value)")
        }
      } == 1, "only its label changes")
  }

  @Test func bodyThatShowsALabelElsewhereIsAskedForEach() {
    #expect(
      count(of: Self.values) { configuration in
        Color.red.frame(height: 16).mask { configuration.currentValueLabel }
      } == 3)
    #expect(
      count(of: Self.values) { configuration in
        GeometryReader { _ in configuration.currentValueLabel }.frame(height: 16)
      } == 3)
    #expect(
      count(of: Self.values) { configuration in
        ViewThatFits { configuration.currentValueLabel }
      } == 3)
  }

  @Test func aStyleCanSetAnotherValue() {
    struct Halved: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        var configuration = configuration
        configuration.value /= 2
        configuration.currentValueLabel = nil
        return LinearCapacityGaugeStyle().makeBody(configuration: configuration)
      }
    }
    func gauge(_ value: Double) -> some View {
      Gauge(value: value) {
        Text("Load")
      } currentValueLabel: {
        Text("hidden")
      }
    }
    let proposal = ProposedViewSize(width: 320, height: nil)
    let host = ViewHost()
    for value in [0.5, 0.75, 0.25] {
      let halved = host.drawing(of: gauge(value).gaugeStyle(Halved()), proposal: proposal)
      let expected = Gauge(value: value / 2) { Text("Load") }
      #expect(halved == expected.drawing(proposal: proposal))
    }
  }
}
