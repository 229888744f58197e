import Testing

@testable import SwiftInterpreter

@Suite struct ContinuationTests {
  @Test(arguments: [
    ("Gauge(value: x) {}", ".tint(.red)", "Gauge(value: x) {}.tint(.red)"),
    ("Gauge(value: x) {\n}", ".tint(.red)", "Gauge(value: x) {\n}\n.tint(.red)"),
    ("Text(\"a\")\n  .bold()", ".italic()", "Text(\"a\")\n  .bold()\n  .italic()"),
    ("Text(\"a\") // c", ".bold()", "Text(\"a\") // c\n.bold()"),
    ("Color.red", ".opacity(1)", "Color.red\n.opacity(1)"),
    ("A()", ".b()\n.c()", "A()\n.b()\n.c()"),
  ])
  func `modifiers go behind the expression`(expression: String, modifiers: String, whole: String) {
    let result = Continuation(of: SourceText(expression), with: modifiers)
    #expect(result.source.text == whole)
    #expect(String(decoding: Array(whole.utf8)[result.offset...], as: UTF8.self) == modifiers)
  }
}

@Suite struct XcodeFileTests {
  @Test func `a document becomes a file with a preview`() {
    let file = XcodeFile(
      declarations: [
        SourceText("struct Speed: View {\n    @State private var speed = 100.0\n}\n"),
        SourceText("@State var bpm = 67.0"),
      ],
      shown: [SourceText("VStack {\n    Gauge(value: bpm) { Text(\"BPM\") }\n\n    Speed()\n}")],
      states: [
        (
          .init(name: "speed", type: "Double", owner: "Speed", source: 0, initialValue: 52..<57),
          "1.5"
        ),
        (.init(name: "bpm", type: "Double", owner: nil, source: 1, initialValue: 17..<21), "80.0"),
      ])
    #expect(
      file.text == """
        import SwiftUI

        struct Speed: View {
            @State private var speed = 1.5
        }

        #Preview {
            @Previewable @State var bpm = 80.0
            VStack {
                Gauge(value: bpm) { Text("BPM") }

                Speed()
            }
        }

        """)
  }

  @Test func `previews in the source stay, imports are not doubled`() {
    let file = XcodeFile(
      declarations: [SourceText("import SwiftUI"), SourceText("#Preview { Text(\"a\") }")],
      shown: [])
    #expect(file.text == "import SwiftUI\n\n#Preview { Text(\"a\") }\n")
  }
}
