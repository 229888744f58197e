import SwiftInterpreter
import Testing

@testable import Playground

@Suite("A notebook is checked against what it records")
struct NotebookCheckTests {
  private static let text = """
    # A

    ```swift
    Text("one")
    ```

    ```preview
    one
    ```

    ```gauges
    Text("two\\nthree")
    1 + 1
    ```

    ```preview
    two
    four
    ```

    The end.
    """

  private func check(_ text: String) -> NotebookCheck {
    NotebookCheck(SourceText(text, name: "a.md"))
  }

  @Test("A preview that is not what is recorded is told by its first line that differs")
  func mismatch() {
    let check = check(Self.text)
    #expect(check.previews.map(\.matches) == [true, false])
    #expect(
      check.mismatches.map(\.report) == [
        """
        a.md:18:1: error: the block before shows 'three' here
        18 | four
           | ^~~~

        """
      ])
  }

  /// What is recorded after `Text("one")`, where the difference is said to be, and how.
  nonisolated static let records: [(String, Int, String)] = [
    ("", 6, "the block before shows 'one' here"),
    ("one\n\ntwo", 7, "the block before shows nothing more from here on"),
    (" one", 6, "the block before shows 'one' here"),
  ]

  @Test("Too little and too much recorded are differences", arguments: records)
  func lengths(_ recorded: String, _ line: Int, _ message: String) {
    let lines = recorded.isEmpty ? "" : recorded + "\n"
    let check = check("```swift\nText(\"one\")\n```\n\n```preview\n\(lines)```\n")
    #expect(
      check.mismatches.first?.report.hasPrefix("a.md:\(line):1: error: \(message)\n") == true)
  }

  @Test("Blanks at the ends of lines and of the text do not count")
  func blanks() {
    let check = check("```swift\nText(\"one\")\n```\n\n```preview\none  \n\n```\n")
    #expect(check.mismatches.map(\.report) == [])
  }

  @Test("An update records what is shown, and leaves the rest as it stands")
  func update() {
    let updated = check(Self.text).updated
    #expect(updated == Self.text.replacing("two\nfour", with: "two\nthree\n2"))
    #expect(check(updated).mismatches.map(\.report) == [])
    #expect(check(updated).updated == updated)
    let empty = "```swift\nText(\"one\")\n```\n\n```preview\n```"
    #expect(check(empty).updated == empty.replacing("preview\n", with: "preview\none\n"))
  }

  @Test("Code in error, and a check that is no Swift, are told by the file's lines")
  func errors() {
    let check = check("```swift\nTxt()\n```\n\n```check\n1 == 2\n1 ==\nnothing\n```\n")
    #expect(
      check.errors.map { $0.report.prefix { $0 != "\n" } } == [
        "a.md:2:1: error: cannot find 'Txt' in scope; did you mean 'Text'?",
        "a.md:7:5: error: expected expression after operator",
        "a.md:8:1: error: cannot find 'nothing' in scope",
      ])
  }
}
