/// Four characters side by side, so that what they gain is computed in one go.
struct GlyphLanes {
  typealias Vector = SIMD4<Float>

  /// How many points each covers and leaves, and one over that; 0 over 0.
  var area = Vector.zero
  var rest = Vector.zero
  var inverseArea = Vector.zero
  var inverseRest = Vector.zero
  /// What its likeness counts; 0 where there is no character.
  var weight = Vector.zero

  /// The characters of a set, the last four filled up.
  static func lanes(of set: GlyphSet) -> [GlyphLanes] {
    stride(from: 0, to: set.glyphs.count, by: 4).map { start in
      var lanes = GlyphLanes()
      for (lane, glyph) in set.glyphs[start..<min(start + 4, set.glyphs.count)].enumerated() {
        let area = Float(glyph.mask.count)
        let rest = Float(CellMask.area) - area
        lanes.area[lane] = area
        lanes.rest[lane] = rest
        lanes.inverseArea[lane] = area > 0 ? 1 / area : 0
        lanes.inverseRest[lane] = rest > 0 ? 1 / rest : 0
        lanes.weight[lane] = glyph.weight
      }
      return lanes
    }
  }
}

/// A sample for each of four characters.
struct LaneColors {
  var x = GlyphLanes.Vector.zero
  var y = GlyphLanes.Vector.zero
  var z = GlyphLanes.Vector.zero
  var w = GlyphLanes.Vector.zero

  @inline(__always) mutating func replace(
    with sample: Sample, where mask: SIMDMask<SIMD4<Int32>>
  ) {
    x.replace(with: sample.x, where: mask)
    y.replace(with: sample.y, where: mask)
    z.replace(with: sample.z, where: mask)
    w.replace(with: sample.w, where: mask)
  }

  @inline(__always) static func * (colors: LaneColors, factor: GlyphLanes.Vector) -> LaneColors {
    LaneColors(
      x: colors.x * factor, y: colors.y * factor, z: colors.z * factor, w: colors.w * factor)
  }
}

/// What is painted under the masks of four characters, or outside of them.
struct LanePart {
  var sum = LaneColors()
  var touched = GlyphLanes.Vector.zero

  init() {}

  @inline(__always) init(_ sample: Sample, _ count: Float) {
    sum = LaneColors(
      x: .init(repeating: sample.x), y: .init(repeating: sample.y), z: .init(repeating: sample.z),
      w: .init(repeating: sample.w))
    touched = .init(repeating: count)
  }

  @inline(__always) mutating func add(_ count: GlyphLanes.Vector, _ sample: Sample) {
    sum.x += count * sample.x
    sum.y += count * sample.y
    sum.z += count * sample.z
    sum.w += count * sample.w
    touched += count
  }

  @inline(__always) static func - (whole: LanePart, part: LanePart) -> LanePart {
    var rest = whole
    rest.sum.x -= part.sum.x
    rest.sum.y -= part.sum.y
    rest.sum.z -= part.sum.z
    rest.sum.w -= part.sum.w
    rest.touched -= part.touched
    return rest
  }

  /// By how much colours lower the squared error of parts of `area` points.
  @inline(__always)
  func gain(_ color: LaneColors, _ area: GlyphLanes.Vector) -> GlyphLanes.Vector {
    let x = color.x * (sum.x + sum.x - area * color.x)
    let y = color.y * (sum.y + sum.y - area * color.y)
    let z = color.z * (sum.z + sum.z - area * color.z)
    let w = color.w * (sum.w + sum.w - area * color.w)
    return x + y + z + w
  }
}
