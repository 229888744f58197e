import GaugeUI
import Testing

@testable import TerminalRendering

/// Drawings by chance, each a change of the one before: each number makes the same ones every time.
private struct RandomDrawings {
  private var state: UInt64
  private var parts: [Drawing.Part] = []
  private let size = CGSize(width: 160, height: 96)

  init(seed: UInt64) { state = seed }

  /// A number below `count` (SplitMix64).
  private mutating func pick(_ count: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return Int((mixed ^ mixed >> 31) % UInt64(count))
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(pick(1_000)) / 999
  }

  /// A rectangle that may reach beyond the frame, often on the corners of cells.
  private mutating func rect() -> CGRect {
    let rect = CGRect(
      x: number(-30...140), y: number(-20...90), width: number(0...120), height: number(0...60))
    return pick(2) == 0
      ? rect
      : CGRect(
        x: (rect.minX / 8).rounded() * 8, y: (rect.minY / 16).rounded() * 16, width: rect.width,
        height: 16)
  }

  private mutating func path() -> Path {
    let rect = rect()
    let radius = number(0...20)
    switch pick(7) {
    case 0: return Path(rect)
    case 1: return Path(ellipseIn: rect)
    case 2: return Path(roundedRect: rect, cornerRadius: radius, style: .circular)
    case 3: return Path(roundedRect: rect, cornerRadius: radius)
    case 4: return Path(roundedRect: rect, cornerRadius: rect.height / 2)
    case 5:
      return Path(ellipseIn: rect).applying(CGAffineTransform(rotationAngle: number(0...1)))
    default:
      var path = Path(rect)
      path.addEllipse(in: rect.insetBy(dx: 4, dy: 4))
      return path
    }
  }

  private mutating func paint() -> Paint {
    let colors = (0..<2).map { _ in
      Color.Resolved(
        red: Double(pick(3)) / 2, green: Double(pick(3)) / 2, blue: Double(pick(3)) / 2,
        opacity: pick(3) == 0 ? 0.5 : 1)
    }
    guard pick(4) == 0 else { return .color(colors[0]) }
    return .gradient(
      GradientPaint(
        stops: [.init(color: colors[0], location: 0), .init(color: colors[1], location: 1)],
        geometry: .linear(from: .zero, to: CGPoint(x: number(20...160), y: number(0...60)))))
  }

  private mutating func item() -> Drawing.Item {
    let content: Drawing.Content
    switch pick(5) {
    case 0:
      let texts = ["72%", "71%", "", "漢字 72", "🙂 ok", "a  b"]
      let at = CGPoint(x: pick(20) * 8, y: pick(6) * 16)
      content = .text(texts[pick(texts.count)], at: at, Drawing.TextAttributes(paint: paint()))
    case 1: content = .stroke(path(), StrokeStyle(lineWidth: number(1...12)), paint())
    default: content = .fill(path(), FillStyle(eoFill: pick(2) == 0), paint())
    }
    let clips = (0..<[0, 0, 1, 2][pick(4)]).map { _ in Drawing.Clip(path()) }
    return Drawing.Item(content, clips: clips, opacity: [1, 1, 0.4, 0][pick(4)])
  }

  /// The item with its figure a little longer and further on, as a gauge's bar is from frame to frame.
  private mutating func moved(_ item: Drawing.Item) -> Drawing.Item {
    guard case .fill(let path, let style, let paint) = item.content else { return self.item() }
    var moved = item
    let move = CGAffineTransform(
      a: number(1...1.2), b: 0, c: 0, d: 1, tx: number(-3...3), ty: Double(pick(2)) * 16 - 8)
    moved.content = .fill(path.applying(move), style, paint)
    return moved
  }

  mutating func next() -> Drawing {
    for _ in 0...pick(3) {
      let place = parts.isEmpty ? 0 : pick(parts.count)
      switch pick(parts.count < 3 ? 1 : parts.count > 6 ? 4 : 5) {
      case 0: parts.insert(Drawing.Part(item()), at: place)
      case 1: parts.remove(at: place)
      case 2: parts[place] = Drawing.Part(item())
      default: parts[place] = Drawing.Part(moved(parts[place].item))
      }
    }
    return Drawing(size: size, metrics: .standard, parts: parts)
  }
}

/// What is painted anew where parts differ is what is painted of the whole.
struct RandomPartsTests {
  @Test(
    arguments: [GlyphSet.blocks, .octants, .ascii].indices, [ColorDepth.truecolor, .ansi16, .none])
  func framesAreAsDrawnAlone(canvas: Int, depth: ColorDepth) {
    let glyphs = [GlyphSet.blocks, .octants, .ascii][canvas]
    let renderer = DrawingRenderer(glyphs: glyphs, depth: depth)
    let frames = FrameRenderer(renderer)
    var drawings = RandomDrawings(seed: 0x7061_7274 + UInt64(canvas))
    var old = CellGrid(columns: 0, rows: 0)
    var cursor = FrameCursor(keepsPen: true)
    var oldCursor = cursor
    for step in 0..<60 {
      let drawing = drawings.next()
      frames.draw(drawing)
      let alone = renderer.grid(drawing)
      #expect(frames.grid == alone, "step \(step)")
      #expect(frames.whole().array == Array(alone.ansiText.utf8))
      // Not after every frame: what is drawn between two updates counts too.
      guard step % 3 > 0 else { continue }
      let update = frames.update(cursor: &cursor, isSynchronized: true).array
      #expect(update == alone.update(from: old, cursor: &oldCursor, isSynchronized: true))
      #expect(cursor == oldCursor)
      old = alone
    }
  }
}
