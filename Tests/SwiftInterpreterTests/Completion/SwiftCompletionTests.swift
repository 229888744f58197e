import Testing

@testable import SwiftInterpreter

/// The candidates at the bar.
private func candidates(_ marked: String, _ declarations: String = "") throws -> [String] {
  let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
  let program = declarations.isEmpty ? nil : Program.check([SourceText(declarations)]).program
  let completion = SwiftCompletion(
    of: parts.joined(), at: parts[0].utf8.count, in: program)
  return completion.candidates.map(\.text)
}

private nonisolated let gauges = ["Gauge", "GaugeStyle", "GaugeStyleConfiguration"]

@Suite struct SwiftCompletionTests {
  @Test(arguments: [
    // Types and functions.
    ("Gaug|", gauges),
    ("VStack { Divi|", ["Divider"]),
    // What an implicit member can be.
    (
      "Gauge(value: x) {}.gaugeStyle(.accessoryC|",
      ["accessoryCircular", "accessoryCircularCapacity"]
    ),
    ("Gauge(value: x) {}.tint(.pur|", ["purple"]),
    ("Text(\"a\").foregroundColor(.yel|", ["yellow"]),
    ("Gradient(colors: [.red, .ora|", ["orange"]),
    ("Text(\"a\").font(.system(size: 3, weight: .sem|", ["semibold"]),
    ("VStack(alignment: .lead|", ["leading"]),
    ("x.padding(.hor|", ["horizontal"]),
    // Members of what is before the dot.
    ("Color.ind|", ["indigo"]),
    ("Circle().tri|", ["trim"]),
    ("Circle().trim(from: 0, to: 1).strokeB|", []),
    ("Circle().trim(from: 0, to: 1).rot|", ["rotation", "rotation3DEffect", "rotationEffect"]),
    ("Text(\"a\").bold().strik|", ["strikethrough"]),
    ("\"abc\".upper|", ["uppercased"]),
    ("VStack {}.gaugeS|", ["gaugeStyle"]),
    // Input that goes on with what is shown.
    (".gaugeS|", ["gaugeStyle"]),
    // Labels.
    ("Gauge(val|", ["value:"]),
    ("Gauge(value: x, in|", ["in:"]),
    ("StrokeStyle(lineWidth: 1, dash|", ["dash:", "dashPhase:"]),
    // Where nothing is code.
    ("Text(\"Gau|", []),
    ("// Gau|", []),
    ("/* Gau|", []),
    ("\"\\(Gaug|", gauges),
    // The cursor before the end.
    ("Gaug|(value: 1)", gauges),
  ])
  func `what could stand there`(text: String, expected: [String]) throws {
    #expect(try candidates(text) == expected)
  }

  @Test func `declarations can be named`() throws {
    let source = """
      struct SpeedView: View { @State private var kmh = 3.0; var body: some View { Text("a") } }
      @State var speed = 140.0
      func speedUp() {}
      """
    #expect(try candidates("Spe|", source) == ["SpeedView"])
    #expect(try candidates("VStack { spe|", source) == ["speed", "speedUp"])
    #expect(try candidates("speed.roun|", source) == ["round", "rounded"])
  }

  @Test func `a candidate tells what it is and what it replaces`() throws {
    let completion = SwiftCompletion(of: "x.tint(.pur", at: 11)
    #expect(completion.range == 8..<11)
    #expect(
      completion.candidates == [.init(text: "purple", summary: "The system's purple.")])
    #expect(SwiftCompletion(of: "x", at: 99).range == 0..<1)
    #expect(SwiftCompletion(of: "", at: 0).candidates.contains { $0.text == "Gauge" })
  }

  @Test func `long and deep sources are fine`() {
    let chain = "Text(\"a\")" + String(repeating: ".bold()", count: 10_000) + ".ital"
    #expect(
      SwiftCompletion(of: chain, at: chain.utf8.count).candidates.map(\.text).contains("italic"))
    let nest = String(repeating: "[", count: 10_000)
    #expect(SwiftCompletion(of: nest, at: nest.utf8.count).candidates.isEmpty)
  }
}
