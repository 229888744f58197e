import SwiftInterpreter
import Testing

@testable import Playground

@MainActor @Suite("What is pasted without what belongs around it is drawn all the same")
struct PastedPartTests {
  private nonisolated static let inside = """
    // A fragment of an answer.
    @State private var level = 0.5

    var body: some View {
        Text(word(for: level))
    }

    func word(for level: Double) -> String { level < 1 ? "half" : "full" }
    """

  private nonisolated static let told =
    "warning: the inside of a view stands here without the view; it is taken as 'ContentView'"

  @Test(
    "The inside of a view, with the view's last brace or without, and a preview behind",
    arguments: ["", "\n}", "\n}\n\n#Preview { ContentView() }", "\n\n#Preview { ContentView() }"])
  func inside(ending: String) {
    let session = Session(isLenient: true)
    #expect(
      session.submit(Self.inside + ending).map(\.transcript) == [Self.told, "half"])
    #expect(session.submit("level = 1").map(\.transcript) == ["full"])
    let code = session.submit(":code").map(\.transcript).joined()
    #expect(
      code.hasPrefix(
        """
        import SwiftUI

        struct ContentView: View {
            @State private var level = 1.0

            var body: some View {
                Text(word(for: level))
            }

            func word(for level: Double) -> String { level < 1 ? "half" : "full" }
        }

        #Preview {
        """))
  }

  @Test("An inside that is indented keeps its blanks")
  func indented() {
    let session = Session(isLenient: true)
    let lines = "    let a = 1\n    var body: some View {\n        Text(\"\\(a)\")\n    }\n}"
    #expect(session.submit(lines).map(\.transcript) == [Self.told, "1"])
    #expect(
      session.submit(":code").map(\.transcript).joined().hasPrefix(
        "import SwiftUI\n\nstruct ContentView: View {\n\(lines)\n\n#Preview {"))
  }

  @Test(
    "A file's own variable of that name is none",
    arguments: [
      "var body: some View { Text(\"a\") }\nbody", "var body = 3",
      "struct ContentView: View { var body: some View { Text(\"a\") } }\nvar body: some View { Text(\"b\") }",
    ])
  func noInside(source: String) {
    #expect(!Session(isLenient: true).submit(source).map(\.transcript).contains(Self.told))
  }

  @Test("A view that takes arguments is drawn with some, and a style on a gauge")
  func samples() {
    let dial = "struct Dial: View { let name: String; var body: some View { Text(name) } }"
    let style =
      "struct Plain: GaugeStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }"
    #expect(
      transcript(of: [dial, ":code"], in: Session(isLenient: true)) == """
        > \(dial)
        note: 'Dial' has no preview; it is drawn as 'Dial(name: "Name")'
        Name
        > :code
        import SwiftUI

        \(dial)

        #Preview {
            Dial(name: "Name")
        }
        """)
    #expect(
      transcript(
        of: [style, "Text(\"b\")", style.replacing("Plain", with: "Other"), dial, ":undo"],
        in: Session(isLenient: true)) == """
          > \(style)
          note: 'Plain' has no preview; it is drawn as 'Gauge(value: 60, in: 0...100) { Text("Label") } currentValueLabel: { Text("60") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("100") }.gaugeStyle(Plain())'
          Label
          > Text("b")
          b
          > \(style.replacing("Plain", with: "Other"))
          Other is a gauge style: .gaugeStyle(Other()) puts it on a gauge.
          > \(dial)
          note: 'Dial' has no preview; it is drawn as 'Dial(name: "Name")'
          Name
          > :undo
          undone: \(dial.prefix(70)) …
          b
          """)
  }

  @Test("What is shown stays where a part of it is declared anew")
  func partOfShown() {
    let dial = "struct Dial: View { let name: String; var body: some View { Text(name) } }"
    #expect(
      transcript(
        of: ["Text(\"a\")", dial, "Dial(name: \"b\")", dial.replacing("(name)", with: "(\"c\")")],
        in: Session(isLenient: true)
      ).hasSuffix("\nc"))
  }
}
