import GaugeUI
import Testing

/// Sizes and places that SwiftUI is known to give, in points.
@MainActor
@Suite("Views propose, choose and place by SwiftUI's numbers")
struct LayoutNumberTests {
  private func square(_ length: CGFloat) -> some View {
    Color.red.frame(width: length, height: length)
  }

  @Test(
    "A flexible frame in a proposal: least, ideal, most → its width around a colour, and around 16 points of text",
    arguments: [
      (50, nil, nil, 20, 50, 50), (50, nil, nil, 80, 80, 50), (50, nil, nil, nil, 50, 50),
      (nil, nil, 50, 20, 20, 20), (nil, nil, 50, 80, 50, 50), (nil, nil, 50, nil, 10, 16),
      (nil, 30, nil, 80, 80, 16), (nil, 30, nil, nil, 30, 30), (20, nil, 60, 40, 40, 40),
      (20, nil, 60, 80, 60, 60), (20, nil, 60, 0, 20, 20), (20, 30, 60, nil, 30, 30),
      (0, nil, .infinity, 40, 40, 40), (nil, nil, .infinity, nil, 10, 16),
      (40, nil, 30, 80, 40, 40),
    ] as [(CGFloat?, CGFloat?, CGFloat?, CGFloat?, CGFloat, CGFloat)])
  func flexibleFrames(
    least: CGFloat?, ideal: CGFloat?, most: CGFloat?, proposed: CGFloat?, color: CGFloat,
    text: CGFloat
  ) {
    func framed(_ view: some View) -> CGFloat {
      size(
        view.frame(minWidth: least, idealWidth: ideal, maxWidth: most), width: proposed
      ).width
    }
    #expect(framed(Color.red) == color)
    #expect(framed(Text("ab")) == text)
  }

  @Test("What a frame asks for beyond its content's ideal, its content fills")
  func placementInFrames() {
    #expect(boxes(Color.red.frame(minWidth: 50, maxHeight: 8), width: nil) == ["fill 0 0 50×8"])
    #expect(boxes(Color.red.frame(idealWidth: 50), width: nil) == ["fill 0 0 50×10"])
    // One that its limits leave alone has its ideal.
    #expect(boxes(Color.red.frame(minWidth: 5), width: nil) == ["fill 0 0 10×10"])
  }

  @Test("Children of a stack share what spacing and the stiff ones leave")
  func stacks() {
    let row = HStack {
      Color.red
      Color.red
      Color.red
    }
    #expect(
      boxes(row, width: 100, height: 10)
        == ["fill 0 0 28×10", "fill 36 0 28×10", "fill 72 0 28×10"])
    let limited = HStack(spacing: 0) {
      Color.red.frame(maxWidth: 10)
      Color.red.frame(minWidth: 60)
      Color.red
    }
    #expect(
      boxes(limited, width: 100, height: 10)
        == ["fill 0 0 10×10", "fill 10 0 60×10", "fill 70 0 30×10"])
    // The stack is no larger than its children; too much stays too much.
    let wide = HStack(spacing: 0) {
      square(80)
      square(80)
    }
    #expect(size(wide, width: 100) == CGSize(width: 160, height: 80))
    #expect(size(wide, width: 400) == CGSize(width: 160, height: 80))
    #expect(size(HStack {}) == .zero)
  }

  @Test("A stack aligned on its start offers all that there is")
  func leadingStacks() {
    let row = HStack(spacing: 0) {
      Text("a")
      VStack(alignment: .leading) { Color.red.frame(height: 16) }
      Text("b")
    }
    #expect(boxes(row, width: 80) == ["\"a\" at 0 0", "fill 8 0 64×16", "\"b\" at 72 0"])
    let layers = HStack(spacing: 0) {
      square(16)
      ZStack(alignment: .topLeading) { Color.red }
      square(16)
    }
    #expect(boxes(layers, width: 80, height: 16)[1] == "fill 16 0 48×16")
  }

  @Test("Layout priority: the higher is asked first, of the lower only the least is kept")
  func priorities() {
    let row = HStack(spacing: 0) {
      Color.red.layoutPriority(1)
      Color.red.frame(minWidth: 30)
    }
    #expect(boxes(row, width: 100, height: 8) == ["fill 0 0 70×8", "fill 70 0 30×8"])
    let low = HStack(spacing: 0) {
      Color.red.layoutPriority(-1)
      Color.red
    }
    #expect(boxes(low, width: 100, height: 8) == ["fill 0 0 0×8", "fill 0 0 100×8"])
    #expect(
      boxes(
        HStack(spacing: 0) {
          Color.red.layoutPriority(.nan)
          Color.red
        }, width: 100, height: 8) == ["fill 0 0 50×8", "fill 50 0 50×8"])
  }

  @Test("Spacers have their least and share the rest; nothing stands beside them")
  func spacers() {
    let row = HStack {
      square(16)
      Spacer(minLength: 24)
      square(16)
      Spacer(minLength: 0)
      square(16)
    }
    #expect(size(row, width: nil).width == 72)
    #expect(size(row, width: 40).width == 72)
    #expect(
      boxes(row, width: 148) == ["fill 0 0 16×16", "fill 66 0 16×16", "fill 132 0 16×16"])
    #expect(size(Spacer(minLength: -5), width: nil).width == 0)
  }

  @Test("fixedSize along one axis leaves the other to the proposal")
  func fixedSizes() {
    #expect(size(Color.red.fixedSize(), width: 80, height: 80) == CGSize(width: 10, height: 10))
    #expect(
      size(Color.red.fixedSize(horizontal: true, vertical: false), width: 80, height: 80)
        == CGSize(width: 10, height: 80))
    #expect(size(HStack { Text("one two") }.fixedSize(), width: 16).width == 56)
  }

  @Test("Aspect ratios fit or cover what is proposed, and take a missing side from the other")
  func aspectRatios() {
    func sized(_ mode: ContentMode, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
      size(Color.red.aspectRatio(2, contentMode: mode), width: width, height: height)
    }
    #expect(sized(.fit, 100, 20) == CGSize(width: 40, height: 20))
    #expect(sized(.fill, 100, 20) == CGSize(width: 100, height: 50))
    #expect(sized(.fit, 100, nil) == CGSize(width: 100, height: 50))
    #expect(sized(.fit, nil, 20) == CGSize(width: 40, height: 20))
    #expect(
      size(
        Color.red.frame(idealWidth: 30, idealHeight: 10).scaledToFit(), width: 90, height: 90)
        == CGSize(width: 90, height: 30))
  }

  @Test("Padding by edge, negative padding included")
  func paddings() {
    #expect(
      boxes(square(20).padding(.leading, 4).padding(.bottom, 6)) == ["fill 4 0 20×20"])
    #expect(size(square(20).padding(.leading, 4).padding(.bottom, 6)).width == 24)
    #expect(size(square(20).padding(-4)) == CGSize(width: 12, height: 12))
    #expect(boxes(Color.red.padding(10), width: 50, height: 40) == ["fill 10 10 30×20"])
    #expect(boxes(Color.red.padding(10), width: 5, height: 5) == ["fill 10 10 0×0"])
  }

  @Test("Padding is the least that a padded view takes of a stack")
  func leastPadding() {
    let row = HStack(spacing: 0) {
      Color.blue
      Color.red.padding(.horizontal, 40)
    }
    #expect(
      boxes(row, width: 100, height: 10) == ["fill 0 0 20×10", "fill 60 0 0×10"])
    let column = VStack(spacing: 0) {
      Color.blue
      Color.red.padding(.vertical, 40)
    }
    #expect(size(column, width: 10, height: 100) == CGSize(width: 10, height: 100))
  }

  @Test("A frame with a least width cuts what is wider down to what it is offered")
  func leastWidths() {
    let wide = square(160).frame(minWidth: 20)
    #expect(size(wide, width: 80).width == 80)
    #expect(size(wide, width: 10).width == 20)
    #expect(size(wide, width: 400).width == 160)
    #expect(size(square(160).frame(minHeight: 20), width: 400, height: 80).height == 80)
  }

  @Test("The higher index lies in front, in every stack")
  func drawingOrder() {
    func squares() -> some View {
      Group {
        square(48).zIndex(1)
        square(32)
        square(16).zIndex(-1)
      }
    }
    let order = ["fill 16", "fill 32", "fill 48"]
    func lengths(_ view: some View) -> [String] {
      boxes(view, width: 400, height: 400).map { "fill " + ($0.split(separator: "×").last ?? "") }
    }
    #expect(lengths(ZStack { squares() }) == order)
    #expect(lengths(HStack(spacing: -8) { squares() }) == order)
    #expect(lengths(VStack(spacing: -8) { squares() }) == order)
    #expect(lengths(ZStack { squares().zIndex(2) }) == order.reversed())
  }

  @Test("Baselines: text of any size stands on one line, what has no text on its lower edge")
  func baselines() {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("8").font(.system(size: 48))
      Text("km")
      square(8)
    }
    let found = boxes(row)
    #expect(found.contains { $0.hasPrefix("\"km\"") && $0.hasSuffix(" 32") }, "\(found)")
    #expect(found.last?.contains(" 40 8×8") == true, "\(found)")
  }

  @Test("A geometry reader tells where it stands")
  func geometry() {
    func frame(_ space: CoordinateSpace, _ show: (AnyView) -> some View) -> [String] {
      let reader = GeometryReader { proxy in
        let room = proxy.frame(in: space)
        Text(verbatim: "\(Int(room.minX)) \(Int(room.minY)) \(Int(room.width))")
      }
      return boxes(show(AnyView(reader)), width: 160, height: 64).filter { $0.hasPrefix("\"") }
    }
    #expect(frame(.local) { $0.padding(16) }.first?.hasPrefix("\"0 0 128\"") == true)
    #expect(frame(.global) { $0.padding(16) }.first?.hasPrefix("\"16 16 128\"") == true)
    #expect(
      frame(.global) { $0.padding(16).offset(x: 8) }.first?.hasPrefix("\"24 16 128\"") == true)
    let inside: (AnyView) -> AnyView = {
      AnyView(
        $0.padding(.leading, 24).coordinateSpace(name: "panel").padding(8))
    }
    #expect(frame(.named("panel"), inside).first?.hasPrefix("\"24 0 120\"") == true)
    #expect(frame(.named("other"), inside).first?.hasPrefix("\"32 8 120\"") == true)
  }

  @Test("A modifier of a grid's row is one of each of its cells")
  func gridRows() {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 8, verticalSpacing: 0) {
      GridRow {
        Text("a")
        Text("b")
      }
      .padding(.horizontal, 8)
      GridRow {
        Text("wide one").gridCellColumns(2)
      }
      GridRow {
        square(16)
        square(16)
      }
      .gridColumnAlignment(.trailing)
    }
    #expect(
      boxes(grid) == [
        "\"a\" at 8 0", "\"b\" at 48 0", "\"wide one\" at 0 16", "fill 8 32 16×16",
        "fill 48 32 16×16",
      ])
  }

  @Test("Large letters shrink before they are cut, as far as they may")
  func minimumScaleFactor() {
    func height(_ factor: CGFloat, _ width: CGFloat) -> CGFloat {
      size(
        Text("140").font(.system(size: 80)).lineLimit(1).minimumScaleFactor(factor), width: width
      ).height
    }
    #expect(height(0.5, 480) == 80)
    #expect(height(0.5, 112) == 64)
    #expect(height(0.5, 80) == 48)
    #expect(height(0.1, 24) == 16)
    // Not allowed, or not far enough.
    #expect(height(1, 80) == 80)
    #expect(height(.nan, 80) == 80)
    #expect(height(0.8, 24) == 64)
  }
}

@MainActor
@Suite("No value that a modifier is given is too strange")
struct StrangeValueTests {
  @Test(
    "Sizes stay finite and nothing crashes",
    arguments: [-1, -1e300, 1e300, .nan, .infinity, -.infinity, 0] as [CGFloat])
  func lengths(length: CGFloat) {
    let gauge = Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircular)
    let views: [any View] = [
      gauge.frame(width: length, height: length), gauge.frame(minWidth: length, maxWidth: length),
      gauge.frame(idealWidth: length, maxHeight: length), gauge.padding(length),
      gauge.padding(.leading, length), gauge.offset(x: length, y: length),
      gauge.position(x: length, y: length), gauge.scaleEffect(length),
      gauge.rotationEffect(.degrees(length)), gauge.aspectRatio(length, contentMode: .fill),
      gauge.opacity(length), gauge.layoutPriority(length), gauge.cornerRadius(length),
      gauge.border(.red, width: length), gauge.alignmentGuide(.leading) { _ in length },
      HStack(spacing: length) {
        gauge
        Spacer(minLength: length)
        gauge
      },
      Grid(horizontalSpacing: length, verticalSpacing: length) { GridRow { gauge } },
      LazyVGrid(columns: [GridItem(.fixed(length)), GridItem(.adaptive(minimum: length))]) {
        gauge
        gauge
      },
      Text("ab").font(.system(size: length)).minimumScaleFactor(length),
      Circle().stroke(lineWidth: length).frame(width: 80, height: 80),
    ]
    for view in views {
      func drawing(_ view: some View) -> Drawing { view.drawing(columns: 40, rows: 12) }
      let drawing = drawing(view)
      #expect(drawing.size.width.isFinite && drawing.size.height.isFinite, "\(type(of: view))")
      #expect(drawing.metrics.cellWidth.isFinite && drawing.metrics.cellWidth > 0)
    }
  }

  @Test("Line limits that cannot be count as one line", arguments: [0, -1, .min])
  func lineLimits(limit: Int) {
    #expect(size(Text("a b c").lineLimit(limit), width: 8).height == 16)
    #expect(size(Text("a b c").lineLimit(limit, reservesSpace: true), width: 8).height == 16)
  }

  @Test(
    "Cut text keeps whole characters, whatever they are made of",
    arguments: [
      "👨‍👩‍👧‍👦👩🏽‍🚀🏳️‍🌈 family", "🇩🇪🇫🇷🇯🇵🇧🇷", "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}",
      "שלום עולם", "مرحبا بالعالم", "漢字かな交じり文", "ก็ที่นี่", "1️⃣2️⃣3️⃣", "a\u{200D}b\u{FE0F}c",
    ])
  func graphemes(text: String) {
    for columns in 1...12 {
      for mode in [Text.TruncationMode.head, .middle, .tail] {
        let view = Text(verbatim: text).lineLimit(1).truncationMode(mode)
        let drawing = view.drawing(
          proposal: ProposedViewSize(width: CGFloat(columns) * 8, height: nil))
        for item in drawing.items {
          guard case .text(let shown, _, _) = item.content else { continue }
          var left = Array(shown)
          // What is shown is the start and the end of the text with an ellipsis between, character by character.
          let whole = Array(text)
          var start = 0
          while start < left.count, start < whole.count, left[start] == whole[start] { start += 1 }
          left.removeFirst(start)
          if left.first == "…" { left.removeFirst() }
          #expect(left.isEmpty || whole.suffix(left.count) == left[...], "\(shown)")
          #expect(CGFloat(columns) * 8 >= drawing.size.width || columns == 1, "\(shown)")
        }
      }
    }
  }
}
