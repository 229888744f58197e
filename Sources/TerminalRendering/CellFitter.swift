/// Chooses the character and the two colours that come closest to what is painted in a cell.
///
/// For a character whose mask covers n points that sum up to S, a colour c lowers the squared error by 2 c·S − n |c|²
/// against leaving those points in the background's colour, which is zero here. The best c is the mean, S / n. So the
/// best character is the one with the largest sum of this gain over its mask and, where it may have a colour, the rest.
struct CellFitter {
  private let glyphs: GlyphSet
  /// Whether only colours that were painted may be chosen. Where there are sixteen, a mean is another hue.
  private let isPure: Bool

  /// What was chosen, relative to the background as the samples are.
  ///
  /// A part without a colour shows the terminal's own background, whatever that is. Where that is the character's own
  /// part, it is written in reverse.
  struct Choice {
    var glyph: Int
    var foreground: Sample?
    var background: Sample?
  }

  /// One of two colours needs at least this much of its part touched. Less would put faint boxes around every curve,
  /// which a terminal whose background is not the assumed one shows as stains.
  private static let leastOfTwo: Float = 1.0 / 2
  /// The same for a character's only colour.
  private static let leastAlone: Float = 1.0 / 3

  init(_ glyphs: GlyphSet, isPure: Bool) {
    self.glyphs = glyphs
    self.isPure = isPure
  }

  /// The best choice for a cell in which something is painted.
  ///
  /// - Parameter isLine: Whether what is painted is a line of its own.
  func fit(_ regions: CellRegions, isLine: @autoclosure () -> Bool) -> Choice {
    if regions.isUniform { return uniform(regions.samples[0]) }
    let best = fit(regions, leastAlone: Self.leastAlone)
    // A line right across the cell is no edge of something larger: faint or not, it shows.
    guard best.foreground == nil, best.background == nil, isLine() else {
      return best
    }
    return fit(regions, leastAlone: 0)
  }

  /// One colour all over: ink where it stands out, else a blank on that colour. So text that is copied from the terminal
  /// has a bar's fill and leaves out its track.
  private func uniform(_ sample: Sample) -> Choice {
    let standsOut = (sample * sample).sum() >= Self.leastInk * Self.leastInk
    return standsOut || !glyphs.hasBackground
      ? Choice(glyph: 1, foreground: sample) : Choice(glyph: 0, background: sample)
  }

  /// How far from the background's a colour has to be to stand out, as a distance of sRGB components 0…255. A system tint
  /// at 30 % is at most 104 away from black or white, whole at least 192; the track of a bar is 31 away.
  private static let leastInk: Float = 120

  private func fit(_ regions: CellRegions, leastAlone: Float) -> Choice {
    let whole = Part(
      sum: regions.mean * Float(CellMask.area), touched: Float(regions.touched.count))
    var best = Choice(glyph: 0)
    var bestGain: Float = 0
    let presence = glyphs.isASCII ? self.presence(in: regions) : 0
    regions.withParts { parts in
      for glyph in glyphs.masks.indices {
        let (front, mostFront, mostBack) = front(of: parts, under: glyphs.masks[glyph])
        let back = whole - front
        let area = glyphs.areas[glyph]
        let rest = Float(CellMask.area) - area
        let hasBack = glyphs.hasBackground && rest > 0 && back.touched >= Self.leastOfTwo * rest
        let least = hasBack ? Self.leastOfTwo : leastAlone
        let hasFront = area > 0 && front.touched >= least * area
        guard hasFront || hasBack else { continue }
        let foreground = hasFront ? mostFront ?? front.sum / area : nil
        let background = hasBack ? mostBack ?? back.sum / rest : nil
        let frontGain = foreground.map { front.gain($0, area) } ?? 0
        let backGain = background.map { back.gain($0, rest) } ?? 0
        // Of a character and its opposite in swapped colours, the one whose ink stands out.
        let standsOut: Float = frontGain * rest > backGain * area ? 1.0001 : 1
        let gain =
          ((frontGain + backGain) * standsOut + presence * front.touched)
          * glyphs.glyphs[glyph].weight
        if gain > bestGain {
          bestGain = gain
          best = Choice(glyph: glyph, foreground: foreground, background: background)
        }
      }
    }
    return crisp(best, regions)
  }

  /// The choice with each colour that stands almost for one sample alone being that sample: no paint changes its colour
  /// where it ends in a rounded corner.
  private func crisp(_ choice: Choice, _ regions: CellRegions) -> Choice {
    guard !isPure, regions.masks.count <= Self.mostPaints else { return choice }
    let mask = glyphs.masks[choice.glyph]
    func main(_ part: CellMask, _ mean: Sample?) -> Sample? {
      guard let mean else { return nil }
      let main = regions.masks.firstIndex { (($0 & part).count * 8) >= part.count * 7 }
      return main.map { regions.samples[$0] } ?? mean
    }
    var crisp = choice
    crisp.foreground = main(mask, choice.foreground)
    crisp.background = main(~mask, choice.background)
    return crisp
  }

  /// A cell of more paints is one of a gradient.
  private static let mostPaints = 4

  /// What a point of fill and track gains by not being blank, so that one character in a mixed colour takes the cell.
  private func presence(in regions: CellRegions) -> Float {
    let strengths = regions.samples.map { ($0 * $0).sum() }
    guard let least = strengths.min(), let most = strengths.max(), least < most / 4 else {
      return 0
    }
    return most / 2
  }

  /// What is painted under a mask, or outside of it.
  private struct Part {
    var sum = Sample.zero
    var touched: Float = 0

    @inline(__always) static func - (whole: Part, part: Part) -> Part {
      Part(sum: whole.sum - part.sum, touched: whole.touched - part.touched)
    }

    /// By how much `color` lowers the squared error of a part of `area` points.
    @inline(__always) func gain(_ color: Sample, _ area: Float) -> Float {
      (color * (2 * sum - area * color)).sum()
    }
  }

  /// What is painted under `mask`, and where colours must be pure those of the most points under and outside of it.
  @inline(__always)
  private func front(
    of regions: CellRegions.Parts, under mask: CellMask
  ) -> (Part, front: Sample?, back: Sample?) {
    var part = Part()
    var most: (front: Sample?, back: Sample?) = (nil, nil)
    var mostCounts = (front: 0, back: 0)
    for region in regions.masks.indices {
      let count = (mask & regions.masks[region]).count
      part.sum += regions.samples[region] * Float(count)
      part.touched += Float(count)
      guard isPure else { continue }
      let others = regions.masks[region].count - count
      if count > mostCounts.front {
        (most.front, mostCounts.front) = (regions.samples[region], count)
      }
      if others > mostCounts.back {
        (most.back, mostCounts.back) = (regions.samples[region], others)
      }
    }
    return (part, most.front, most.back)
  }
}
