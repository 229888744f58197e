/// A font, as SwiftUI's `Font`. A terminal has one face; size decides whether text is drawn as large letters.
public nonisolated struct Font: Hashable, Sendable {
  /// Nominal size in points.
  var size: CGFloat
  var weight: Weight
  var isItalic: Bool

  init(size: CGFloat, weight: Weight = .regular, isItalic: Bool = false) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// How heavy letters are. Semibold and heavier are a terminal's bold.
  public enum Weight: Int, Hashable, Comparable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }
}
