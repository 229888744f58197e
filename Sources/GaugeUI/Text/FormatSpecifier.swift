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
  public var _localized: String { IntegerFormatStyle<Self>().format(self) }
  public var _integer: Int64? { Int64(exactly: self) }
  public var _double: Double { Double(self) }
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

/// One conversion of C's `printf`, taken apart so that it is only ever given a number of its own kind.
struct FormatSpecifier {
  private var before: String
  private var flags: String
  private var conversion: Character
  private var after: String

  /// `nil` where `specifier` is none for numbers, or asks for more digits than anything has.
  init?(_ specifier: String) {
    guard
      let match = specifier.wholeMatch(
        of:
          /([^%]*)%([-+ 0#']*)(\d{0,3})((?:\.\d{0,2})?)(?:hh|h|ll|l|L|q|z|t|j)?([dDiuUxXoOfFeEgGaA])([^%]*)/
      )
    else { return nil }
    before = String(match.1)
    flags = String(match.2) + String(match.3) + String(match.4)
    conversion = match.5.first ?? "d"
    after = String(match.6)
  }

  /// `number` as the specifier writes it; `nil` where it is for whole numbers and `number` is none.
  func string(_ number: some _FormatSpecifiable) -> String? {
    if "fFeEgGaA".contains(conversion) {
      return before + String(format: "%\(flags)\(conversion)", number._double) + after
    }
    return number._integer.map {
      before
        + String(
          format:
            "%\(flags)ll\(conversion.lowercased() == "x" ? conversion : Character(conversion.lowercased()))",
          $0)
        + after
    }
  }
}
