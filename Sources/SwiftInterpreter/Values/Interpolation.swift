import Foundation
import GaugeUI

/// How values stand in texts.
enum Interpolation {
  /// In a localised text an integer has grouping and a floating-point number six decimals: `Text("\(1234)")` is 1,234.
  /// A text or a symbol stays what it is.
  static func localized(_ value: Value, as type: SwiftType) -> Value {
    func plain() -> Value { .string(value.described(as: type)) }
    return switch value {
    case .int(let int):
      .string(
        FormattedNumbers.lately.text(of: .whole(int, nil)) {
          int.formatted(.number.locale(.current))
        })
    case .double(let double): .string(String(format: "%f", double))
    case .native(let float as Float): .string(String(format: "%f", float))
    case .native(_ as Text): value
    case .range: (try? ClosedRange<Date>.from(value)).map { Text($0).scriptValue } ?? plain()
    case .native(let interval as DateInterval): Text(interval).scriptValue
    case .native(let image as Image): Text(image).scriptValue
    default: plain()
    }
  }

  static func specified(_ value: Value, _ format: String) throws -> String {
    guard let double = value.floating else { return try StringFormat(format).string([value]) }
    return try FormattedNumbers.lately.text(of: .specified(double, format)) {
      try StringFormat(format).string([value])
    }
  }

  static func formatted(_ value: Value, _ format: Value) throws -> String {
    guard case .native(let any) = format else { return value.described() }
    switch (value, any) {
    case (_, let style as NumberStyle): return style.string(value)
    case (.native(let date as Date), let style as any FormatStyle<Date, String>):
      return style.format(date)
    case (.double(let double), let style as any FormatStyle<Double, String>):
      return style.format(double)
    case (.native(let float as Float), let style as any FormatStyle<Float, String>):
      return style.format(float)
    case (.int(let int), let style as any FormatStyle<Int, String>): return style.format(int)
    default: return value.described()
    }
  }
}

private func format<S: FormatStyle>(_ value: S.FormatInput, by style: S) -> S.FormatOutput {
  style.format(value)
}
