import GaugeUI

/// The colours that terminals number.
enum TerminalPalette {
  struct Entry: Equatable, Hashable, Sendable {
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

  static let oklab16 = ansi16.map(\.oklab)
  static let oklab256 = ansi256.map(\.oklab)
}
