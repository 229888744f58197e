import GaugeUI

/// A colour, or in drawings without colours a tone, that cells are mixed of: three components of 0…255 and opacity,
/// 0…1.
typealias Sample = SIMD4<Float>

/// Reads a paint's samples at points of the grid.
struct PaintSampler {
  /// The samples along the gradient, at equal distances; one for a plain colour.
  private let table: [Sample]
  private let geometry: GradientPaint.Geometry
  /// From points of the grid to the gradient's own space.
  private let transform: CGAffineTransform

  /// Places along a gradient that are mixed exactly; between them the mixture is a straight line in sRGB, which is off
  /// by less than half of one of 255 steps for any two colours.
  private static let resolution = 64

  /// - Parameters:
  ///   - pointSize: How many points of the drawing a point of the grid is wide and high.
  ///   - sample: What a colour is in the grid.
  init?(_ paint: Paint, opacity: Double, pointSize: CGSize, sample: (Color.Resolved) -> Sample) {
    func faded(_ color: Color.Resolved) -> Sample {
      var result = sample(color)
      let alpha = color.opacity * opacity
      result.w = alpha.isNaN ? 0 : Float(min(max(alpha, 0), 1))
      return result
    }
    switch paint {
    case .color(let color):
      table = [faded(color)]
      geometry = .linear(from: .zero, to: .zero)
      transform = .identity
    case .gradient(let gradient):
      guard let last = gradient.stops.last else { return nil }
      geometry = gradient.geometry
      transform = CGAffineTransform(scaleX: pointSize.width, y: pointSize.height)
        .concatenating(gradient.transform.inverted())
      table =
        gradient.stops.allSatisfy { $0.color == last.color }
        ? [faded(last.color)]
        : gradient.colors(count: Self.resolution + 1).map(faded)
    }
    guard table.contains(where: { $0.w > 0 }) else { return nil }
  }

  /// Whether every point has the same sample.
  var isPlain: Bool { table.count == 1 }

  /// The sample of a plain paint.
  var plain: Sample { table[0] }

  /// The sample at `location` along the gradient; beyond an end, that of the end.
  func sample(at location: Double) -> Sample {
    let place = (location.isNaN ? 0 : min(max(location, 0), 1)) * Double(table.count - 1)
    let index = min(Int(place), table.count - 2)
    guard index >= 0 else { return table[0] }
    let fraction = Float(place - Double(index))
    return table[index] + (table[index + 1] - table[index]) * fraction
  }

  /// Where a point of the grid lies along the gradient.
  func location(x: Double, y: Double) -> Double {
    let point = SIMD2(CGPoint(x: x, y: y).applying(transform))
    switch geometry {
    case .linear(let from, let to):
      let along = SIMD2(to) - SIMD2(from)
      let length = (along * along).sum()
      guard length > 0 else { return 1 }
      return ((point - SIMD2(from)) * along).sum() / length
    case .radial(let center, let from, let to):
      let offset = point - SIMD2(center)
      let distance = (offset * offset).sum().squareRoot()
      return to == from ? (distance < from ? 0 : 1) : (distance - from) / (to - from)
    case .angular(let center, let from, let to):
      let offset = point - SIMD2(center)
      let turn = 2 * Double.pi
      let span = to.radians - from.radians
      var angle = (atan2(offset.y, offset.x) - from.radians).truncatingRemainder(dividingBy: turn)
      if angle < 0 { angle += turn }
      guard angle > span else { return span > 0 ? angle / span : 0 }
      // Outside both angles the nearer end shows.
      return angle - span < turn - angle ? 1 : 0
    }
  }
}

extension GradientPaint {
  /// Colours at equal distances from one end to the other, mixed in the gradient's space.
  fileprivate func colors(count: Int) -> [Color.Resolved] {
    // Converting the stops once is most of what there is to gain: a conversion takes three cube roots and three powers.
    let mixes = stops.map { stop in
      colorSpace == .perceptual ? .perceptual(Oklab(stop.color)) : Mix.device(stop.color)
    }
    var after = 0
    return (0..<count).map { index in
      let location = Double(index) / Double(count - 1)
      while after < stops.count, !(stops[after].location >= location) { after += 1 }
      guard after > 0 else { return stops[0].color }
      guard after < stops.count else { return stops[stops.count - 1].color }
      let (low, high) = (stops[after - 1].location, stops[after].location)
      return mixes[after - 1].mixed(
        with: mixes[after], by: high > low ? (location - low) / (high - low) : 1)
    }
  }

  /// A stop's colour in the space that the gradient mixes in.
  private enum Mix {
    case perceptual(Oklab)
    case device(Color.Resolved)

    func mixed(with other: Mix, by fraction: Double) -> Color.Resolved {
      switch (self, other) {
      case (.perceptual(let low), .perceptual(let high)):
        low.mixed(with: high, by: fraction).resolved
      case (.device(let low), .device(let high)):
        low.mixed(with: high, by: fraction, in: .device)
      case (.perceptual(let low), .device): low.resolved
      case (.device(let low), .perceptual): low
      }
    }
  }
}
