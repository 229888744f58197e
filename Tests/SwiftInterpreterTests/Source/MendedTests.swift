import SwiftInterpreter
import Testing

@Suite struct MendedTests {
  @Test(arguments: [
    ("Text(“Upload”)", "Text(\"Upload\")"), ("Text(”Upload”)", "Text(\"Upload\")"),
    ("Text(“Upload“)", "Text(\"Upload\")"), ("Text(„Upload“)", "Text(\"Upload\")"),
    ("Text(«Upload»)", "Text(\"Upload\")"), ("Text(\"Upload”)", "Text(\"Upload\")"),
    ("Text(\"at \\(1) %”)", "Text(\"at \\(1) %\")"),
    ("Text(‘Upload’)", "Text(\"Upload\")"),
    ("Text('Upload')", "Text(\"Upload\")"),
    ("func f() –> Int { 1 }", "func f() -> Int { 1 }"),
    ("Text(\"a\")\u{A0}\u{A0}.bold()", "Text(\"a\")  .bold()"),
    ("Â Â Â Text(\"a\")", "      Text(\"a\")"),
    ("\u{200B}let x = 1", "let x = 1"),
    ("Color（red：1，green：0，blue：0）", "Color(red:1,green:0,blue:0)"),
    ("0…100", "0...100"),
    ("x ≤ 3 × 4", "x <= 3 * 4"),
    ("x − 1", "x - 1"),
    ("0.formatted(.%)", "0.formatted(.percent)"),
    ("let a =1", "let a =1"),
  ])
  func `typeset characters become Swift's`(text: String, mended: String) {
    let result = Mended(SourceText(text))
    #expect(result.source.text == mended)
    #expect(result.diagnostics.isEmpty == (text == mended))
    #expect(result.diagnostics.allSatisfy { $0.severity == .warning && $0.fixIts.count == 1 })
  }

  @Test(arguments: [
    "Text(\"“a” – … × ，\")", "// “a” – …\nx", "infix operator × \n1 × 2", "let 速度 = 1", "f(",
  ])
  func `what is meant is left alone`(text: String) {
    #expect(Mended(SourceText(text)).source.text == text)
    #expect(Mended(SourceText(text)).diagnostics == [])
  }

  @Test func `a mend says what it changed`() throws {
    let diagnostics = Mended(SourceText("f(a) – 1")).diagnostics
    try #require(diagnostics.count == 1)
    #expect(diagnostics[0].message == "'–' (U+2013) found; use '-' instead")
    #expect(diagnostics[0].fixIts[0].message == "replace '–' with '-'")
    #expect(diagnostics[0].fixIts[0].edits == [TextEdit(range: 5..<8, replacement: "-")])
  }

  @Test func `blanks are said once, words of a phrase too`() {
    let spaces = "a\u{A0}+\u{A0}b\u{A0}+ 1\n  .c(\u{A0}2)"
    let result = Mended(SourceText(spaces))
    #expect(result.source.text == "a + b + 1\n  .c( 2)")
    #expect(result.diagnostics.count == 1)
    let phrase = Mended(SourceText("VStack { Textual content(\"a\") }"))
    #expect(phrase.source.text == "VStack { Text(\"a\") }")
    #expect(phrase.diagnostics.count == 1)
  }

  @Test func `edits apply in order of place, the first of overlapping ones`() {
    let edits = [
      TextEdit(range: 3..<4, replacement: "D"), TextEdit(range: 0..<1, replacement: "A"),
      TextEdit(range: 0..<2, replacement: "X"), TextEdit(range: 9..<20, replacement: "no"),
    ]
    #expect("abcd".applying(edits) == "AbcD")
  }
}
