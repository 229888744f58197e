/// Chooses characters for drawings without colours, where a cell is either ink or shade.
///
/// A sample's first component is the tone, 0…255. A character paints its mask all the way; a shade paints every point
/// a part of the way.
struct ToneFitter {
  private let masks: [CellMask]
  private let scalars: [Unicode.Scalar]
  private let shades: [GlyphSet.Shade]
  private let isASCII: Bool
  /// The smallest mark.
  private let dot: Unicode.Scalar
  private let weights: [Float]

  init(_ glyphs: GlyphSet) {
    masks = glyphs.glyphs.map(\.mask)
    scalars = glyphs.glyphs.map(\.scalar)
    shades = glyphs.shades
    isASCII = glyphs.isASCII
    dot = glyphs.isASCII ? "." : glyphs.hasBackground ? "·" : "⠂"
    weights = glyphs.glyphs.map(\.weight)
  }

  /// The best character for a cell.
  ///
  /// - Parameter isLine: Whether what is painted is a line or a small mark, no edge of something larger: faint or not, it
  ///   shows. A faint mark is a dot, to be told from one that is not.
  func fit(_ regions: borrowing CellRegions, isLine: Bool) -> Unicode.Scalar {
    let tones = regions.samples.values.map { level($0.x / 255) }
    guard isLine else { return fit(regions, tones, cost: 1) }
    let mark = fit(regions, tones.map { $0 > 0 ? 1 : 0 }, cost: 0.25)
    let isFaint = regions.samples.values.allSatisfy { $0.x / 255 < Self.faint }
    return isFaint && mark != " " && !regions.touched.isBand ? dot : mark
  }

  /// Marks of less than this tone are faint: a secondary grey is 0.6 of ink, what shows what is not reached mostly a third or
  /// less.
  private static let faint: Float = 0.4

  /// - Parameter cost: What it costs to paint a point on which there is nothing.
  private func fit(_ regions: borrowing CellRegions, _ tones: [Float], cost: Float)
    -> Unicode.Scalar
  {
    let presence = isASCII && Set(tones).count > 1 ? Self.presence : 0
    var best: Unicode.Scalar = " "
    var bestGain: Float = 0
    for glyph in masks.indices {
      // Painting a point of tone t in full lowers the squared error by t² − (1 − t)².
      var gain = -cost * Float(masks[glyph].count)
      for (region, tone) in zip(regions.masks.values, tones) {
        gain += (2 * tone + presence) * Float((masks[glyph] & region).count)
      }
      gain *= weights[glyph]
      if gain > bestGain { (best, bestGain) = (scalars[glyph], gain) }
    }
    // A shade is as high as the row: a bar of half the height has a lighter one. The edges of a ring are shaded as all of it
    // is.
    let isLow = regions.touched.count * 2 <= CellMask.area && regions.touched.isLines
    let share = isLow ? Float(regions.touched.count) / Float(CellMask.area) : 1
    for shade in shades {
      // Nothing is said of untouched points: a shaded bar half a row high is still shaded.
      var gain: Float = 0
      var area = 0
      for (region, tone) in zip(regions.masks.values, tones) {
        if tone < 1, level(tone * share) == shade.tone { area += region.count }
        gain += Float(region.count) * (shade.tone * (2 * tone - shade.tone) + presence)
      }
      // Shades stand for even tones, not for the edges of solid ones.
      if area >= Self.leastShaded, gain > bestGain { (best, bestGain) = (shade.scalar, gain) }
    }
    return best
  }

  /// What a point of several paints gains by not being blank, so that the paint that has most of the cell takes it.
  private static let presence: Float = 0.5

  /// A shade needs a little more than a third of a cell's points. With fewer a dot on a track would drown in it, with more a
  /// ring would have gaps.
  private static let leastShaded = 44

  /// The nearest tone that a character has. What is visible at all has at least the lightest.
  private func level(_ tone: Float) -> Float {
    guard tone > 0.02 else { return 0 }
    return (shades.map(\.tone) + [1]).min { abs($0 - tone) < abs($1 - tone) } ?? 1
  }
}
