import Testing

@testable import SwiftInterpreter

@Suite("What a page has around its code")
struct PageMarksTests {
  private nonisolated static let fences = "the fences of Markdown stand around this code"
  private nonisolated static let words = "the words of a page stand around this code"
  private nonisolated static let quotation = "the marks of a quotation, '>', stand in this code"
  private nonisolated static let dots = "dots stand for code that is left out here"

  @Test(
    "It is told of once for each kind, and taken out",
    arguments: [
      ("```swift\nlet a = 4\n```", "let a = 4", [fences]),
      ("  ```\nlet a = 4\n  ```\n", "let a = 4", [fences]),
      ("Try this:\n\n```swift\nlet a = 4\n```\nIt's \"four\".", "let a = 4", [words]),
      (
        "First\n```\nlet a = 4\n```\nthen\n```\nlet b = 5\n```", "let a = 4\n\n\n\nlet b = 5",
        [words]
      ),
      ("> let a = 4\n>\n>   let b = 5", "let a = 4\n\n   let b = 5", [quotation]),
      ("> ```\n> let a = 4\n> ```", "let a = 4", [quotation, fences]),
      (
        "```\n1 let a = 4\n2\n3 let b = 5\n```", "let a = 4\n\n let b = 5",
        [
          fences, "the line numbers of a page, 1 to 3, stand in this code",
        ]
      ),
      (
        "struct A {\n  var a = 4\n  ...\n  var b = 5\n}",
        "struct A {\n  var a = 4\n  \n  var b = 5\n}",
        [
          dots
        ]
      ),
      ("func f() {\n  …\n}", "func f() {\n  \n}", [dots]),
      ("func f() {\n  f()\n  ...\n}\n...\nf()", "func f() {\n  f()\n  \n}\n\nf()", [dots]),
    ])
  func marks(text: String, code: String, messages: [String]) {
    let mended = Mended(SourceText(text))
    #expect(mended.diagnostics.map(\.message) == messages)
    func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: true).map { $0.drop { $0 == " " } }
        .filter { !$0.isEmpty }
    }
    #expect(lines(mended.source.text) == lines(code))
    #expect(mended.parsed.diagnostics.isEmpty)
  }

  @Test("An open fence waits for its end", arguments: ["```swift", "```\nlet a = 4"])
  func open(text: String) {
    #expect(Mended(SourceText(text)).parsed.isIncomplete)
    #expect(!Mended(SourceText(text + "\n```")).parsed.isIncomplete)
  }

  @Test(
    "What only looks like it is meant",
    arguments: [
      "let a = 0\n...\n5", "a[\n...\n]", "/// ```\n/// f()\n/// ```\nf()", "let `in` = 4",
      "let a = \"\"\"\n```\n...\n}\n\"\"\"", "/*\n```\n*/", "a\n> b", "f(0...4)", "// ...\nf()",
    ])
  func meant(text: String) {
    #expect(PageMarks(in: text) == nil)
  }
}
