import Foundation

print(String(format: "%2$@ of %1$d", 3, "b"), String(format: "%1$@ and %1$@", "one"))
func filled(_ format: String, _ values: CVarArg...) -> String {
  String(format: format, arguments: values)
}
print(filled("%.2f %d %@", 1.5, 12345, "x"))
print(String(format: "%.2f %d", locale: Locale(identifier: "de_DE"), 1234.5, 12345))
print(String(format: "%.1f", locale: Locale(identifier: "en_US"), arguments: [2.25]))
print(String.localizedStringWithFormat("%.1f %d", 1234.5, 12345))
print(String(format: "%5.1f|%@|%%", 2.25, "ab"))
let style: FloatingPointFormatStyle<Double> = .number.precision(
  .integerAndFractionLength(integerLimits: 2..., fractionLimits: ...3))
print(1.5.formatted(style), 1234.56789.formatted(style))
print(
  7.formatted(
    .number.precision(.integerAndFractionLength(integerLimits: 1...2, fractionLimits: 1..<3))))
