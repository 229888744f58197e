/// A number that can stand in a localised text, as SwiftUI's `_FormatSpecifiable`.
public protocol _FormatSpecifiable: Equatable {
  /// The number with the separators of the person's language: what `%lld` or `%lf` makes of it.
  var _localized: String { get }
  /// The number for a specifier of whole numbers; `nil` where it has none.
  var _integer: Int64? { get }
  /// The number for a specifier of fractions.
  var _double: Double { get }
}

extension _FormatSpecifiable where Self: BinaryInteger {
  public var _localized: String {
    if let small = UInt16(exactly: self), small < NumberWriting.small.count {
      return NumberWriting.small[Int(small)]
    }
    return IntegerFormatStyle<Self>().format(self)
  }
  public var _integer: Int64? { Int64(exactly: self) }
  public var _double: Double { Double(self) }
}

private enum NumberWriting {
  /// Numbers too small for separators, where the person's language writes them as everywhere in the program, with the digits
  /// 0 to 9; else none. What gauges show changes with every frame, and asking the formatter takes longer than laying one out.
  static let small: [String] = isPlain ? (0..<1_000).map { "\($0)" } : []

  private static let isPlain = [987, 604, 512, 3].allSatisfy {
    IntegerFormatStyle<Int>().format($0) == "\($0)"
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _localized: String { _double.formatted(.number.precision(.fractionLength(6))) }
  public var _integer: Int64? { Int64(exactly: Double(self).rounded(.towardZero)) }
  public var _double: Double { Double(self) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
