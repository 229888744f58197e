// Colours in words, as SwiftUI prints them.

extension Color: CustomStringConvertible {
  /// The name of one of the system's colours, else `#RRGGBBAA`; an opacity as `50% red`.
  public var description: String { provider.description }

  fileprivate static let names: [(color: Color, name: String)] = [
    (.red, "red"), (.orange, "orange"), (.yellow, "yellow"), (.green, "green"), (.mint, "mint"),
    (.teal, "teal"), (.cyan, "cyan"), (.blue, "blue"), (.indigo, "indigo"), (.purple, "purple"),
    (.pink, "pink"), (.brown, "brown"), (.gray, "gray"), (.white, "white"), (.black, "black"),
    (.clear, "clear"), (.primary, "primary"), (.secondary, "secondary"),
  ]
}

extension Color.Provider {
  fileprivate var description: String {
    switch self {
    case .resolved(let color): color.description
    case .adaptive(let light, _):
      Color.names.first { $0.color.provider == self }?.name ?? light.description
    case .opacity(let base, let factor):
      "\(Int((factor * 100).rounded()))% \(base.description)"
    case .mixed: resolve(in: EnvironmentValues()).description
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// `#RRGGBBAA`.
  public var description: String {
    "#"
      + [red, green, blue, opacity].map { part in
        let byte = Int((part.clampedToUnit * 255).rounded())
        return String(byte >> 4, radix: 16, uppercase: true)
          + String(byte & 15, radix: 16, uppercase: true)
      }.joined()
  }
}

extension Color.Resolved: ShapeStyle {
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint { .color(clamped) }
}

// Its parts in amounts of light.
extension Color.Resolved {
  /// A colour from its components in a colour space, each 0…1.
  public init(
    colorSpace: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self = colorSpace.resolved(
      Color.Resolved(red: red, green: green, blue: blue, opacity: opacity))
  }

  public var linearRed: Double { Self.light(red) }
  public var linearGreen: Double { Self.light(green) }
  public var linearBlue: Double { Self.light(blue) }

  public var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: opacity) }

  private static func light(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
