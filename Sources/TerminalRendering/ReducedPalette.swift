/// The colours that stand for those of an image where a terminal keeps fewer than it has.
///
/// They are found by cutting: the group of colours with the greatest error is cut in two at its mean, across the direction in
/// which it is longest, until there are as many groups as the terminal keeps. Colours that lie too far from all of them are
/// drawn as two in turn, by the ordered dither of Bayer (1973), so that gradients show no steps. On an area of one colour that
/// would show as a pattern: the colours of the largest areas are kept as they are, at most half of all.
struct ReducedPalette {
  /// Red, green and blue, each as a terminal takes it: in whole percents.
  private(set) var colors: [SIMD3<UInt8>] = []
  /// For each given colour, what is drawn of it.
  private(set) var mixtures: [Mixture] = []

  /// Two colours in turn, by their places among `colors`.
  struct Mixture: Equatable {
    var first: Int
    var second: Int
    /// How many of 16 pixels get the second.
    var share: UInt8

    /// Which of them a pixel gets.
    func color(x: Int, y: Int) -> Int {
      share > ReducedPalette.order[(y & 3) << 2 | x & 3] ? second : first
    }
  }

  /// The order in which the pixels of a square of four by four get the second colour.
  private static let order: [UInt8] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

  /// - Parameters:
  ///   - given: The image's colours, each once.
  ///   - limit: How many colours there may be, from 1.
  init(of given: [ColorCensus.Entry], limit: Int) {
    guard given.count > limit else {
      colors = given.map(\.color)
      mixtures = given.indices.map { Mixture(first: $0, second: $0, share: 0) }
      return
    }
    let areas = Self.areas(of: given, limit: limit / 2)
    var entries = given.indices.filter { !areas.contains($0) }.map {
      Entry(color: SIMD3<Float>(given[$0].color), count: Float(given[$0].count))
    }
    var groups = [Group(entries.indices, in: entries)]
    while groups.count < limit - areas.count,
      let index = groups.indices.max(by: { groups[$0] < groups[$1] }),
      let (low, high) = groups[index].cut(&entries)
    {
      groups[index] = low
      groups.append(high)
    }
    colors = areas.map { Self.shown(SIMD3<Float>(given[$0].color)) }
    colors += groups.map { Self.shown($0.mean) }
    let shown = colors.map { SIMD3<Float>($0) }
    mixtures = given.map {
      Self.mixture(for: SIMD3<Float>($0.color), of: shown, isArea: $0.flat >= Self.leastArea)
    }
  }

  /// The places of the colours that fill the largest areas, none much like another.
  private static func areas(of given: [ColorCensus.Entry], limit: Int) -> [Int] {
    var areas: [Int] = []
    let found = given.indices.filter { given[$0].flat >= leastArea }
    for index in found.sorted(by: { given[$0].flat > given[$1].flat }) where areas.count < limit {
      let isLikeAnother = areas.contains {
        squaredDistance(SIMD3(given[$0].color), SIMD3(given[index].color)) < alike
      }
      if !isLikeAnother { areas.append(index) }
    }
    return areas
  }

  private static func squaredDistance(_ color: SIMD3<Float>, _ other: SIMD3<Float>) -> Float {
    let distance = color - other
    return (distance * distance).sum()
  }

  /// A colour as it is shown that is told in whole percents.
  private static func shown(_ color: SIMD3<Float>) -> SIMD3<UInt8> {
    let percents = (color * (100 / 255)).rounded(.toNearestOrEven)
    return SIMD3<UInt8>((percents * (255 / 100)), rounding: .toNearestOrEven)
  }
}

// Finding them.
extension ReducedPalette {
  private struct Entry {
    var color: SIMD3<Float>
    var count: Float
  }

  private struct Group: Comparable {
    let range: Range<Int>
    let mean: SIMD3<Float>
    /// The sum of squared distances from the mean, by component.
    private let spread: SIMD3<Float>

    init(_ range: Range<Int>, in entries: [Entry]) {
      self.range = range
      var (sum, count) = (SIMD3<Float>.zero, Float(0))
      for entry in entries[range] {
        sum += entry.color * entry.count
        count += entry.count
      }
      let mean = sum / max(count, 1)
      self.mean = mean
      spread = entries[range].reduce(into: .zero) { spread, entry in
        let distance = entry.color - mean
        spread += distance * distance * entry.count
      }
    }

    /// The two halves; `nil` for a group that is one colour.
    func cut(_ entries: inout [Entry]) -> (Group, Group)? {
      let axis = spread.x > spread.y ? (spread.x > spread.z ? 0 : 2) : spread.y > spread.z ? 1 : 2
      guard range.count > 1, spread[axis] > 0 else { return nil }
      let edge = mean[axis]
      let middle = entries[range].partition { $0.color[axis] > edge }
      guard middle > range.lowerBound, middle < range.upperBound else { return nil }
      return (
        Group(range.lowerBound..<middle, in: entries), Group(middle..<range.upperBound, in: entries)
      )
    }

    static func < (left: Group, right: Group) -> Bool { left.spread.sum() < right.spread.sum() }
    static func == (left: Group, right: Group) -> Bool { left.range == right.range }
  }
}

// Choosing among them.
extension ReducedPalette {
  /// A colour this near is taken for the same, as a squared distance: half a percent in each component, by which terminals are
  /// told it wrong anyway.
  private static let near: Float = 3 * 1.4 * 1.4
  /// The pixels, amid others of the same colour, from which on they are an area: of fewer nobody sees a pattern.
  private static let leastArea = 16
  /// Areas this near show as the same, as a squared distance: some twelve steps of 255 in each component.
  private static let alike: Float = 3 * 12 * 12
  /// How much worse two colours are that lie far apart: they show as a pattern.
  private static let unrest: Float = 0.1

  private static func mixture(
    for color: SIMD3<Float>, of colors: [SIMD3<Float>], isArea: Bool
  ) -> Mixture {
    var (first, error) = (0, Float.infinity)
    for (index, candidate) in colors.enumerated() {
      let square = squaredDistance(candidate, color)
      if square < error { (first, error) = (index, square) }
    }
    var best = Mixture(first: first, second: first, share: 0)
    guard error > (isArea ? alike : near) else { return best }
    let start = colors[first]
    for (index, candidate) in colors.enumerated() where index != first {
      let way = candidate - start
      let length = (way * way).sum()
      guard length > 0 else { continue }
      let share = min(max(((color - start) * way).sum() / length, 0), 0.5)
      let rest = start + way * share - color
      let square = (rest * rest).sum() + unrest * length * share * (1 - share)
      if square < error {
        error = square
        best.second = index
        best.share = UInt8((share * 16).rounded())
      }
    }
    return best
  }
}
