import GaugeUI

/// Turns colours into those that a terminal has: the nearest in Oklab.
struct ColorQuantizer: Sendable {
  let depth: ColorDepth
  private let palette: [Oklab]
  /// The number of the first colour in `palette`.
  private let first: Int
  /// What of 16 colours faint ones become.
  private let faint: Faint?

  /// Colours near the background: a track. Of the nearest of 16 they would have a hue as strong as the gauge's, or
  /// vanish.
  private struct Faint {
    /// Number and place of the background.
    let background: Int
    /// How near, in Oklab: a third of any tint's opacity is within 0.31 on black and 0.14 on white.
    let distance: Double
    /// The same for greys: a third of white's opacity is 0.42 on black. That of black on white has a grey of its own.
    let grayDistance: Double
    let gray: Int
    /// The grey of what is not faint: a grey fill on its track has to be another.
    let plainGray: Int
  }

  init(_ depth: ColorDepth, isDark: Bool) {
    self.depth = depth
    switch depth {
    case .none, .truecolor: (palette, first, faint) = ([], 0, nil)
    case .ansi16:
      palette = TerminalPalette.oklab16
      first = 0
      faint =
        isDark
        ? Faint(background: 0, distance: 0.35, grayDistance: 0.45, gray: 8, plainGray: 7)
        : Faint(background: 15, distance: 0.15, grayDistance: 0.15, gray: 7, plainGray: 8)
    case .ansi256:
      // The first sixteen are the theme's: nobody knows them.
      (palette, first, faint) = (TerminalPalette.oklab256, 16, nil)
    }
  }

  /// The colour nearest to components of 0…255.
  func color(_ components: Sample) -> CellColor {
    // To the nearest, in a type in which half more is exact.
    func byte(_ value: Float) -> UInt8 { UInt8(Double(min(max(value, 0), 255)) + 0.5) }
    let entry = TerminalPalette.Entry(byte(components.x), byte(components.y), byte(components.z))
    switch depth {
    case .none: return .standard
    case .truecolor: return .rgb(entry.red, entry.green, entry.blue)
    case .ansi16: return .ansi16(UInt8(nearest(entry.oklab)))
    case .ansi256: return .ansi256(UInt8(first + nearest(entry.oklab)))
    }
  }

  private func nearest(_ color: Oklab) -> Int {
    if let faint {
      let distance = palette[faint.background].squaredDistance(to: color).squareRoot()
      let limit = color.isGray ? faint.grayDistance : faint.distance
      if distance < limit { return distance < 0.03 ? faint.background : faint.gray }
    }
    var (best, bestDistance) = (0, Double.infinity)
    for (index, entry) in palette.enumerated() {
      // Of sixteen, cyan is the nearest to a light grey, and a grey to lilac: a gauge would change its colour.
      if faint != nil, entry.isGray ? color.hasHue : color.isGray { continue }
      let distance = entry.squaredDistance(to: color)
      if distance < bestDistance { (best, bestDistance) = (index, distance) }
    }
    if let faint, best == faint.gray { return faint.plainGray }
    return best
  }
}

extension Oklab {
  /// Whether it has hardly any hue.
  fileprivate var isGray: Bool { a * a + b * b < 0.02 * 0.02 }

  /// Whether it has a hue that anybody would name. Of the tints all have but brown, 0.064, and gray; mint the least, 0.115.
  fileprivate var hasHue: Bool { a * a + b * b > 0.1 * 0.1 }

  fileprivate func squaredDistance(to other: Oklab) -> Double {
    let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return l * l + a * a + b * b
  }
}
