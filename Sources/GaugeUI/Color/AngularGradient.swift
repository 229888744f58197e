/// A gradient around a centre, clockwise, as SwiftUI's `AngularGradient`. Zero degrees is to the right.
///
/// What lies outside the angles has the nearer end's colour. Of more than one turn only the last shows.
public nonisolated struct AngularGradient: Sendable {
  let anyGradient: AnyGradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  init(_ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    anyGradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// A whole turn that begins at `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// A whole turn that begins at `angle`.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// A whole turn that begins at `angle`.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension AngularGradient: GradientStyle {
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    guard startAngle.radians.isFinite, endAngle.radians.isFinite else {
      return anyGradient.resolvedStops(in: environment).last.map { .color($0.color) } ?? .clear
    }
    let isReversed = endAngle < startAngle
    var from = min(startAngle, endAngle)
    let to = max(startAngle, endAngle)
    var gradient = isReversed ? anyGradient.reversed : anyGradient
    let turns = (to - from).radians / (2 * .pi)
    if turns > 1 {
      from = to - .degrees(360)
      gradient = gradient.last(1 / turns)
    }
    return gradient.paint(
      along: .angular(center: center.point(in: bounds), from: from, to: to), in: environment)
  }
}

extension AnyGradient {
  /// The last part of the gradient, a `share` of it, stretched to the whole.
  func last(_ share: CGFloat) -> AnyGradient {
    let start = 1 - share
    let stops = gradient.stops.sorted { $0.location < $1.location }
    var kept = stops.filter { $0.location > start }.map {
      Gradient.Stop(color: $0.color, location: ($0.location - start) / share)
    }
    if let before = stops.last(where: { $0.location <= start }) {
      let after = stops.first { $0.location > start }
      let fraction = after.map { (start - before.location) / ($0.location - before.location) }
      let color = before.color.mix(
        with: after?.color ?? before.color, by: Double(fraction ?? 0), in: colorSpace)
      kept.insert(Gradient.Stop(color: color, location: 0), at: 0)
    }
    return AnyGradient(Gradient(stops: kept)).colorSpace(colorSpace)
  }
}

extension AngularGradient: PrimitiveView {
  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.append(self, in: context)
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}
