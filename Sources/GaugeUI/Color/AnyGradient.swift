/// A gradient with the space its colours are mixed in, as SwiftUI's `AnyGradient`. As a style it runs from the top to
/// the bottom.
public nonisolated struct AnyGradient: Hashable, Sendable {
  var gradient: Gradient
  var colorSpace = Gradient.ColorSpace.perceptual

  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The gradient with its colours mixed in `space`.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.colorSpace = space
    return gradient
  }
}

/// A style that is a gradient laid out in some way.
protocol GradientStyle: ShapeStyle {
  var anyGradient: AnyGradient { get }
}

extension GradientStyle {
  public var _gradient: AnyGradient? { anyGradient }
}

extension AnyGradient: GradientStyle {
  var anyGradient: AnyGradient { self }

  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    LinearGradient(self, startPoint: .top, endPoint: .bottom)
      ._paint(in: environment, bounds: bounds)
  }
}

extension AnyGradient {
  /// The paint of this gradient along `geometry`, which lies in the space that `transform` maps to points.
  func paint(
    along geometry: GradientPaint.Geometry, in environment: EnvironmentValues,
    transform: CGAffineTransform = .identity
  ) -> Paint {
    let stops = resolvedStops(in: environment)
    guard let first = stops.first else { return .clear }
    guard stops.contains(where: { $0.color != first.color }) else { return .color(first.color) }
    return .gradient(
      GradientPaint(
        stops: stops, geometry: geometry, colorSpace: colorSpace, transform: transform))
  }

  /// The stops in order, with their colours in `environment` and their places in 0…1.
  func resolvedStops(in environment: EnvironmentValues) -> [GradientPaint.Stop] {
    let stops = gradient.stops.map {
      GradientPaint.Stop(
        color: $0.color.resolve(in: environment), location: $0.location.clampedToUnit)
    }
    // `sorted` is stable, though not promised to be; the index says it.
    return stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  /// The gradient run backwards.
  var reversed: AnyGradient {
    var gradient = self
    gradient.gradient.stops = gradient.gradient.stops.reversed().map {
      Gradient.Stop(color: $0.color, location: 1 - $0.location)
    }
    return gradient
  }
}
