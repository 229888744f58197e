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
