import GaugeUI

extension Catalogue {
  @RowBuilder static var colors: [Row] {
    Rows.type("protocol ShapeStyle", "What figures and text are painted with.") {
      for (name, color) in namedColors {
        Row.implicit(name, "Color", "The system's \(name).", color)
      }
      Row.implicit("foreground", "ForegroundStyle", "The style in use around.", ForegroundStyle())
      Row.implicit("background", "BackgroundStyle", "The style of backgrounds.", BackgroundStyle())
      Row.implicit("tint", "TintShapeStyle", "The tint in use around.", TintShapeStyle())
      for (name, summary, style) in roles {
        Row.implicit(name, "RoleShapeStyle", summary, style)
      }
      for (name, style) in materials {
        Row.implicit(
          name, "Material", "A pane that what lies behind shines through, not blurred.", style)
      }
      for (name, style) in levels {
        Row.implicit(
          name, "HierarchicalShapeStyle", "The \(name) level of the style around.", style)
      }
      Row("func opacity(_ opacity: Double) -> some ShapeStyle", "The style, seen through.") {
        (style: AnyShapeStyle, opacity: Double) in AnyShapeStyle(style.opacity(opacity))
      }
      Row("func shadow(_ style: ShadowStyle) -> some ShapeStyle", "The style as it is.") {
        (style: AnyShapeStyle, _: Value) in style
      }
      Row(
        "static func shadow(_ style: ShadowStyle) -> AnyShapeStyle where Self == AnyShapeStyle",
        "The style in use around, as it is."
      ) { (_: Value) in AnyShapeStyle(ForegroundStyle()) }
      Row("var secondary: some ShapeStyle", "The style's second level.") { (style: AnyShapeStyle) in
        AnyShapeStyle(style.secondary)
      }
      Row("var tertiary: some ShapeStyle", "The style's third level.") { (style: AnyShapeStyle) in
        AnyShapeStyle(style.tertiary)
      }
      Row("var quaternary: some ShapeStyle", "The style's fourth level.") {
        (style: AnyShapeStyle) in AnyShapeStyle(style.quaternary)
      }
      Row("var quinary: some ShapeStyle", "The style's fifth level.") {
        (style: AnyShapeStyle) in AnyShapeStyle(style.quinary)
      }
    }
    Rows.type("struct ShadowStyle", "A shadow, which is finer than a cell.") {
      for (name, opacity) in [("drop", 0.33), ("inner", 0.55)] {
        Row(
          "static func \(name)(color: Color = Color(.sRGBLinear, white: 0, opacity: \(opacity)), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle",
          "None is drawn."
        ) { (_: Value, _: CGFloat, _: CGFloat, _: CGFloat) in Value.string(name) }
      }
    }
    Rows.type("struct ForegroundStyle: ShapeStyle", "The style in use around.")
    Rows.type("struct BackgroundStyle: ShapeStyle", "The style of backgrounds.")
    Rows.type("struct TintShapeStyle: ShapeStyle", "The tint in use around.")
    Rows.type("struct RoleShapeStyle: ShapeStyle", "A colour that the system gives a role.")
    Rows.type("struct Material: ShapeStyle", "A pane that what lies behind shines through.") {
      for (name, style) in thicknesses {
        Row.constant(name, "Material", "How much shines through.", style)
      }
    }
    Rows.type("struct HierarchicalShapeStyle: ShapeStyle", "A level of the style around.") {
      for (name, style) in levels {
        Row.constant(name, "HierarchicalShapeStyle", "The \(name) level.", style)
      }
    }
    Rows.type("struct AnyShapeStyle: ShapeStyle", "Any shape style, its type forgotten.") {
      Row("init<S: ShapeStyle>(_ style: S)", "Takes a style.") { (style: AnyShapeStyle) in style }
    }
    Rows.type(
      "struct Color: ShapeStyle, View, Hashable, CustomStringConvertible",
      "A colour; as a view it fills its frame."
    ) {
      colorInitializers
      for (name, color) in namedColors {
        Row.constant(name, "Color", "The system's \(name).", color)
      }
      Row.constant("primary", "Color", "The colour of text.", Color.primary)
      Row.constant("secondary", "Color", "The colour of lesser text.", Color.secondary)
      Row.constant("accentColor", "Color", "The system's accent.", Color.accentColor)
      Row("func opacity(_ opacity: Double) -> Color", "The colour, seen through.") {
        (color: Color, opacity: Double) in color.opacity(opacity)
      }
      Row(
        "func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color",
        "Part of another colour in it, from 0 to 1."
      ) { (color: Color, other: Color, fraction: Double, space: Gradient.ColorSpace) in
        color.mix(with: other, by: fraction, in: space)
      }
      Row("var gradient: AnyGradient", "A soft gradient of the colour.") { (color: Color) in
        color.gradient
      }
    }
    uiColors
  }

  private static let roles: [(String, String, RoleShapeStyle)] = [
    ("fill", "What controls are filled with.", .fill),
    ("separator", "Lines between rows.", .separator),
    ("placeholder", "Text that stands for what is still to be typed.", .placeholder),
    ("link", "Words that lead to a page.", .link),
    ("windowBackground", "The ground of a window.", .windowBackground),
  ]

  private static let materials: [(String, Material)] = [
    ("ultraThinMaterial", .ultraThin), ("thinMaterial", .thin), ("regularMaterial", .regular),
    ("thickMaterial", .thick), ("ultraThickMaterial", .ultraThick), ("bar", .bar),
  ]

  private static let thicknesses: [(String, Material)] = [
    ("ultraThin", .ultraThin), ("thin", .thin), ("regular", .regular), ("thick", .thick),
    ("ultraThick", .ultraThick), ("bar", .bar),
  ]

  private static let levels: [(String, HierarchicalShapeStyle)] = [
    ("primary", .primary), ("secondary", .secondary), ("tertiary", .tertiary),
    ("quaternary", .quaternary), ("quinary", .quinary),
  ]

  static let namedColors: [(String, Color)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
    ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
    ("pink", .pink), ("brown", .brown), ("gray", .gray), ("white", .white), ("black", .black),
    ("clear", .clear),
  ]

  @RowBuilder private static var colorInitializers: [Row] {
    Row(
      "init(red: Double, green: Double, blue: Double, opacity: Double = 1)",
      "Parts of red, green and blue from 0 to 1."
    ) {
      (red: Double, green: Double, blue: Double, opacity: Double) in
      Color(red: red, green: green, blue: blue, opacity: opacity)
    }
    Row(
      "init(_ colorSpace: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1)",
      "Parts of red, green and blue from 0 to 1, in a colour space."
    ) {
      (space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) in
      Color(space, red: red, green: green, blue: blue, opacity: opacity)
    }
    Row(
      "init(_ colorSpace: Color.RGBColorSpace, white: Double, opacity: Double = 1)",
      "A grey from 0 to 1, in a colour space."
    ) { (space: Color.RGBColorSpace, white: Double, opacity: Double) in
      Color(space, white: white, opacity: opacity)
    }
    Row("init(white: Double, opacity: Double = 1)", "A grey from 0 to 1.") {
      (white: Double, opacity: Double) in Color(white: white, opacity: opacity)
    }
    Row(
      "init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)",
      "Hue, saturation and brightness from 0 to 1."
    ) {
      (hue: Double, saturation: Double, brightness: Double, opacity: Double) in
      Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
    }
    Row(
      "init(_ name: String)",
      "A colour of an asset catalogue; a steady one made from the name here."
    ) {
      (name: String) in Color(name)
    }.cautioning { (name: String) in
      "there is no colour '\(name)' here; one made from its name stands for it"
    }
    Row(
      "init(_ name: String, bundle: Bundle?)",
      "A colour of an asset catalogue; a steady one made from the name here."
    ) { (name: String, _: Value) in
      Color(name)
    }.cautioning { (name: String, _: Value) in
      "there is no colour '\(name)' here; one made from its name stands for it"
    }
    Row("init(_ color: UIColor)", "A colour of UIKit.") { (color: UIColor) in Color(color) }
    Row("init(uiColor: UIColor)", "A colour of UIKit.") { (color: UIColor) in Color(uiColor: color)
    }
    Row("init(cgColor: CGColor)", "A colour of CoreGraphics.") { (color: CGColor) in
      Color(cgColor: color)
    }
    Row("init(_ resolved: Color.Resolved)", "A colour by its numbers.") {
      (resolved: Color.Resolved) in Color(resolved)
    }
    Row("func resolve(in environment: EnvironmentValues) -> Color.Resolved", "Its numbers.") {
      (color: Color, environment: EnvironmentValues) in color.resolve(in: environment)
    }
    Row("var cgColor: CGColor?", "The colour in CoreGraphics' terms.") { (color: Color) in
      color.cgColor
    }
  }

  @RowBuilder private static var uiColors: [Row] {
    resolvedColors
    assetResources
    Rows.type("enum Color.RGBColorSpace: Hashable", "How parts of colours are read.") {
      Row.enumCase("sRGB", "The usual one.", Color.RGBColorSpace.sRGB)
      Row.enumCase("sRGBLinear", "By amounts of light.", Color.RGBColorSpace.sRGBLinear)
      Row.enumCase("displayP3", "A wider one.", Color.RGBColorSpace.displayP3)
    }
    Rows.type("struct UIColor: Hashable", "A colour of UIKit.") {
      for (name, color) in systemColors {
        Row.constant(name, "UIColor", "UIKit's \(name).", color)
      }
      Row(
        "init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)",
        "Parts of red, green and blue from 0 to 1."
      ) {
        (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) in
        UIColor(red: red, green: green, blue: blue, alpha: alpha)
      }
      Row(
        "init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)",
        "Parts of red, green and blue from 0 to 1, in the wider gamut of displays."
      ) {
        (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) in
        UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      }
      Row(
        "init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)",
        "Hue, saturation and brightness from 0 to 1."
      ) {
        (hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) in
        UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
      }
      Row("init(white: CGFloat, alpha: CGFloat)", "A grey from 0 to 1.") {
        (white: CGFloat, alpha: CGFloat) in UIColor(white: white, alpha: alpha)
      }
      Row("init(cgColor: CGColor)", "A colour of CoreGraphics.") { (color: CGColor) in
        UIColor(cgColor: color)
      }
      Row(
        "init?(named name: String)",
        "A colour of an asset catalogue; a steady one made from the name here."
      ) { (name: String) in
        UIColor(named: name)
      }.cautioning { (name: String) in
        "there is no colour '\(name)' here; one made from its name stands for it"
      }
      Row("init(_ color: Color)", "A colour of SwiftUI.") { (color: Color) in UIColor(color) }
      Row("var cgColor: CGColor", "The colour in CoreGraphics' terms.") { (color: UIColor) in
        color.cgColor
      }
      Row(
        "@discardableResult func getRed(_ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat) -> Bool",
        "Tells its parts of red, green and blue."
      ) {
        (
          color: UIColor, red: ScriptBinding, green: ScriptBinding, blue: ScriptBinding,
          alpha: ScriptBinding
        ) in
        try color.tell([red, green, blue, alpha]) { color, part in
          color.getRed(&part.0, green: &part.1, blue: &part.2, alpha: &part.3)
        }
      }
      Row(
        "@discardableResult func getHue(_ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: inout CGFloat) -> Bool",
        "Tells its hue, saturation and brightness."
      ) {
        (
          color: UIColor, hue: ScriptBinding, saturation: ScriptBinding,
          brightness: ScriptBinding, alpha: ScriptBinding
        ) in
        try color.tell([hue, saturation, brightness, alpha]) { color, part in
          color.getHue(&part.0, saturation: &part.1, brightness: &part.2, alpha: &part.3)
        }
      }
      Row("func withAlphaComponent(_ alpha: CGFloat) -> UIColor", "The colour, seen through.") {
        (color: UIColor, alpha: CGFloat) in color.withAlphaComponent(alpha)
      }
    }
    Rows.type("class CGColor", "A colour of CoreGraphics, by its components.") {
      Row(
        "init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)",
        "Parts of red, green and blue from 0 to 1."
      ) {
        (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) in
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
      }
      Row("init(gray: CGFloat, alpha: CGFloat)", "A grey from 0 to 1.") {
        (gray: CGFloat, alpha: CGFloat) in CGColor(gray: gray, alpha: alpha)
      }
      Row("var components: [CGFloat]?", "Its parts, opacity last.") { (color: CGColor) in
        color.components
      }
      Row("var numberOfComponents: Int", "How many parts it has.") { (color: CGColor) in
        color.numberOfComponents
      }
      Row("var alpha: CGFloat", "How opaque it is.") { (color: CGColor) in color.alpha }
    }
  }

  private static let systemColors: [(String, UIColor)] = [
    ("systemRed", .systemRed), ("systemOrange", .systemOrange), ("systemYellow", .systemYellow),
    ("systemGreen", .systemGreen), ("systemMint", .systemMint), ("systemTeal", .systemTeal),
    ("systemCyan", .systemCyan), ("systemBlue", .systemBlue), ("systemIndigo", .systemIndigo),
    ("systemPurple", .systemPurple), ("systemPink", .systemPink), ("systemBrown", .systemBrown),
    ("systemGray", .systemGray), ("systemGray2", .systemGray2), ("systemGray3", .systemGray3),
    ("systemGray4", .systemGray4), ("systemGray5", .systemGray5), ("systemGray6", .systemGray6),
    ("tintColor", .tintColor), ("label", .label), ("secondaryLabel", .secondaryLabel),
    ("tertiaryLabel", .tertiaryLabel), ("quaternaryLabel", .quaternaryLabel),
    ("placeholderText", .placeholderText), ("link", .link), ("separator", .separator),
    ("opaqueSeparator", .opaqueSeparator), ("systemBackground", .systemBackground),
    ("secondarySystemBackground", .secondarySystemBackground),
    ("tertiarySystemBackground", .tertiarySystemBackground),
    ("systemGroupedBackground", .systemGroupedBackground),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
    ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
    ("systemFill", .systemFill), ("secondarySystemFill", .secondarySystemFill),
    ("tertiarySystemFill", .tertiarySystemFill), ("quaternarySystemFill", .quaternarySystemFill),
    ("black", .black), ("darkGray", .darkGray), ("lightGray", .lightGray), ("white", .white),
    ("gray", .gray), ("red", .red), ("green", .green), ("blue", .blue), ("cyan", .cyan),
    ("yellow", .yellow), ("magenta", .magenta), ("orange", .orange), ("purple", .purple),
    ("brown", .brown), ("clear", .clear),
  ]
}

extension Color: NativeValue {}
extension Color.RGBColorSpace: NativeValue {}
extension UIColor: NativeValue {}
extension CGColor: NativeValue {}
extension ForegroundStyle: NativeValue {}
extension BackgroundStyle: NativeValue {}
extension TintShapeStyle: NativeValue {}
extension HierarchicalShapeStyle: NativeValue {}
extension RoleShapeStyle: NativeValue {}
extension Material: NativeValue {}

extension UIColor {
  fileprivate typealias Parts = (CGFloat, CGFloat, CGFloat, CGFloat)

  /// Sets four bindings to the parts that `read` tells.
  fileprivate func tell(
    _ bindings: [ScriptBinding], _ read: (UIColor, inout Parts) -> Bool
  ) throws -> Bool {
    var parts: Parts = (0, 0, 0, 0)
    let isKnown = read(self, &parts)
    for (binding, part) in zip(bindings, [parts.0, parts.1, parts.2, parts.3]) {
      try binding.set(part.scriptValue)
    }
    return isKnown
  }
}
