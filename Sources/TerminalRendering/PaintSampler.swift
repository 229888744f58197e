import GaugeUI

/// A colour, or in drawings without colours a tone, that cells are mixed of: three components of 0…255 and opacity,
/// 0…1.
typealias Sample = SIMD4<Float>

/// Reads a paint's samples at points of the grid.
enum PaintSampler {
  /// That of every point.
  case plain(Sample)
  case gradient(GradientSampler)
}

extension PaintSampler {
  /// - Parameters:
  ///   - pointSize: How many points of the drawing a point of the grid is wide and high.
  ///   - sample: What a colour is in the grid.
  /// - Returns: `nil` for what cannot be seen.
  init?(_ paint: Paint, opacity: Double, pointSize: CGSize, sample: (Color.Resolved) -> Sample) {
    switch paint {
    case .color(let color): self.init(sample(color), opacity: color.opacity * opacity)
    case .gradient(let gradient):
      self.init(gradient, opacity: opacity, pointSize: pointSize, sample: sample)
    case .mixed(let paint, _):
      self.init(paint, opacity: opacity, pointSize: pointSize, sample: sample)
    }
  }

  /// One sample everywhere. An opacity that is no number counts as zero.
  ///
  /// - Returns: `nil` for what cannot be seen.
  @inline(__always) init?(_ sample: Sample, opacity: Double) {
    guard opacity > 0 else { return nil }
    var sample = sample
    sample.w = Float(min(opacity, 1))
    self = .plain(sample)
  }

  private init?(
    _ gradient: GradientPaint, opacity: Double, pointSize: CGSize,
    sample: (Color.Resolved) -> Sample
  ) {
    func faded(_ color: Color.Resolved) -> Sample {
      var result = sample(color)
      let alpha = color.opacity * opacity
      result.w = alpha.isNaN ? 0 : Float(min(max(alpha, 0), 1))
      return result
    }
    guard let last = gradient.stops.last else { return nil }
    guard !gradient.fades.isEmpty || gradient.stops.contains(where: { $0.color != last.color })
    else {
      self.init(sample(last.color), opacity: last.color.opacity * opacity)
      return
    }
    let table = gradient.colors(count: GradientSampler.resolution + 1).map(faded)
    guard table.contains(where: { $0.w > 0 }) else { return nil }
    let fades = gradient.fades.compactMap {
      PaintSampler(.gradient($0), opacity: 1, pointSize: pointSize) { _ in .zero }
    }
    // One that lets nothing through anywhere.
    guard fades.count == gradient.fades.count else { return nil }
    self = .gradient(
      GradientSampler(
        gradient, opacity,
        CGAffineTransform(scaleX: pointSize.width, y: pointSize.height)
          .concatenating(gradient.transform.inverted()), table, fades))
  }

  /// The sample of every point, if all have the same.
  @inline(__always) var plain: Sample? {
    if case .plain(let sample) = self { sample } else { nil }
  }

  /// The sample at a point of the grid.
  func sample(x: Double, y: Double) -> Sample {
    switch self {
    case .plain(let sample): sample
    case .gradient(let gradient):
      gradient.samples(x: SIMD4(repeating: x), y: SIMD4(repeating: y)).0
    }
  }
}

extension PaintSampler {
  /// Makes samples at four points less opaque, by as much as this paint is.
  fileprivate func thin(
    _ samples: inout (Sample, Sample, Sample, Sample), x: SIMD4<Double>, y: SIMD4<Double>
  ) {
    let shares =
      switch self {
      case .plain(let sample): (sample, sample, sample, sample)
      case .gradient(let gradient): gradient.samples(x: x, y: y)
      }
    samples.0.w *= shares.0.w
    samples.1.w *= shares.1.w
    samples.2.w *= shares.2.w
    samples.3.w *= shares.3.w
  }
}

/// Reads a gradient's samples.
final class GradientSampler {
  /// What it reads.
  private let paint: GradientPaint
  private let opacity: Double
  /// The samples along the gradient, at equal distances.
  private let table: [Sample]
  private let shape: Shape
  /// From points of the grid to the gradient's own space, seen from where that begins.
  private let across: SIMD2<Double>
  private let down: SIMD2<Double>
  private let origin: SIMD2<Double>
  /// What lets only a part of it through.
  private let fades: [PaintSampler]

  /// How a place becomes a location along the gradient.
  private enum Shape: Equatable {
    /// By its part along a direction.
    case linear(SIMD2<Double>)
    /// By its distance from the middle: where the gradient begins, and how wide it is.
    case radial(from: Double, width: Double)
    /// By its angle: where the gradient begins, 0 to a whole turn, and how far it goes.
    case angular(start: Double, span: Double)
  }

  /// Places along a gradient that are mixed exactly; between them the mixture is a straight line in sRGB, which is off
  /// by less than half of one of 255 steps for any two colours.
  static let resolution = 64

  fileprivate init(
    _ paint: GradientPaint, _ opacity: Double, _ transform: CGAffineTransform, _ table: [Sample],
    _ fades: [PaintSampler]
  ) {
    self.paint = paint
    self.opacity = opacity
    self.table = table
    self.fades = fades
    across = SIMD2(transform.a, transform.b)
    down = SIMD2(transform.c, transform.d)
    let start: CGPoint
    switch paint.geometry {
    case .linear(let from, let to):
      let along = SIMD2(to) - SIMD2(from)
      let length = (along * along).sum()
      shape = .linear(length > 0 ? along / length : SIMD2(repeating: .infinity))
      start = from
    case .radial(let center, let from, let to):
      shape = .radial(from: from, width: to - from)
      start = center
    case .angular(let center, let from, let to):
      let turn = 2 * Double.pi
      let rest = from.radians.isFinite ? from.radians.truncatingRemainder(dividingBy: turn) : 0
      shape = .angular(
        start: rest < 0 ? rest + turn : rest, span: to.radians - from.radians)
      start = center
    }
    origin = SIMD2(transform.tx, transform.ty) - SIMD2(start)
  }
}

extension GradientSampler {
  /// Whether this reads a paint in an opacity.
  func reads(_ other: Paint, opacity: Double) -> Bool {
    guard case .gradient(let other) = other else { return false }
    return self.opacity == opacity && paint == other
  }

  /// The samples at four points of the grid.
  @inline(__always)
  func samples(
    x: SIMD4<Double>, y: SIMD4<Double>
  ) -> (Sample, Sample, Sample, Sample) {
    var samples = ownSamples(x: x, y: y)
    for fade in fades { fade.thin(&samples, x: x, y: y) }
    return samples
  }

  @inline(__always)
  private func ownSamples(
    x: SIMD4<Double>, y: SIMD4<Double>
  ) -> (Sample, Sample, Sample, Sample) {
    let places = locations(x: x, y: y) * Double(table.count - 1)
    return table.withUnsafeBufferPointer { table in
      func sample(_ place: Double) -> Sample {
        let index = min(Int(place), table.count - 2)
        return table[index] + (table[index + 1] - table[index]) * Float(place - Double(index))
      }
      return (sample(places.x), sample(places.y), sample(places.z), sample(places.w))
    }
  }

  /// Where points of the grid lie along the gradient, 0…1.
  @inline(__always) func locations(x: SIMD4<Double>, y: SIMD4<Double>) -> SIMD4<Double> {
    let places = unlimitedLocations(
      origin.x + across.x * x + down.x * y, origin.y + across.y * x + down.y * y)
    // What is no number is where the gradient begins.
    return spread(places.replacing(with: 0, where: places .!= places))
      .clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
  }

  /// Where places beyond the ends show the gradient again, if they do.
  @inline(__always)
  private func spread(_ places: SIMD4<Double>) -> SIMD4<Double> {
    switch paint.spread {
    case .pad: places
    case .repeat: places - places.rounded(.down)
    case .mirror: mirrored(places - 2 * (places / 2).rounded(.down))
    }
  }

  /// Places on the way there and, beyond 1, back.
  private func mirrored(_ places: SIMD4<Double>) -> SIMD4<Double> {
    places.replacing(with: 2 - places, where: places .> 1)
  }

  /// Where places in the gradient's space lie along it; beyond an end, less than 0 or more than 1.
  @inline(__always)
  private func unlimitedLocations(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> {
    switch shape {
    case .linear(let along):
      guard along.x.isFinite else { return SIMD4(repeating: 1) }
      return x * along.x + y * along.y
    case .radial(let from, let width):
      let distance = (x * x + y * y).squareRoot()
      guard width != 0 else {
        return SIMD4(repeating: 1).replacing(with: 0, where: distance .< from)
      }
      return (distance - from) / width
    case .angular(let start, let span):
      let turn = 2 * Double.pi
      var angle = Self.angle(x, y) - start
      angle.replace(with: angle + turn, where: angle .< 0)
      // Outside both angles the nearer end shows.
      let nearest = SIMD4<Double>.zero.replacing(with: 1, where: angle - span .< turn - angle)
      let inside = span > 0 ? angle / span : .zero
      return inside.replacing(with: nearest, where: angle .> span)
    }
  }

  /// The angles of vectors from the right, clockwise, 0 to a whole turn, off by at most 0.00002 radians.
  @inline(__always)
  private static func angle(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> {
    let (width, height) = (
      x.replacing(with: -x, where: x .< 0), y.replacing(with: -y, where: y .< 0)
    )
    let isSteep = height .> width
    let high = width.replacing(with: height, where: isSteep)
    let low = height.replacing(with: width, where: isSteep)
    let ratio = (low / high).replacing(with: 0, where: high .== 0)
    let square = ratio * ratio
    // A polynomial for the arc tangent on 0…1, fitted to least greatest error.
    var inner = 0.05265332 - square * 0.01172120
    inner = -0.11643287 + square * inner
    inner = 0.19354346 + square * inner
    inner = -0.33262347 + square * inner
    var angle = ratio * (0.99997726 + square * inner)
    angle.replace(with: .pi / 2 - angle, where: isSteep)
    angle.replace(with: .pi - angle, where: x .< 0)
    angle.replace(with: 2 * .pi - angle, where: y .< 0)
    return angle
  }
}
