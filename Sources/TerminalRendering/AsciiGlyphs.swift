extension GlyphSet {
  /// Printable ASCII: for terminals and locales that have nothing else.
  public static let ascii = GlyphSet(
    name: "ascii",
    glyphs: [
      Glyph(" ", .empty), Glyph("#", .full),
    ],
    shades: [
      Shade(scalar: ".", tone: 0.25), Shade(scalar: ":", tone: 0.5),
      Shade(scalar: "=", tone: 0.75),
    ], hasBackground: false, isASCII: true)
}
