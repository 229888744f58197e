import Foundation
import GaugeUI
import SwiftInterpreter
import TerminalRendering
import Testing

@testable import Playground

/// Every recorded program, and every listing of the tutorials, in windows from one cell to a large screen.
@Suite struct WindowTests {
  nonisolated static let windows = [
    (1, 1), (2, 1), (3, 2), (5, 3), (10, 4), (20, 6), (40, 12), (80, 24), (200, 60),
  ]

  nonisolated static let tutorials = ["bpm", "speedometer", "upload-status"]

  private func drawings(of text: String, _ window: Window) -> [Drawing] {
    var rendering = FileRendering()
    rendering.window = window
    let events = rendering.events(of: [SourceText(text, name: "w.swift")])
    #expect(!events.hasError)
    return events.compactMap { if case .drawing(let drawing, _) = $0 { drawing } else { nil } }
  }

  /// What all the texts of a drawing say, without spaces.
  private func letters(_ drawing: Drawing) -> String {
    drawing.items.compactMap {
      if case .text(let string, _, _) = $0.content { string } else { nil }
    }.joined().filter { $0 != " " }
  }

  /// Whether what is shown goes by the room that there is.
  private func adapts(_ text: String) -> Bool {
    ["GeometryReader", "ViewThatFits", "containerRelativeFrame"].contains { text.contains($0) }
  }

  private func expectFits(_ text: String, _ name: String) {
    let adapts = adapts(text)
    let whole = drawings(of: text, Window(columns: 400, rows: 400))
    for (columns, rows) in Self.windows {
      let drawings = drawings(of: text, Window(columns: columns, rows: rows))
      #expect(drawings.count == whole.count)
      for (drawing, whole) in zip(drawings, whole) {
        let grid = DrawingRenderer(glyphs: .blocks, depth: .none).grid(drawing)
        let shown = letters(drawing)
        let place: Comment = "\(name) in \(columns) × \(rows): \(shown)"
        #expect(grid.columns <= columns && grid.rows <= rows, place)
        #expect(isInside(drawing, columns: grid.columns, rows: grid.rows), place)
        let isCut = !adapts && shown.count < letters(whole).count
        #expect(!isCut || shown.contains("…"), place)
      }
    }
  }

  /// Whether text lies within so many cells, as far as any of it does.
  private func isInside(_ drawing: Drawing, columns: Int, rows: Int) -> Bool {
    let cells = CGRect(
      x: 0, y: 0, width: CGFloat(columns) * drawing.metrics.cellWidth,
      height: CGFloat(rows) * drawing.metrics.cellHeight)
    let slack = drawing.metrics.cellWidth / 80
    return drawing.items.allSatisfy { item in
      guard case .text = item.content else { return true }
      let bounds = item.bounds(in: drawing.metrics)
      let isSeen = bounds.insetBy(dx: slack, dy: slack).intersects(cells)
      return !isSeen || cells.insetBy(dx: -slack, dy: -slack).contains(bounds)
    }
  }

  @Test(arguments: GaugeProgramTests.names + GaugeProgramTests.vocabulary)
  func `a program lies in its window, and says where something is left out`(name: String) throws {
    let file = GaugeProgramTests.folder.appendingPathComponent(name + ".swift")
    expectFits(try String(contentsOf: file, encoding: .utf8), name)
  }
}
