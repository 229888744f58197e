/// A colour, as SwiftUI's `Color`: a view that fills its space, and a style for shapes and text.
///
/// Components and opacities outside 0…1 count as the nearest end, and what is not a number as 0.
public nonisolated struct Color: Hashable, Sendable {
  /// What the colour is made of. Colours are handed on more often than they are made: a copy is one reference.
  indirect enum Provider: Hashable, Sendable {
    case resolved(Resolved)
    /// One value in light and one in dark appearance.
    case adaptive(light: Resolved, dark: Resolved)
    case opacity(Provider, Double)
    case mixed(Provider, Provider, by: Double, in: Gradient.ColorSpace)
  }

  let provider: Provider

  init(_ provider: Provider) { self.provider = provider }

  /// The colour in `environment`: in light or in dark appearance.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    provider.resolve(in: environment)
  }
}

extension Color.Provider {
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    switch self {
    case .resolved(let color): return color
    case .adaptive(let light, let dark): return environment.colorScheme == .dark ? dark : light
    case .opacity(let base, let factor):
      var color = base.resolve(in: environment)
      color.opacity *= factor
      return color
    case .mixed(let base, let other, let fraction, let space):
      return base.resolve(in: environment)
        .mixed(with: other.resolve(in: environment), by: fraction, in: space)
    }
  }
}

extension Color: ShapeStyle {
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    .color(resolve(in: environment))
  }
}

extension Color: PrimitiveView {
  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.append(self, in: context)
  }
}

extension Color {
  /// The colour with its opacity multiplied by `opacity`, 0…1.
  public func opacity(_ opacity: Double) -> Color {
    Color(.opacity(provider, opacity.clampedToUnit))
  }

  /// This colour and `other` mixed: 0 gives this colour, 1 the other.
  public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(provider, other.provider, by: fraction.clampedToUnit, in: colorSpace))
  }

  /// The soft gradient that the system draws in place of this colour: a little lighter at its start.
  ///
  /// The start is mixed with a fifth of white; SwiftUI's exact shade is not published.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
  }
}
