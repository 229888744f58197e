import GaugeUI

/// A colour, or in drawings without colours a tone, that cells are mixed of: three components of 0…255 and opacity,
/// 0…1.
typealias Sample = SIMD4<Float>

/// Reads a paint's samples at points of the grid.
struct PaintSampler {
  /// The samples along the gradient, at equal distances; one for a plain colour.
  private let table: [Sample]
  private let geometry: GradientPaint.Geometry
  /// The angle of the first stop, 0 to a whole turn.
  private let start: Double
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
    if case .angular(_, let from, _) = geometry, from.radians.isFinite {
      let turn = 2 * Double.pi
      let rest = from.radians.truncatingRemainder(dividingBy: turn)
      start = rest < 0 ? rest + turn : rest
    } else {
      start = 0
    }
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

  /// The angle of a vector from the right, clockwise, 0 to a whole turn, off by at most 0.00002 radians.
  private static func angle(of vector: SIMD2<Double>) -> Double {
    let (x, y) = (abs(vector.x), abs(vector.y))
    let (low, high) = (min(x, y), max(x, y))
    guard high > 0, high.isFinite else { return 0 }
    let ratio = low / high
    let square = ratio * ratio
    // A polynomial for the arc tangent on 0…1, fitted to least greatest error.
    var angle =
      ratio
      * (0.99997726 + square
        * (-0.33262347 + square
          * (0.19354346 + square * (-0.11643287 + square * (0.05265332 - square * 0.01172120)))))
    if y > x { angle = .pi / 2 - angle }
    if vector.x < 0 { angle = .pi - angle }
    return vector.y < 0 ? 2 * .pi - angle : angle
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
      var angle = Self.angle(of: offset) - start
      if angle < 0 { angle += turn }
      guard angle > span else { return span > 0 ? angle / span : 0 }
      // Outside both angles the nearer end shows.
      return angle - span < turn - angle ? 1 : 0
    }
  }
}
