/// A style at part of its opacity; as a view it fills its room.
package nonisolated struct OpacityShapeStyle: ShapeStyle {
  let base: any ShapeStyle
  let opacity: Double

  package init(base: any ShapeStyle, opacity: Double) {
    self.base = base
    self.opacity = opacity.clampedToUnit
  }

  package func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    base._paint(in: environment, bounds: bounds).opacity(opacity)
  }

  package var _gradient: AnyGradient? { base._gradient?.opacity(opacity) }
}

extension OpacityShapeStyle: PrimitiveView {
  @MainActor package func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.append(self, in: context)
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied by `opacity`, 0…1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }
}

extension AnyGradient {
  /// The gradient with each colour's opacity multiplied by `opacity`.
  func opacity(_ opacity: Double) -> AnyGradient {
    var faded = self
    for index in faded.gradient.stops.indices {
      faded.gradient.stops[index].color = faded.gradient.stops[index].color.opacity(opacity)
    }
    return faded
  }
}

extension Paint {
  /// The paint with its opacity multiplied by `opacity`.
  func opacity(_ opacity: Double) -> Paint {
    switch self {
    case .color(var color):
      color.opacity *= opacity
      return .color(color)
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].color.opacity *= opacity }
      return .gradient(gradient)
    case .mixed(let paint, let mixing): return .mixed(paint.opacity(opacity), mixing)
    }
  }
}
