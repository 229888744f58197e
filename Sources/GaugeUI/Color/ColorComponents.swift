// Colours made from numbers and names.

extension Color {
  /// What the components of a colour measure.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Standard RGB, with its transfer curve.
    case sRGB
    /// Standard RGB in amounts of light.
    case sRGBLinear
    /// The wider gamut of Apple's displays; what sRGB cannot show takes its nearest components.
    case displayP3
  }

  /// A colour that is the same in light and dark appearance.
  public init(_ resolved: Resolved) { self.init(.resolved(resolved.clamped)) }

  /// A colour from its components, each 0…1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(colorSpace.resolved(Resolved(red: red, green: green, blue: blue, opacity: opacity)))
  }

  /// A grey, from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour from hue (0 is red, a third green, two thirds blue), saturation and brightness, each 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (hue, saturation) = (hue.clampedToUnit * 6, saturation.clampedToUnit)
    let brightness = brightness.clampedToUnit
    func component(_ shift: Double) -> Double {
      let place = (shift + hue).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The colour of that name in an asset catalogue. There is none here, so each name has a steady colour of its own.
  public init(_ name: String, bundle: Bundle? = nil) {
    // FNV-1a, since Swift's own hashes differ from run to run.
    let hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    self.init(hue: Double(hash >> 40) / Double(1 << 24), saturation: 0.6, brightness: 0.85)
  }
}

extension Color.RGBColorSpace {
  /// The sRGB colour with these components.
  func resolved(_ color: Color.Resolved) -> Color.Resolved {
    switch self {
    case .sRGB:
      return color.clamped
    case .sRGBLinear:
      let color = color.clamped
      return Color.Resolved(
        red: Oklab.gammaEncoded(color.red), green: Oklab.gammaEncoded(color.green),
        blue: Oklab.gammaEncoded(color.blue), opacity: color.opacity)
    case .displayP3:
      let color = color.clamped
      let red = Oklab.linear(color.red)
      let green = Oklab.linear(color.green)
      let blue = Oklab.linear(color.blue)
      // Display P3 to sRGB, both of white point D65, in amounts of light (CSS Color Module Level 4).
      return Color.Resolved(
        red: Oklab.gammaEncoded(1.2249402 * red - 0.2249402 * green),
        green: Oklab.gammaEncoded(-0.0420569 * red + 1.0420569 * green),
        blue: Oklab.gammaEncoded(-0.0196376 * red - 0.0786361 * green + 1.0982736 * blue),
        opacity: color.opacity
      ).clamped
    }
  }
}
