import GaugeUI

/// Turns colours into those that a terminal has.
struct ColorQuantizer {
  let depth: ColorDepth
  private let palette: [Oklab]
  private let first: Int

  init(_ depth: ColorDepth) {
    self.depth = depth
    switch depth {
    case .none, .truecolor:
      palette = []
      first = 0
    case .ansi16:
      palette = TerminalPalette.ansi16.map(\.oklab)
      first = 0
    case .ansi256:
      // The first sixteen are the theme's: nobody knows them.
      palette = TerminalPalette.ansi256.map(\.oklab)
      first = 16
    }
  }

  /// The colour nearest to components of 0…255.
  func color(_ components: Sample) -> CellColor {
    func byte(_ value: Float) -> UInt8 { UInt8(min(max(value.rounded(), 0), 255)) }
    let (red, green, blue) = (byte(components.x), byte(components.y), byte(components.z))
    switch depth {
    case .none: return .standard
    case .truecolor: return .rgb(red, green, blue)
    case .ansi16: return .ansi16(UInt8(nearest(red, green, blue)))
    case .ansi256: return .ansi256(UInt8(first + nearest(red, green, blue)))
    }
  }

  private func nearest(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    let color = TerminalPalette.Entry(red, green, blue).oklab
    var (best, bestDistance) = (0, Double.infinity)
    for (index, entry) in palette.enumerated() {
      let (l, a, b) = (
        entry.lightness - color.lightness, entry.a - color.a, entry.b - color.b
      )
      let distance = l * l + a * a + b * b
      if distance < bestDistance { (best, bestDistance) = (index, distance) }
    }
    return best
  }
}

/// The colours that terminals number.
enum TerminalPalette {
  struct Entry: Equatable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }

    var oklab: Oklab {
      Oklab(
        Color.Resolved(
          red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255))
    }
  }

  /// xterm's defaults (its `XTerm-col.ad`). Themes change them, but keep what they are called.
  static let ansi16: [Entry] = [
    Entry(0, 0, 0), Entry(205, 0, 0), Entry(0, 205, 0), Entry(205, 205, 0), Entry(0, 0, 238),
    Entry(205, 0, 205), Entry(0, 205, 205), Entry(229, 229, 229), Entry(127, 127, 127),
    Entry(255, 0, 0), Entry(0, 255, 0), Entry(255, 255, 0), Entry(92, 92, 255),
    Entry(255, 0, 255), Entry(0, 255, 255), Entry(255, 255, 255),
  ]

  /// Colours 16 to 255 of xterm (its `256colres.pl`): a cube of six steps a side, then 24 greys.
  static let ansi256: [Entry] = {
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    let cube = steps.flatMap { red in
      steps.flatMap { green in steps.map { blue in Entry(red, green, blue) } }
    }
    return cube + (0..<24).map { Entry(8 + 10 * $0, 8 + 10 * $0, 8 + 10 * $0) }
  }()
}
