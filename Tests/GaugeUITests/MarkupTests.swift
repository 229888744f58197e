import Testing

@testable import GaugeUI

/// Marks of Markdown in the words of texts.
@Suite @MainActor struct MarkupTests {
  /// Words with what is said of them: `*` bold, `/` italic, `-` struck through, `c` code, `@` a link.
  static func told(_ source: String) -> String {
    InlineMarkup(source).spans.map { span in
      let style = span.style
      let signs =
        (style.isBold ? "*" : "") + (style.isItalic ? "/" : "") + (style.isStruckThrough ? "-" : "")
        + (style.isCode ? "c" : "") + (style.link == nil ? "" : "@")
      return signs.isEmpty ? span.string : "\(signs){\(span.string)}"
    }
    .joined()
  }

  @Test(arguments: [
    ("plain", "plain"),
    ("**bold** *italic* ***both***", "*{bold} /{italic} */{both}"),
    ("__bold__ _italic_ snake_case_name", "*{bold} /{italic} snake_case_name"),
    ("~~struck~~ `code *x*`", "-{struck} c{code *x*}"),
    ("[a **b**](https://c.d) e", "@{a }*@{b} e"),
    ("2 * 3 * 4 and 5 ** 6", "2 * 3 * 4 and 5 ** 6"),
    (#"\*as it is\*"#, "*as it is*"),
    ("- a\n# b\n1. c **d**\n\n    e", "- a\n# b\n1. c *{d}\n\n    e"),
    ("  **a**  \n  b  ", "  *{a}  \n  b  "),
    ("**open", "**open"),
    ("<b>**x**</b>", "<b>*{x}</b>"),
    ("**", "**"),
    ("[a](", "[a]("),
  ])
  func marksAreRead(_ source: String, _ expected: String) {
    #expect(Self.told(source) == expected)
  }

  /// The lines of a text, in order.
  func lines(_ view: some View) -> [(String, Drawing.TextAttributes)] {
    view.drawing(proposal: ProposedViewSize(width: 400, height: 160)).items.compactMap {
      if case .text(let string, _, let attributes) = $0.content {
        (string, attributes)
      } else {
        nil
      }
    }
  }

  @Test func literalsAreReadAndValuesAreNot() {
    let name = "**x**"
    #expect(lines(Text("**x** y")).map(\.0) == ["x", " y"])
    #expect(lines(Text("**x** y")).map(\.1.isBold) == [true, false])
    #expect(lines(Text(name)).map(\.0) == [name])
    #expect(lines(Text(verbatim: "**x**")).map(\.0) == [name])
    #expect(lines(Text(LocalizedStringKey(name))).map(\.0) == ["x"])
    #expect(lines(Text(.init(name))).map(\.0) == ["x"])
    #expect(lines(Text("a \(name)")).map(\.0) == ["a **x**"])
    #expect(lines(Text("**\(name)**, `\(name)`")).map(\.0) == [name, ", ", name])
    #expect(lines(Text("**\(3)** of \(4)")).map(\.1.isBold) == [true, false])
    #expect(lines(Label("*x*", systemImage: "star")).last?.1.isItalic == true)
    #expect(lines(Text("~~x~~").bold()).map(\.1.isStruckThrough) == [true])
    #expect(lines(Text("~~x~~").bold()).map(\.1.isBold) == [true])
  }

  @Test func aLinkHasTheTint() {
    let green = Color.green.resolve(in: EnvironmentValues())
    let text = Text("see [this](https://a.b)").tint(.green).foregroundColor(.red)
    #expect(lines(text).last?.0 == "this")
    #expect(lines(text).last?.1.paint == .color(green))
  }

  /// A text that changes from frame to frame.
  @Test func marksComeAndGo() {
    let host = ViewHost()
    for (key, words) in [
      ("a", ["a"]), ("**a**", ["a"]), ("*a* b", ["a", " b"]), ("*a b", ["*a b"]),
    ] {
      let drawing = host.drawing(
        of: Text(LocalizedStringKey(key)), proposal: ProposedViewSize(width: 400, height: 16))
      let strings = drawing.items.map { item in
        if case .text(let string, _, _) = item.content { string } else { "" }
      }
      #expect(strings == words)
    }
  }
}
