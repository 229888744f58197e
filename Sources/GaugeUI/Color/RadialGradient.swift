/// A gradient outwards from a centre, as SwiftUI's `RadialGradient`. Radii are in points; a negative one counts as 0.
public nonisolated struct RadialGradient: Sendable {
  let anyGradient: AnyGradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  init(_ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    anyGradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// The colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

extension RadialGradient: GradientStyle {
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    anyGradient.paint(
      outwardsFrom: center.point(in: bounds), startRadius, endRadius, in: environment)
  }
}

extension AnyGradient {
  /// The paint of this gradient from one radius to another, whichever of them is larger.
  func paint(
    outwardsFrom center: CGPoint, _ start: CGFloat, _ end: CGFloat,
    in environment: EnvironmentValues, transform: CGAffineTransform = .identity
  ) -> Paint {
    let (start, end) = (start.isFinite ? max(start, 0) : 0, end.isFinite ? max(end, 0) : 0)
    return (end < start ? reversed : self).paint(
      along: .radial(center: center, from: min(start, end), to: max(start, end)),
      in: environment, transform: transform)
  }
}

extension RadialGradient: PrimitiveView {
  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.append(self, in: context)
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
