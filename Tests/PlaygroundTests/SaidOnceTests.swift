import SwiftInterpreter
import Testing

@testable import Playground

@MainActor @Suite("What an input is warned of is said once, and with the input that it is about")
struct SaidOnceTests {
  private nonisolated static let card = """
    struct Card: View {
      @State private var level = 0.25
      let parts = ["a", "b", "c"]
      var body: some View {
        Gauge(value: level) { Image(systemName: "no.such") }.tint(Color("Brand")).glow()
        Text(parts[Int(level * 4)])
      }
    }
    """

  /// A session that took the inputs before, and what the last one says: name, line and message of each.
  private func said(_ inputs: String...) -> [String] {
    let session = Session(isLenient: true)
    return inputs.map { session.submit($0) }.last?.compactMap { event in
      guard case .diagnostic(let diagnostic) = event else { return nil }
      return diagnostic.report.prefix { $0 != "\n" }.description
    } ?? []
  }

  private nonisolated static let cautions = [
    "<input>:5:79: warning: value of type 'some View' has no member 'glow'; it is skipped",
    "<input>:5:63: warning: there is no colour 'Brand' here; one made from its name stands for it",
    "<input>:5:27: warning: there is no symbol 'no.such' here; a placeholder stands for it",
  ]

  @Test("Of what was just typed, all is said")
  func first() {
    #expect(said(Self.card).sorted() == Self.cautions.sorted())
    #expect(said(Self.card, Self.card).sorted() == Self.cautions.sorted(), "twice pasted")
  }

  @Test(
    "It is not said again of what follows",
    arguments: [
      ["level = 0.5"], [":tint green"], [":style accessoryCircular"], ["level = 0.5", ":undo"],
      ["level = 0.5", ":undo", ":redo"], [":show"], ["Text(\"b\")", ":show Card"], ["1 + 1"],
      ["Text(\"b\")", "Card()"], ["let a = 1"],
    ])
  func later(inputs: [String]) {
    let session = Session(isLenient: true)
    _ = session.submit(Self.card)
    for input in inputs {
      #expect(session.submit(input).allSatisfy { !$0.isDiagnostic }, "\(input)")
    }
  }

  @Test("Nor with a mistake")
  func mistake() {
    #expect(
      said(Self.card, "Text(1)").allSatisfy { $0.hasPrefix("<input>:1:") && $0.contains("error") })
    #expect(said(Self.card, "level = 0.75").count == 1)
  }

  @Test("Another input with the same unknown name is told of it too")
  func other() {
    #expect(
      said(Self.card, "Text(\"b\").glow()") == [
        "<input>:1:11: warning: value of type 'Text' has no member 'glow'; it is skipped"
      ])
  }

  @Test("A mistake in an input before bears the name of what it declares, and its line there")
  func names() {
    #expect(
      said(Self.card, "level = 0.75") == [
        "<Card>:6:10: error: index out of range"
      ])
    #expect(
      said(
        "@State var n = 1", "func half(_ n: Int) -> Int { 4 / n }", "Text(\"\\(half(n))\")", "n = 0"
      )
        == ["<half(_:)>:1:30: error: division by zero"])
    #expect(
      said("extension Int { var half: Int { 4 / self } }", "@State var n = 1", "n.half", "0.half")
        == ["<extension Int>:1:33: error: division by zero"])
    #expect(
      said("@State var n = 1", "Text(\"\\(4 / n)\")", "n = 0")
        == ["<shown>:1:9: error: division by zero"])
    #expect(
      said(
        "struct A: View { var a = 1; var body: some View { Text(\"a\") } }", "A(a: 2)",
        "struct A: View { var b: Int; var body: some View { Text(\"a\") } }"
      ).first?.hasPrefix(
        "<shown>:1:2: warning: no longer shown: ") == true)
  }

  @Test("A file's own name stays")
  func files() {
    let session = Session(isLenient: true)
    _ = session.submit(SourceText(Self.card, name: "Card.swift"))
    let messages = session.submit("level = 0.75").compactMap { event in
      if case .diagnostic(let diagnostic) = event { diagnostic.source.name } else { nil }
    }
    #expect(messages == ["Card.swift"])
  }

  @Test("Undo says what it takes back: not what was refused")
  func undo() {
    let session = Session(isLenient: true)
    #expect(
      transcript(
        of: [
          ":gauge speed 3 in 0...20", "speed = 5", "struct Half: View {}", ":undo", ":undo",
          ":undo",
          ":redo",
          "\n// A comment\nimport SwiftUI\nstruct B: View { var body: some View { Text(\"b\") } }",
          ".bold()", ":undo", ":undo",
        ], in: session
      ).split(separator: "\n").filter { $0.hasPrefix("undone") || $0.hasPrefix("done") } == [
        "undone: speed = 5", "undone: :gauge speed 3 in 0...20",
        "done again: :gauge speed 3 in 0...20", "undone: .bold()",
        "undone: struct B: View { var body: some View { Text(\"b\") } }",
      ])
  }

  @Test("What Xcode will not know is told of beside the code, not in it")
  func code() {
    let session = Session(isLenient: true)
    let lines = transcript(
      of: [
        "@State var used = 1.0", "@State var idle = 1.0", "@State var other = used",
        "VStack { Glowing(); Gauge(value: $used.wrappedValue) { Text(\"a\").fnt(.title) } }",
        ":code",
      ], in: session
    ).split(separator: "\n").map(String.init)
    let start = lines.firstIndex(of: "> :code") ?? 0
    #expect(
      Array(lines[start...]) == [
        "> :code",
        "import SwiftUI",
        "#Preview {",
        "    @Previewable @State var used = 1.0",
        "    VStack { Glowing(); Gauge(value: $used.wrappedValue) { Text(\"a\").fnt(.title) } }",
        "}",
        "note: 'idle' is left out: nothing that is shown uses it",
        "note: 'other' is left out: nothing that is shown uses it",
        "warning: cannot find 'Glowing' in scope",
        "warning: value of type 'Text' has no member 'fnt'; did you mean 'font'?",
        "note: Xcode stops at each of these: it has to be declared, or spelt as it is declared",
      ])
  }
}
