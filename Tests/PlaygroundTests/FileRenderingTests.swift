import SwiftInterpreter
import Testing

@testable import Playground

@Suite("A file shows its previews, else its views")
struct FileRenderingTests {
  private func rendered(
    _ text: String, preview: String? = nil, values: [(name: String, value: String)] = []
  ) -> String {
    var rendering = FileRendering()
    rendering.window = Window(columns: 40)
    rendering.preview = preview
    rendering.values = values
    return rendering.events(of: [SourceText(text, name: "A.swift")]).map(\.transcript)
      .joined(separator: "\n")
  }

  private nonisolated static let views = """
    struct A: View {
      @State private var n = 1
      var body: some View { Text("a \\(n)") }
    }
    struct B: View { var body: some View { Text("b") } }
    struct C: View { let x: Int; var body: some View { Text("c") } }
    """

  @Test("Views that need no arguments, each under its name")
  func views() {
    #expect(
      rendered(Self.views) == """
        A
        a 1
        B
        b
        """)
  }

  @Test("A view expression at the top level comes before views, a preview before both")
  func order() {
    #expect(rendered(Self.views + "\nC(x: 1)") == "c")
    #expect(rendered(Self.views + "\nC(x: 1)\n#Preview(\"Two\") { Text(\"two\") }") == "two")
  }

  @Test("A body that was cut from its struct is drawn, where nothing else is shown")
  func cutBody() {
    let body = "@State private var n = 7\nvar body: some View { Text(\"n\")\nText(\"\\(n)\") }"
    #expect(rendered(body).contains("7"))
    #expect(rendered(body + "\nText(\"other\")") == "other")
  }

  @Test("One preview can be chosen, and states be set")
  func choices() {
    #expect(rendered(Self.views, preview: "B") == "b")
    #expect(rendered(Self.views, preview: "A", values: [("n", "8")]) == "a 8")
  }

  @Test(
    "What is wrong is said",
    arguments: [
      (
        nil, [], "let a = 1",
        "error: there is nothing to show: no preview, no view at the top level, and no view struct that can be made without arguments"
      ),
      (
        nil, [],
        "struct D: GaugeStyle { let s: Text; func makeBody(configuration: Configuration) -> some View { s } }",
        "error: there is nothing to show: no preview, no view at the top level, and no view struct that can be made without arguments\nnote: D is a gauge style: .gaugeStyle(D(s: Text)) puts it on a gauge."
      ),
      (
        nil, [], "#if os(watchOS)\nstruct W: View { var body: some View { Text(\"w\") } }\n#endif",
        "error: there is nothing to show: no preview, no view at the top level, and no view struct that can be made without arguments\nnote: '#if os(watchOS)' does not hold here, where an app for iPhone is drawn; what it has is left out"
      ),
      ("D", [], views, "error: there is no preview named 'D'; there are 'A', 'B'"),
      ("A", [("m", "2")], views, "error: there is no state named 'm'; the states are n"),
      (nil, [("n", "\"x\"")], views, "error: cannot assign value of type 'String' to type 'Int'"),
    ] as [(String?, [(name: String, value: String)], String, String)])
  func errors(
    preview: String?, values: [(name: String, value: String)], text: String, message: String
  ) {
    #expect(rendered(text, preview: preview, values: values) == message)
  }

  @Test("A value outside of its range is drawn at the end, and said once for each place")
  func outside() {
    #expect(
      rendered("VStack { ForEach(0..<2) { Gauge(value: 7 + Double($0)) { Text(\"a\") } } }") == """
        warning: the value 7 is outside of the range 0...1; it is drawn at its end
                           a
        ████████████████████████████████████████
                           a
        ████████████████████████████████████████
        """)
    #expect(
      rendered("Gauge(value: -2.5, in: 1...3) { Text(\"a\") }").hasPrefix(
        "warning: the value -2.5 is outside of the range 1...3; it is drawn at its beginning"))
    #expect(!rendered("Gauge(value: 1, in: 1...3) { Text(\"a\") }").contains("warning"))
  }

  @Test("Asked to, it says which modifiers are ignored, where, and how long things took")
  func verbose() {
    var rendering = FileRendering()
    rendering.isVerbose = true
    let source = SourceText("Text(\"a\")\n  .kerning(2)\n", name: "A.swift")
    let notes = rendering.events(of: [source]).compactMap { event -> Diagnostic? in
      if case .diagnostic(let diagnostic) = event { diagnostic } else { nil }
    }
    #expect(notes.count == 3 && notes.allSatisfy { $0.severity == .note })
    #expect(
      notes[0].report == """
        A.swift:2:4: note: 'kerning' is ignored: As it is: a terminal's letters have one form.
        2 |   .kerning(2)
          |    ^~~~~~~

        """)
    #expect(notes[1].message.hasPrefix("read and checked in "))
    #expect(notes[2].message.contains("drawn in "))
  }
}
