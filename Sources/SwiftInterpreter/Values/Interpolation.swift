import Foundation

/// How values stand in texts.
enum Interpolation {
  /// In a localised text an integer has grouping and a floating-point number six decimals: `Text("\(1234)")` is 1,234.
  static func localized(_ value: Value, as type: SwiftType) -> String {
    switch value {
    case .int(let int):
      FormattedNumbers.lately.text(of: .whole(int, nil)) {
        int.formatted(.number.locale(.current))
      }
    case .double(let double): String(format: "%f", double)
    default: value.described(as: type)
    }
  }

  static func specified(_ value: Value, _ format: String) throws -> String {
    guard case .double(let double) = value else { return try StringFormat(format).string([value]) }
    return try FormattedNumbers.lately.text(of: .specified(double, format)) {
      try StringFormat(format).string([value])
    }
  }

  static func formatted(_ value: Value, _ format: Value) throws -> String {
    guard case .native(let any) = format else { return value.described() }
    switch (value, any) {
    case (.double(let double), let style as any FormatStyle<Double, String>):
      return style.format(double)
    case (.int(let int), let style as any FormatStyle<Int, String>): return style.format(int)
    default: return value.described()
    }
  }
}

private func format<S: FormatStyle>(_ value: S.FormatInput, by style: S) -> S.FormatOutput {
  style.format(value)
}
