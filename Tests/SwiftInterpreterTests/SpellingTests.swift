import SwiftInterpreter
import Testing

@Suite("A mistyped word finds the one that was meant")
struct SpellingTests {
  private static let known = [
    "Text", "HStack", "VStack", "ZStack", "gaugeStyle", "Gauge", "tint", "teal", "red",
  ]

  @Test(
    arguments: [
      ("Textual", "Text"), ("Txt", "Text"), ("Guage", "Gauge"), ("gauge", "Gauge"),
      ("HStak", "HStack"),
      ("tnit", "tint"), ("rde", "red"), ("", nil), ("completely", nil),
      (String(repeating: "x", count: 100_000), nil),
    ] as [(String, String?)])
  func nearest(word: String, meant: String?) {
    #expect(Spelling.nearest(to: word, among: Self.known) == meant)
  }
}
