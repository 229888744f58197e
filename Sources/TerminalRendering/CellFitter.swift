/// Chooses the character and the two colours that come closest to what is painted in a cell.
///
/// For a character whose mask covers n points that sum up to S, a colour c lowers the squared error by 2 c·S − n |c|²
/// against leaving those points in the background's colour, which is zero here. The best c is the mean, S / n. So the
/// best character is the one with the largest sum of this gain over its mask and, where it may have a colour, the rest.
struct CellFitter {
  private let glyphs: GlyphSet
  /// Whether only colours that were painted may be chosen. Where there are sixteen, a mean is another hue.
  private let isPure: Bool
  /// The characters, four at a time, as many of them as there are.
  private let lanes: [GlyphLanes]
  /// How many points of each region the characters cover: region by region, four characters at a time.
  private var counts: [GlyphLanes.Vector] = []
  private var pieceCounts: [Float]

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
    lanes = GlyphLanes.lanes(of: glyphs)
    pieceCounts = Array(repeating: 0, count: glyphs.sums.pieceCount)
  }

  /// The best choice for a cell in which something is painted.
  ///
  /// - Parameter isLine: Whether what is painted is a line right across the cell, no edge of something larger: faint or not,
  ///   it shows.
  mutating func fit(_ regions: borrowing CellRegions, isLine: Bool) -> Choice {
    if regions.isUniform { return uniform(regions.samples[0]) }
    var glyph = bestGlyph(regions, leastAlone: isLine ? 0 : Self.leastAlone)
    if isLine, glyph == 0 { glyph = mark(regions.touched) }
    if !isLine, glyphs.glyphs[glyph].isThin,
      !(glyphs.masks[glyph] & ~regions.touched).isEmpty
    {
      glyph = 0
    }
    return choice(glyph, regions, leastAlone: isLine ? 0 : Self.leastAlone)
  }

  /// The character nearest to a small mark, where its colour cannot be thinned out: to paint a point that is not touched costs
  /// an eighth of what one gains that is.
  private func mark(_ touched: CellMask) -> Int {
    var (best, bestGain): (Int, Float) = (0, 0)
    for (index, glyph) in glyphs.glyphs.enumerated() {
      let gain = Float(8 * (glyph.mask & touched).count - glyph.mask.count) * glyph.weight
      if gain > bestGain { (best, bestGain) = (index, gain) }
    }
    return best
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

  /// The character with the most gain, the first of several; the blank if none has any.
  private mutating func bestGlyph(_ regions: borrowing CellRegions, leastAlone: Float) -> Int {
    count(regions)
    let whole = regions.mean * Float(CellMask.area)
    let touched = Float(regions.touched.count)
    let presence = glyphs.isASCII ? self.presence(in: regions) : 0
    var best = GlyphLanes.Vector.zero
    var bestLane = SIMD4<Int32>.zero
    lanes.withUnsafeBufferPointer { lanes in
      for index in lanes.indices {
        let gain = gain(
          index, lanes[index], regions, whole, touched, leastAlone: leastAlone, presence: presence)
        let isBetter = gain .> best
        best.replace(with: gain, where: isBetter)
        bestLane.replace(with: Int32(truncatingIfNeeded: index), where: isBetter)
      }
    }
    let most = best.max()
    guard most > 0 else { return 0 }
    return (0..<4).filter { best[$0] == most }.map { Int(bestLane[$0]) * 4 + $0 }.min() ?? 0
  }

  /// Counts the points of each region under each character.
  private mutating func count(_ regions: borrowing CellRegions) {
    let needed = regions.masks.count * lanes.count
    if counts.count < needed {
      counts += Array(repeating: .zero, count: needed - counts.count)
    }
    counts.withUnsafeMutableBytes { counts in
      pieceCounts.withUnsafeMutableBufferPointer { scratch in
        let numbers = counts.bindMemory(to: Float.self)
        guard let scratch = scratch.baseAddress, let numbers = numbers.baseAddress else { return }
        for region in regions.masks.indices {
          glyphs.sums.count(
            regions.masks[region], scratch: scratch, into: numbers + region * lanes.count * 4)
        }
      }
    }
  }

  /// What four characters gain, each in the colours that suit it best.
  @inline(__always)
  private func gain(
    _ lane: Int, _ glyphs: GlyphLanes, _ regions: borrowing CellRegions, _ whole: Sample,
    _ wholeTouched: Float,
    leastAlone: Float, presence: Float
  ) -> GlyphLanes.Vector {
    var front = LanePart()
    var (most, mostCount) = (LaneColors(), GlyphLanes.Vector.zero)
    var (others, othersCount) = (LaneColors(), GlyphLanes.Vector.zero)
    for region in regions.masks.indices {
      let count = counts[region * lanes.count + lane]
      let sample = regions.samples[region]
      front.add(count, sample)
      guard isPure else { continue }
      most.replace(with: sample, where: count .> mostCount)
      mostCount.replace(with: count, where: count .> mostCount)
      let rest = Float(regions.masks[region].count) - count
      others.replace(with: sample, where: rest .> othersCount)
      othersCount.replace(with: rest, where: rest .> othersCount)
    }
    let back = LanePart(whole, wholeTouched) - front
    var hasBack = .!(back.touched .< Self.leastOfTwo * glyphs.rest) .& (glyphs.rest .> 0)
    if !self.glyphs.hasBackground { hasBack = SIMDMask(repeating: false) }
    let least = GlyphLanes.Vector(repeating: leastAlone)
      .replacing(with: Self.leastOfTwo, where: hasBack)
    let hasFront = .!(front.touched .< least * glyphs.area) .& (glyphs.area .> 0)
    let foreground = isPure ? most : front.sum * glyphs.inverseArea
    let background = isPure ? others : back.sum * glyphs.inverseRest
    let frontGain = front.gain(foreground, glyphs.area).replacing(with: 0, where: .!hasFront)
    let backGain = back.gain(background, glyphs.rest).replacing(with: 0, where: .!hasBack)
    // Of a character and its opposite in swapped colours, the one whose ink stands out.
    let standsOut = GlyphLanes.Vector(repeating: 1)
      .replacing(with: 1.0001, where: frontGain * glyphs.rest .> backGain * glyphs.area)
    let gain = ((frontGain + backGain) * standsOut + presence * front.touched) * glyphs.weight
    return gain.replacing(with: 0, where: .!(hasFront .| hasBack))
  }

  /// A character in the colours that suit it best.
  private func choice(_ glyph: Int, _ regions: borrowing CellRegions, leastAlone: Float) -> Choice {
    let mask = glyphs.masks[glyph]
    let (front, back) = (part(mask, regions), part(~mask, regions))
    let hasBack =
      glyphs.hasBackground && back.area > 0 && back.touched >= Self.leastOfTwo * back.area
    let least = hasBack ? Self.leastOfTwo : leastAlone
    let hasFront = front.area > 0 && front.touched >= least * front.area
    guard glyph > 0 || hasBack else { return Choice(glyph: 0) }
    return Choice(
      glyph: glyph, foreground: hasFront ? front.color : nil,
      background: hasBack ? back.color : nil)
  }

  /// What is painted in some of a cell's points, and the colour that they are best shown in: their mean; or, if almost all
  /// have one sample, that, so that no paint changes its colour where it ends in a rounded corner; or, if colours have to
  /// be pure, that of the most.
  private func part(
    _ mask: CellMask, _ regions: borrowing CellRegions
  ) -> (area: Float, touched: Float, color: Sample) {
    var (sum, touched) = (Sample.zero, 0)
    var (main, mainCount) = (Sample.zero, 0)
    for region in regions.masks.indices {
      let count = (regions.masks[region] & mask).count
      sum += regions.samples[region] * Float(count)
      touched += count
      if count > mainCount { (main, mainCount) = (regions.samples[region], count) }
    }
    let area = mask.count
    let isClear = mainCount * 8 >= area * 7 && regions.masks.count <= Self.mostPaints
    return (Float(area), Float(touched), isPure || isClear ? main : sum / Float(max(area, 1)))
  }

  /// A cell of more paints is one of a gradient.
  private static let mostPaints = 4

  /// What a point of fill and track gains by not being blank, so that one character in a mixed colour takes the cell.
  private func presence(in regions: borrowing CellRegions) -> Float {
    let strengths = regions.samples.values.map { ($0 * $0).sum() }
    guard let least = strengths.min(), let most = strengths.max(), least < most / 4 else {
      return 0
    }
    return most / 2
  }
}
