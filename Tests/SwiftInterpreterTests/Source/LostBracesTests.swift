import Testing

@testable import SwiftInterpreter

/// Code of pages that were translated to and fro: one diagnostic for each fault, each with what to do.
@Suite struct LostBracesTests {
  nonisolated private static let lost =
    "no '{' in this code, nor '}': its page has lost them, and its line ends; copy it from where it "
    + "stands in lines, or put the braces in"

  nonisolated private static let blank = "U+00A0 found where a space is meant; use ' ' instead"
  nonisolated private static let quote = "unicode curly quote found, replace with '\"'"

  nonisolated private static func word(_ wrong: String, _ meant: String) -> String {
    "'\(wrong)' is not Swift; did you mean '\(meant)'?"
  }

  @Test(arguments: [
    (
      "struct Tank: View \u{A0}\u{A0}@State non-public var fuel = 0.5 \u{A0}var physique: some View \u{A0}"
        + "Gauge(worth: fuel) \u{A0}Textual content(“Fuel”)",
      [
        blank, word("non-public", "private"), word("physique", "body"), word("worth", "value"),
        word("Textual content", "Text"), quote,
      ]
    ),
    (
      "Gauge(worth: fuel) Â Â Textual content(“Fuel”) currentValueLabel: Â Â Textual content(fuel"
        + ".formatted(.%)) minimumValueLabel: Textual content(0.formatted(.%)) maximumValueLabel: "
        + "Textual content(1.formatted(.%))",
      [
        word("worth", "value"), "U+00C2 found where a space is meant; use ' ' instead",
        word("Textual content", "Text"), quote, "'.%' found; use '.percent' instead",
      ]
    ),
    (
      "1 2 3 4\nstruct Ring: GaugeStyle func makeBody(configuration: Configuration) –> some View ZStack "
        + "Text(“KM/H”) Circle() .trim(from: 0, to: configuration.worth) .stroke(Shade.grey, type: StrokeStyle(lineWidth: 4)) "
        + ".rotationEffect(.levels(135)) .body(width: 30, top: 30)",
      [
        "the line numbers of a page, 1 to 4, stand in this code", quote,
        "'–' (U+2013) found; use '-' instead", word("worth", "value"), word("Shade", "Color"),
        word("grey", "gray"), word("type", "style"), word("levels", "degrees"),
        word("body", "frame"),
        word("top", "height"),
      ]
    ),
  ])
  func `each fault is told once`(text: String, mends: [String]) {
    let mended = Mended(SourceText(text))
    #expect(Set(mended.diagnostics.map(\.message)) == Set(mends))
    #expect(mended.diagnostics.count == mends.count)
    #expect(mended.diagnostics.allSatisfy { $0.severity == .warning && $0.fixIts.count == 1 })
    #expect(mended.parsed.diagnostics.map(\.message) == [Self.lost])
  }

  @Test(arguments: [
    ("1 2 3 let a = 4", "let a = 4", 3), ("1\n2\n3\n4\nlet a = 4", "let a = 4", 4),
    ("1 let a = 4\n2 if a > 3 {\n3   print(a)\n4 }", "let a = 4\n if a > 3 {\n   print(a)\n }", 4),
    ("1 let a = 4\n2\n3 let b = 5", "let a = 4\n\n let b = 5", 3),
  ])
  func `the line numbers of a page are told and taken out`(
    text: String, code: String, last: Int
  ) {
    let mended = Mended(SourceText(text))
    #expect(
      mended.diagnostics.map(\.message)
        == ["the line numbers of a page, 1 to \(last), stand in this code"])
    #expect(mended.source.text.drop { $0 == " " || $0 == "\n" } == code)
    #expect(mended.parsed.diagnostics.isEmpty)
  }

  @Test(arguments: ["1\n2\n3", "1 + 2 + 3", "1", "1\n2\nlet a = 3", "1\n2\n3\n+ 4", "1 2"])
  func `numbers by themselves are meant`(text: String) {
    #expect(PageMarks(in: text) == nil)
  }

  @Test(arguments: [
    "struct A: View", "VStack", "Gauge(value: 0.5)", "let a = 1 let b = 2 let c = 3 let d = 4",
    "struct A { let = 1; let = 2; let = 3 }",
  ])
  func `what has its braces, or is not yet whole, is read as ever`(text: String) {
    #expect(!ParsedSource(SourceText(text)).diagnostics.map(\.message).contains(Self.lost))
  }

  @Test(arguments: [
    ("if true print(1)", "expected '{' after 'if' condition"),
    ("for (var i = 0; i < 3; i++) { }", "C-style for statement was removed in Swift 3"),
  ])
  func `what follows from a fault is no other one`(text: String, message: String) {
    #expect(ParsedSource(SourceText(text)).diagnostics.map(\.message) == [message])
  }
}
