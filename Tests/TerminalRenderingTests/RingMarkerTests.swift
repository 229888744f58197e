import GaugeUI
import Testing

@testable import TerminalRendering

/// A ring and its marker look whole wherever the marker stands.
@Suite @MainActor struct RingMarkerTests {
  private static let values = (0...100).map { Double($0) / 100 }

  private func ring(_ value: Double, hasBounds: Bool) -> some View {
    Gauge(value: value) {
    } currentValueLabel: {
    } minimumValueLabel: {
      if hasBounds { Text("") }
    } maximumValueLabel: {
      if hasBounds { Text("") }
    }
    .gaugeStyle(.accessoryCircular)
    .tint(.green)
  }

  /// The ring is cut straight across, and its ends are no thinner than it is.
  @Test(arguments: [false, true])
  func `no hair is left beside the marker`(hasBounds: Bool) {
    for value in Self.values {
      for set in [GlyphSet.blocks, .sextants, .octants] {
        let shown = grid(ring(value, hasBounds: hasBounds), columns: 14, rows: 7, set).plainText
        #expect(!shown.contains { "─│".contains($0) }, "\(value) \(set.name)\n\(shown)")
      }
    }
  }

  /// Letters have no upper and lower halves that a marker could straddle.
  @Test(arguments: [false, true])
  func `in letters the marker stands in a row`(hasBounds: Bool) {
    for value in Self.values {
      let shown = picture(
        ring(value, hasBounds: hasBounds), columns: 14, rows: 7, .ascii)
      let rows = shown.split(separator: "\n").filter { $0.contains { !" +".contains($0) } }
      #expect(rows.count == 1, "\(value)\n\(shown)")
      #expect(rows.allSatisfy { $0.contains("()") || $0.contains("(#)") }, "\(value)\n\(shown)")
    }
  }
}
