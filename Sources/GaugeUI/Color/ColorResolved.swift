extension Color {
  /// A colour as numbers: sRGB components and opacity, each 0…1.
  public struct Resolved: Equatable, Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var opacity: Double

    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
  }
}

extension Color.Resolved {
  /// The colour written as `0xRRGGBB`.
  init(hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, opacity: opacity)
  }

  /// The colour with every component in 0…1; what is not a number becomes 0.
  var clamped: Color.Resolved {
    Color.Resolved(
      red: red.clampedToUnit, green: green.clampedToUnit, blue: blue.clampedToUnit,
      opacity: opacity.clampedToUnit)
  }
}

extension BinaryFloatingPoint {
  /// The nearest value in 0…1; 0 for what is not a number.
  var clampedToUnit: Self { isNaN ? 0 : min(max(self, 0), 1) }
}
