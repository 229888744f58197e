package import GaugeUI

// What characters paint, point by point: for measuring how close cells come to a drawing.

extension GlyphSet {
  /// Whether a cell may show two colours, or one on the terminal's own background.
  package var hasTwoColors: Bool { hasBackground }

  /// The 8 × 16 points of each character, row by row: which it paints.
  package var coverages: [[Bool]] { glyphs.map { Self.points(of: $0.mask) } }

  /// The points of a cell as they look, red, green and blue of 0…255, the terminal's own background being black: once for
  /// each likeness that its character has in this set.
  package func points(of grid: CellGrid, column: Int, row: Int) -> [[SIMD3<Float>]] {
    let (text, style) = (
      grid.text(column: column, row: row), grid.style(column: column, row: row)
    )
    let isReversed = style.attributes.contains(.reverse)
    let (front, back) = (style.foreground.components, style.background.components)
    return glyphs.filter { String($0.scalar) == text }.map { glyph in
      Self.points(of: glyph.mask).map { $0 != isReversed ? front : back }
    }
  }

  /// The parts of a point that shades paint, 0…1.
  package var shadeTones: [Float] { shades.map(\.tone) }

  /// The points of a cell without colours, each as much ink as its character paints there, 0…255.
  package func tones(of grid: CellGrid, column: Int, row: Int) -> [[Float]] {
    let text = grid.text(column: column, row: row)
    let inked = glyphs.filter { String($0.scalar) == text }.map { glyph in
      Self.points(of: glyph.mask).map { $0 ? Float(255) : 0 }
    }
    let shaded = shades.filter { String($0.scalar) == text }.map { shade in
      Array(repeating: 255 * shade.tone, count: CellMask.area)
    }
    return inked + shaded
  }

  private static func points(of mask: CellMask) -> [Bool] {
    (0..<CellMask.area).map { place in
      let word = place < 64 ? mask.upper : mask.lower
      return word >> UInt64(place % 64) & 1 == 1
    }
  }
}

extension CellColor {
  fileprivate var components: SIMD3<Float> {
    guard case .rgb(let red, let green, let blue) = value else { return .zero }
    return SIMD3(Float(red), Float(green), Float(blue))
  }
}

extension Drawing {
  /// The drawing with each colour as the grey that is as light, 0…1, as the colour's ink is strong where there are no colours.
  package func inTones(on colorScheme: ColorScheme) -> Drawing {
    let palette = FramePalette(depth: .none, colorScheme: colorScheme)
    func tone(_ color: Color.Resolved) -> Color.Resolved {
      let tone = Double(palette.sample(color).x / 255)
      return Color.Resolved(red: tone, green: tone, blue: tone, opacity: color.opacity)
    }
    func tone(_ paint: Paint) -> Paint {
      switch paint {
      case .color(let color): return .color(tone(color))
      case .gradient(var gradient):
        for index in gradient.stops.indices {
          gradient.stops[index].color = tone(gradient.stops[index].color)
        }
        return .gradient(gradient)
      case .mixed(let paint, let mixing): return .mixed(tone(paint), mixing)
      }
    }
    var toned = self
    toned.items = items.map { item in
      var item = item
      item.content.paint = tone(item.content.paint)
      return item
    }
    return toned
  }
}
