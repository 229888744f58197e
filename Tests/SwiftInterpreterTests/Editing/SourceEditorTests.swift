import Testing

@testable import SwiftInterpreter

/// The last source is what is shown.
func edited(_ texts: [String], _ edit: GaugeEdit) throws -> [String] {
  let sources = texts.map { SourceText($0) }
  let last = texts.count - 1
  let item = try #require(ParsedSource(sources[last]).items.last)
  let preview = Program.Preview(
    kind: .expression, name: "Preview 1", source: last, range: item.range)
  return try SourceEditor(sources, shown: [preview]).applying(edit).map(\.text)
}

func edited(_ text: String, _ edit: GaugeEdit) throws -> String { try edited([text], edit)[0] }

@Suite struct ModifierEditTests {
  @Test(arguments: [
    // One line: it goes on.
    (
      "Gauge(value: 0.5) { Text(\"A\") }",
      "Gauge(value: 0.5) { Text(\"A\") }.tint(.green)"
    ),
    // Several lines: under the brace.
    (
      "Gauge(value: x) {\n  Text(\"A\")\n} currentValueLabel: {\n  Text(\"B\")\n}",
      "Gauge(value: x) {\n  Text(\"A\")\n} currentValueLabel: {\n  Text(\"B\")\n}\n.tint(.green)"
    ),
    (
      "VStack {\n    Gauge(value: x) {\n        Text(\"A\")\n    }\n    Text(\"B\")\n}",
      "VStack {\n    Gauge(value: x) {\n        Text(\"A\")\n    }\n    .tint(.green)\n    Text(\"B\")\n}"
    ),
    // As the modifiers that are there.
    (
      "Gauge(value: x) { Text(\"A\") }\n  .padding()",
      "Gauge(value: x) { Text(\"A\") }\n  .tint(.green)\n  .padding()"
    ),
    (
      "Gauge(value: x) { Text(\"A\") }\n  .gaugeStyle(.linearCapacity)",
      "Gauge(value: x) { Text(\"A\") }\n  .gaugeStyle(.linearCapacity)\n  .tint(.green)"
    ),
    (
      "Gauge(value: x) { Text(\"A\") }.gaugeStyle(.linearCapacity).padding()",
      "Gauge(value: x) { Text(\"A\") }.gaugeStyle(.linearCapacity).tint(.green).padding()"
    ),
    // The innermost that governs.
    ("Gauge(value: x) {}.tint(.red)", "Gauge(value: x) {}.tint(.green)"),
    ("Gauge(value: x) {}.tint(.red).tint(.blue)", "Gauge(value: x) {}.tint(.green).tint(.blue)"),
    (
      "VStack { Gauge(value: x) {} }.padding().tint(Gradient(colors: [.red, .blue]))",
      "VStack { Gauge(value: x) {} }.padding().tint(.green)"
    ),
    (
      "VStack { Text(\"A\").tint(.red); Gauge(value: x) {} }",
      "VStack { Text(\"A\").tint(.red); Gauge(value: x) {}.tint(.green) }"
    ),
    // An argument is not inside.
    (
      "Text(\"A\").tint(.red).background(Gauge(value: x) {})",
      "Text(\"A\").tint(.red).background(Gauge(value: x) {}.tint(.green))"
    ),
    (
      "Text(\"A\").background(Gauge(value: x) {}).tint(.red)",
      "Text(\"A\").background(Gauge(value: x) {}).tint(.green)"
    ),
    // The style's own.
    (
      "Gauge(value: x) {}.gaugeStyle(CircularGaugeStyle(tint: Gradient(colors: [.red])))",
      "Gauge(value: x) {}.gaugeStyle(CircularGaugeStyle(tint: .green))"
    ),
    // The first of two.
    (
      "HStack { Gauge(value: x) {}; Gauge(value: y) {} }",
      "HStack { Gauge(value: x) {}.tint(.green); Gauge(value: y) {} }"
    ),
    ("SwiftUI.Gauge(value: x) {}", "SwiftUI.Gauge(value: x) {}.tint(.green)"),
    ("if a { Gauge(value: x) {} }", "if a { Gauge(value: x) {}.tint(.green) }"),
    (
      "Gauge(value: 速度) { Text(\"速\") } // 速",
      "Gauge(value: 速度) { Text(\"速\") }.tint(.green) // 速"
    ),
  ])
  func `a tint is set where it counts`(before: String, after: String) throws {
    #expect(try edited(before, .tint(".green")) == after)
  }

  @Test(arguments: [
    ("Gauge(value: x) {}.tint(.red)", "Gauge(value: x) {}"),
    ("Gauge(value: x) {}\n  .tint(.red)\n  .padding()", "Gauge(value: x) {}\n  .padding()"),
    ("Gauge(value: x) {}\n  .tint(.red).padding()", "Gauge(value: x) {}\n  .padding()"),
    ("Gauge(value: x) {} // c\n  .tint(.red)", "Gauge(value: x) {} // c"),
    ("VStack {\n  Gauge(value: x) {}\n}\n.tint(.red)", "VStack {\n  Gauge(value: x) {}\n}"),
    (
      "Gauge(value: x) {}.gaugeStyle(CircularGaugeStyle(tint: .red))",
      "Gauge(value: x) {}.gaugeStyle(CircularGaugeStyle())"
    ),
    (
      "Gauge(value: x) {}.gaugeStyle(Ring(tint: .red, width: 3))",
      "Gauge(value: x) {}.gaugeStyle(Ring(width: 3))"
    ),
    (
      "Gauge(value: x) {}.gaugeStyle(Ring(width: 3, tint: .red))",
      "Gauge(value: x) {}.gaugeStyle(Ring(width: 3))"
    ),
    ("Gauge(value: x) {}", "Gauge(value: x) {}"),
  ])
  func `a tint is removed`(before: String, after: String) throws {
    #expect(try edited(before, .tint(nil)) == after)
  }

  @Test(arguments: [
    (
      "Gauge(value: x) { Text(\"A\") }",
      "Gauge(value: x) { Text(\"A\") }.gaugeStyle(.accessoryCircular)"
    ),
    (
      "Gauge(value: x) {}.gaugeStyle(Speedometer())",
      "Gauge(value: x) {}.gaugeStyle(.accessoryCircular)"
    ),
    (
      "VStack { Gauge(value: x) {} }.gaugeStyle(.linearCapacity)",
      "VStack { Gauge(value: x) {} }.gaugeStyle(.accessoryCircular)"
    ),
    (
      "Gauge(value: aVeryLongNameOfAValueThatFillsTheLine, in: 0...200) { Text(\"A label as long\") }",
      """
      Gauge(value: aVeryLongNameOfAValueThatFillsTheLine, in: 0...200) {
          Text("A label as long")
      }
      .gaugeStyle(.accessoryCircular)
      """
    ),
  ])
  func `a style is set where it counts`(before: String, after: String) throws {
    #expect(try edited(before, .style(".accessoryCircular")) == after)
  }

  @Test(arguments: [
    ("Gauge(value: x) {}", "Gauge(value: x, in: 0...200) {}"),
    ("Gauge(value: x, in: 0...1) {}", "Gauge(value: x, in: 0...200) {}"),
    ("Gauge(value: x, in: low...high) {}", "Gauge(value: x, in: 0...200) {}"),
    ("Gauge(value: x, label: { A() })", "Gauge(value: x, in: 0...200, label: { A() })"),
  ])
  func `a range is set`(before: String, after: String) throws {
    #expect(try edited(before, .range("0...200")) == after)
  }
}

@Suite struct EnteredBodyEditTests {
  let view = "struct Speed: View {\n  var body: some View {\n    Gauge(value: x) {}\n  }\n}"

  @Test func `a script view's body is entered`() throws {
    #expect(
      try edited([view, "VStack { Speed() }"], .tint(".green"))
        == [view.replacing("{}", with: "{}.tint(.green)"), "VStack { Speed() }"])
  }

  @Test func `modifiers on the view's use govern`() throws {
    #expect(
      try edited([view, "VStack { Speed().tint(.red) }.tint(.blue)"], .tint(".green"))
        == [view, "VStack { Speed().tint(.green) }.tint(.blue)"])
    let tinted = view.replacing("{}", with: "{}.tint(.red)")
    #expect(
      try edited([tinted, "Speed().tint(.blue)"], .tint(".green"))
        == [tinted.replacing(".red", with: ".green"), "Speed().tint(.blue)"])
  }

  @Test func `properties and functions are entered where they are used`() throws {
    let view = """
      struct Speed: View {
        var body: some View { VStack { title; dial(3).tint(.red) } }
        var title: some View { Text("A") }
        func dial(_ n: Int) -> some View { Gauge(value: x) {} }
      }
      """
    #expect(
      try edited([view, "Speed()"], .tint(".green"))[0] == view.replacing(".red", with: ".green"))
  }

  @Test func `a whole file's view is entered by its declaration`() throws {
    #expect(
      try edited(view, .range("0...9")) == view.replacing("value: x", with: "value: x, in: 0...9"))
  }

  @Test func `previews are entered`() throws {
    #expect(
      try edited([view, "#Preview {\n  Speed().tint(.red)\n}"], .tint(".green"))[1]
        == "#Preview {\n  Speed().tint(.green)\n}")
    let provider = "struct P: PreviewProvider { static var previews: some View { Speed() } }"
    #expect(
      try edited([view, provider], .tint(".green"))[0]
        == view.replacing("{}", with: "{}.tint(.green)"))
  }

  @Test func `a later declaration counts`() throws {
    let old = "struct Speed: View { var body: some View { Gauge(value: 1) {} } }"
    #expect(
      try edited([old, view, "Speed()"], .range("0...9"))
        == [old, view.replacing("value: x", with: "value: x, in: 0...9"), "Speed()"])
  }

  @Test(arguments: [
    ["Text(\"A\")"], ["a + b"],
    ["struct A: View { var body: some View { A() } }", "A()"],
    [
      "struct A: View { var body: some View { B() } }; struct B: View { var body: some View { A() } }",
      "B()",
    ],
  ])
  func `without a gauge there is a diagnostic`(texts: [String]) throws {
    let error = #expect(throws: Diagnostic.self) { try edited(texts, .tint(".green")) }
    #expect(error?.message == "there is no gauge in what is shown")
    #expect(error?.source.text == texts.last)
  }

  @Test func `a long chain is searched`() throws {
    let chain = String(repeating: ".padding()", count: 10_000)
    #expect(
      try edited("Gauge(value: x) {}" + chain + ".tint(.red)", .tint(".green"))
        == "Gauge(value: x) {}" + chain + ".tint(.green)")
  }
}

@Suite struct LabelEditTests {
  @Test(arguments: [
    // Replaced as it stands.
    (GaugeLabel.label, "Gauge(value: x) { Text(\"A\") }", "Gauge(value: x) { Text(\"N\") }"),
    (.label, "Gauge(value: x) {\n  A()\n  B()\n}", "Gauge(value: x) {\n  Text(\"N\")\n}"),
    (.label, "Gauge(value: x) {}", "Gauge(value: x) { Text(\"N\") }"),
    (.label, "Gauge(value: x, label: { A() })", "Gauge(value: x, label: { Text(\"N\") })"),
    (.label, "Gauge(value: x, label: makeLabel)", "Gauge(value: x, label: { Text(\"N\") })"),
    (
      .currentValueLabel, "Gauge(value: x, label: { A() }) { B() }",
      "Gauge(value: x, label: { A() }) { Text(\"N\") }"
    ),
    // Added in the order of the initialiser.
    (.label, "Gauge(value: x)", "Gauge(value: x) { Text(\"N\") }"),
    (
      .currentValueLabel, "Gauge(value: x) { A() }",
      "Gauge(value: x) { A() } currentValueLabel: { Text(\"N\") }"
    ),
    (
      .currentValueLabel, "Gauge(value: x) {\n  A()\n}.tint(.red)",
      "Gauge(value: x) {\n  A()\n} currentValueLabel: {\n  Text(\"N\")\n}.tint(.red)"
    ),
    (
      .currentValueLabel, "Gauge(value: x) { A() } markedValueLabels: { M() }",
      "Gauge(value: x) { A() } currentValueLabel: { Text(\"N\") } markedValueLabels: { M() }"
    ),
    (
      .currentValueLabel, "Gauge(value: x, in: 0...1, label: { A() })",
      "Gauge(value: x, in: 0...1, label: { A() }, currentValueLabel: { Text(\"N\") })"
    ),
    // A bound brings the other.
    (
      .minimumValueLabel, "Gauge(value: x) { A() } currentValueLabel: { B() }",
      """
      Gauge(value: x) {
          A()
      } currentValueLabel: {
          B()
      } minimumValueLabel: {
          Text("N")
      } maximumValueLabel: {
          Text("")
      }
      """
    ),
    (
      .maximumValueLabel, "Gauge(value: x) { A() } currentValueLabel: { B() }",
      """
      Gauge(value: x) {
          A()
      } currentValueLabel: {
          B()
      } minimumValueLabel: {
          Text("")
      } maximumValueLabel: {
          Text("N")
      }
      """
    ),
    (
      .maximumValueLabel, "Gauge(value: x) { A() }",
      """
      Gauge(value: x) {
          A()
      } currentValueLabel: {
          EmptyView()
      } minimumValueLabel: {
          Text("")
      } maximumValueLabel: {
          Text("N")
      }
      """
    ),
    (
      .maximumValueLabel,
      "Gauge(value: x) {\n  A()\n} currentValueLabel: {\n  B()\n} minimumValueLabel: {\n  C()\n}"
        + " maximumValueLabel: {\n  D()\n}",
      "Gauge(value: x) {\n  A()\n} currentValueLabel: {\n  B()\n} minimumValueLabel: {\n  C()\n}"
        + " maximumValueLabel: {\n  Text(\"N\")\n}"
    ),
  ])
  func `a label is set`(label: GaugeLabel, before: String, after: String) throws {
    #expect(try edited(before, .label(label, "Text(\"N\")")) == after)
  }

  @Test func `a gauge too long for its line gets lines, its modifiers too`() throws {
    let before =
      "  Gauge(value: current, in: 0...200) { Text(\"Speed\") } currentValueLabel: "
      + "{ Text(\"140\") }.padding().bold()"
    let after = """
        Gauge(value: current, in: 0...200) {
          Text("Speed")
        } currentValueLabel: {
          Text("140")
        }
        .tint(.green)
        .padding()
        .bold()
      """
    #expect(try edited(before, .tint(".green")) == after)
    let short = "Gauge(value: x) { A() } currentValueLabel: { B() }"
    #expect(try edited(short, .tint(".green")) == short + ".tint(.green)")
  }
}
