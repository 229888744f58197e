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

  private func drawings(of text: String, in window: Window) -> [Drawing] {
    var rendering = FileRendering()
    rendering.window = window
    return drawings(rendering.events(of: [SourceText(text, name: "w.swift")]))
  }

  /// What comes of a notebook's code when it is run through.
  private func drawings(of notebook: Notebook, in window: Window) -> [Drawing] {
    let session = Session()
    session.window = window
    return drawings(
      notebook.blocks.flatMap { session.inputs(of: $0, in: notebook) }
        .flatMap { session.submitUnattended($0) })
  }

  private func drawings(_ events: [Event]) -> [Drawing] {
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

  private func expectFits(_ name: String, adapts: Bool, _ drawings: (Window) -> [Drawing]) {
    let whole = drawings(Window(columns: 400, rows: 400))
    for (columns, rows) in Self.windows {
      let drawings = drawings(Window(columns: columns, rows: rows))
      #expect(drawings.count == whole.count)
      for (drawing, whole) in zip(drawings, whole) {
        let grid = DrawingRenderer(glyphs: .blocks, depth: .none).grid(drawing)
        let shown = letters(drawing)
        let place: Comment = "\(name) in \(columns) × \(rows): \(shown)"
        #expect(grid.columns <= columns && grid.rows <= rows, place)
        #expect(isInside(drawing, columns: grid.columns, rows: grid.rows), place)
        let isCut = !adapts && shown.count < letters(whole).count
        #expect(!isCut || shown.contains("…"), place)
        let cut = shapes(cutIn: drawing)
        #expect(cut.isEmpty || shown.contains("…"), "\(place)\n\(cut)")
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

  /// What the shapes cover, in points, that reach beyond the cells in which they are seen, though they are not too large
  /// for anyone to mean to see them whole.
  private func shapes(cutIn drawing: Drawing) -> [CGRect] {
    let cells = cells(of: drawing)
    return drawing.items.compactMap { item in
      if case .text = item.content { return nil }
      let ink = item.ink(in: drawing.metrics)
      let isVast = ink.width > 8 * cells.width || ink.height > 8 * cells.height
      // What only touches the window lies beside it.
      let slack = drawing.metrics.cellWidth / 80
      let isSeen = ink.intersects(cells.insetBy(dx: slack, dy: slack))
      return !isVast && isSeen && reaches(ink, out: cells, drawing.metrics)
        ? ink : nil
    }
  }

  private func cells(of drawing: Drawing) -> CGRect {
    let grid = DrawingRenderer(glyphs: .blocks, depth: .none).grid(drawing)
    return CGRect(
      x: 0, y: 0, width: CGFloat(grid.columns) * drawing.metrics.cellWidth,
      height: CGFloat(grid.rows) * drawing.metrics.cellHeight)
  }

  /// Whether something reaches beyond cells, by half of one or more.
  private func reaches(_ ink: CGRect, out cells: CGRect, _ metrics: CellMetrics) -> Bool {
    let (width, height) = (metrics.cellWidth / 2, metrics.cellHeight / 2)
    return ink.minX < cells.minX - width || ink.maxX > cells.maxX + width
      || ink.minY < cells.minY - height || ink.maxY > cells.maxY + height
  }

  @Test(arguments: GaugeProgramTests.names + GaugeProgramTests.vocabulary)
  func `a program lies in its window, and says where something is left out`(name: String) throws {
    let file = GaugeProgramTests.folder.appendingPathComponent(name + ".swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    expectFits(name, adapts: adapts(text)) { drawings(of: text, in: $0) }
  }

  @Test(arguments: ["upload-status", "bpm", "speedometer"])
  func `what a tutorial shows lies in its window, and says where something is left out`(
    name: String
  ) throws {
    let source = try #require(Tutorial.named(name)).source
    let notebook = Notebook(source)
    expectFits(name, adapts: adapts(source.text)) { drawings(of: notebook, in: $0) }
  }
}
