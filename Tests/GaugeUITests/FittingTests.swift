import GaugeUI
import Testing

@MainActor
@Suite("A view is drawn into a window of cells")
struct FittingTests {
  @Test("A view is never scaled up, and keeps its own height")
  func natural() {
    let drawing = Gauge(value: 0.5) { Text("Upload Status") }.drawing(columns: 60, rows: 24)
    #expect(drawing.metrics == .standard)
    #expect(drawing.size == CGSize(width: 480, height: 32))
  }

  @Test("A view larger than the window is scaled down whole; text keeps its cells")
  func scaled() {
    let view = ZStack {
      Circle()
      Text("x")
    }
    .frame(width: 320, height: 320)
    let drawing = view.drawing(columns: 80, rows: 10)
    #expect(drawing.metrics == CellMetrics.standard.scaled(by: 2))
    #expect(drawing.size == CGSize(width: 320, height: 320))
    #expect(boxes(drawing).last == "\"x\" at 144 128")
  }

  @Test(
    "A view that is mostly text is scaled as far as its shapes need", arguments: [0, 8, 15, 19])
  func mostlyText(lines: Int) {
    let view = VStack(spacing: 0) {
      ForEach(0..<lines) { Text(verbatim: "\($0)") }
      Color.red.frame(width: 80, height: 800)
    }
    let drawing = view.drawing(columns: 80, rows: 20)
    #expect(abs(drawing.size.height / drawing.metrics.cellHeight - 20) < 0.03)
  }

  @Test("Without a height, what fills its window fills a usual one, and long text is whole")
  func unlimited() {
    #expect(Color.red.drawing(columns: 10, rows: nil).size == CGSize(width: 80, height: 384))
    #expect(Circle().drawing(columns: 10, rows: nil).size == CGSize(width: 80, height: 80))
    let text = Text(String(repeating: "word ", count: 100)).drawing(columns: 10, rows: nil)
    #expect(text.size.height == 800)
    let spaced = VStack {
      Text("a")
      Spacer()
      Text("b")
    }
    #expect(spaced.drawing(columns: 10, rows: nil).size.height == 384)
  }

  @Test(
    "More lines than rows: each keeps a row, nothing is scaled, and an ellipsis stands for the rest"
  )
  func overfull() {
    let column = VStack { ForEach(0..<30) { Text(verbatim: "\($0)") } }
    let drawing = column.drawing(columns: 10, rows: 10)
    #expect(drawing.metrics == .standard)
    #expect(drawing.size.height == 160)
    #expect(boxes(drawing).suffix(2) == ["\"9\" at 0 144", "\"…\" at 8 144"])
    #expect(column.drawing(columns: 10, rows: 10, scrolls: true).size.height == 480)
  }

  @Test(
    "What is painted outside of the frame shows as far as a window with the view in its middle shows it"
  )
  func surroundings() {
    let square = Color.red.frame(width: 80, height: 160)
    func drawn(_ view: some View, rows: Int? = 20) -> (CGSize, [String]) {
      let drawing = view.drawing(columns: 20, rows: rows)
      return (drawing.size, boxes(drawing))
    }
    #expect(drawn(square.offset(x: -8)) == (CGSize(width: 88, height: 160), ["fill 0 0 80×160"]))
    #expect(drawn(square.offset(y: 24)) == (CGSize(width: 80, height: 184), ["fill 0 24 80×160"]))
    // Five columns and five rows are left on each side.
    // What is nine times as large is scaled down to be seen; what is forty times as large is not meant to be.
    let enlarged = drawn(square.scaleEffect(9)).0
    // The frame stands on cells, so a part of one may be left over before it.
    #expect((720...730).contains(enlarged.width) && enlarged.height == 2 * enlarged.width)
    #expect(drawn(square.scaleEffect(40)).0 == CGSize(width: 160, height: 320))
    #expect(drawn(square.scaleEffect(40), rows: nil).0 == CGSize(width: 160, height: 544))
    #expect(drawn(square.offset(x: -5000)).0 == CGSize(width: 80, height: 160))
    #expect(drawn(square.offset(x: -5000)).1 == ["fill -5000 0 80×160"])
    // Nothing to see, or a sliver of it.
    #expect(drawn(Color.clear.frame(width: 80, height: 160).scaleEffect(2)).0.width == 80)
    #expect(drawn(square.offset(x: 2.6, y: 2.6)).0 == CGSize(width: 80, height: 160))
    #expect(drawn(square.offset(x: 3, y: 3)).0 == CGSize(width: 83, height: 163))
    #expect(drawn(square.offset(x: 16 + 2.6, y: -16 - 2.6)).0 == CGSize(width: 96, height: 176))
    // A view that fills the window is offered less of it.
    #expect(
      drawn(Color.red.scaleEffect(2)) == (CGSize(width: 160, height: 320), ["fill 0 0 160×320"]))
    let moved = drawn(Color.red.offset(x: 40))
    #expect(moved.0 == CGSize(width: 160, height: 320) && moved.1[0].hasPrefix("fill 40 0 120"))
  }

  @Test(
    "What effects make larger is scaled down to the window with all the rest",
    arguments: [(20, 10), (7, 3), (80, 9)], [1.5, 2, 3])
  func enlarged(window: (columns: Int, rows: Int), factor: CGFloat) {
    let ring = Gauge(value: 0.4) {}.gaugeStyle(.accessoryCircularCapacity).scaleEffect(factor)
    let beside = HStack {
      ring
      Gauge(value: 0.4) {}.gaugeStyle(.accessoryCircular)
    }
    for drawing in [
      ring.drawing(columns: window.columns, rows: window.rows),
      beside.drawing(columns: window.columns, rows: window.rows),
    ] {
      expectWhole(drawing, window.columns, window.rows)
    }
  }

  @Test(
    "No window and no size is too strange", arguments: [(0, 0), (-5, -5), (1, 1), (100_000, 2)])
  func strange(columns: Int, rows: Int) {
    for length in [0, 1e300, 1e9] as [CGFloat] {
      let view = Gauge(value: 0.5) { Text("a") }.gaugeStyle(.circular).frame(
        width: length, height: length)
      let drawing = view.drawing(columns: columns, rows: rows)
      #expect(drawing.size.width.isFinite && drawing.metrics.cellWidth.isFinite)
    }
  }

  @Test("An arc takes no more room than its part of the circle", arguments: [false, true])
  func halfRing(clockwise: Bool) {
    var arc = Path()
    arc.addArc(
      center: CGPoint(x: 80, y: 80), radius: 72, startAngle: .degrees(180), endAngle: .zero,
      clockwise: clockwise)
    let drawing = arc.stroke(.red, lineWidth: 8).frame(width: 160, height: 80)
      .drawing(columns: 80, rows: nil)
    // Clockwise, as iOS has it, it goes below the frame.
    #expect(drawing.size.width == 160)
    #expect(abs(drawing.size.height - (clockwise ? 156 : 80)) < 0.1)
  }

  @Test(
    "A line around a frame is whole on every side, in a window with room and in one without",
    arguments: [6, 8, 12, 15, 20] as [CGFloat], [40, 80, 120, nil] as [CGFloat?])
  func ring(width: CGFloat, frame: CGFloat?) {
    let ring = Circle().stroke(.red, lineWidth: width).frame(width: frame, height: frame)
    for view in [AnyView(ring), AnyView(HStack { ring })] {
      for (columns, rows) in [(80, 24), (20, 10), (5, 3)] {
        expectWhole(view.drawing(columns: columns, rows: rows), columns, rows)
      }
      let drawing = view.drawing(columns: 80, rows: 24)
      let ink = ink(drawing)
      guard width < 20 else { continue }
      #expect(ink.minX >= 0 && ink.maxX < drawing.size.width + 0.1)
      #expect(ink.minY >= 0 && ink.maxY < drawing.size.height + 0.1)
    }
  }

  @Test(
    "In pixels a line of more than two points around a frame is whole, however wide a column",
    arguments: [4, 6, 8, 12, 20] as [CGFloat], [6, 7.53, 8, 9.1] as [CGFloat])
  func exactRing(width: CGFloat, cellWidth: CGFloat) {
    var environment = EnvironmentValues()
    environment.medium.isExact = true
    environment.metrics = CellMetrics(cellWidth: cellWidth, cellHeight: 16)
    let drawing = Circle().stroke(.red, lineWidth: width).frame(width: 64, height: 64)
      .drawing(columns: 80, rows: 24, environment: environment)
    let ink = ink(drawing)
    #expect(ink.minX > -1.01 && ink.maxX < drawing.size.width + 1.01)
    #expect(ink.minY > -1.01 && ink.maxY < drawing.size.height + 1.01)
  }

  private func ink(_ drawing: Drawing) -> CGRect {
    drawing.items.reduce(.null) { $0.union($1.ink(in: drawing.metrics)) }
  }

  /// That all of the ink is in the window and in the drawing's size, but for slivers: a third of a column, a sixth of a row.
  private func expectWhole(_ drawing: Drawing, _ columns: Int, _ rows: Int) {
    let (width, height) = (drawing.metrics.cellWidth, drawing.metrics.cellHeight)
    let ink = ink(drawing)
    #expect(ink.minX > -0.34 * width && ink.minY > -0.17 * height)
    let most = CGSize(
      width: min(CGFloat(columns) * width, drawing.size.width),
      height: min(CGFloat(rows) * height, drawing.size.height))
    #expect(ink.maxX < most.width + 0.34 * width, "\(columns) × \(rows)")
    #expect(ink.maxY < most.height + 0.17 * height, "\(columns) × \(rows)")
  }

  @Test("A line's ends and corners take the room that they take, and no more")
  func ends() {
    func height(_ cap: CGLineCap, _ join: CGLineJoin = .miter) -> CGFloat {
      var path = Path()
      path.move(to: CGPoint(x: 16, y: 16))
      path.addLine(to: CGPoint(x: 80, y: 48))
      path.addLine(to: CGPoint(x: 80, y: 80))
      return path.stroke(.red, style: StrokeStyle(lineWidth: 16, lineCap: cap, lineJoin: join))
        .frame(width: 96, height: 80).drawing(columns: 80, rows: nil).size.height
    }
    #expect([height(.butt), height(.square), height(.round).rounded()] == [80, 88, 88])
    func width(_ join: CGLineJoin) -> CGFloat {
      var path = Path()
      path.move(to: CGPoint(x: 16, y: 16))
      path.addLine(to: CGPoint(x: 80, y: 40))
      path.addLine(to: CGPoint(x: 16, y: 64))
      return path.stroke(.red, style: StrokeStyle(lineWidth: 16, lineJoin: join))
        .frame(width: 80, height: 80).drawing(columns: 80, rows: nil).size.width
    }
    // How far half of the line reaches beyond its corner: across one side, all round, and where both sides meet.
    let side = hypot(64, 24) as CGFloat
    for (join, reach) in [(.bevel, 8 * 24 / side), (.round, 8), (.miter, 8 * side / 24)]
      as [(CGLineJoin, CGFloat)]
    {
      #expect(abs(width(join) - 80 - reach) < 0.1, "\(join)")
    }
  }
}
