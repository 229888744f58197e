import GaugeUI
import Testing

@testable import TerminalRendering

/// Frames drawn one after the other, against each drawn by itself.
@MainActor
struct FrameRendererTests {
  /// A view that differs from frame to frame in what is there, where it is and what it is painted with.
  private static func view(_ step: Int) -> some View {
    let value = Double(step * 37 % 101) / 100
    return VStack(alignment: .leading) {
      Gauge(value: value) {
        Text("Load")
      } currentValueLabel: {
        Text("\(step * 37 % 101) %")
      }
      .tint(step % 3 == 0 ? .green : .orange)
      if step % 4 != 1 { Text(step % 2 == 0 ? "👍🏽 wide 漢字" : "漢字 and more 👨‍👩‍👧") }
      ZStack {
        Circle().trim(from: 0, to: value).stroke(Color.teal, lineWidth: 12)
        if step % 5 == 0 { Text("over").bold() }
        if step % 3 == 1 { Rectangle().fill(Color.red.opacity(0.6)).frame(width: 30, height: 20) }
      }
      .frame(width: 120, height: 96)
      Rectangle().fill(
        LinearGradient(
          colors: [.red, step % 2 == 0 ? .blue : .yellow], startPoint: .leading, endPoint: .trailing
        )
      )
      .frame(width: 200, height: step % 6 == 0 ? 2 : 30)
    }
    .frame(width: 320, height: 240, alignment: .topLeading)
  }

  private static func drawing(_ step: Int) -> Drawing {
    view(step).drawing(proposal: ProposedViewSize(width: 320, height: 240))
  }

  @Test(arguments: GlyphSet.all.map(\.name), [ColorDepth.truecolor, .none])
  func eachFrameIsAsDrawnAlone(set: String, depth: ColorDepth) throws {
    let renderer = DrawingRenderer(
      glyphs: try #require(GlyphSet(named: set)), depth: depth)
    let frames = FrameRenderer(renderer)
    for step in 0..<12 {
      let drawing = Self.drawing(step)
      frames.draw(drawing)
      #expect(frames.grid == renderer.grid(drawing), "\(set), step \(step)")
      #expect(frames.whole().string == renderer.grid(drawing).ansiText)
    }
  }

  @Test func updatesAreThoseBetweenGrids() {
    let renderer = DrawingRenderer(glyphs: .blocks, depth: .truecolor)
    let frames = FrameRenderer(renderer)
    var old = CellGrid(columns: 0, rows: 0)
    var (cursor, oldCursor) = (FrameCursor.origin, FrameCursor.origin)
    for step in 0..<40 {
      let drawing = Self.drawing(step)
      // What is drawn between two updates counts too.
      if step % 7 == 3 { frames.draw(Self.drawing(step + 1)) }
      frames.draw(drawing)
      let grid = renderer.grid(drawing)
      let update = frames.update(cursor: &cursor, isSynchronized: true).array
      #expect(update == grid.update(from: old, cursor: &oldCursor, isSynchronized: true))
      #expect(cursor == oldCursor)
      old = grid
    }
    #expect(frames.update(cursor: &cursor).count == 0)
  }

  @Test func sizesMayChange() {
    let renderer = DrawingRenderer(glyphs: .blocks, depth: .truecolor)
    let frames = FrameRenderer(renderer)
    for width in [80.0, 200, 0, 120] {
      let drawing = Color.red.frame(width: width, height: 40)
        .drawing(proposal: ProposedViewSize(width: width, height: 40))
      frames.draw(drawing)
      #expect(frames.grid == renderer.grid(drawing))
      var cursor = FrameCursor.origin
      _ = frames.update(cursor: &cursor)
    }
  }

  @Test func partsThatStayAreNotLookedAt() {
    let renderer = DrawingRenderer(glyphs: .blocks, depth: .truecolor)
    func bar(_ row: Int) -> Drawing.Part {
      let rect = CGRect(x: 0, y: Double(row) * 16, width: 80, height: 16)
      let color = Color.Resolved(red: 0, green: 1, blue: 0)
      return Drawing.Part(Drawing.Item(.fill(Path(rect), FillStyle(), .color(color))))
    }
    var parts = (0..<4).map(bar)
    let size = CGSize(width: 80, height: 64)
    let frames = FrameRenderer(renderer)
    frames.draw(Drawing(size: size, metrics: .standard, parts: parts))
    var cursor = FrameCursor.origin
    _ = frames.update(cursor: &cursor)
    // An equal object in its place: nothing to write.
    parts[1] = bar(1)
    frames.draw(Drawing(size: size, metrics: .standard, parts: parts))
    #expect(frames.update(cursor: &cursor).count == 0)
    // One that goes takes its row along.
    parts.remove(at: 2)
    frames.draw(Drawing(size: size, metrics: .standard, parts: parts))
    #expect(frames.grid.plainText.split(separator: "\n", omittingEmptySubsequences: false)[2] == "")
    #expect(frames.update(cursor: &cursor).count > 0)
  }

  /// Whoever draws the next frame changes a few of its parts: that is to be no copy of all.
  @Test func aDrawingStaysItsOwners() {
    let frames = FrameRenderer(DrawingRenderer(glyphs: .blocks, depth: .truecolor))
    func letter(_ text: String) -> Drawing.Part {
      let paint = Paint.color(Color.Resolved(red: 1, green: 1, blue: 1))
      return Drawing.Part(
        Drawing.Item(.text(text, at: .zero, Drawing.TextAttributes(paint: paint))))
    }
    var drawing = Drawing(
      size: CGSize(width: 80, height: 16), metrics: .standard,
      parts: (0..<40).map { letter(String($0)) })
    func place() -> UnsafePointer<Drawing.Part>? {
      drawing.parts.withUnsafeBufferPointer { $0.baseAddress }
    }
    frames.draw(drawing)
    let before = place()
    for text in ["a", "b"] {
      drawing.parts[39] = letter(text)
      frames.draw(drawing)
      #expect(place() == before)
      #expect(frames.grid.plainText.hasPrefix(text))
    }
  }
}
