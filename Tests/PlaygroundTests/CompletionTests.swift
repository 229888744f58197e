import SwiftInterpreter
import Testing

@testable import Playground

@Suite("Completion reads the table of commands")
struct CompletionTests {
  @Test(
    "Each word is completed by its kind",
    arguments: [
      (":sty", ["style", "styles"], 1..<4),
      (" :un", ["undo"], 2..<4),
      (":style accessoryC", ["accessoryCircular", "accessoryCircularCapacity"], 7..<17),
      (":sty .accessoryLinear", [], 0..<0),
      (":tint .gr", ["green", "gray"], 7..<9), (":tint green,ye", ["yellow"], 12..<14),
      (":tint green ye", ["yellow"], 12..<14), (":tint #f", [], 6..<8),
      (":label m", ["minimum", "maximum"], 7..<8), (":label minimum ", [], 15..<15),
      (":help tu", ["tutorial"], 6..<8), (":tutorial up", ["upload-status"], 10..<12),
      (":undo x", [], 7..<7), (":nothing x", [], 10..<10), (":gauge n", [], 7..<8),
    ] as [(String, [String], Range<Int>)])
  func words(typed: String, candidates: [String], range: Range<Int>) {
    let completions = Session().completions(of: typed + " rest", at: typed.utf8.count)
    #expect(completions.candidates.map(\.text) == candidates)
    if !candidates.isEmpty { #expect(completions.range == range) }
  }
}
