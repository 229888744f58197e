/// A font, as SwiftUI's `Font`. A terminal has one face; size decides whether text is drawn as large letters.
public nonisolated struct Font: Hashable, Sendable {
  /// Nominal size in points.
  var size: CGFloat
  var weight: Weight
  var isItalic: Bool

  /// Sizes that are not finite or not positive count as the body's.
  init(size: CGFloat, weight: Weight = .regular, isItalic: Bool = false) {
    self.size = size.isFinite && size > 0 ? size : TextStyle.body.size
    self.weight = weight
    self.isItalic = isItalic
  }
}

extension Font {
  /// How heavy letters are. Semibold and heavier are a terminal's bold.
  public enum Weight: Int, Hashable, Comparable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  /// The shape of letters. A terminal's are always its own.
  public enum Design: Hashable, Sendable, CaseIterable {
    case `default`, serif, rounded, monospaced
  }

  /// How wide letters are. A terminal's are always one column.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The space between lines. A terminal's lines are always one row.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }
}

// Fonts by size.
extension Font {
  /// The system's font at a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(size: size, weight: weight ?? .regular)
  }

  /// The system's font for a role in text.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(size: style.size, weight: weight ?? style.weight)
  }

  /// A font by name. A terminal has its own face; the size still counts.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size) }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(size: fixedSize) }
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(size: size)
  }
}

// Variants of a font.
extension Font {
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  public func bold() -> Font { weight(.bold) }

  func scaled(by scale: CGFloat) -> Font {
    Font(size: size * scale, weight: weight, isItalic: isItalic)
  }

  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The font in which letters are equally wide: a terminal's always are.
  public func monospaced() -> Font { self }
  /// The font in which digits are equally wide: a terminal's always are.
  public func monospacedDigit() -> Font { self }
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }
  public func width(_ width: Width) -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
}
