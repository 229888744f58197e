import Foundation
import GaugeUI
import Testing

@testable import SwiftInterpreter

/// The same text, compiled by Swift and interpreted, draws the same.
@Suite struct ExampleTests {
  static let text: String = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Examples/GaugeExamples.swift")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  static let compiled: [String: () -> Drawing] = [
    "ContentView": { ContentView().drawing(columns: 60, rows: nil) },
    "LabelledUpload": { LabelledUpload().drawing(columns: 60, rows: nil) },
    "SpeedometerView": { SpeedometerView().drawing(columns: 60, rows: nil) },
    "ImageLabels": { ImageLabels().drawing(columns: 60, rows: nil) },
    "CustomGaugeView": { CustomGaugeView().drawing(columns: 60, rows: nil) },
    "SimpleGauge": { SimpleGauge().drawing(columns: 60, rows: nil) },
    "LabeledGauge": { LabeledGauge().drawing(columns: 60, rows: nil) },
    "StyledGauge": { StyledGauge().drawing(columns: 60, rows: nil) },
    "Dashboard": { Dashboard().drawing(columns: 60, rows: nil) },
  ]

  @Test(arguments: [
    "ContentView", "LabelledUpload", "SpeedometerView", "ImageLabels", "CustomGaugeView",
    "SimpleGauge", "LabeledGauge", "StyledGauge", "Dashboard",
  ])
  func drawsAsCompiled(name: String) throws {
    let draw = try #require(Self.compiled[name])
    let expected = draw()
    #expect(!expected.items.isEmpty)
    let (program, diagnostics) = Program.check([SourceText(Self.text), SourceText("\(name)()")])
    #expect(diagnostics.map(\.message) == [])
    let whole = try #require(program)
    let preview = try #require(whole.previews(in: 1).first)
    let rendering = Evaluation(whole).draw(preview, columns: 60, rows: nil)
    #expect(rendering.diagnostics.map(\.message) == [])
    #expect(rendering.drawing == expected)
  }

  @Test func providersViewsAreThePreviews() throws {
    let (program, _) = Program.check([SourceText(Self.text)])
    let previews = try #require(program).previews
    #expect(previews.map(\.name) == ["ContentView", "Speedometer", "CustomGaugeView"])
    let evaluation = Evaluation(try #require(program))
    #expect(
      evaluation.draw(previews[1], columns: 60, rows: nil).drawing
        == SpeedometerView().drawing(columns: 60, rows: nil))
  }
}
