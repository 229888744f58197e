import SwiftInterpreter
import Testing

@Suite struct ParsedSourceTests {
  @Test(arguments: [
    "Gauge(value: 0.5) {",
    "VStack {\n  Text(\"a\")\n",
    "let x =",
    "f(1,",
    "[1, 2",
    "a +",
    "x ? 1",
    "x ? 1 :",
    "\"\"\"\nabc",
    "Text(\"\"\"\nabc\n",
    "/* open",
    "f( /* open",
    "Text(\"a\") /* open\nstill",
    "#if DEBUG\nlet x = 1",
    "Text(\"a\").",
    "switch x { case 1:",
    "@State",
    "struct A: View {\n  var body: some View {",
    "#Preview {",
  ])
  func `goes on where only the end is missing`(text: String) {
    #expect(ParsedSource(SourceText(text)).isIncomplete)
  }

  @Test(arguments: [
    "", "\n", "Text(\"a\")", "\"abc", "Text(\"abc", "Text(\"abc)\n.bold(", "}", "f)", "1 2 {",
    "f(a b", "0x", "Text(“a”", "let x = 1\n// comment", "[1, 2}", "`abc", "Text(\"\\(x",
    "/* closed */ x",
  ])
  func `is whole or wrong where more would not help`(text: String) {
    #expect(!ParsedSource(SourceText(text)).isIncomplete)
  }

  @Test func `top-level items have kinds and places`() {
    let text = """
      import SwiftUI
      // A gauge.
      struct Speed: View { var body: some View { Text("a") } }
      extension Color { }
      func mark(_ n: Int, of count: Int) {}
      @State var a = 1, b = 2; let (c, d) = (1, 2)
      a = 3
      a += 1
      for x in 1...2 {}
      Gauge(value: a)  // shown
        .tint(.red)
      #Preview("Dark") { Speed() }
      #Preview { Speed() }
      typealias N = Int
      infix operator **
      """
    let source = SourceText(text)
    let items = ParsedSource(source).items
    #expect(
      items.map(\.kind) == [
        .import, .type(name: "Speed"), .extension(of: "Color"), .function(name: "mark(_:of:)"),
        .variable(names: ["a", "b"]), .variable(names: ["c", "d"]), .statement, .statement,
        .statement, .expression, .preview(name: "Dark"), .preview(name: nil), .type(name: "N"),
        .type(name: "**"),
      ])
    let texts = items.map { item in
      String(decoding: Array(text.utf8)[item.range], as: UTF8.self)
    }
    #expect(texts[0] == "import SwiftUI")
    #expect(texts[1].hasPrefix("struct Speed"))
    #expect(texts[4] == "@State var a = 1, b = 2")
    #expect(texts[9] == "Gauge(value: a)  // shown\n  .tint(.red)")
  }

  @Test func `the parser's diagnostics keep places, notes and fix-its`() throws {
    let diagnostics = ParsedSource(SourceText("f(1\n}")).diagnostics
    try #require(diagnostics.count == 2)
    #expect(diagnostics[0].message == "expected ')' to end function call")
    #expect(diagnostics[0].range == 3..<3)
    #expect(diagnostics[0].notes.map(\.message) == ["to match this opening '('"])
    #expect(diagnostics[0].notes[0].range == 1..<1)
    #expect(diagnostics[0].fixIts[0].edits == [TextEdit(range: 3..<3, replacement: ")")])
    #expect(diagnostics[1].range == 4..<5)
  }

  @Test(arguments: [
    ("Textual content(\"a\")", "Text"),
    ("struct A { non-public var x = 1 }", "private"),
  ])
  func `words of a machine translation are known`(text: String, meant: String) {
    let messages = ParsedSource(SourceText(text)).diagnostics.map(\.message)
    #expect(messages.contains { $0.hasSuffix("did you mean '\(meant)'?") }, "\(messages)")
  }
}

@Suite struct HugeSourceTests {
  /// What opens again and again without an end, and what stands before it.
  @Test(
    arguments: [
      ("(", ""), ("[", "let a: "), ("{", ""), ("A<", "let a: "), ("a<[", ""), ("\"\\(", ""),
      ("else if a {} ", "if a {} "), ("A -> ", "let a: "), ("try ", ""), ("#if a\n", ""),
      ("a ? ", ""), ("if ", ""), ("let ", "if case "), ("@available(", ""), ("x = if a { ", ""),
    ])
  func `a hundred thousand levels are an error`(opening: String, start: String) {
    let text = start + String(repeating: opening, count: 100_000)
    #expect(ParsedSource(SourceText(text)).diagnostics.contains { $0.severity == .error })
  }

  @Test(
    arguments: [
      "a" + String(repeating: ".b()", count: 12_000),
      "1" + String(repeating: " + 1", count: 24_000),
      "\"" + String(repeating: "[", count: 1_000_000) + "\"",
      String(repeating: "// [ ( {\n", count: 20_000),
      String(repeating: "try f(x ?? [1])\n", count: 2_000),
      "[" + String(repeating: "a < b ? c : d, ", count: 1_000) + "e]",
    ])
  func `long sources are fine`(text: String) {
    #expect(ParsedSource(SourceText(text)).diagnostics == [])
  }

  @Test(
    arguments: ["1 + ", "a, ", ";", "`", "\"", "}", "\\", "@", "let a = 1\n"])
  func `too long a source is not read`(part: String) {
    let text = String(repeating: part, count: 1_000_000 / part.utf8.count)
    let diagnostics = ParsedSource(SourceText(text)).diagnostics
    #expect(diagnostics.map(\.message) == ["this has more than 50000 words and signs; split it up"])
  }

  @Test func `one mistake of many signs is cut`() {
    let diagnostics = ParsedSource(SourceText(String(repeating: ";", count: 40_000))).diagnostics
    #expect(!diagnostics.isEmpty)
    #expect(diagnostics.allSatisfy { $0.fixIts.allSatisfy { $0.edits.count < 1_000 } })
  }

  @Test func `many mistakes are reported as far as they help`() {
    let text = String(repeating: "1 2\n", count: 20_000)
    let diagnostics = ParsedSource(SourceText(text)).diagnostics
    #expect(diagnostics.count > 50)
    #expect(diagnostics.count < 1_000)
    #expect(diagnostics.last?.severity == .note)
  }

  @Test func `a mistake deep in a chain is reported`() {
    let text = "f(“a”)" + String(repeating: ".b()", count: 10_000)
    #expect(ParsedSource(SourceText(text)).diagnostics.map(\.severity) == [.error])
  }
}

/// Characters that are none of Swift's: told, and no end of the process.
@Suite struct StrayTextTests {
  @Test(arguments: [
    "let ps \u{FFFD}= [1]", "ps \u{FFFD}= [1]", "let a: Int \u{FFFD}= 3",
  ])
  func `before an equals sign they are an error`(text: String) {
    let messages = ParsedSource(SourceText(text)).diagnostics.map(\.message)
    #expect(messages.contains("invalid character in source file"))
  }
}
