import Testing

@testable import Playground

@Suite("What a style shows, explained")
struct ExplainTests {
  @Test("Each label, where it stands, and why another does not")
  func builtIn() {
    #expect(
      transcript(
        of: [":gauge speed 140 in 0...200 \"Speed\"", ":style accessoryCircular", ":explain"],
        window: Window(columns: 76)
      ).split(separator: "> :explain\n").last.map(String.init) == """
        accessoryCircular: an open ring with a marker at the value.

        label    not shown: its place, in the ring's opening, goes to the minimum
                 and the maximum
        current  in the centre
        minimum  in the ring's opening, on the left
        maximum  in the ring's opening, on the right
        """)
    #expect(
      transcript(
        of: [
          "Gauge(value: 0.5) { Text(\"a\") }.gaugeStyle(LinearGaugeStyle(tint: .red))", ":explain",
        ],
        window: Window(columns: 76)
      ).split(separator: "> :explain\n").last.map(String.init) == """
        LinearGaugeStyle: watchOS: as accessoryLinear.

        label    not shown: this style has no place for it
        current  not given; its place is before the bar, where no minimum and
                 maximum are given
        minimum  not given; its place is before the bar
        maximum  not given; its place is after the bar
        """)
  }

  @Test("A style of one's own decides itself; without a gauge there is nothing to say")
  func others() {
    let own = """
      struct Plain: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { configuration.label; configuration.currentValueLabel }
        }
      }
      """
    #expect(
      transcript(of: [own, "Gauge(value: 0.5) { Text(\"a\") }.gaugeStyle(Plain())", ":explain"])
        .split(separator: "> :explain\n").last.map(String.init) == """
          Plain is your own style; its makeBody decides what shows.

          label    makeBody uses it
          current  not given; makeBody uses it
          minimum  not given; makeBody does not use it
          maximum  not given; makeBody does not use it
          """)
    #expect(
      transcript(of: [":explain"]).contains("\nerror: there is no gauge to explain\n"))
  }

  @Test("Modifiers that change nothing are named, each once")
  func ignored() {
    #expect(
      transcript(
        of: [
          "Gauge(value: 0.5) { Text(\"a\").kerning(2) }.controlSize(.large).controlSize(.mini)",
          ":explain",
        ],
        window: Window(columns: 76)
      ).hasSuffix(
        """

        Without effect here:

        .kerning      As it is: a terminal's letters have one form.
        .controlSize  No effect: a gauge has one size here, and controls are one row
                      high.
        """))
  }
}
