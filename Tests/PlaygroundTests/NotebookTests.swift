import Foundation
import SwiftInterpreter
import Testing

@testable import Playground

@Suite("Notebooks are Markdown whose code runs")
struct NotebookTests {
  static let text = """
    # Speed

    How *fast* it **goes**, in `km/h`.

    ```swift
    let low = 0
    ```

    ```preview
    ▌ 0
    ```

    | a | b |
    | --- | --- |
    | 1 | two |

    ```gauges
    :tint red
    :undo
    ```

    ~~~text
    not run
    ~~~

    ```check
    low == 0
    ```
    """

  @Test("Fences are told apart by their first word; each has its line")
  func blocks() {
    let notebook = Notebook(SourceText(Self.text, name: "speed.md"))
    #expect(notebook.title == "Speed")
    #expect(notebook.summary == "How fast it goes, in km/h.")
    #expect(
      notebook.blocks == [
        .init(content: .prose(.heading(level: 1, [.init("Speed")])), line: 1),
        .init(
          content: .prose(
            .paragraph([
              .init("How "), .init("fast", .emphasis), .init(" it "), .init("goes", .strong),
              .init(", in "), .init("km/h", .code), .init("."),
            ])), line: 3),
        .init(content: .swift("let low = 0\n"), line: 6),
        .init(content: .preview("▌ 0\n"), line: 10),
        .init(
          content: .prose(
            .table([[[.init("a")], [.init("b")]], [[.init("1")], [.init("two")]]])), line: 13),
        .init(content: .gauges(":tint red\n:undo\n"), line: 18),
        .init(content: .prose(.code("not run\n", language: "text")), line: 22),
        .init(content: .check("low == 0\n"), line: 27),
      ])
  }

  @Test("A step is prose and the code after it")
  func steps() {
    let notebook = Notebook(SourceText(Self.text))
    #expect(notebook.steps.map(\.count) == [4, 2, 2])
    #expect(Notebook(SourceText("")).steps.isEmpty)
  }

  @Test(
    "Any text is a notebook",
    arguments: [
      String(repeating: "> ", count: 5000) + "x", String(repeating: "*_", count: 5000),
      String(repeating: "- ", count: 5000), "```swift", "\u{0}\u{1B}[2J", "|a|\n|-|",
      String(repeating: "[", count: 50_000), "<b>x</b>\n\n<!-- -->",
    ])
  func anyText(text: String) {
    let session = Session()
    session.run(Notebook(SourceText(text))) { _ in }
  }

  @Test("Prose is wrapped in the window")
  func prose() {
    let content = Markdown(
      """
      # Title

      One two three four five.

      - first
      - second *point*

      7. seventh

      | Name | Meaning |
      | --- | --- |
      | `tint` | the colour |
      """
    ).blocks.map(\.content)
    #expect(
      Prose(content).drawing(in: Window(columns: 16)).plain == """
        Title

        One two three
        four five.

        • first
        • second point

        7. seventh

        Name  Meaning
        tint  the colour
        """)
  }

  @Test("Where a table's last column has no room, its cells stand below their rows")
  func narrowTable() {
    let content = Markdown(
      """
      | Name | Meaning |
      | --- | --- |
      | `accessoryCircular` | an open ring |
      | `linear` | a bar |
      """
    ).blocks.map(\.content)
    #expect(
      Prose(content).drawing(in: Window(columns: 24)).plain == """
        Name
            Meaning
        accessoryCircular
            an open ring
        linear
            a bar
        """)
    #expect(
      Prose(content).drawing(in: Window(columns: 31)).plain == """
        Name               Meaning
        accessoryCircular  an open ring
        linear             a bar
        """)
  }

  @Test("Code keeps its lines; one too long goes on under its beginning")
  func code() {
    let content = Markdown(
      """
      ```
      if a {

        let b = "one two three"
      }
      ```
      """
    ).blocks.map(\.content)
    #expect(
      Prose(content).drawing(in: Window(columns: 24)).plain == """
            if a {

              let b = "one two
              three"
            }
        """)
  }
}

@Suite("A text is cut into inputs as the prompt would")
struct InputReaderTests {
  @Test("Each input keeps the text's line numbers")
  func lines() {
    let inputs = InputReader.inputs(of: "let a = 1\n:undo\n\nprint(a)", name: "s.txt", line: 3)
    #expect(
      inputs.map(\.text) == ["\n\nlet a = 1", "\n\n\n:undo", "\n\n\n\n", "\n\n\n\n\nprint(a)"])
    #expect(inputs.allSatisfy { $0.name == "s.txt" })
  }

  @Test("Of a page, each block of code is one with the words before it, and no more is taken")
  func page() {
    let page = """
      # A gauge

      Here's how (it's simple):
      - one
      ```swift
      Text("a")
        .bold()
      ```
      Usage

      ```
      Text("b")
      ```
      That's all, folks. Good night!
      """
    let inputs = InputReader.inputs(of: page, takesPages: true)
    #expect(
      inputs.map { $0.text.trimmingCharacters(in: .newlines) } == [
        "# A gauge\n\nHere's how (it's simple):\n- one\n```swift\nText(\"a\")\n  .bold()\n```",
        "Usage\n\n```\nText(\"b\")\n```",
      ])
    #expect(inputs.map { $0.text.prefix { $0 == "\n" }.count } == [0, 8])
    let session = Session()
    #expect(inputs.flatMap { session.submit($0) }.drawings.map(\.plain) == ["a", "b"])
  }

  @Test(
    "What no fence follows is an input of its own, in its turn",
    arguments: [
      ["This is a mistake", "let a = 1"], ["This is a mistake"], ["let x = = 3", "This is one"],
      ["Text(\"a\") Text(\"b\")", ":list", "speed"], ["one two", ":undo"],
    ])
  func noPage(lines: [String]) {
    let inputs = InputReader.inputs(of: lines.joined(separator: "\n"), takesPages: true)
    #expect(inputs.map { $0.text.trimmingCharacters(in: .newlines) } == lines)
  }
}
