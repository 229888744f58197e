extension GlyphSet {
  /// Printable ASCII: for terminals and locales that have nothing else.
  ///
  /// Letters stand for the solid forms they suggest, as in pictures made of letters: `d` is a corner, `#` is full, and
  /// `(` and `)` are the halves of whatever is round. Of all others none has a shape that a picture would miss.
  public static let ascii = GlyphSet(
    name: "ascii", glyphs: Glyph.ascii,
    shades: [
      Shade(scalar: ":", tone: 0.25), Shade(scalar: "+", tone: 0.5),
      Shade(scalar: "%", tone: 0.75),
    ], hasBackground: false, isASCII: true)
}

extension GlyphSet.Glyph {
  /// Eight lines of four places each, a place being two by two points.
  fileprivate static let ascii: [GlyphSet.Glyph] = [
    GlyphSet.Glyph(" ", lines: ".... .... .... .... .... .... .... ...."),
    GlyphSet.Glyph("#", lines: "#### #### #### #### #### #### #### ####"),
    GlyphSet.Glyph("P", lines: "#### #### #### #### ##.. ##.. ##.. ##.."),
    GlyphSet.Glyph("Y", lines: "#### #### #### #### ..## ..## ..## ..##"),
    GlyphSet.Glyph("b", lines: "##.. ##.. ##.. ##.. #### #### #### ####"),
    GlyphSet.Glyph("d", lines: "..## ..## ..## ..## #### #### #### ####"),
    GlyphSet.Glyph("=", lines: ".... .... .... .... #### #### #### ####"),
    GlyphSet.Glyph("=", lines: ".... .... .... #### #### #### #### ####"),
    GlyphSet.Glyph("\"", lines: "#### #### #### .... .... .... .... ...."),
    GlyphSet.Glyph("-", lines: ".... .... .... #### #### .... .... ...."),
    GlyphSet.Glyph("_", lines: ".... .... .... .... .... .... .... ####"),
    GlyphSet.Glyph("|", lines: ".##. .##. .##. .##. .##. .##. .##. .##."),
    GlyphSet.Glyph("|", lines: "##.. ##.. ##.. ##.. ##.. ##.. ##.. ##.."),
    GlyphSet.Glyph("|", lines: "..## ..## ..## ..## ..## ..## ..## ..##"),
    GlyphSet.Glyph("`", lines: "##.. ##.. ##.. .... .... .... .... ...."),
    GlyphSet.Glyph("'", lines: "..## ..## ..## .... .... .... .... ...."),
    GlyphSet.Glyph("(", lines: ".... .... .... .... ...# ..## ..## ...#"),
    GlyphSet.Glyph(")", lines: ".... .... .... .... #... ##.. ##.. #..."),
    GlyphSet.Glyph(".", lines: ".... .... .... .... .... ..## ..## ..##"),
    GlyphSet.Glyph(",", lines: ".... .... .... .... .... ##.. ##.. ##.."),
    GlyphSet.Glyph("/", lines: "...# ...# ..## ..#. .#.. ##.. #... #..."),
    GlyphSet.Glyph("\\", lines: "#... #... ##.. .#.. ..#. ..## ...# ...#"),
    GlyphSet.Glyph("<", lines: "...# ..## .### #### #### .### ..## ...#", weight: 0.9),
    GlyphSet.Glyph(">", lines: "#... ##.. ###. #### #### ###. ##.. #...", weight: 0.9),
    GlyphSet.Glyph("v", lines: ".... .... #### #### #### .##. .##. ....", weight: 0.9),
    GlyphSet.Glyph("^", lines: ".##. .##. #### #### .... .... .... ....", weight: 0.9),
    GlyphSet.Glyph("o", lines: ".... .... .... .... .##. #### #### .##."),
    GlyphSet.Glyph("*", lines: ".##. #### #### .##. .... .... .... ...."),
    GlyphSet.Glyph("(", lines: "..## .### #### #### #### #### .### ..##", weight: 0.85),
    GlyphSet.Glyph("(", lines: "...# ..## ..## ..## ..## ..## ..## ...#"),
    GlyphSet.Glyph("(", lines: ".... .... .... .... ..## .### #### ####"),
    GlyphSet.Glyph(")", lines: "##.. ###. #### #### #### #### ###. ##..", weight: 0.85),
    GlyphSet.Glyph(")", lines: "#... ##.. ##.. ##.. ##.. ##.. ##.. #..."),
    GlyphSet.Glyph(")", lines: ".... .... .... .... ##.. ###. #### ####"),
  ]

  fileprivate init(_ scalar: Unicode.Scalar, lines: String, weight: Float = 1) {
    let rows = lines.split(separator: " ").map(Array.init)
    self.init(scalar, CellMask { x, y in rows[y / 2][x / 2] == "#" }, weight: weight)
  }
}
