/// A gradient along a line between two places of the shape, as SwiftUI's `LinearGradient`.
///
/// Before the first place it has the first colour, after the second the last.
public nonisolated struct LinearGradient: Sendable {
  let anyGradient: AnyGradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    anyGradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  /// The colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: GradientStyle {
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    anyGradient.paint(
      along: .linear(from: startPoint.point(in: bounds), to: endPoint.point(in: bounds)),
      in: environment)
  }
}

extension LinearGradient: PrimitiveView {
  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.append(self, in: context)
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
