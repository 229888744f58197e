import Foundation
import GaugeUI
import Testing

@testable import SwiftInterpreter

/// The same text, compiled by Swift and interpreted, draws the same.
///
/// The files are those of `Examples`, compiled into this target: some written here, and links to some of the programs
/// in `Tests/Gauges`. Their types have names of their own, and what only an app's canvas shows stands under
/// `#if !canImport(GaugeUI)`.
@Suite struct ExampleTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Examples")

  static let sources: [SourceText] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().compactMap { file in
      (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
        .map { SourceText($0, name: file) }
    }
  }()

  nonisolated static let compiled: [(name: String, draw: @MainActor @Sendable () -> Drawing)] = [
    ("ContentView", { drawing(ContentView()) }),
    ("LabelledUpload", { drawing(LabelledUpload()) }),
    ("SpeedometerView", { drawing(SpeedometerView()) }),
    ("ImageLabels", { drawing(ImageLabels()) }),
    ("CustomGaugeView", { drawing(CustomGaugeView()) }),
    ("SimpleGauge", { drawing(SimpleGauge()) }),
    ("LabeledGauge", { drawing(LabeledGauge()) }),
    ("StyledGauge", { drawing(StyledGauge()) }),
    ("Dashboard", { drawing(Dashboard()) }),
    ("WedgeView", { drawing(WedgeView()) }),
    ("CanvasDial", { drawing(CanvasDial()) }),
    ("CanvasClip", { drawing(CanvasClip()) }),
    ("CombinedShapes", { drawing(CombinedShapes()) }),
    ("PathTools", { drawing(PathTools()) }),
    ("MaskedRing", { drawing(MaskedRing()) }),
    ("Corners", { drawing(Corners()) }),
    ("Paints", { drawing(Paints()) }),
    ("BatteryIcon", { drawing(BatteryIcon()) }),
    ("SpeedNeedle", { drawing(SpeedNeedle()) }),
    ("Thermometer", { drawing(Thermometer()) }),
    ("ActivityRings", { drawing(ActivityRings()) }),
    ("SegmentBar", { drawing(SegmentBar()) }),
    ("HalfRing", { drawing(HalfRing()) }),
    ("OrbitMarker", { drawing(OrbitMarker()) }),
    ("CardBackground", { drawing(CardBackground()) }),
    ("StatefulStyleView", { drawing(StatefulStyleView()) }),
    ("OptionalLabels", { drawing(OptionalLabels()) }),
    ("ChildView", { drawing(ChildView()) }),
    ("ServerGrid", { drawing(ServerGrid()) }),
    ("WatchFace", { drawing(WatchFace()) }),
    ("WidgetFamilies", { drawing(WidgetFamilies()) }),
    ("ControlPanel", { drawing(ControlPanel()) }),
    ("ProgressKinds", { drawing(ProgressKinds()) }),
    ("TabbedMeters", { drawing(TabbedMeters()) }),
    ("GradientGallery", { drawing(GradientGallery()) }),
    ("TideView", { drawing(TideView()) }),
    ("TimeOfDay", { drawing(TimeOfDay()) }),
    ("HeartFill", { drawing(HeartFill()) }),
    ("MoonPhase", { drawing(MoonPhase()) }),
    ("RulerTape", { drawing(RulerTape()) }),
    ("StepsTrack", { drawing(StepsTrack()) }),
    ("DualArc", { drawing(DualArc()) }),
    ("ColorChanges", { drawing(ColorChanges()) }),
  ]

  private static func drawing(_ view: some View) -> Drawing {
    view.drawing(columns: 60, rows: nil)
  }

  @Test(arguments: Self.compiled.map(\.name))
  func drawsAsCompiled(name: String) throws {
    let draw = try #require(Self.compiled.first { $0.name == name }?.draw)
    let expected = draw()
    #expect(!expected.items.isEmpty)
    let (program, diagnostics) = Program.check(Self.sources + [SourceText("\(name)()")])
    #expect(diagnostics.map(\.message) == [])
    let whole = try #require(program)
    let preview = try #require(whole.previews(in: Self.sources.count).first)
    let rendering = Evaluation(whole).draw(preview, columns: 60, rows: nil)
    #expect(rendering.diagnostics.map(\.message) == [])
    #expect(rendering.drawing == expected)
  }

  @Test func providersViewsAreThePreviews() throws {
    let text = try #require(Self.sources.first { $0.name == "GaugeExamples.swift" })
    let (program, _) = Program.check([text])
    let previews = try #require(program).previews
    #expect(previews.map(\.name) == ["ContentView", "Speedometer", "CustomGaugeView"])
    let evaluation = Evaluation(try #require(program))
    #expect(
      evaluation.draw(previews[1], columns: 60, rows: nil).drawing
        == SpeedometerView().drawing(columns: 60, rows: nil))
  }
}
