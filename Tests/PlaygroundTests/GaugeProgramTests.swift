import Foundation
import SwiftInterpreter
import Testing

@testable import Playground

/// The fifty gauge programs of `Tests/Gauges`, written as apps, widgets, blogs and answers write them: each draws the
/// picture that is recorded beside it. Twenty are compiled as well (`ExampleTests`).
///
/// `RECORD_GAUGES=1 swift test --filter GaugeProgramTests` records the pictures anew; look at what changed.
@Suite struct GaugeProgramTests {
  nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  nonisolated static let names = programs(in: "Gauges")

  /// The words of the catalogue that no gauge program needs, by topic.
  nonisolated static let vocabulary = programs(in: "Vocabulary")

  nonisolated private static func programs(in name: String) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(name).path)
    return (files ?? []).filter { $0.hasSuffix(".swift") }
      .map { name + "/" + String($0.dropLast(6)) }.sorted()
  }

  static let isRecording = ProcessInfo.processInfo.environment["RECORD_GAUGES"] != nil

  @Test func `there are fifty`() { #expect(Self.names.count >= 50) }

  @Test(arguments: names + vocabulary)
  func `draws what is recorded`(name: String) throws {
    let source = Self.folder.appendingPathComponent(name + ".swift")
    let text = try String(contentsOf: source, encoding: .utf8)
    var rendering = FileRendering()
    rendering.window = Window(columns: 60)
    let events = rendering.events(of: [SourceText(text, name: name + ".swift")])
    #expect(!events.hasError)
    let picture = events.map { $0.transcript + "\n" }.joined()
    let record = Self.folder.appendingPathComponent(name + ".txt")
    if Self.isRecording { try picture.write(to: record, atomically: true, encoding: .utf8) }
    #expect(picture == (try String(contentsOf: record, encoding: .utf8)))
  }
}
