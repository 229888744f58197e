import GaugeUI
import Testing

@testable import TerminalRendering

@Suite @MainActor struct RenderingSafetyTests {
  let white = Paint.color(Color.Resolved(red: 1, green: 1, blue: 1))

  func render(_ drawing: Drawing) -> CellGrid {
    DrawingRenderer(glyphs: .blocks, depth: .truecolor).grid(drawing)
  }

  @Test(arguments: [
    (CGSize(width: 0, height: 0), 0, 0), (CGSize(width: -8, height: 16), 0, 1),
    (CGSize(width: CGFloat.nan, height: 16), 0, 1), (CGSize(width: 8.0000001, height: 16), 1, 1),
    (CGSize(width: 9, height: 17), 2, 2), (CGSize(width: 1e300, height: 1e300), 4096, 512),
    (CGSize(width: CGFloat.infinity, height: 16), 4096, 1),
  ])
  func framesHaveALimit(size: CGSize, columns: Int, rows: Int) {
    let grid = render(Drawing(size: size))
    #expect(grid.columns == columns && grid.rows == rows)
  }

  @Test(arguments: [
    CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.infinity),
    CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
    CGRect(x: 1e12, y: 0, width: 10, height: 10),
    CGRect(x: 0, y: 0, width: 0, height: 0),
  ])
  func noPathIsTooStrange(rect: CGRect) {
    let paint = Paint.gradient(
      GradientPaint(
        stops: [.init(color: Color.Resolved(red: .nan, green: 2, blue: -1), location: .nan)],
        geometry: .radial(center: .zero, from: .infinity, to: .nan)))
    let style = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [0.0001])
    let items: [Drawing.Content] = [
      .fill(Path(rect), FillStyle(), white), .fill(Path(ellipseIn: rect), FillStyle(), paint),
      .stroke(Path(ellipseIn: rect), style, white), .stroke(Path(rect), style, paint),
      .text("x", at: rect.origin, Drawing.TextAttributes(paint: paint)),
    ]
    let grid = render(
      Drawing(
        size: CGSize(width: 80, height: 32),
        items: items.map { Drawing.Item($0, clips: [Drawing.Clip(Path(rect))], opacity: .nan) }
          + items.map { Drawing.Item($0) }))
    #expect(grid.columns == 10 && grid.rows == 2)
  }

  @Test func aPathOfAMillionPiecesEnds() {
    var path = Path()
    path.move(to: .zero)
    for index in 0..<200_000 {
      path.addLine(to: CGPoint(x: index.isMultiple(of: 2) ? 80 : 0, y: index % 32))
    }
    let grid = render(
      Drawing(
        size: CGSize(width: 80, height: 32),
        items: [Drawing.Item(.stroke(path, StrokeStyle(dash: [0.1, 0.1]), white))]))
    #expect(grid.plainText.contains("█"))
  }

  /// As when a view larger than the window is scaled down.
  @Test func aCellMayCoverMorePoints() {
    var drawing = Drawing(
      size: CGSize(width: 320, height: 64), metrics: CellMetrics.standard.scaled(by: 2),
      items: [
        Drawing.Item(
          .fill(Path(CGRect(x: 0, y: 0, width: 72, height: 64)), FillStyle(), white)),
        Drawing.Item(
          .text("ab", at: CGPoint(x: 160, y: 32), Drawing.TextAttributes(paint: white))),
      ])
    #expect(render(drawing).plainText == "████▌\n████▌     ab")
    drawing.metrics = CellMetrics(cellWidth: 0, cellHeight: .nan)
    #expect(render(drawing).rows == 0)
  }
}
