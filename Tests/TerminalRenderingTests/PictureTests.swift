import GaugeUI
import Testing

@testable import TerminalRendering

@Suite @MainActor struct PictureTests {
  func expect(
    _ expected: String, _ glyphs: GlyphSet, _ view: some View, _ columns: Int, _ rows: Int,
    location: SourceLocation = #_sourceLocation
  ) {
    expect(
      picture(view, columns: columns, rows: rows, glyphs), expected, location: location)
  }

  func expect(_ found: String, _ expected: String, location: SourceLocation = #_sourceLocation) {
    #expect(found == expected, "\n\(found)", sourceLocation: location)
  }

  /// A ring around three quarters of which a bright line runs.
  var ring: some View {
    ZStack {
      Circle().stroke(Color.white.opacity(0.3), lineWidth: 12)
      Circle().trim(from: 0, to: 0.5).stroke(Color.white, lineWidth: 12)
    }
    .padding(6)
  }

  /// A bar filled to 3/8 of its ninth column.
  var bar: some View {
    ZStack(alignment: .leading) {
      Rectangle().fill(Color.white.opacity(0.3))
      Rectangle().fill(Color.white).frame(width: 67)
    }
  }

  @Test func ringsAreRoundInEachSet() {
    expect(
      """
         ::::::::
       :::      :::
      ::          ::
      :|          |:
      Yb          dP
       Y#)      (#P
        '"Y#==#P"`
      """, .ascii, ring, 14, 7)
    expect(
      """
         ░░░░░░░░
       ░░░      ░░░
      ░░          ░░
      ▄▖          ▗▄
      ▜▙          ▟▛
       ▜█▃      ▃█▛
        ▔▀▜▇▆▆▇▛▀▔
      """, .blocks, ring, 14, 7)
    expect(
      """
         ░░░░░░░░
       ░░░      ░░░
      ░░          ░░
      ▄▖          ▗▄
      ▜🬺          🬻▛
       ▜🬺▃      ▃🬻▛
        🬁▀🬎▇▆▆▇🬎▀🬀
      """, .sextants, ring, 14, 7)
    expect(
      """
         ░░░░░░░░
       ░░░      ░░░
      ░░          ░░
      ▄▖          ▗▄
      ▜𜷤          𜷥▛
       𜴦𜷤𜶻      𜷋𜷥𜴗
        𜺫▀🮅▇▆▆▇🮅▀𜺨
      """, .octants, ring, 14, 7)
    expect(
      """
         ⠢⠢⠢⠢⠢⠢⠢⠢
       ⠢⠢⠢      ⠢⠢⠢
      ⠢⠢          ⠢⠢
      ⣤⡄          ⢠⣤
      ⢻⣷          ⣾⡟
       ⠻⣷⣄      ⣠⣾⠟
        ⠈⠛⠿⣷⣶⣶⣾⠿⠛⠁
      """, .braille, ring, 14, 7)
  }

  @Test func barsEndOnEighths() {
    expect(
      """
      ########::::::::::::
      """, .ascii, bar, 20, 1)
    expect(
      """
      ████████▍░░░░░░░░░░░
      """, .blocks, bar, 20, 1)
    expect(
      """
      ████████▍░░░░░░░░░░░
      """, .octants, bar, 20, 1)
    expect(
      """
      ⣿⣿⣿⣿⣿⣿⣿⣿⡇⠢⠢⠢⠢⠢⠢⠢⠢⠢⠢⠢
      """, .braille, bar, 20, 1)
  }

  /// A dash of one point grows to half a column, into its gap.
  @Test func shortDashesShow() {
    let ticks = ZStack {
      Color.white
      Path { path in
        path.move(to: CGPoint(x: 2, y: 8))
        path.addLine(to: CGPoint(x: 96, y: 8))
      }
      .stroke(Color.black, style: StrokeStyle(lineWidth: 16, dash: [1, 15]))
    }
    expect("██▐█▐█▐█▐█▐█", .blocks, ticks, 12, 1)
  }

  @Test func thinLinesShow() {
    let view = VStack {
      Circle().stroke()
      Divider()
    }
    expect(
      #"""
        .-""  ""-,
       /`        '\
      |            |
      |            |
      ')          (`
       '\,      ./`
          "^--^"
      """"""""""""""
      """#, .ascii, view, 14, 7)
    expect(
      """
        ▂─▀▔▔▔▔▀─▂
       ▞▔        ▔▚
      ▐            ▌
      ▐            ▋
      ▝▖          ▗▘
       ▝▚▂      ▂▞▘
          ▔▘──▝▀
      ▔▔▔▔▔▔▔▔▔▔▔▔▔▔
      """, .blocks, view, 14, 7)
    expect(
      """
        ⣀⠔⠊⠉⠁⠈⠉⠑⠢⣀
       ⡔⠁        ⠈⢢
      ⢸            ⡇
      ⢸            ⡇
      ⠘⣆          ⣰⠃
       ⠈⠢⣀      ⣀⠔⠁
          ⠉⠒⠒⠒⠒⠉
      ⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉
      """, .braille, view, 14, 7)
  }

  /// Text moves to the nearest cells, and its own frame may be cut half a cell off.
  @Test func clippedTextKeepsItsLetters() {
    for x in stride(from: 0, to: 8, by: 0.3) as StrideTo<CGFloat> {
      for y in stride(from: 0, to: 16, by: 1.1) as StrideTo<CGFloat> {
        let view = Text("ABCDEF").clipped().padding(.leading, x).padding(.top, y)
        #expect(picture(view, columns: 8, rows: 3).contains("ABCDEF"), "\(x), \(y)")
      }
    }
    let half = Text("ABCDEF").mask(alignment: .leading) { Rectangle().frame(width: 28) }
    expect("ABCD", .blocks, half, 6, 1)
    let less = Text("ABCDEF").mask(alignment: .leading) { Rectangle().frame(width: 26) }
    expect("ABC", .blocks, less, 6, 1)
  }

  /// Cells of a view that is scaled down are higher than its bars and the gaps beside them.
  @Test func textHidesNoBar() {
    let gauge = Gauge(value: 0.5) {
      Text("Speed")
    } currentValueLabel: {
      Text("50")
    }
    .gaugeStyle(.accessoryLinearCapacity)
    .frame(width: 200)
    let drawing = gauge.drawing(columns: 10, rows: 3, environment: mono)
    #expect(
      DrawingRenderer(glyphs: .blocks, depth: .none).grid(drawing).plainText == """
        Speed
        ▀▀▀▀▀▔▔▔▔▔
        50
        """)
    let lines = VStack(spacing: 0) {
      Text("a")
      Divider()
      Text("b")
    }
    expect("    a\n▔▔▔▔▔▔▔▔▔\n    b", .blocks, lines, 9, 3)
  }

  private var mono: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.medium = DrawingRenderer(glyphs: .blocks, depth: .none).medium
    return environment
  }

  /// Track, fill and marker of each style, in letters alone.
  @Test func asciiGaugesTellTheirPartsApart() {
    let gauge = Gauge(value: 67, in: 0...200) {
      Text("BPM")
    } currentValueLabel: {
      Text("67")
    }
    expect("67    :::::: o ::::::::::::", .ascii, gauge.gaugeStyle(.accessoryLinear), 27, 1)
    expect(
      """
      BPM
      =========::::::::::::::::::
      67
      """, .ascii, gauge.gaugeStyle(.accessoryLinearCapacity), 27, 3)
    expect(
      """
           ++++++
        ()      +++
      ++          ++
      ++    67    ++
      ++          ++
       ++        ++
           BPM
      """, .ascii, gauge.gaugeStyle(.accessoryCircular), 14, 7)
    expect(
      """
         :::Y##==,
       :::      "Yb
      ::          Yb
      ::    67    |#
      ::          dP
       :::      ::"
         ::::::::
      """, .ascii, gauge.gaugeStyle(.accessoryCircularCapacity), 14, 7)
  }

  @Test func aBarOfHalfARowStaysOne() {
    let view = Capsule().frame(height: 8).frame(height: 16, alignment: .bottom)
    expect(
      """
      ==========
      """, .ascii, view, 10, 1)
    expect(
      """
      ▄▄▄▄▄▄▄▄▄▄
      """, .blocks, view, 10, 1)
  }

  @Test func clipsCutHoles() {
    var hole = Path(CGRect(x: 0, y: 0, width: 80, height: 32))
    hole.addRect(CGRect(x: 20, y: 0, width: 20, height: 32))
    let clip = Drawing.Clip(hole, style: FillStyle(eoFill: true))
    let fill = Drawing.Content.fill(
      Path(CGRect(x: 4, y: 8, width: 72, height: 16)), FillStyle(),
      .color(Color.Resolved(red: 1, green: 1, blue: 1)))
    let drawing = Drawing(
      size: CGSize(width: 80, height: 32), items: [Drawing.Item(fill, clips: [clip])])
    let grid = DrawingRenderer(glyphs: .blocks, depth: .none).grid(drawing)
    expect(
      grid.plainText,
      """
      ▗▄▖  ▄▄▄▄▖
      ▝▀▘  ▀▀▀▀▘
      """)
  }

  @Test func windowsShowWhatReachesOutOfAView() {
    func size(_ view: some View) -> CGSize { view.drawing(columns: 80, rows: 24).size }
    let square = Rectangle().frame(width: 16, height: 16)
    #expect(size(square.scaleEffect(3)) == CGSize(width: 48, height: 48))
    #expect(size(square.offset(x: 8)) == CGSize(width: 24, height: 16))
    // A sliver is left out, and so is what the window does not reach.
    #expect(size(Circle().stroke(lineWidth: 5).frame(width: 16, height: 16)).width == 16)
    #expect(size(square.offset(x: 400)) == CGSize(width: 16, height: 16))
    #expect(size(square.scaleEffect(400)) == CGSize(width: 640, height: 368))
    #expect(size(square.scaleEffect(3).clipped()) == CGSize(width: 16, height: 16))
    let drawing = Text("ab").background { Rectangle().scaleEffect(3) }.drawing(
      columns: 80, rows: 24)
    expect(
      DrawingRenderer(glyphs: .blocks, depth: .none).grid(drawing).plainText,
      """
      ██████
      ██ab██
      ██████
      """)
  }
}
