/// A colour by UIKit's names, as far as SwiftUI code needs it: `Color(.systemGray6)`, `Color(uiColor: .label)`.
public nonisolated struct UIColor: Hashable, Sendable {
  let color: Color

  /// The colour of a SwiftUI colour.
  public init(_ color: Color) { self.color = color }

  /// A colour from its sRGB components, each 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// A grey, from 0 (black) to 1 (white).
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha))
  }

  /// A colour from hue, saturation and brightness, each 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// A colour from its components in the wider gamut of Apple's displays, each 0…1.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// The colour of that name in an asset catalogue: as `Color(_:)` has it, a steady one made from the name.
  public init?(named name: String) { self.init(Color(name)) }

  /// The colour with `alpha`, 0…1, in place of its own opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(Color(color.provider.withOpacity(alpha.clampedToUnit)))
  }
}

extension Color {
  public init(_ color: UIColor) { self = color.color }
  public init(uiColor: UIColor) { self = uiColor.color }
}

extension Color.Provider {
  /// The colour at an opacity in place of its own.
  fileprivate func withOpacity(_ opacity: Double) -> Color.Provider {
    func opaque(_ color: Color.Resolved) -> Color.Resolved {
      var color = color
      color.opacity = opacity
      return color
    }
    return switch self {
    case .resolved(let color): .resolved(opaque(color))
    case .adaptive(let light, let dark): .adaptive(light: opaque(light), dark: opaque(dark))
    case .opacity(let base, _): base.withOpacity(opacity)
    case .mixed(let base, let other, let fraction, let space):
      .mixed(
        base.withOpacity(opacity), other.withOpacity(opacity), by: fraction, in: space)
    }
  }
}

// The system's colours: they differ between light and dark appearance.
extension UIColor {
  public static let systemRed = UIColor(Color.red)
  public static let systemOrange = UIColor(Color.orange)
  public static let systemYellow = UIColor(Color.yellow)
  public static let systemGreen = UIColor(Color.green)
  public static let systemMint = UIColor(Color.mint)
  public static let systemTeal = UIColor(Color.teal)
  public static let systemCyan = UIColor(Color.cyan)
  public static let systemBlue = UIColor(Color.blue)
  public static let systemIndigo = UIColor(Color.indigo)
  public static let systemPurple = UIColor(Color.purple)
  public static let systemPink = UIColor(Color.pink)
  public static let systemBrown = UIColor(Color.brown)
  public static let systemGray = UIColor(Color.gray)
  public static let systemGray2 = UIColor(Color(light: 0xAEAEB2, dark: 0x636366))
  public static let systemGray3 = UIColor(Color(light: 0xC7C7CC, dark: 0x48484A))
  public static let systemGray4 = UIColor(Color(light: 0xD1D1D6, dark: 0x3A3A3C))
  public static let systemGray5 = UIColor(Color(light: 0xE5E5EA, dark: 0x2C2C2E))
  public static let systemGray6 = UIColor(Color(light: 0xF2F2F7, dark: 0x1C1C1E))
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The accent colour.
  public static let tintColor = UIColor(Color.accentColor)
}

// Text, from the most to the least important, and lines.
extension UIColor {
  public static let label = UIColor(Color.primary)
  public static let secondaryLabel = UIColor(Color.secondary)
  public static let tertiaryLabel = UIColor(
    Color(light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.3))
  public static let quaternaryLabel = UIColor(Color(light: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16))
  public static let placeholderText = tertiaryLabel
  public static let link = UIColor(Color(light: 0x007AFF, dark: 0x0984FF))
  public static let separator = UIColor(Color(light: 0x3C3C43, 0.29, dark: 0x545458, 0.6))
  public static let opaqueSeparator = UIColor(Color(light: 0xC6C6C8, dark: 0x38383A))
}

// What lies behind.
extension UIColor {
  public static let systemBackground = UIColor(Color(light: 0xFFFFFF, dark: 0x000000))
  public static let secondarySystemBackground = UIColor(Color(light: 0xF2F2F7, dark: 0x1C1C1E))
  public static let tertiarySystemBackground = UIColor(Color(light: 0xFFFFFF, dark: 0x2C2C2E))
  public static let systemGroupedBackground = UIColor(Color(light: 0xF2F2F7, dark: 0x000000))
  public static let secondarySystemGroupedBackground = UIColor(
    Color(light: 0xFFFFFF, dark: 0x1C1C1E))
  public static let tertiarySystemGroupedBackground = UIColor(
    Color(light: 0xF2F2F7, dark: 0x2C2C2E))
  public static let systemFill = UIColor(Color(light: 0x787880, 0.2, dark: 0x787880, 0.36))
  public static let secondarySystemFill = UIColor(
    Color(light: 0x787880, 0.16, dark: 0x787880, 0.32))
  public static let tertiarySystemFill = UIColor(
    Color(light: 0x767680, 0.12, dark: 0x767680, 0.24))
  public static let quaternarySystemFill = UIColor(
    Color(light: 0x747480, 0.08, dark: 0x767680, 0.18))
}

// Fixed colours: the same in light and dark appearance.
extension UIColor {
  public static let black = UIColor(hex: 0x000000)
  public static let darkGray = UIColor(hex: 0x555555)
  public static let lightGray = UIColor(hex: 0xAAAAAA)
  public static let white = UIColor(hex: 0xFFFFFF)
  public static let gray = UIColor(hex: 0x808080)
  public static let red = UIColor(hex: 0xFF0000)
  public static let green = UIColor(hex: 0x00FF00)
  public static let blue = UIColor(hex: 0x0000FF)
  public static let cyan = UIColor(hex: 0x00FFFF)
  public static let yellow = UIColor(hex: 0xFFFF00)
  public static let magenta = UIColor(hex: 0xFF00FF)
  public static let orange = UIColor(hex: 0xFF8000)
  public static let purple = UIColor(hex: 0x800080)
  public static let brown = UIColor(hex: 0x996633)
  public static let clear = UIColor(Color.clear)

  private init(hex: UInt32) { self.init(Color(light: hex, dark: hex)) }
}
