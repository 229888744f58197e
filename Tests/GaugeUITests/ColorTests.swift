import Testing

@testable import GaugeUI

/// Colours by name, by numbers, and by what surrounds them.
@Suite struct ColorTests {
  let dark = EnvironmentValues()
  let light = {
    var environment = EnvironmentValues()
    environment.colorScheme = .light
    return environment
  }()

  @Test func systemColoursDifferByAppearance() {
    let table: [(Color, light: UInt32, dark: UInt32)] = [
      (.red, 0xFF3B30, 0xFF453A), (.orange, 0xFF9500, 0xFF9F0A), (.yellow, 0xFFCC00, 0xFFD60A),
      (.green, 0x34C759, 0x30D158), (.mint, 0x00C7BE, 0x63E6E2), (.teal, 0x30B0C7, 0x40C8E0),
      (.cyan, 0x32ADE6, 0x64D2FF), (.blue, 0x007AFF, 0x0A84FF), (.indigo, 0x5856D6, 0x5E5CE6),
      (.purple, 0xAF52DE, 0xBF5AF2), (.pink, 0xFF2D55, 0xFF375F), (.brown, 0xA2845E, 0xAC8E68),
      (.gray, 0x8E8E93, 0x8E8E93), (.primary, 0x000000, 0xFFFFFF),
      (.secondary, 0x3C3C43, 0xEBEBF5), (.accentColor, 0x007AFF, 0x0A84FF),
      (Color(.systemGray6), 0xF2F2F7, 0x1C1C1E), (Color(.systemGray2), 0xAEAEB2, 0x636366),
      (Color(uiColor: .systemBackground), 0xFFFFFF, 0x000000),
    ]
    for (color, lightHex, darkHex) in table {
      #expect(color.resolve(in: light).hex == lightHex)
      #expect(color.resolve(in: dark).hex == darkHex)
    }
    #expect(Color.secondary.resolve(in: light).opacity == 0.6)
    #expect(Color.clear.resolve(in: light).opacity == 0)
  }

  @Test func staticMembersOfStylesAreTheColours() {
    func style<Style: ShapeStyle>(_ style: Style) -> Paint {
      style._paint(in: light, bounds: .zero)
    }
    #expect(style(.red) == .color(Color.Resolved(hex: 0xFF3B30)))
    #expect(style(.gray) == .color(Color.Resolved(hex: 0x8E8E93)))
    #expect(style(.red.opacity(0.5)) == .color(Color.Resolved(hex: 0xFF3B30, opacity: 0.5)))
    #expect(style(.background) == .color(Color.Resolved(hex: 0xFFFFFF)))
  }

  @Test func componentsMakeColours() {
    let table: [(Color, UInt32)] = [
      (Color(red: 207 / 255, green: 150 / 255, blue: 207 / 255), 0xCF96CF),
      (Color(.sRGB, red: 1, green: 0.5, blue: 0), 0xFF8000),
      (Color(.sRGBLinear, red: 1, green: 0.21586, blue: 0), 0xFF8000),
      (Color(.displayP3, red: 1, green: 1, blue: 1), 0xFFFFFF),
      (Color(.displayP3, red: 1, green: 0, blue: 0), 0xFF0000),
      (Color(white: 0.5), 0x808080),
      (Color(hue: 0, saturation: 1, brightness: 1), 0xFF0000),
      (Color(hue: 1 / 3, saturation: 1, brightness: 1), 0x00FF00),
      (Color(hue: 2 / 3, saturation: 1, brightness: 0.5), 0x000080),
      (Color(hue: 0.25, saturation: 0.5, brightness: 1), 0xBFFF80),
      (Color(UIColor(red: 1, green: 0, blue: 1, alpha: 1)), 0xFF00FF),
      (Color(UIColor.red), 0xFF0000),
    ]
    for (color, hex) in table { #expect(color.resolve(in: dark).hex == hex) }
  }

  @Test func badComponentsAreClamped() {
    let table: [(Color, UInt32, Double)] = [
      (Color(red: 207, green: -1, blue: .nan), 0xFF0000, 1),
      (Color(red: .infinity, green: -.infinity, blue: 0, opacity: .nan), 0xFF0000, 0),
      (Color(white: 1.5, opacity: 7), 0xFFFFFF, 1),
      (Color(hue: .nan, saturation: 9, brightness: .infinity), 0xFF0000, 1),
      (Color(Color.Resolved(red: .nan, green: 2, blue: 0)), 0x00FF00, 1),
      (Color(red: 1, green: 0, blue: 0).opacity(-3), 0xFF0000, 0),
    ]
    for (color, hex, opacity) in table {
      #expect(color.resolve(in: dark).hex == hex)
      #expect(color.resolve(in: dark).opacity == opacity)
    }
  }

  @Test func aNameKeepsItsColour() {
    #expect(Color("Brand").resolve(in: dark).hex == 0x57D9B5)
    #expect(Color("Brand") != Color("brand"))
  }

  @Test func alphaReplacesOpacity() {
    let color = Color(UIColor.secondaryLabel.withAlphaComponent(0.9))
    #expect(color.resolve(in: light) == Color.Resolved(hex: 0x3C3C43, opacity: 0.9))
  }

  @Test func colourIsAViewThatFillsItsSpace() async {
    let drawing = await Color.red.drawing(proposal: ProposedViewSize(width: 30, height: 20))
    #expect(drawing.size == CGSize(width: 30, height: 20))
    #expect(drawing.items.count == 1)
    let ideal = await Color.red.drawing(proposal: .unspecified)
    #expect(ideal.size == CGSize(width: 10, height: 10))
  }
}

/// Styles that take their colour from the views around them.
@Suite struct HierarchicalStyleTests {
  func color(_ style: some ShapeStyle, _ change: (inout EnvironmentValues) -> Void = { _ in })
    -> Color.Resolved?
  {
    var environment = EnvironmentValues()
    environment.colorScheme = .light
    change(&environment)
    guard case .color(let color) = style._paint(in: environment, bounds: .zero) else { return nil }
    return color
  }

  @Test func levelsAreLabelColoursByThemselves() {
    #expect(color(.primary) == Color.Resolved(hex: 0x000000))
    #expect(color(.secondary) == Color.Resolved(hex: 0x3C3C43, opacity: 0.6))
    #expect(color(.tertiary) == Color.Resolved(hex: 0x3C3C43, opacity: 0.3))
    #expect(color(.quaternary) == Color.Resolved(hex: 0x3C3C43, opacity: 0.18))
  }

  @Test func levelsArePartsOfAnExplicitStyle() {
    let table: [(HierarchicalShapeStyle, Double)] = [
      (.primary, 1), (.secondary, 0.5), (.tertiary, 0.25), (.quaternary, 0.18),
    ]
    for (style, opacity) in table {
      let found = color(style) { $0.setForegroundStyle(AnyShapeStyle(Color.red)) }
      #expect(found == Color.Resolved(hex: 0xFF3B30, opacity: opacity))
    }
    #expect(color(Color.red.secondary) == Color.Resolved(hex: 0xFF3B30, opacity: 0.5))
  }

  @Test func aLevelSetInsideAStyleIsALevelOfThatStyle() {
    let found = color(.foreground) {
      $0.setForegroundStyle(AnyShapeStyle(Color.red))
      $0.setForegroundStyle(AnyShapeStyle(.secondary))
    }
    #expect(found == Color.Resolved(hex: 0xFF3B30, opacity: 0.5))
  }

  @Test func stylesThatNameThemselvesEnd() {
    #expect(color(.tint) { $0.tint = AnyShapeStyle(.tint) } == color(.blue))
    #expect(color(.foreground) { $0.foregroundStyle = AnyShapeStyle(.foreground) } != nil)
    #expect(color(.secondary) { $0.foregroundStyle = AnyShapeStyle(.secondary) } != nil)
  }

  @Test func tintIsTheEnvironmentsElseTheAccentColour() {
    #expect(color(.tint) == Color.Resolved(hex: 0x007AFF))
    #expect(
      color(.tint) { $0.tint = AnyShapeStyle(Color.green) } == Color.Resolved(hex: 0x34C759))
  }
}
