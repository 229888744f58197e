/// Chooses the character and the two colours that come closest to what is painted in a cell.
///
/// For a character whose mask covers n points that sum up to S, the best colour is S / n, and it lowers the squared
/// error by |S|² / n against leaving those points in the background's colour, which is zero here. So the best
/// character is the one with the largest sum of this gain over its mask and, where it may have a colour, the rest.
struct CellFitter {
  private let glyphs: GlyphSet
  private let masks: [CellMask]
  /// How many points each mask covers.
  private let areas: [Float]

  /// What was chosen, relative to the background as the samples are.
  ///
  /// A part without a colour shows the terminal's own background, whatever that is. Where that is the character's own
  /// part, it is written in reverse.
  struct Choice {
    var glyph: Int
    var foreground: Sample?
    var background: Sample?
  }

  /// A part of a cell gets a colour where at least this much of it is touched. Less would put faint boxes around every
  /// curve, which a terminal whose background is not the assumed one shows as stains.
  private static let leastTouched: Float = 1.0 / 3

  init(_ glyphs: GlyphSet) {
    self.glyphs = glyphs
    masks = glyphs.glyphs.map(\.mask)
    areas = masks.map { Float($0.count) }
  }

  /// The best choice for a cell in which something is painted.
  func fit(_ regions: CellRegions) -> Choice {
    if regions.isUniform { return Choice(glyph: 1, foreground: regions.samples[0]) }
    let total = regions.mean * Float(CellMask.area)
    let touched = Float(regions.touched.count)
    var best = Choice(glyph: 0)
    var bestGain: Float = 0
    masks.withUnsafeBufferPointer { masks in
      regions.masks.withUnsafeBufferPointer { regionMasks in
        regions.samples.withUnsafeBufferPointer { samples in
          for glyph in masks.indices {
            let mask = masks[glyph]
            var sum = Sample.zero
            var covered: Float = 0
            for region in regionMasks.indices {
              let count = Float((mask & regionMasks[region]).count)
              sum += samples[region] * count
              covered += count
            }
            let area = areas[glyph]
            let rest = Float(CellMask.area) - area
            let hasFront = area > 0 && covered >= Self.leastTouched * area
            let hasBack =
              glyphs.hasBackground && rest > 0 && touched - covered >= Self.leastTouched * rest
            let remainder = total - sum
            let front = hasFront ? (sum * sum).sum() / area : 0
            let back = hasBack ? (remainder * remainder).sum() / rest : 0
            // Of a character and its opposite in swapped colours, the one whose ink stands out.
            let standsOut: Float = front * rest > back * area ? 1.0001 : 1
            let gain = (front + back) * standsOut
            if gain > bestGain {
              bestGain = gain
              best = Choice(
                glyph: glyph, foreground: hasFront ? sum / area : nil,
                background: hasBack ? remainder / rest : nil)
            }
          }
        }
      }
    }
    return best
  }
}
