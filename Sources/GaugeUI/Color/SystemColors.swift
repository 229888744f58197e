// The system's colours, as iOS 15 to 18 show them in light and in dark appearance.

extension Color {
  public static let red = Color(light: 0xFF3B30, dark: 0xFF453A)
  public static let orange = Color(light: 0xFF9500, dark: 0xFF9F0A)
  public static let yellow = Color(light: 0xFFCC00, dark: 0xFFD60A)
  public static let green = Color(light: 0x34C759, dark: 0x30D158)
  public static let mint = Color(light: 0x00C7BE, dark: 0x63E6E2)
  public static let teal = Color(light: 0x30B0C7, dark: 0x40C8E0)
  public static let cyan = Color(light: 0x32ADE6, dark: 0x64D2FF)
  public static let blue = Color(light: 0x007AFF, dark: 0x0A84FF)
  public static let indigo = Color(light: 0x5856D6, dark: 0x5E5CE6)
  public static let purple = Color(light: 0xAF52DE, dark: 0xBF5AF2)
  public static let pink = Color(light: 0xFF2D55, dark: 0xFF375F)
  public static let brown = Color(light: 0xA2845E, dark: 0xAC8E68)
  public static let gray = Color(light: 0x8E8E93, dark: 0x8E8E93)
  public static let white = Color(light: 0xFFFFFF, dark: 0xFFFFFF)
  public static let black = Color(light: 0x000000, dark: 0x000000)
  /// Nothing: black without any opacity.
  public static let clear = Color(light: 0x000000, dark: 0x000000, opacity: 0)

  /// The colour of text: black in light, white in dark appearance.
  public static let primary = Color(light: 0x000000, dark: 0xFFFFFF)
  /// The colour of less important text.
  public static let secondary = Color(light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.6)
  /// The colour of controls that have no tint: the system's blue.
  public static let accentColor = blue

  /// A colour written as `0xRRGGBB` for each appearance.
  init(light: UInt32, dark: UInt32, opacity: Double = 1) {
    self.init(light: light, opacity, dark: dark, opacity)
  }

  /// A colour with an opacity of its own for each appearance.
  init(light: UInt32, _ lightOpacity: Double, dark: UInt32, _ darkOpacity: Double) {
    self.init(
      .adaptive(
        light: Resolved(hex: light, opacity: lightOpacity),
        dark: Resolved(hex: dark, opacity: darkOpacity)))
  }
}

// The same as implicit members wherever a style is expected: `.fill(.red)`.
extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
  public static var white: Color { Color.white }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}
