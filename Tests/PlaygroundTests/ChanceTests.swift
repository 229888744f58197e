import Playground
import SwiftInterpreter
import Testing

@MainActor @Suite("Numbers by chance")
struct ChanceTests {
  nonisolated static let sources = [
    "Text(\"\\(Double.random(in: 0...1))\")", "Text(\"\\(Int.random(in: 0..<1_000_000))\")",
    "Text([1, 2, 3, 4, 5, 6, 7, 8, 9].shuffled().map { \"\\($0)\" }.joined())",
    "Text(\"\\((0..<1_000_000).randomElement() ?? 0)\")",
    "Text((0..<40).map { _ in Bool.random() ? \"a\" : \"b\" }.joined())",
  ]

  @Test("The same seed draws the same, another one something else", arguments: sources)
  func seeds(_ source: String) {
    func drawn(_ seed: UInt64?) -> String {
      var rendering = FileRendering()
      if let seed { rendering.seed = seed }
      return rendering.events(of: [SourceText(source)]).drawings.map(\.plain).joined()
    }
    #expect(drawn(nil) == drawn(nil) && !drawn(nil).isEmpty)
    #expect(drawn(7) == drawn(7))
    #expect(drawn(7) != drawn(8))
  }

  @Test("A preview that is drawn again at the prompt is the same")
  func again() {
    let session = Session()
    let first = session.submit(Self.sources[0]).drawings
    #expect(!first.isEmpty && session.submit(":show").drawings == first)
  }

  @Test("Numbers that follow each other differ")
  func sequence() {
    let text = transcript(of: ["(0..<5).map { _ in Int.random(in: 0...1_000_000) }"])
    #expect(Set(text.split(separator: "[")[1].split(separator: ",")).count == 5)
  }
}
