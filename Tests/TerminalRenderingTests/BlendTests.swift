import GaugeUI
import Testing

@testable import TerminalRendering

/// Modes in which views and shapes are mixed with what lies behind them.
@Suite @MainActor struct BlendTests {
  let backdrop = Color(red: 100 / 255, green: 40 / 255, blue: 200 / 255)
  let source = Color(red: 64 / 255, green: 160 / 255, blue: 220 / 255)

  /// The colour of a cell that is the same all over.
  func color(_ view: some View, colorScheme: ColorScheme = .dark) -> SIMD3<Int>? {
    let cells = grid(view, columns: 1, rows: 1, colorScheme: colorScheme)
    let style = cells.style(column: 0, row: 0)
    let color = style.background == .standard ? style.foreground : style.background
    return color.components
  }

  /// A pixel of a view, as far as it is covered.
  func pixel(_ view: some View) -> SIMD3<Int> {
    let drawing = view.drawing(proposal: ProposedViewSize(width: 8, height: 16))
    let pixel = PixelRenderer(cellWidth: 1, cellHeight: 1).image(drawing)[0, 0]
    return SIMD3(Int(pixel.x), Int(pixel.y), Int(pixel.z))
  }

  func isNear(_ color: SIMD3<Int>?, _ expected: SIMD3<Int>) -> Bool {
    guard let color else { return false }
    let change = color &- expected
    return (0..<3).allSatisfy { abs(change[$0]) <= 1 }
  }

  /// What the formulas of W3C's Compositing and Blending Level 1 give for these two colours.
  nonisolated static let colors: [(BlendMode, SIMD3<Int>)] = [
    (.multiply, SIMD3(25, 25, 173)),
    (.screen, SIMD3(139, 175, 247)),
    (.overlay, SIMD3(50, 50, 240)),
    (.darken, SIMD3(64, 40, 200)),
    (.lighten, SIMD3(100, 160, 220)),
    (.colorDodge, SIMD3(134, 107, 255)),
    (.colorBurn, SIMD3(0, 0, 191)),
    (.softLight, SIMD3(70, 55, 219)),
    (.hardLight, SIMD3(50, 95, 240)),
    (.difference, SIMD3(36, 120, 20)),
    (.exclusion, SIMD3(114, 150, 75)),
    (.hue, SIMD3(0, 98, 160)),
    (.saturation, SIMD3(99, 41, 197)),
    (.color, SIMD3(2, 98, 158)),
    (.luminosity, SIMD3(161, 104, 255)),
    (.plusDarker, SIMD3(0, 0, 165)),
    (.plusLighter, SIMD3(164, 200, 255)),
  ]

  @Test(arguments: colors)
  func colorsAreMixedByTheirFormulas(_ mode: BlendMode, _ expected: SIMD3<Int>) {
    let view = ZStack {
      backdrop
      source.blendMode(mode)
    }
    #expect(isNear(color(view), expected))
    #expect(isNear(pixel(view), expected))
    #expect(isNear(color(view.compositingGroup()), expected))
    #expect(isNear(pixel(view.drawingGroup()), expected))
  }

  @Test func halfTheOpacityIsHalfTheMixture() {
    let view = ZStack {
      backdrop
      source.blendMode(.multiply).opacity(0.5)
    }
    #expect(isNear(color(view), SIMD3(63, 33, 186)))
    #expect(isNear(pixel(view), SIMD3(63, 33, 186)))
  }

  /// Of a source three quarters opaque on a backdrop two fifths opaque, seen on black.
  nonisolated static let shares: [(GraphicsContext.BlendMode, SIMD3<Int>)] = [
    (.clear, SIMD3(0, 0, 0)),
    (.copy, SIMD3(48, 120, 165)),
    (.sourceIn, SIMD3(19, 48, 66)),
    (.sourceOut, SIMD3(29, 72, 99)),
    (.sourceAtop, SIMD3(29, 52, 86)),
    (.destinationOver, SIMD3(69, 88, 179)),
    (.destinationIn, SIMD3(30, 12, 60)),
    (.destinationOut, SIMD3(10, 4, 20)),
    (.destinationAtop, SIMD3(59, 84, 159)),
    (.xor, SIMD3(39, 76, 119)),
    (.plusLighter, SIMD3(88, 136, 245)),
    (.plusDarker, SIMD3(50, 98, 207)),
  ]

  @Test(arguments: shares)
  func canvasesTakeAwayByTheirFormulas(
    _ mode: GraphicsContext.BlendMode, _ expected: SIMD3<Int>
  ) {
    let canvas = Canvas { context, size in
      let path = Path(CGRect(origin: .zero, size: size))
      context.fill(path, with: .color(backdrop.opacity(0.4)))
      context.blendMode = mode
      context.fill(path, with: .color(source.opacity(0.75)))
    }
    #expect(isNear(color(canvas) ?? .zero, expected))
    let image = PixelRenderer(cellWidth: 1, cellHeight: 1).image(
      canvas.drawing(proposal: ProposedViewSize(width: 8, height: 16)))
    let covered = Double(image[0, 0].w) / 255
    let seen = SIMD3(image[0, 0].x, image[0, 0].y, image[0, 0].z)
    #expect(isNear(SIMD3((0..<3).map { Int(Double(seen[$0]) * covered + 0.5) }), expected))
  }

  /// A layer is mixed as a whole: with one that lets only itself be seen, all else in the canvas goes.
  @Test func aLayerReachesAllOfItsCanvas() {
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      context.blendMode = .destinationIn
      context.drawLayer { layer in
        layer.fill(Path(CGRect(x: 16, y: 0, width: 32, height: 16)), with: .color(.black))
      }
    }
    #expect(picture(canvas, columns: 8, rows: 1) == "  ████")
  }

  /// Filters change what is drawn after them, the last of them first.
  @Test func filtersChangeColors() {
    let canvas = Canvas { context, size in
      let path = Path(CGRect(origin: .zero, size: size))
      context.addFilter(.colorInvert())
      context.addFilter(.colorMultiply(Color(red: 1, green: 0.5, blue: 0)))
      context.fill(path, with: .color(Color(red: 0.2, green: 1, blue: 0.6)))
    }
    #expect(isNear(color(canvas), SIMD3(204, 128, 255)))
    let plain = Canvas { context, size in
      context.addFilter(.blur(radius: 3))
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(source))
    }
    #expect(color(plain) == SIMD3(64, 160, 220))
  }

  /// The ground of the window counts as opaque, as it is on a device; that of a layer is nothing.
  @Test func groundTakesPartAndLayersAreIsolated() {
    #expect(color(source.blendMode(.multiply)) == SIMD3(0, 0, 0))
    #expect(color(source.blendMode(.multiply), colorScheme: .light) == SIMD3(64, 160, 220))
    #expect(color(Color.white.blendMode(.difference), colorScheme: .light) == SIMD3(0, 0, 0))
    #expect(
      color(source.blendMode(.multiply).compositingGroup()) == SIMD3(64, 160, 220))
    let around = ZStack {
      backdrop
      ZStack { source.blendMode(.multiply) }.compositingGroup()
    }
    #expect(color(around) == SIMD3(64, 160, 220))
  }

  /// What is mixed as a whole after it was drawn: nothing of what a group hides shows through.
  @Test func aGroupIsAsOpaqueAsItIsToldTo() {
    let stack = ZStack {
      Color(red: 1, green: 0, blue: 0)
      Color(red: 0, green: 0, blue: 1)
    }
    #expect(color(stack.opacity(0.5)) == SIMD3(64, 0, 128))
    #expect(color(stack.compositingGroup().opacity(0.5)) == SIMD3(0, 0, 128))
    #expect(pixel(stack.compositingGroup().opacity(0.5)) == SIMD3(0, 0, 128))
    #expect(
      isNear(
        color(
          ZStack {
            backdrop
            stack.compositingGroup().blendMode(.screen)
          }),
        SIMD3(100, 40, 255)))
  }

  /// Letters are cut out of what is behind them, and mixed with it.
  @Test func textTakesPart() {
    let cut = ZStack {
      Color(red: 1, green: 0, blue: 0)
      Text("GO").blendMode(.destinationOut)
    }
    .compositingGroup()
    let cells = grid(cut, columns: 4, rows: 1)
    #expect(cells.plainText == "█GO█")
    #expect(cells.style(column: 1, row: 0).attributes.contains(.reverse))
    #expect(cells.style(column: 1, row: 0).foreground.components == SIMD3(255, 0, 0))
    let difference = ZStack {
      Color(red: 1, green: 0, blue: 0)
      Text("GO").foregroundColor(.white).blendMode(.difference)
    }
    let style = grid(difference, columns: 4, rows: 1).style(column: 1, row: 0)
    #expect(style.foreground.components == SIMD3(0, 255, 255))
    #expect(style.background.components == SIMD3(255, 0, 0))
    let under = ZStack {
      Text("GO").foregroundColor(.white)
      Color(red: 1, green: 0, blue: 0).blendMode(.multiply)
    }
    #expect(
      grid(under, columns: 4, rows: 1).style(column: 1, row: 0).foreground.components
        == SIMD3(255, 0, 0))
  }

  @Test func shapesAreCutOutOfTheirLayerAlone() {
    let ring = ZStack {
      Rectangle().fill(.blue)
      ZStack {
        Rectangle().fill(.red).padding(.horizontal, 16)
        Rectangle().padding(.horizontal, 32).blendMode(.destinationOut)
      }
      .compositingGroup()
    }
    let cells = grid(ring, columns: 12, rows: 1)
    let colors = (0..<12).map { column in
      let style = cells.style(column: column, row: 0)
      return (style.background == .standard ? style.foreground : style.background).components
    }
    #expect(colors[0] == colors[5] && colors[2] != colors[0] && colors[3] == colors[2])
    #expect(colors.allSatisfy { $0 != nil })
  }

  /// Without colours there is nothing to mix, and what is taken away still is.
  @Test func withoutColorsShapesAreStillTakenAway() {
    let view = ZStack {
      Rectangle()
      Rectangle().padding(.horizontal, 16).blendMode(.destinationOut)
    }
    .compositingGroup()
    #expect(picture(view, columns: 8, rows: 1) == "██    ██")
    #expect(picture(Rectangle().blendMode(.multiply), columns: 4, rows: 1) == "████")
  }

  /// A frame that is drawn after another is the frame that is drawn by itself.
  @Test func modesChangeFromFrameToFrame() {
    let renderer = DrawingRenderer(glyphs: .blocks, depth: .truecolor)
    let frames = FrameRenderer(renderer)
    for mode in [BlendMode.normal, .multiply, .normal, .destinationOut, .screen, .normal] {
      let view = ZStack {
        backdrop
        Circle().fill(source).blendMode(mode)
        Text("word")
      }
      let drawing = view.drawing(proposal: ProposedViewSize(width: 64, height: 64))
      frames.draw(drawing)
      #expect(frames.grid == renderer.grid(drawing))
    }
  }
}

extension CellColor {
  /// Red, green and blue; `nil` for the terminal's own.
  fileprivate var components: SIMD3<Int>? {
    kind == .rgb ? SIMD3(Int(byte(2)), Int(byte(1)), Int(byte(0))) : nil
  }
}
