/// A colour, as SwiftUI's `Color`: a view that fills its space, and a style for shapes and text.
public nonisolated struct Color: Hashable, Sendable {
  /// What the colour is made of.
  enum Provider: Hashable, Sendable {
    case resolved(Resolved)
    /// One value in light and one in dark appearance.
    case adaptive(light: Resolved, dark: Resolved)
    indirect case opacity(Provider, Double)
  }

  let provider: Provider

  init(_ provider: Provider) { self.provider = provider }

  /// The colour in `environment`.
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
    }
  }
}

extension Color: ShapeStyle {
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    .color(resolve(in: environment))
  }
}
