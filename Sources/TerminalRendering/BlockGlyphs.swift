// Sets of characters that divide a cell into even parts. Code points are those of the Unicode charts "Block Elements",
// "Symbols for Legacy Computing", "Symbols for Legacy Computing Supplement" and "Braille Patterns".

extension GlyphSet {
  /// Halves, quadrants, eighths and two thin lines: in every font.
  public static let blocks = GlyphSet(
    name: "blocks", glyphs: Glyph.whole + Glyph.quadrants + Glyph.eighths + Glyph.lines,
    shades: Shade.blocks)

  /// Two by three parts.
  public static let sextants = GlyphSet(
    name: "sextants",
    glyphs: Glyph.whole + Glyph.quadrants + Glyph.eighths + Glyph.lines + Glyph.sextants,
    shades: Shade.blocks)

  /// Two by four parts: Unicode 16.
  public static let octants = GlyphSet(
    name: "octants", glyphs: Glyph.whole + Glyph.octants + Glyph.eighths + Glyph.lines,
    shades: Shade.blocks)

  /// Two by four dots.
  public static let braille = GlyphSet(
    name: "braille", glyphs: Glyph.braille, shades: Shade.braille, hasBackground: false)
}

extension GlyphSet.Shade {
  static let blocks = [
    GlyphSet.Shade(scalar: "░", tone: 0.25), GlyphSet.Shade(scalar: "▒", tone: 0.5),
    GlyphSet.Shade(scalar: "▓", tone: 0.75),
  ]

  static let braille = [
    GlyphSet.Shade(scalar: "⢀", tone: 0.125), GlyphSet.Shade(scalar: "⠢", tone: 0.25),
    GlyphSet.Shade(scalar: "⢕", tone: 0.5), GlyphSet.Shade(scalar: "⡷", tone: 0.75),
  ]
}

extension GlyphSet.Glyph {
  /// A blank and a full block.
  static let whole = [GlyphSet.Glyph(" ", .empty), GlyphSet.Glyph("█", .full)]

  static let quadrants: [GlyphSet.Glyph] = divided("▘▝▀▖▌▞▛▗▚▐▜▄▙▟", columns: 2, lines: [0, 8, 16])

  /// Bars that grow from an edge by eighths.
  static let eighths: [GlyphSet.Glyph] =
    zip(1..., "▁▂▃▅▆▇".unicodeScalars).map { index, scalar in
      let eighth = index < 4 ? index : index + 1
      return GlyphSet.Glyph(
        scalar, CellMask(columns: 0..<8, lines: (16 - 2 * eighth)..<16))
    }
    + zip(1..., "▏▎▍▋▊▉".unicodeScalars).map { index, scalar in
      GlyphSet.Glyph(
        scalar, CellMask(columns: 0..<(index < 4 ? index : index + 1), lines: 0..<16))
    }
    + [
      GlyphSet.Glyph("▔", CellMask(columns: 0..<8, lines: 0..<2)),
      GlyphSet.Glyph("▕", CellMask(columns: 7..<8, lines: 0..<16)),
    ]

  /// Thin lines through the middle, which no block can stand for.
  static let lines = [
    GlyphSet.Glyph("─", CellMask(columns: 0..<8, lines: 7..<9), isThin: true),
    GlyphSet.Glyph("│", CellMask(columns: 3..<5, lines: 0..<16), isThin: true),
  ]

  /// U+1FB00 to U+1FB3B in the order of their patterns; the empty and full ones and the halves live elsewhere.
  static let sextants: [GlyphSet.Glyph] = (1..<63).filter { $0 != 21 && $0 != 42 }.enumerated()
    .compactMap { index, pattern in
      Unicode.Scalar(0x1FB00 + UInt32(index)).map {
        GlyphSet.Glyph($0, parts(pattern, columns: 2, lines: [0, 5, 11, 16]))
      }
    }

  /// Patterns of two by four parts that were characters before the others came, at U+1CD00 on, in order.
  private static let olderOctants: [Int: Unicode.Scalar] = [
    1: "\u{1CEA8}", 2: "\u{1CEAB}", 3: "\u{1FB82}", 5: "▘", 10: "▝", 15: "▀", 20: "\u{1FBE6}",
    40: "\u{1FBE7}", 63: "\u{1FB85}", 64: "\u{1CEA3}", 80: "▖", 85: "▌", 90: "▞", 95: "▛",
    128: "\u{1CEA0}", 160: "▗", 165: "▚", 170: "▐", 175: "▜", 192: "▂", 240: "▄", 245: "▙",
    250: "▟", 252: "▆",
  ]

  static let octants: [GlyphSet.Glyph] = {
    var next: UInt32 = 0x1CD00
    return (1..<255).compactMap { pattern in
      let mask = parts(pattern, columns: 2, lines: [0, 4, 8, 12, 16])
      if let older = olderOctants[pattern] { return GlyphSet.Glyph(older, mask) }
      defer { next += 1 }
      return Unicode.Scalar(next).map { GlyphSet.Glyph($0, mask) }
    }
  }()

  /// U+2800 to U+28FF, the full one second. A dot stands for all of its part.
  static let braille: [GlyphSet.Glyph] = {
    // Bit by bit of the code point, the bit of the dot's part.
    let dots = [0, 2, 4, 1, 3, 5, 6, 7]
    return ([0, 255] + Array(1..<255)).compactMap { pattern in
      let part = dots.enumerated().reduce(0) { $0 | (pattern >> $1.offset & 1) << $1.element }
      return Unicode.Scalar(0x2800 + UInt32(pattern)).map {
        GlyphSet.Glyph(
          pattern == 0 ? " " : $0, parts(part, columns: 2, lines: [0, 4, 8, 12, 16]))
      }
    }
  }()

  /// Characters in the order of their patterns, from 1: bit by bit the parts from left to right and from the top.
  private static func divided(
    _ scalars: String, columns: Int, lines: [Int]
  ) -> [GlyphSet.Glyph] {
    zip(1..., scalars.unicodeScalars).map { pattern, scalar in
      GlyphSet.Glyph(scalar, parts(pattern, columns: columns, lines: lines))
    }
  }

  /// The parts of a cell whose bits are set in `pattern`.
  private static func parts(_ pattern: Int, columns: Int, lines: [Int]) -> CellMask {
    let width = CellMask.width / columns
    return (0..<columns * (lines.count - 1)).filter { pattern >> $0 & 1 == 1 }
      .reduce(.empty) { mask, part in
        let (column, line) = (part % columns, part / columns)
        return mask
          | CellMask(
            columns: column * width..<(column + 1) * width, lines: lines[line]..<lines[line + 1])
      }
  }
}
