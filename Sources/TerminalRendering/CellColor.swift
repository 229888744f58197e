/// A colour that a terminal can be told: its default, one of 16, one of 256, or red, green and blue.
public struct CellColor: Equatable, Hashable, Sendable {
  /// The kind in the highest byte, the value in the others.
  private let bits: UInt32

  private init(kind: UInt32, value: UInt32) { bits = kind << 24 | value }

  /// What the terminal shows where nothing sets a colour.
  public static let standard = CellColor(kind: 0, value: 0)

  /// One of the 16 colours that a terminal's theme sets, 0…15.
  public static func ansi16(_ index: UInt8) -> CellColor {
    CellColor(kind: 1, value: UInt32(min(index, 15)))
  }

  /// One of the 256 colours of xterm's palette.
  public static func ansi256(_ index: UInt8) -> CellColor {
    CellColor(kind: 2, value: UInt32(index))
  }

  /// Red, green and blue, each 0…255.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> CellColor {
    CellColor(kind: 3, value: UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// What the colour is.
  public enum Value: Equatable, Sendable {
    case standard
    case ansi16(UInt8)
    case ansi256(UInt8)
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
  }

  public var value: Value {
    let low = UInt8(truncatingIfNeeded: bits)
    return switch bits >> 24 {
    case 1: .ansi16(low)
    case 2: .ansi256(low)
    case 3:
      .rgb(
        red: UInt8(truncatingIfNeeded: bits >> 16), green: UInt8(truncatingIfNeeded: bits >> 8),
        blue: low)
    default: .standard
    }
  }
}
