/// A colour that a terminal can be told: its default, one of 16, one of 256, or red, green and blue.
public struct CellColor: Equatable, Hashable, Sendable {
  /// The kind in the highest byte, the value in the others.
  let bits: UInt32

  private init(kind: Kind, value: UInt32) { bits = UInt32(kind.rawValue) << 24 | value }

  /// What a colour's value means.
  enum Kind: UInt8 { case standard, ansi16, ansi256, rgb }

  /// What the terminal shows where nothing sets a colour.
  public static let standard = CellColor(kind: .standard, value: 0)

  /// One of the 16 colours that a terminal's theme sets, 0…15.
  public static func ansi16(_ index: UInt8) -> CellColor {
    CellColor(kind: .ansi16, value: UInt32(min(index, 15)))
  }

  /// One of the 256 colours of xterm's palette.
  public static func ansi256(_ index: UInt8) -> CellColor {
    CellColor(kind: .ansi256, value: UInt32(index))
  }

  /// Red, green and blue, each 0…255.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> CellColor {
    CellColor(kind: .rgb, value: UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  @inline(__always) var kind: Kind {
    Kind(rawValue: UInt8(truncatingIfNeeded: bits >> 24)) ?? .standard
  }

  /// One of the value's bytes, 0 being the lowest: an index, or blue, green and red.
  @inline(__always) func byte(_ index: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: bits &>> (8 &* index))
  }

  /// What the colour is.
  public enum Value: Equatable, Sendable {
    case standard
    case ansi16(UInt8)
    case ansi256(UInt8)
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
  }

  public var value: Value {
    switch kind {
    case .standard: .standard
    case .ansi16: .ansi16(byte(0))
    case .ansi256: .ansi256(byte(0))
    case .rgb: .rgb(red: byte(2), green: byte(1), blue: byte(0))
    }
  }
}
