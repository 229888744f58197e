import Foundation
import SwiftInterpreter
import TerminalRendering
import Testing

@testable import Playground

/// Programs with tokens left out, doubled, swapped, and worse: none ends the process, and none lets a control character
/// through.
///
/// `MUTATION_ROUNDS=5000 swift test --filter MutationTests` tries more of them; `MUTATION_SEED` tries others. With
/// `MUTATION_FILE` each is written there before it is tried.
@Suite struct MutationTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let rounds = environment["MUTATION_ROUNDS"].flatMap(Int.init) ?? 120
  private static let seed = environment["MUTATION_SEED"].flatMap(UInt64.init) ?? 1

  @Test func `mutated programs are answered`() throws {
    let programs = try Self.programs()
    try #require(programs.count > 100)
    var mutation = Mutation(seed: Self.seed, words: programs.flatMap(Mutation.tokens).shuffledOnce)
    for _ in 0..<Self.rounds {
      let text = mutation.mutated(programs[mutation.below(programs.count)])
      if let file = Self.environment["MUTATION_FILE"] {
        try text.write(toFile: file, atomically: false, encoding: .utf8)
      }
      var polls = 0
      var rendering = FileRendering()
      rendering.window = Window(columns: 60)
      rendering.isLenient = mutation.below(2) == 0
      rendering.isCancelled = {
        polls += 1
        return polls > 200
      }
      for event in rendering.events(of: [SourceText(text)]) { Self.expectPrintable(event, text) }
    }
  }

  private static func expectPrintable(_ event: Event, _ source: String) {
    let text: String
    if case .diagnostic(let diagnostic) = event {
      text = diagnostic.report(columns: 60)
    } else {
      text = event.transcript
    }
    let control = text.unicodeScalars.first {
      $0 != "\n" && ($0.value < 0x20 || (0x7F..<0xA0).contains($0.value))
    }
    #expect(control == nil, "\(source.debugDescription)")
  }

  private static func programs() throws -> [String] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    return try ["Programs", "Gauges", "Accepted", "Mistakes"].flatMap { name -> [String] in
      let folder = tests.appendingPathComponent(name)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".programs") }.sorted()
        .flatMap { file -> [String] in
          try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            .components(separatedBy: "// --- ")
        }
    }
  }
}

extension [String] {
  /// Each once, in order: what is put in comes from all of them alike.
  fileprivate var shuffledOnce: [String] { Array(Set(self)).sorted() }
}

/// Changes programs by chance, the same ones for the same seed.
private struct Mutation {
  private var state: UInt64
  /// Tokens to put in.
  private let words: [String]

  init(seed: UInt64, words: [String]) {
    state = seed
    self.words = words
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }

  /// Words, numbers, blanks and single marks.
  static func tokens(of text: String) -> [String] {
    text.matches(of: #/[A-Za-z_]+|[0-9.]+|\s+|./#).map { String($0.output) }
  }

  mutating func mutated(_ text: String) -> String {
    var tokens = Self.tokens(of: text)
    for _ in 0...below(4) where !tokens.isEmpty {
      let index = below(tokens.count)
      switch below(12) {
      case 0, 1: tokens.remove(at: index)
      case 2: tokens.insert(tokens[index], at: index)
      case 3: tokens.swapAt(index, below(tokens.count))
      case 4, 5: tokens[index] = words[below(words.count)]
      case 6: tokens.insert(words[below(words.count)], at: index)
      case 7: tokens.removeSubrange(index...)
      case 8:
        let bytes = (0..<below(8)).map { _ in UInt8(truncatingIfNeeded: next()) }
        tokens.insert(String(decoding: bytes, as: UTF8.self), at: index)
      case 9:
        let open = ["(", "[", "{", "VStack { ", "-", "!", "a.", "1 + (", "\"\\("][below(9)]
        tokens.insert(String(repeating: open, count: 1 + below(300)), at: index)
      case 10:
        let huge =
          ["9", "1e", "0x", "1.", "0."][below(5)] + String(repeating: "9", count: below(400))
        tokens[index] = huge
      default:
        let end = min(tokens.count, index + below(30))
        tokens.insert(contentsOf: tokens[index..<end], at: below(tokens.count))
      }
    }
    return tokens.joined()
  }
}
