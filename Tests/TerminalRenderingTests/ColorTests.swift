import GaugeUI
import Testing

@testable import TerminalRendering

@Suite @MainActor struct CellColorTests {
  /// A colour of 0xRRGGBB as each depth has it.
  @Test(arguments: [
    (0x000000, 0, 16), (0xFFFFFF, 15, 231), (0xFF0000, 9, 196), (0x00FF00, 10, 46),
    (0x0000EE, 4, 21), (0xFF453A, 9, 203), (0x30D158, 2, 41), (0xFFD60A, 3, 220),
    (0x0A84FF, 12, 33), (0x8E8E93, 7, 245), (0x808080, 7, 244), (0x5F87AF, 7, 67),
    // Faint on black: a track stays a grey, whatever its tint.
    (0x121212, 8, 233), (0x391B49, 8, 235), (0x032849, 8, 235), (0x4D4D4D, 8, 239),
    // A dark colour that has a hue keeps it.
    (0x800000, 1, 88),
    // Sixteen have no lighter grey than this but white, and no lilac: grey stays grey, and what has a hue keeps one.
    (0xB3B3B3, 7, 249), (0x8B80C8, 12, 104),
  ])
  func colorsAreTheNearest(hex: Int, ansi16: UInt8, ansi256: UInt8) {
    let components = Sample(
      Float(hex >> 16 & 0xff), Float(hex >> 8 & 0xff), Float(hex & 0xff), 0)
    #expect(ColorQuantizer(.ansi16, isDark: true).color(components) == .ansi16(ansi16))
    #expect(ColorQuantizer(.ansi256, isDark: true).color(components) == .ansi256(ansi256))
    let (red, green, blue) = (UInt8(hex >> 16 & 0xff), UInt8(hex >> 8 & 0xff), UInt8(hex & 0xff))
    #expect(
      ColorQuantizer(.truecolor, isDark: true).color(components) == .rgb(red, green, blue))
  }

  @Test func every256thColorIsItsOwnNearest() {
    let quantizer = ColorQuantizer(.ansi256, isDark: true)
    for (index, entry) in TerminalPalette.ansi256.enumerated() {
      let found = quantizer.color(
        Sample(Float(entry.red), Float(entry.green), Float(entry.blue), 0))
      // Some greys are in the cube as well.
      guard case .ansi256(let number) = found.value else {
        Issue.record("not of 256")
        continue
      }
      #expect(TerminalPalette.ansi256[Int(number) - 16] == entry, "\(index + 16)")
    }
  }

  @Test(arguments: [ColorScheme.dark, .light])
  func seeThroughPaintIsMixedWithTheBackground(scheme: ColorScheme) {
    let grid = grid(
      Rectangle().fill(Color.white.opacity(0.5)), columns: 1, rows: 1, colorScheme: scheme)
    let style = grid.style(column: 0, row: 0)
    #expect(
      scheme == .dark
        ? style.foreground == .rgb(128, 128, 128) : style.background == .rgb(255, 255, 255))
  }

  @Test(arguments: [
    (ColorDepth.truecolor, CellColor.rgb(110, 120, 130)), (.ansi256, .ansi256(243)),
    // Every theme has sixteen of its own, on a background of its own: that of white on black is a grey.
    (.ansi16, .ansi16(8)), (.none, .standard),
  ])
  func seeThroughPaintIsMixedWithTheBackgroundThatIsKnown(depth: ColorDepth, color: CellColor) {
    let grid = grid(
      Rectangle().fill(Color.white.opacity(0.25)), columns: 1, rows: 1, depth: depth,
      background: [62, 75, 88])
    let style = grid.style(column: 0, row: 0)
    #expect([style.foreground, style.background].contains(color))
  }

  @Test func textInTheTerminalsColorTakesIt() {
    let view = HStack(spacing: 0) {
      Text("a")
      Text("b").foregroundColor(.red)
      Text("c").foregroundStyle(.secondary)
      Text("d").background(Color.blue)
      Rectangle().frame(width: 8, height: 16)
    }
    let grid = grid(view, columns: 5, rows: 1, ownColor: .primary)
    let colors = (0..<5).map { grid.style(column: $0, row: 0).foreground }
    #expect(colors[0] == .standard && colors[1] == .rgb(255, 69, 58))
    #expect(colors[2] == .rgb(141, 141, 147) && colors[3] == .rgb(255, 255, 255))
    #expect(colors[4] == .rgb(255, 255, 255))
  }

  @Test func onlyWhatStandsOutIsInk() {
    let bar = HStack(spacing: 0) {
      Color.blue
      Color.white.opacity(0.07)
      Color.orange.opacity(0.3)
    }
    let grid = grid(bar, columns: 6, rows: 1)
    #expect((0..<6).map { grid.text(column: $0, row: 0) } == ["█", "█", " ", " ", " ", " "])
    #expect(grid.style(column: 2, row: 0).background == .rgb(18, 18, 18))
  }

  @Test func opacityCountsOnceForEachLayer() {
    let view = ZStack {
      Rectangle().fill(Color.white.opacity(0.5))
      Rectangle().fill(Color.white.opacity(0.5)).opacity(0.5)
    }
    let grid = grid(view, columns: 1, rows: 1)
    // 0.5 + 0.5 × 0.25
    #expect(grid.style(column: 0, row: 0).foreground == .rgb(159, 159, 159))
  }

  @Test func nothingIsSetWhereNothingIsDrawn() {
    let grid = grid(
      Rectangle().frame(width: 16, height: 16).frame(width: 48, height: 48), columns: 6, rows: 3)
    for row in 0..<3 {
      for column in 0..<6 where row != 1 || !(2...3).contains(column) {
        #expect(grid.style(column: column, row: row) == CellGrid.Style())
        #expect(grid.text(column: column, row: row) == " ")
      }
    }
  }

  /// The colours of three cells across a gradient from black to white, by where it begins and ends.
  @Test(
    arguments: [
      (UnitPoint.leading, UnitPoint.trailing, [43, 128, 213]),
      (.trailing, .leading, [213, 128, 43]), (.top, .bottom, [128, 128, 128]),
      (UnitPoint(x: 0.5, y: 0), UnitPoint(x: 0.5001, y: 0), [0, 0, 255]),
    ] as [(UnitPoint, UnitPoint, [Float])])
  func linearGradientsRunFromPointToPoint(
    from: UnitPoint, to: UnitPoint, expected: [Float]
  ) throws {
    let gradient = Gradient(colors: [.black, .white])
    let paint = LinearGradient(
      gradient: gradient, startPoint: from, endPoint: to
    )._paint(in: EnvironmentValues(), bounds: CGRect(x: 0, y: 0, width: 24, height: 16))
    guard case .gradient(var device) = paint else {
      Issue.record("no gradient")
      return
    }
    device.colorSpace = .device
    let sampler = try #require(
      PaintSampler(.gradient(device), opacity: 1, pointSize: CGSize(width: 1, height: 1)) {
        Sample(repeating: Float($0.red * 255))
      })
    for (column, value) in expected.enumerated() {
      #expect(abs(sampler.sample(x: Double(column) * 8 + 4, y: 8).x - value) < 1.5)
    }
  }

  /// Where points lie along a gradient around (0, 0) from 90° to 180°, that is from below to the left.
  @Test(arguments: [
    (0.0, 5.0, 0.0), (-5, 5, 0.5), (-5, 0.001, 1), (-5, -1, 1), (5, 1, 0), (-4, -5, 1), (5, -4, 0),
  ])
  func angularGradientsRunClockwise(x: Double, y: Double, location: Double) throws {
    let paint = GradientPaint(
      stops: [
        .init(color: Color.Resolved(red: 0, green: 0, blue: 0), location: 0),
        .init(color: Color.Resolved(red: 1, green: 1, blue: 1), location: 1),
      ],
      geometry: .angular(center: .zero, from: .degrees(90), to: .degrees(180)))
    let sampler = try #require(
      PaintSampler(.gradient(paint), opacity: 1, pointSize: CGSize(width: 1, height: 1)) { _ in
        .zero
      })
    #expect(abs(sampler.location(x: x, y: y) - location) < 0.01)
  }

  /// Where points lie along gradients from black to white.
  private func location(
    _ geometry: GradientPaint.Geometry, x: Double, y: Double
  ) throws -> Double {
    let ends = [(0.0, 0.0), (1, 1)].map { level, place in
      GradientPaint.Stop(
        color: Color.Resolved(red: level, green: level, blue: level), location: place)
    }
    let sampler = try #require(
      PaintSampler(
        .gradient(GradientPaint(stops: ends, geometry: geometry)), opacity: 1,
        pointSize: CGSize(width: 1, height: 1)
      ) { _ in .zero })
    return sampler.location(x: x, y: y)
  }

  @Test(arguments: [(0.0, 0.0), (3, 0), (4, 0.0), (6, 0.25), (8, 0.5), (12, 1), (20, 1)])
  func radialGradientsBeginAtTheirInnerRadius(distance: Double, expected: Double) throws {
    let rings = GradientPaint.Geometry.radial(center: CGPoint(x: 5, y: 5), from: 4, to: 12)
    for (x, y) in [(1.0, 0.0), (0, -1), (-0.6, 0.8)] {
      let place = try location(rings, x: 5 + x * distance, y: 5 + y * distance)
      #expect(abs(place - expected) < 0.01)
    }
  }

  @Test func gradientsOfNoLengthHaveTheirLastColourBehindIt() throws {
    let point = CGPoint(x: 5, y: 5)
    for x in [0.0, 5, 10] {
      #expect(try location(.linear(from: point, to: point), x: x, y: 5) == 1)
    }
    let ring = GradientPaint.Geometry.radial(center: point, from: 3, to: 3)
    #expect(try location(ring, x: 7, y: 5) == 0 && location(ring, x: 9, y: 5) == 1)
  }

  @Test func anglesAreExactEnough() throws {
    let paint = GradientPaint(
      stops: [
        .init(color: Color.Resolved(red: 0, green: 0, blue: 0), location: 0),
        .init(color: Color.Resolved(red: 1, green: 1, blue: 1), location: 1),
      ],
      geometry: .angular(center: .zero, from: .zero, to: .degrees(360)))
    let sampler = try #require(
      PaintSampler(.gradient(paint), opacity: 1, pointSize: CGSize(width: 1, height: 1)) { _ in
        Sample(repeating: 1)
      })
    for step in 1..<1000 {
      let angle = 2 * Double.pi * Double(step) / 1000
      let location = sampler.location(x: 50 * cos(angle), y: 50 * sin(angle))
      #expect(abs(location * 2 * .pi - angle) < 0.00002)
    }
  }

  @Test func tonesFollowContrast() {
    func tone(_ red: Double, _ green: Double, _ blue: Double, _ scheme: ColorScheme) -> Float {
      FramePalette(depth: .none, colorScheme: scheme)
        .sample(Color.Resolved(red: red, green: green, blue: blue)).x / 255
    }
    #expect(tone(0, 0, 0, .dark) == 0 && tone(1, 1, 1, .dark) == 1)
    #expect(tone(1, 1, 1, .light) == 0 && tone(0, 0, 0, .light) == 1)
    // The system's palest tints are full ink: indigo on black, yellow on white.
    #expect(tone(0x5E / 255.0, 0x5C / 255.0, 0xE6 / 255.0, .dark) == 1)
    #expect(tone(1, 0xCC / 255.0, 0, .light) == 1)
  }
}

extension PaintSampler {
  /// Where a point of the grid lies along the gradient.
  fileprivate func location(x: Double, y: Double) -> Double {
    guard case .gradient(let gradient) = self else { return .nan }
    return gradient.locations(x: SIMD4(repeating: x), y: SIMD4(repeating: y)).x
  }
}
