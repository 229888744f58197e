import GaugeUI

extension Catalogue {
  @RowBuilder static var fonts: [Row] {
    Rows.type(
      "struct Font: Hashable",
      "How large and how heavy text is. From 32 points on it is drawn large."
    ) {
      for (name, points, font) in textStyleFonts {
        Row.constant(name, "Font", "\(points) points.", font)
      }
      Row(
        "static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font",
        "The system's font, in points."
      ) {
        (size: CGFloat, weight: Font.Weight?, design: Font.Design?) in
        Font.system(size: size, weight: weight, design: design)
      }
      Row(
        "static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font",
        "The system's font for a kind of text."
      ) {
        (style: Font.TextStyle, design: Font.Design?, weight: Font.Weight?) in
        Font.system(style, design: design, weight: weight)
      }
      Row(
        "static func custom(_ name: String, size: CGFloat) -> Font",
        "A font by name; the terminal's own here."
      ) {
        (name: String, size: CGFloat) in Font.custom(name, size: size)
      }
      Row(
        "static func custom(_ name: String, fixedSize: CGFloat) -> Font",
        "A font by name, in points; the terminal's own here."
      ) { (name: String, size: CGFloat) in Font.custom(name, fixedSize: size) }
      Row(
        "static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font",
        "A font by name that grows with a kind of text; the terminal's own here."
      ) { (name: String, size: CGFloat, style: Font.TextStyle) in
        Font.custom(name, size: size, relativeTo: style)
      }
      Row("func weight(_ weight: Font.Weight) -> Font", "Heavier or lighter.") {
        (font: Font, weight: Font.Weight) in font.weight(weight)
      }
      Row("func bold() -> Font", "Bold.") { (font: Font) in font.bold() }
      Row("func italic() -> Font", "Italic.") { (font: Font) in font.italic() }
      for name in [
        "monospaced", "monospacedDigit", "smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps",
      ] {
        Row.accepted("func \(name)() -> Font", "As it is: a terminal's letters have one form.")
      }
      Row.accepted(
        "func width(_ width: Font.Width) -> Font", "As it is: letters are one column wide.")
      Row.accepted(
        "func leading(_ leading: Font.Leading) -> Font", "As it is: lines are one row high.")
    }
    uiFonts
    Rows.type("enum Font.Weight: Hashable", "How heavy text is.") {
      for (name, weight) in fontWeights {
        Row.constant(name, "Font.Weight", "Weight \(name).", weight)
      }
    }
    Rows.type("enum Font.Design: Hashable", "A kind of face; a terminal has one.") {
      for (name, design) in fontDesigns {
        Row.enumCase(name, "Design \(name).", design)
      }
    }
    Rows.type("enum Font.TextStyle: Hashable, CaseIterable", "A kind of text.") {
      for (name, style) in textStyles {
        Row.enumCase(name, "Text style \(name).", style)
      }
    }
    Rows.type("struct Font.Width: Hashable", "How wide letters are.") {
      Row.constant("compressed", "Font.Width", "Narrowest.", Font.Width.compressed)
      Row.constant("condensed", "Font.Width", "Narrow.", Font.Width.condensed)
      Row.constant("standard", "Font.Width", "As usual.", Font.Width.standard)
      Row.constant("expanded", "Font.Width", "Wide.", Font.Width.expanded)
    }
    Rows.type("enum Font.Leading: Hashable", "Room between lines.") {
      Row.enumCase("standard", "As usual.", Font.Leading.standard)
      Row.enumCase("tight", "Less.", Font.Leading.tight)
      Row.enumCase("loose", "More.", Font.Leading.loose)
    }
  }

  /// UIKit's fonts, as far as SwiftUI's are made of them.
  @RowBuilder private static var uiFonts: [Row] {
    Rows.members(of: "Font") {
      Row("init(_ font: UIFont)", "A font of UIKit.") { (font: UIFont) in Font(font) }
    }
    Rows.type("struct UIFont: Hashable", "A font of UIKit.") {
      Row("init?(name: String, size: CGFloat)", "A font by name; the terminal's own here.") {
        (name: String, size: CGFloat) in UIFont(name: name, size: size)
      }
      for name in ["systemFont", "boldSystemFont", "italicSystemFont"] {
        Row("static func \(name)(ofSize fontSize: CGFloat) -> UIFont", "The system's font.") {
          (size: CGFloat) in
          switch name {
          case "boldSystemFont": UIFont.boldSystemFont(ofSize: size)
          case "italicSystemFont": UIFont.italicSystemFont(ofSize: size)
          default: UIFont.systemFont(ofSize: size)
          }
        }
      }
      for name in ["systemFont", "monospacedSystemFont", "monospacedDigitSystemFont"] {
        Row(
          "static func \(name)(ofSize fontSize: CGFloat, weight: Font.Weight) -> UIFont",
          "The system's font, in points."
        ) { (size: CGFloat, weight: Font.Weight) in
          UIFont.systemFont(ofSize: size, weight: weight)
        }
      }
      Row(
        "static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont",
        "The system's font for a kind of text."
      ) { (style: UIFont.TextStyle) in UIFont.preferredFont(forTextStyle: style) }
      Row("func withSize(_ fontSize: CGFloat) -> UIFont", "The font in another size.") {
        (font: UIFont, size: CGFloat) in font.withSize(size)
      }
      Row("var pointSize: CGFloat", "In points.") { (font: UIFont) in font.pointSize }
      Row("var lineHeight: CGFloat", "From one line to the next.") { (font: UIFont) in
        font.lineHeight
      }
      Row.alias("typealias Weight = Font.Weight")
    }
    Rows.type("struct UIFont.TextStyle: Hashable", "A kind of text.") {
      for (name, style) in uiTextStyles {
        Row.constant(name, "UIFont.TextStyle", "Text style \(name).", style)
      }
    }
  }

  private static let uiTextStyles: [(String, UIFont.TextStyle)] = [
    ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("subheadline", .subheadline), ("body", .body),
    ("callout", .callout), ("footnote", .footnote), ("caption1", .caption1),
    ("caption2", .caption2),
  ]

  private static let textStyleFonts: [(String, Int, Font)] = [
    ("extraLargeTitle", 36, .extraLargeTitle), ("extraLargeTitle2", 28, .extraLargeTitle2),
    ("largeTitle", 34, .largeTitle), ("title", 28, .title), ("title2", 22, .title2),
    ("title3", 20, .title3), ("headline", 17, .headline), ("subheadline", 15, .subheadline),
    ("body", 17, .body), ("callout", 16, .callout), ("footnote", 13, .footnote),
    ("caption", 12, .caption), ("caption2", 11, .caption2),
  ]

  private static let fontWeights: [(String, Font.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]

  private static let fontDesigns: [(String, Font.Design)] = [
    ("default", .default), ("serif", .serif), ("rounded", .rounded), ("monospaced", .monospaced),
  ]

  private static let textStyles: [(String, Font.TextStyle)] = [
    ("extraLargeTitle", .extraLargeTitle), ("extraLargeTitle2", .extraLargeTitle2),
    ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("subheadline", .subheadline), ("body", .body), ("callout", .callout),
    ("footnote", .footnote), ("caption", .caption), ("caption2", .caption2),
  ]
}

extension Font: NativeValue {}
extension Font.Weight: NativeValue {}
extension Font.Design: NativeValue {}
extension Font.TextStyle: NativeValue {}
extension Font.Width: NativeValue {}
extension Font.Leading: NativeValue {}
extension UIFont: NativeValue {}
extension UIFont.TextStyle: NativeValue {}
