import Foundation
import GaugeUI
import Testing

@testable import SwiftInterpreter

/// The same text, compiled by Swift and interpreted, draws the same.
@Suite struct ExampleTests {
  /// The examples' files, the previews' first.
  static let texts = ["GaugeExamples", "ShapeExamples"].map { name in
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Examples/\(name).swift")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  static let compiled: [String: () -> any View] = [
    "ContentView": { ContentView() }, "LabelledUpload": { LabelledUpload() },
    "SpeedometerView": { SpeedometerView() }, "ImageLabels": { ImageLabels() },
    "CustomGaugeView": { CustomGaugeView() }, "SimpleGauge": { SimpleGauge() },
    "LabeledGauge": { LabeledGauge() }, "StyledGauge": { StyledGauge() },
    "Dashboard": { Dashboard() }, "WedgeView": { WedgeView() }, "CanvasDial": { CanvasDial() },
    "CanvasClip": { CanvasClip() },
  ]

  @Test(arguments: [
    "ContentView", "LabelledUpload", "SpeedometerView", "ImageLabels", "CustomGaugeView",
    "SimpleGauge", "LabeledGauge", "StyledGauge", "Dashboard", "WedgeView", "CanvasDial",
    "CanvasClip",
  ])
  func drawsAsCompiled(name: String) throws {
    let view = try #require(Self.compiled[name])
    let expected = view().drawing(columns: 60, rows: nil)
    #expect(!expected.items.isEmpty)
    let sources = (Self.texts + ["\(name)()"]).map { SourceText($0) }
    let (program, diagnostics) = Program.check(sources)
    #expect(diagnostics.map(\.message) == [])
    let whole = try #require(program)
    let preview = try #require(whole.previews(in: sources.count - 1).first)
    let rendering = Evaluation(whole).draw(preview, columns: 60, rows: nil)
    #expect(rendering.diagnostics.map(\.message) == [])
    #expect(rendering.drawing == expected)
  }

  @Test func providersViewsAreThePreviews() throws {
    let (program, _) = Program.check([SourceText(Self.texts[0])])
    let previews = try #require(program).previews
    #expect(previews.map(\.name) == ["ContentView", "Speedometer", "CustomGaugeView"])
    let evaluation = Evaluation(try #require(program))
    #expect(
      evaluation.draw(previews[1], columns: 60, rows: nil).drawing
        == SpeedometerView().drawing(columns: 60, rows: nil))
  }
}
