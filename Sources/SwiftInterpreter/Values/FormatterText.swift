import Foundation

/// What Foundation's formatters write of values.
enum FormatterText {
  /// The classes of formatters.
  static let classes = [
    "NumberFormatter", "DateFormatter", "ISO8601DateFormatter", "ByteCountFormatter",
    "MeasurementFormatter", "DateComponentsFormatter",
  ]

  /// A value as a formatter of any class writes it; `nil` of a value that it does not write.
  static func string(_ formatter: Value, _ value: Value) throws -> String? {
    guard case .native(let formatter) = formatter else { return nil }
    let value = value.unwrapped
    return switch formatter {
    case let formatter as NumberFormatter: value.number.flatMap { formatter.string(from: $0) }
    case let formatter as DateFormatter:
      (try? Date.from(value)).map { formatter.string(from: $0) }
    case let formatter as ISO8601DateFormatter:
      (try? Date.from(value)).map { formatter.string(from: $0) }
    case let formatter as ByteCountFormatter:
      value.number.map { formatter.string(fromByteCount: $0.int64Value) }
    case let formatter as MeasurementWriter:
      (try? Measurement<Dimension>.from(value)).map { formatter.string($0) }
    case let formatter as TimeWriter: value.number.flatMap { formatter.string($0.doubleValue) }
    default: nil
    }
  }
}
