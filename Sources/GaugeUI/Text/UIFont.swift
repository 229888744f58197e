/// A font by UIKit's names, as far as SwiftUI code needs it: `Font(UIFont.systemFont(ofSize: 20))`.
public nonisolated struct UIFont: Hashable, Sendable {
  let font: Font

  /// A font by its name; a terminal has its own face, so that only the size counts, in points.
  public init?(name: String, size: CGFloat) { font = Font(size: size) }

  private init(_ font: Font) { self.font = font }

  /// In points.
  public var pointSize: CGFloat { font.size }

  /// From one line to the next, in points: what the system's font has, 1.2 of its size.
  public var lineHeight: CGFloat { font.size * 1.2 }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: fontSize, weight: font.weight, isItalic: font.isItalic))
  }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(Font(size: fontSize, weight: weight))
  }

  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: fontSize, weight: .bold))
  }

  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: fontSize, isItalic: true))
  }

  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(Font.system(style.style))
  }

  public typealias Weight = Font.Weight

  /// A role of text, by UIKit's names.
  public struct TextStyle: Hashable, Sendable {
    let style: Font.TextStyle

    public static let largeTitle = TextStyle(style: .largeTitle)
    public static let title1 = TextStyle(style: .title)
    public static let title2 = TextStyle(style: .title2)
    public static let title3 = TextStyle(style: .title3)
    public static let headline = TextStyle(style: .headline)
    public static let subheadline = TextStyle(style: .subheadline)
    public static let body = TextStyle(style: .body)
    public static let callout = TextStyle(style: .callout)
    public static let footnote = TextStyle(style: .footnote)
    public static let caption1 = TextStyle(style: .caption)
    public static let caption2 = TextStyle(style: .caption2)
  }
}

extension Font {
  public init(_ font: UIFont) { self = font.font }
}
