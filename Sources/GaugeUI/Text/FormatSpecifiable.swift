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
    if NumberWriting.isPlain, let small = UInt16(exactly: self), small < 1_000 {
      return String(digitsOf: small)
    }
    return IntegerFormatStyle<Self>().format(self)
  }
  public var _integer: Int64? { Int64(exactly: self) }
  public var _double: Double { Double(self) }
}

extension String {
  /// The digits of a number of at most five: what gauges show changes with every frame, and this takes a third of the time.
  fileprivate init(digitsOf number: UInt16) {
    self.init(unsafeUninitializedCapacity: 5) { bytes in
      var count = 1
      var rest = number / 10
      while rest > 0 {
        count += 1
        rest /= 10
      }
      rest = number
      for place in (0..<count).reversed() {
        bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      return count
    }
  }
}

/// How the person's language writes numbers.
private enum NumberWriting {
  /// Whether numbers too small for separators are written as everywhere in the program: with the digits 0 to 9. Asking the
  /// formatter each time takes longer than laying out a gauge.
  static let isPlain =
    IntegerFormatStyle<Int>().format(987) == "987"
    && IntegerFormatStyle<Int>().format(604) == "604"
    && IntegerFormatStyle<Int>().format(512) == "512"
    && IntegerFormatStyle<Int>().format(3) == "3"
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
