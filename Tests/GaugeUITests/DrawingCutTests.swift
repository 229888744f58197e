import Foundation
import Testing

@testable import GaugeUI

@MainActor
@Suite("What a window does not hold is cut off, and an ellipsis says so")
struct DrawingCutTests {
  nonisolated static let cuts: [(columns: Int, rows: Int, texts: [String])] = [
    (12, 3, [#""one" at 0 0"#, #""twelve cells" at 0 16"#, #""three" at 0 32"#]),
    (11, 3, [#""one" at 0 0"#, #""twelve cel" at 0 16"#, #""three" at 0 32"#, #""…" at 80 16"#]),
    (5, 2, [#""one" at 0 0"#, #""twel" at 0 16"#, #""…" at 32 16"#]),
    (5, 1, [#""one" at 0 0"#, #""…" at 24 0"#]),
    (2, 1, [#""o" at 0 0"#, #""…" at 8 0"#]),
    (1, 1, [#""…" at 0 0"#]),
  ]

  @Test("Text that goes on beyond the window ends in an ellipsis, and so do lines", arguments: cuts)
  func lines(columns: Int, rows: Int, texts: [String]) {
    let view = VStack(alignment: .leading, spacing: 0) {
      Text("one")
      Text("twelve cells")
      Text("three")
    }
    #expect(boxes(view.fixedSize().drawing(columns: columns, rows: rows)) == texts)
  }

  /// A drawing of texts from given cells on, cut to four columns and two rows.
  private func cut(_ texts: [(String, column: Int, row: Int)], shapes: [CGRect] = []) -> [String] {
    let attributes = Drawing.TextAttributes(paint: .color(.init(red: 1, green: 1, blue: 1)))
    let items = texts.map { text in
      Drawing.Item(
        .text(text.0, at: CGPoint(x: text.column * 8, y: text.row * 16), attributes))
    }
    let fills = shapes.map { Drawing.Item(.fill(Path($0), FillStyle(), attributes.paint)) }
    let drawing = Drawing(size: CGSize(width: 80, height: 80), items: fills + items)
    return boxes(
      drawing.cut(columns: 4, rows: 2, of: CGRect(x: -80, y: -80, width: 240, height: 240)))
  }

  @Test("Half of a wide character is none")
  func wide() {
    #expect(cut([("広い画面", 0, 0)]) == [#""広" at 0 0"#, #""…" at 24 0"#])
    #expect(cut([("広い画面", -4, 0)]) == [#""面" at 16 0"#, #""…" at 0 0"#])
  }

  @Test("An ellipsis stands on the side where something is missing, once")
  func sides() {
    #expect(cut([("abc", -1, 0)]) == [#""c" at 8 0"#, #""…" at 0 0"#])
    #expect(cut([("abcdefgh", -2, 1)]) == [#""de" at 8 16"#, #""…" at 0 16"#, #""…" at 24 16"#])
    // All of it beyond a side, and what stands there before.
    #expect(cut([("ab", 0, 0), ("cd", 4, 0)]) == [#""ab" at 0 0"#, #""…" at 24 0"#])
    #expect(cut([("abcd", 0, 0), ("ef", 4, 0)]) == [#""abc" at 0 0"#, #""…" at 24 0"#])
    #expect(cut([("a", 1, 0), ("b", 1, -1)]) == [#""a" at 8 0"#, #""…" at 16 0"#])
    #expect(cut([("a", 2, 3), ("b", 1, 4)]) == [#""…" at 16 16"#])
    #expect(cut([("a", 50, 0), ("b", 0, 50)]).isEmpty == false)
  }

  @Test("Shapes say so where no text does, unless less than half a cell of them is missing")
  func shapes() {
    func cut(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [String] {
      Array(
        self.cut([], shapes: [CGRect(x: x, y: y, width: width, height: height)]).dropFirst())
    }
    #expect(cut(0, 0, 32, 32) == [])
    #expect(cut(-3, -7, 38, 46) == [])
    #expect(cut(0, 16, 40, 16) == [#""…" at 24 16"#])
    #expect(cut(-8, 16, 40, 16) == [#""…" at 0 16"#])
    #expect(cut(8, 0, 8, 80) == [#""…" at 8 16"#])
    #expect(cut(8, -20, 8, 40) == [#""…" at 8 0"#])
    // What nobody sees is not missed.
    #expect(cut(500, 500, 8, 8) == [])
  }

  @Test("Where text leaves shapes no room they are cut, not shrunk to nothing")
  func shapesBesideText() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Text("one")
      Text("two")
      Text("three")
      Color.red.frame(width: 80, height: 32)
    }
    let drawing = view.drawing(columns: 20, rows: 2)
    #expect(drawing.metrics == CellMetrics.standard.scaled(by: 2.5))
    #expect(
      boxes(drawing) == [
        #""one" at 0 0"#, #""two" at 0 40"#, "fill 0 120 80×32", #""…" at 60 40"#,
      ])
  }
}
