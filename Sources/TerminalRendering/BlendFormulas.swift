import GaugeUI

// How two colours become one. Colours here have components of 0…1, multiplied by their opacity, the fourth component; the
// formulas are those of W3C, Compositing and Blending Level 1.
extension Blend {
  /// What `source` painted on `backdrop` comes to.
  func mix(_ source: Sample, on backdrop: Sample) -> Sample {
    let (above, below) = (source.w, backdrop.w)
    switch self {
    case .plusLighter:
      return pointwiseMin(source + backdrop, .one)
    case .plusDarker:
      // What is missing from white is added up.
      let opacity = min(above + below, 1)
      let missing = (Sample(repeating: above) - source) + (Sample(repeating: below) - backdrop)
      var dark = pointwiseMax(Sample(repeating: opacity) - missing, .zero)
      dark.w = opacity
      return dark
    default:
      let shares = shares(above, below)
      var mixed = source * shares.source + backdrop * shares.backdrop
      if above > 0, below > 0, let common = blend(source / above, backdrop / below) {
        // "General Formula": where both are, the blend of both is seen in place of the source.
        mixed += (common * above - source) * below
        mixed.w = above + below * (1 - above)
      }
      return mixed
    }
  }

  /// How much is seen of the source and of the backdrop ("Porter Duff Compositing Operators").
  ///
  /// - Parameters:
  ///   - above: The source's opacity.
  ///   - below: The backdrop's.
  func shares(_ above: Float, _ below: Float) -> (source: Float, backdrop: Float) {
    switch self {
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .sourceIn: (below, 0)
    case .sourceOut: (1 - below, 0)
    case .sourceAtop: (below, 1 - above)
    case .destinationOver: (1 - below, 1)
    case .destinationIn: (0, above)
    case .destinationOut: (0, 1 - above)
    case .destinationAtop: (1 - below, above)
    case .xor: (1 - below, 1 - above)
    case .plusLighter, .plusDarker: (1, 1)
    default: (1, 1 - above)
    }
  }

  /// The blend of two opaque colours; `nil` for modes that lay one over the other.
  private func blend(_ source: Sample, _ backdrop: Sample) -> Sample? {
    switch self {
    case .hue: source.withSaturation(backdrop.saturation).withLuminosity(backdrop.luminosity)
    case .saturation:
      backdrop.withSaturation(source.saturation).withLuminosity(backdrop.luminosity)
    case .color: source.withLuminosity(backdrop.luminosity)
    case .luminosity: backdrop.withLuminosity(source.luminosity)
    default: separable.map { $0(source, backdrop) }
    }
  }

  /// The blend of each component by itself ("Separable blend modes").
  private var separable: ((Sample, Sample) -> Sample)? {
    switch self {
    case .multiply: { $0 * $1 }
    case .screen: { Self.screen($0, $1) }
    case .overlay: { Self.hardLight($1, $0) }
    case .darken: { pointwiseMin($0, $1) }
    case .lighten: { pointwiseMax($0, $1) }
    case .hardLight: { Self.hardLight($0, $1) }
    case .difference: { pointwiseMax($0, $1) - pointwiseMin($0, $1) }
    case .exclusion: { $0 + $1 - 2 * $0 * $1 }
    case .colorDodge: Self.each { $1 <= 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) }
    case .colorBurn: Self.each { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) }
    case .softLight: Self.each(Self.softLight)
    default: nil
    }
  }

  private static func screen(_ source: Sample, _ backdrop: Sample) -> Sample {
    source + backdrop - source * backdrop
  }

  private static func hardLight(_ source: Sample, _ backdrop: Sample) -> Sample {
    (2 * source * backdrop).replacing(
      with: screen(2 * source - .one, backdrop), where: source .> 0.5)
  }

  private static func softLight(_ source: Float, _ backdrop: Float) -> Float {
    guard source > 0.5 else { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
    let light =
      backdrop > 0.25
      ? backdrop.squareRoot() : ((16 * backdrop - 12) * backdrop + 4) * backdrop
    return backdrop + (2 * source - 1) * (light - backdrop)
  }

  private static func each(
    _ blend: @escaping (Float, Float) -> Float
  ) -> (Sample, Sample) -> Sample {
    { source, backdrop in
      Sample(
        blend(source.x, backdrop.x), blend(source.y, backdrop.y), blend(source.z, backdrop.z), 1)
    }
  }
}

// "Non-separable blend modes".
extension Sample {
  fileprivate var luminosity: Float { 0.3 * x + 0.59 * y + 0.11 * z }

  fileprivate var saturation: Float { Swift.max(x, y, z) - Swift.min(x, y, z) }

  /// As far between grey and colour as `saturation` says, and as light as that comes to be.
  fileprivate func withSaturation(_ saturation: Float) -> Sample {
    let (least, most) = (Swift.min(x, y, z), Swift.max(x, y, z))
    guard most > least else { return .zero }
    return (self - least) * (saturation / (most - least))
  }

  /// The colour, as light as `luminosity` says; what goes beyond black or white is drawn towards the grey as light.
  fileprivate func withLuminosity(_ luminosity: Float) -> Sample {
    let moved = self + (luminosity - self.luminosity)
    let grey = Sample(repeating: luminosity)
    let (least, most) = (Swift.min(moved.x, moved.y, moved.z), Swift.max(moved.x, moved.y, moved.z))
    var share: Float = 1
    if least < 0 { share = luminosity / (luminosity - least) }
    if most > 1 { share = Swift.min(share, (1 - luminosity) / (most - luminosity)) }
    return grey + (moved - grey) * share
  }
}
