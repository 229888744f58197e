import SwiftInterpreter
import Testing

@Suite("What the parts of a source are")
struct SyntaxClassTests {
  private func parts(_ text: String) -> [String] {
    SyntaxClass.parts(of: text).map { part in
      let bytes = Array(text.utf8)[part.range]
      return "\(part.kind) \(String(decoding: bytes, as: UTF8.self))"
    }
  }

  @Test("Keywords, types, numbers, strings, attributes and comments")
  func kinds() {
    #expect(
      parts("@State var a: Double = 0.5 // é\nGauge(value: a, in: 0...10) { Text(\"a\") }") == [
        "attribute @State", "keyword var", "type Double", "number 0.5", "comment // é",
        "type Gauge", "number 0", "number 10", "type Text", "string \"a\"",
      ])
  }

  @Test(
    "Broken source has parts as well", arguments: ["Text(\"a", "struct {", "/* a", "\u{1B}[", ""])
  func broken(_ text: String) {
    for part in SyntaxClass.parts(of: text) { #expect(part.range.upperBound <= text.utf8.count) }
  }
}
