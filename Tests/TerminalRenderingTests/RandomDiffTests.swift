import GaugeUI
import Testing

@testable import TerminalRendering

/// Views by chance: each number makes the same one every time.
private struct RandomViews {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number below `count` (SplitMix64).
  private mutating func pick(_ count: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return Int((mixed ^ mixed >> 31) % UInt64(count))
  }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[pick(elements.count)]
  }

  private mutating func color() -> Color {
    let hue = Double(pick(12)) / 12
    return one(of: [
      .red, .green, .gray, .primary, Color(hue: hue, saturation: 0.8, brightness: 0.9),
      Color(hue: hue, saturation: 0.5, brightness: 0.6, opacity: 0.5),
    ])
  }

  private mutating func style() -> AnyShapeStyle {
    let (first, second) = (color(), color())
    return one(of: [
      AnyShapeStyle(first), AnyShapeStyle(Gradient(colors: [first, second])),
      AnyShapeStyle(AngularGradient(colors: [first, second], center: .center)),
    ])
  }

  private mutating func words() -> Text {
    let text = Text(one(of: ["72%", "", "km/h", "日本語", "e\u{301}té", "🙂 ok", "a  b   c"]))
    return one(of: [
      text, text.bold(), text.italic(), text.underline(), text.foregroundColor(.mint),
    ])
  }

  @MainActor private mutating func gauge() -> AnyView {
    let (value, label, current) = (Double(pick(101)) / 100, words(), words())
    let gauge = Gauge(value: value) {
      label
    } currentValueLabel: {
      current
    }.tint(style())
    return one(of: [
      AnyView(gauge), AnyView(gauge.gaugeStyle(.accessoryLinear)),
      AnyView(gauge.gaugeStyle(.accessoryLinearCapacity)),
      AnyView(gauge.gaugeStyle(.accessoryCircular)),
      AnyView(gauge.gaugeStyle(.accessoryCircularCapacity)),
    ])
  }

  @MainActor private mutating func leaf() -> AnyView {
    switch pick(5) {
    case 0: AnyView(words())
    case 1: AnyView(words().background(color()))
    case 2: AnyView(Circle().trim(to: Double(pick(10)) / 10).stroke(style(), lineWidth: 6))
    case 3: AnyView(RoundedRectangle(cornerRadius: 12).fill(style()).frame(height: 24))
    default: gauge()
    }
  }

  @MainActor mutating func view() -> AnyView {
    let (first, second) = (leaf(), leaf())
    return switch pick(4) {
    case 0:
      AnyView(
        HStack {
          first
          second
        })
    case 1:
      AnyView(
        ZStack {
          first
          second
        })
    case 2:
      AnyView(
        VStack(alignment: .leading) {
          first
          second
        })
    default: first
    }
  }
}

/// What a terminal shows after frames one upon the other is what it shows after the last one alone.
@Suite @MainActor struct RandomDiffTests {
  static let columns = 32

  /// The rows in which a screen shows something else than `frame`.
  func wrongRows(of screen: Screen, showing frame: CellGrid) -> [Int] {
    var whole = Screen(columns: Self.columns)
    whole.feed(Array(frame.ansiText.replacingOccurrences(of: "\n", with: "\r\n").utf8))
    let blank = Array(repeating: Screen.Cell(), count: Self.columns)
    func row(_ index: Int, of screen: Screen) -> [Screen.Cell] {
      index < screen.rows.count ? screen.rows[index] : blank
    }
    return (0..<max(whole.rows.count, screen.rows.count)).filter {
      row($0, of: whole) != row($0, of: screen)
    }
  }

  @Test(
    arguments: [GlyphSet.ascii, .blocks, .sextants, .octants, .braille].indices,
    [ColorDepth.none, .ansi16, .ansi256, .truecolor])
  func framesOneUponTheOther(canvas: Int, depth: ColorDepth) {
    let glyphs = GlyphSet.all[canvas]
    var views = RandomViews(seed: 0x6761_7567 + UInt64(canvas))
    var screen = Screen(columns: Self.columns)
    var updated = Screen(columns: Self.columns)
    var kept = Screen(columns: Self.columns)
    var cursor = FrameCursor.origin
    var keptCursor = FrameCursor(keepsPen: true)
    var shown = CellGrid(columns: Self.columns, rows: 0)
    for index in 0..<24 {
      let scheme: ColorScheme = index.isMultiple(of: 2) ? .dark : .light
      let drawn = grid(
        views.view(), columns: Self.columns, rows: 3 + index % 5, glyphs, depth: depth,
        colorScheme: scheme)
      var next = CellGrid(columns: Self.columns, rows: drawn.rows)
      next.place(drawn, column: 0, row: 0)
      screen.feed(next.diff(from: shown, isSynchronized: false))
      #expect(wrongRows(of: screen, showing: next) == [], "frame \(index)")
      updated.feed(next.update(from: shown, cursor: &cursor))
      #expect(wrongRows(of: updated, showing: next) == [], "update \(index)")
      #expect(updated.pen.isEmpty)
      // What else is written comes in the terminal's own colours, or leaves others behind.
      if index % 5 == 2 {
        kept.feed(keptCursor.resetPen())
        #expect(kept.pen.isEmpty)
      } else if index % 5 == 4 {
        kept.feed(Array("\u{1B}[1;7;35;46m".utf8))
        keptCursor.losePen()
      }
      kept.feed(next.update(from: shown, cursor: &keptCursor))
      #expect(wrongRows(of: kept, showing: next) == [], "update with kept pen \(index)")
      shown = next
    }
    kept.feed(keptCursor.resetPen())
    #expect(kept.pen.isEmpty)
  }
}
