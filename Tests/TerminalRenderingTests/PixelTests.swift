import Foundation
import GaugeUI
import Testing

@testable import TerminalRendering

@Suite @MainActor struct PixelTests {
  func image(_ view: some View, width: CGFloat, height: CGFloat, cell: (Int, Int)) -> PixelImage {
    let drawing = view.drawing(proposal: ProposedViewSize(width: width, height: height))
    return PixelRenderer(cellWidth: cell.0, cellHeight: cell.1).image(drawing)
  }

  let red = Color(red: 1, green: 0, blue: 0)

  @Test func shapesFillPixelsAndTheirEdgesAPart() {
    let image = image(
      red.frame(width: 4, height: 12).frame(width: 8, height: 16, alignment: .topLeading),
      width: 8, height: 16, cell: (4, 8))
    #expect(image.width == 4 && image.height == 8)
    #expect(image[0, 0] == SIMD4(255, 0, 0, 255) && image[1, 5] == SIMD4(255, 0, 0, 255))
    #expect(image[2, 0] == .zero && image[0, 6] == .zero)
    let edge = self.image(red.frame(width: 4, height: 16), width: 8, height: 16, cell: (1, 1))
    #expect(edge[0, 0] == SIMD4(255, 0, 0, 128))
  }

  @Test func paintLiesOverPaint() {
    let view = ZStack {
      Color(red: 0, green: 0, blue: 1)
      red.opacity(0.5)
    }
    #expect(image(view, width: 8, height: 16, cell: (1, 1))[0, 0] == SIMD4(128, 0, 128, 255))
  }

  /// A mask fades many colours as it fades one.
  @Test(arguments: [
    AnyShapeStyle(
      LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)),
    AnyShapeStyle(
      RadialGradient(
        colors: [.black, .black.opacity(0.2)], center: .center, startRadius: 4, endRadius: 32)),
    AnyShapeStyle(AngularGradient(colors: [.black, .black.opacity(0.2)], center: .center)),
    AnyShapeStyle(EllipticalGradient(colors: [.black, .black.opacity(0.2)])),
  ])
  func gradientsFadeUnderAMask(style: AnyShapeStyle) {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    func shown(_ view: some View) -> PixelImage {
      image(view, width: 64, height: 64, cell: (8, 16))
    }
    let plain = shown(gradient)
    let once = shown(gradient.mask(Rectangle().fill(style)))
    let one = shown(red.mask(Rectangle().fill(style)))
    let twice = shown(gradient.mask(Rectangle().fill(style)).mask(Rectangle().fill(style)))
    for (x, y) in [(1, 1), (20, 9), (33, 60), (32, 12), (60, 30), (47, 47)] {
      // On black, as much of red is left as the mask lets through.
      let share = Int(one[x, y].x)
      for part in 0..<3 {
        let whole = Int(plain[x, y][part])
        #expect(abs(Int(once[x, y][part]) - whole * share / 255) <= 2, "\(x), \(y)")
        #expect(abs(Int(twice[x, y][part]) - whole * share * share / 65_025) <= 3, "\(x), \(y)")
      }
    }
    #expect(one[1, 1].x != one[33, 60].x)
  }

  @Test func discsAreRound() {
    let image = image(Circle().fill(red), width: 64, height: 64, cell: (8, 16))
    let area = (0..<64 * 64).reduce(0) { $0 + Double(image.bytes[$1 * 4 + 3]) / 255 }
    #expect(abs(area - .pi * 32 * 32) < 6)
    #expect(image[0, 0].w == 0 && image[32, 0].w > 240 && image[32, 32].w == 255)
  }

  /// A cell of 11 × 23 pixels, told as points of its shape.
  @Test func discsAreRoundInCellsOfAnyShape() throws {
    for (width, height) in [(11, 23), (9, 22), (8, 16), (10, 17)] {
      let drawing = ViewHost().drawing(
        of: Circle().fill(red), proposal: ProposedViewSize(width: 160, height: 160),
        metrics: CellMetrics(cellWidth: 16 * CGFloat(width) / CGFloat(height)))
      let image = PixelRenderer(cellWidth: width, cellHeight: height).image(drawing)
      let used = try #require(image.usedPixels)
      #expect(abs(used.x.count - used.y.count) <= 1 && used.y.count == 10 * height)
    }
  }

  @Test func strangeDrawingsEnd() {
    let huge = PixelRenderer(cellWidth: 0, cellHeight: 20).image(
      Drawing(size: CGSize(width: 1e300, height: CGFloat.infinity)))
    #expect(huge.width * huge.height <= PixelRenderer.pixelLimit)
    let none = PixelRenderer(cellWidth: 8, cellHeight: 16).image(Drawing())
    #expect(none.kitty(id: 1, columns: 0, rows: 0).isEmpty && none.sixel().isEmpty)
  }

  /// Paint that lets through is mixed here, so that a terminal has nothing to mix but edges.
  @Test func backgroundShowsThroughPaintAndNotBesideIt() {
    let drawing = red.opacity(0.5).frame(width: 4, height: 16)
      .frame(width: 8, height: 16, alignment: .leading)
      .drawing(proposal: ProposedViewSize(width: 8, height: 16))
    let image = PixelRenderer(cellWidth: 2, cellHeight: 1, background: SIMD3(0, 0, 200))
      .image(drawing)
    #expect(image[0, 0] == SIMD4(128, 0, 100, 255) && image[1, 0] == .zero)
    let light = PixelRenderer(cellWidth: 1, cellHeight: 1, colorScheme: .light).image(drawing)
    #expect(light[0, 0] == SIMD4(255, 128, 128, 128))
  }

  @Test func withoutColorsPixelsAreGrey() {
    let drawing = red.drawing(proposal: ProposedViewSize(width: 8, height: 16))
    let image = PixelRenderer(cellWidth: 1, cellHeight: 1, depth: .none).image(drawing)
    #expect(image[0, 0] == SIMD4(76, 76, 76, 255))
  }

  /// What is sent is the image: escapes of at most 4,096 bytes of base 64, together the pixels.
  @Test func kittyGetsThePixelsInChunks() throws {
    var image = PixelImage(width: 64, height: 64)
    var noise: UInt32 = 1
    image.bytes = image.bytes.map { _ in
      noise = noise &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: noise >> 24)
    }
    let text = String(decoding: image.kitty(id: 7, columns: 8, rows: 4), as: UTF8.self)
    let chunks = text.components(separatedBy: "\u{1B}\\").dropLast().map {
      $0.split(separator: ";", maxSplits: 1).map(String.init)
    }
    #expect(chunks.count > 1)
    #expect(
      chunks.first?.first == "\u{1B}_Ga=T,f=32,o=z,s=64,v=64,i=7,p=1,c=8,r=4,z=-1,C=1,q=2,m=1")
    #expect(chunks.last?.first == "\u{1B}_Gm=0")
    #expect(chunks.allSatisfy { $0.count == 2 && $0[1].utf8.count <= 4096 })
    let data = try #require(Data(base64Encoded: chunks.map { $0[1] }.joined()))
    #expect(Inflation.data(in: Array(data)) == image.bytes)
    #expect(PixelImage.kittyRemoval(id: 7) == Array("\u{1B}_Ga=d,d=I,i=7,q=2\u{1B}\\".utf8))
    let kept = String(decoding: image.kitty(id: nil, columns: 8, rows: 4), as: UTF8.self)
    #expect(kept.hasPrefix("\u{1B}_Ga=T,f=32,o=z,s=64,v=64,c=8,r=4,"))
  }

  @Test func sixelsAreBandsOfSixRows() {
    var image = PixelImage(width: 6, height: 7)
    for y in 0..<7 {
      for x in 0..<5 { image[x, y] = x < 4 ? SIMD4(255, 0, 0, 255) : SIMD4(0, 0, 255, 255) }
    }
    #expect(
      String(decoding: image.sixel(), as: UTF8.self)
        == "\u{1B}P0;1q\"1;1;6;7#0;2;100;0;0#1;2;0;0;100#0!4~$#1!4?~-#0!4@$#1!4?@\u{1B}\\")
  }

  @Test func sixelsHaveAsManyColorsAsThereAreRegisters() {
    let view = LinearGradient(
      colors: [.red, .green, .blue, .yellow], startPoint: .leading, endPoint: .trailing)
    let image = image(view, width: 1600, height: 16, cell: (8, 16))
    for limit in [8, 16, 256] {
      let text = String(decoding: image.sixel(colorLimit: limit), as: UTF8.self)
      let count = text.components(separatedBy: ";2;").count - 1
      #expect(count <= limit && count > limit / 2)
    }
  }

  /// Gradients whose steps nobody sees: over a few pixels the colours drawn are on average those of the image.
  @Test func fewColorsShowGradientsWithoutSteps() {
    for (limit, error) in [(16, 32.0), (64, 12), (256, 7.5)] {
      let colors = (0..<512).map { x in
        let angle = Double(x) / 512 * 2 * .pi
        return SIMD3<UInt8>(
          UInt8(127.5 + 127 * cos(angle)), UInt8(127.5 + 127 * sin(angle)), UInt8(x / 2))
      }
      let distinct = Array(Set(colors))
      let palette = ReducedPalette(of: distinct.map { .init(color: $0, count: 1) }, limit: limit)
      let places = Dictionary(uniqueKeysWithValues: zip(distinct, palette.mixtures))
      #expect(palette.colors.count <= limit)
      var worst = 0.0
      for start in stride(from: 0, to: 512, by: 4) {
        var (drawn, given) = (SIMD3<Double>.zero, SIMD3<Double>.zero)
        for x in start..<start + 4 {
          for y in 0..<4 {
            guard let mixture = places[colors[x]] else { continue }
            drawn += SIMD3<Double>(palette.colors[mixture.color(x: x, y: y)])
            given += SIMD3<Double>(colors[x])
          }
        }
        let off = (drawn - given) / 16
        worst = max(worst, (off * off).sum().squareRoot())
      }
      #expect(worst < error, "\(limit) colours")
    }
  }

  /// The colour that each pixel of sixels is drawn in, and how many colours there are.
  private func decoded(_ image: PixelImage, limit: Int) -> [[SIMD3<Int>?]] {
    let text = String(decoding: image.sixel(colorLimit: limit), as: UTF8.self)
    var palette: [Int: SIMD3<Int>] = [:]
    var pixels = [[SIMD3<Int>?]](
      repeating: Array(repeating: nil, count: image.width), count: image.height)
    var (x, y, color) = (0, 0, 0)
    for match in text.dropFirst(
      text.distance(from: text.startIndex, to: text.firstIndex(of: "#") ?? text.startIndex)
    ).matches(of: #/#(\d+)(?:;2;(\d+);(\d+);(\d+))?|!(\d+)(.)|([?-~])|(\$)|(-)/#) {
      let output = match.output
      if let number = output.1.flatMap({ Int($0) }) {
        color = number
        if let red = output.2.flatMap({ Int($0) }), let green = output.3.flatMap({ Int($0) }),
          let blue = output.4.flatMap({ Int($0) })
        {
          palette[number] = SIMD3(red, green, blue)
        }
      } else if output.8 != nil {
        x = 0
      } else if output.9 != nil {
        (x, y) = (0, y + 6)
      } else if let sixel = (output.6 ?? output.7)?.unicodeScalars.first {
        for _ in 0..<(output.5.flatMap { Int($0) } ?? 1) {
          for bit in 0..<6
          where (sixel.value - 63) >> UInt32(bit) & 1 == 1 && y + bit < image.height {
            pixels[y + bit][x] = palette[color]
          }
          x += 1
        }
      }
    }
    return pixels
  }

  @Test func fewColorsLeaveAreasAndEdgesWithoutPattern() {
    let view = HStack(spacing: 8) {
      AngularGradient(colors: [.green, .yellow, .orange, .red, .blue], center: .center)
        .frame(width: 96)
      Circle().fill(Color(red: 0.9, green: 0.55, blue: 0.1)).frame(width: 32, height: 32)
      Capsule().fill(.purple.opacity(0.3)).frame(width: 64, height: 20)
    }
    let image = image(view, width: 208, height: 96, cell: (8, 16))
    let pixels = decoded(image, limit: 16)
    func colors(_ x: Range<Int>) -> Set<SIMD3<Int>> {
      Set(pixels.flatMap { $0[x].compactMap { $0 } })
    }
    #expect(colors(104..<136) == [SIMD3(90, 55, 10)])
    #expect(colors(144..<208).count == 1)
    #expect(colors(0..<208).count == 16)
    // Where there are registers enough, edges are soft.
    let soft = decoded(image, limit: 256)
    #expect(Set(soft.flatMap { $0[104..<136].compactMap { $0 } }).count > 4)
  }

  @Test func asManyColorsAsTheTerminalKeepsStayAsTheyAre() {
    let colors = (0..<16).map { SIMD3<UInt8>(UInt8($0 * 3), 7, 200) }
    let palette = ReducedPalette(of: colors.map { .init(color: $0, count: 1) }, limit: 16)
    #expect(palette.colors == colors)
    #expect(
      palette.mixtures.enumerated().allSatisfy { $1 == .init(first: $0, second: $0, share: 0) })
    let one = ReducedPalette(of: colors.map { .init(color: $0, count: 1) }, limit: 1)
    #expect(one.colors.count == 1 && one.mixtures.allSatisfy { $0.first == 0 && $0.second == 0 })
    #expect(ReducedPalette(of: [], limit: 8).colors.isEmpty)
  }
}
