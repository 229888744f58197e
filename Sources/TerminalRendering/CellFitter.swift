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
  struct Choice {
    var glyph: Int
    var foreground: Sample
    /// `nil` leaves the terminal's own background.
    var background: Sample?
  }

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
    var best = Choice(glyph: 0, foreground: .zero)
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
            let front = area > 0 ? (sum * sum).sum() / area : 0
            // A background colour where most of it would lie on nothing would frame the drawing in boxes.
            let hasBackground = glyphs.hasBackground && rest > 0 && 2 * (touched - covered) >= rest
            let remainder = total - sum
            let back = hasBackground ? (remainder * remainder).sum() / rest : 0
            // Of a character and its opposite in swapped colours, the one whose ink stands out.
            let standsOut: Float = front * rest > back * area ? 1.0001 : 1
            let gain = (front + back) * standsOut
            if gain > bestGain {
              bestGain = gain
              best = Choice(
                glyph: glyph, foreground: area > 0 ? sum / area : .zero,
                background: hasBackground ? remainder / rest : nil)
            }
          }
        }
      }
    }
    return best
  }
}
