/// The characters that drawings are fitted to, each with the points of a cell that it paints.
public struct GlyphSet: Equatable, Sendable {
  /// The name on the command line, as `blocks`.
  public let name: String
  /// The characters. The first paints nothing, the second paints the most of a cell.
  let glyphs: [Glyph]
  /// The characters' masks.
  let masks: [CellMask]
  /// Counts points under each mask.
  let sums: MaskSums
  /// Characters that paint a part of each point of a cell, and that part, from light to dark. They are used where
  /// there are no colours.
  let shades: [Shade]
  /// Whether a cell may show two colours. Characters made of dots or strokes leave the background alone.
  let hasBackground: Bool
  /// Whether the characters are letters and signs of ASCII, to which text is limited too.
  ///
  /// Their masks are likenesses, since fonts differ. So none shows where one paint ends and another begins; half a `#` in
  /// a bar looks like a flaw.
  let isASCII: Bool

  /// A character and what it paints.
  struct Glyph: Equatable, Sendable {
    let scalar: Unicode.Scalar
    let mask: CellMask
    /// What its likeness to a cell counts against that of others. A letter in a row of signs has to be clearly better.
    let weight: Float
    /// Whether it is a hair's breadth, and so only right for what goes as far: the tip of something larger would end in a
    /// hair.
    let isThin: Bool

    init(_ scalar: Unicode.Scalar, _ mask: CellMask, weight: Float = 1, isThin: Bool = false) {
      self.scalar = scalar
      self.mask = mask
      self.weight = weight
      self.isThin = isThin
    }
  }

  /// A character that stands for an even tone.
  struct Shade: Equatable, Sendable {
    let scalar: Unicode.Scalar
    /// 0, nothing, to 1, all.
    let tone: Float
  }

  init(
    name: String, glyphs: [Glyph], shades: [Shade], hasBackground: Bool = true,
    isASCII: Bool = false
  ) {
    self.name = name
    self.glyphs = glyphs
    masks = glyphs.map(\.mask)
    sums = MaskSums(masks)
    self.shades = shades
    self.hasBackground = hasBackground
    self.isASCII = isASCII
  }

  public static func == (left: GlyphSet, right: GlyphSet) -> Bool { left.name == right.name }
}

extension GlyphSet {
  /// How many places in a column a bar one row high can end at. Letters show none within.
  package var columnSteps: Int {
    if isASCII { return 1 }
    return (1...CellMask.width).count {
      masks.contains(CellMask(columns: 0..<$0, lines: 0..<CellMask.height))
    }
  }

  /// Every set, from the coarsest.
  public static let all: [GlyphSet] = [.ascii, .blocks, .sextants, .octants, .braille]

  /// The set called `name`.
  public init?(named name: String) {
    guard let set = Self.all.first(where: { $0.name == name }) else { return nil }
    self = set
  }
}
