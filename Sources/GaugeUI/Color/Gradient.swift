/// Colours at places along a line, as SwiftUI's `Gradient`.
///
/// Stops may come in any order: they count by location, those at one place in the order given. Locations outside 0…1
/// count as the nearest end. Without stops a gradient is clear.
public nonisolated struct Gradient: Hashable, Sendable {
  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// 0, the start, to 1, the end.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colours between two stops are mixed.
  public enum ColorSpace: Hashable, Sendable {
    /// In sRGB.
    case device
    /// In Oklab: the default.
    case perceptual
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// The colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient with its colours mixed in `space`.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}

extension Gradient: GradientStyle {
  var anyGradient: AnyGradient { AnyGradient(self) }

  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    anyGradient._paint(in: environment, bounds: bounds)
  }
}
