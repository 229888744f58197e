// Texts of numbers: interpolation, formats, raw and multi-line strings.
import Foundation

let value = 1234.5678
let count = 42
let name = "gauge"
let flag = true
print(
  "\(value) \(count) \(name) \(flag)", "\(value * 2) \(count % 5) \(name.uppercased()) \(!flag)")
print(
  "nested \("inner \(count + 1)") \(count > 40 ? "big" : "small") \(["a", "b"].map { "<\($0)>" }.joined())"
)
print(String(format: "%.2f|%8.3f|%-8.1f|%+.1f|%08.2f|%e", value, value, value, value, value, value))
print(
  String(
    format: "%d|%5d|%-5d|%05d|%+d|%x|%X|%o|%c", count, count, count, count, count, 255, 255, 8, 65))
print(
  String(format: "%@ and %@", name, "other"), String(format: "%d%%", 50),
  String(format: "%3d%%|%.0f%%", 7, 49.6), String(format: "%02d:%02d", 5, 9))
print(
  String(format: "%.1f", 0.05), String(format: "%.0f", 2.5), String(format: "%5@|", "ab"),
  String(format: "%g %g", 0.0001, 1e10))
print(
  value.formatted(), count.formatted(), 1_234_567.formatted(), (0.256).formatted(.percent),
  0.5.formatted(.number.precision(.fractionLength(2))))
print(
  99.formatted(.currency(code: "EUR")), 12.formatted(.percent),
  1_500_000.formatted(.number.notation(.compactName)))
print(
  3.14159.formatted(.number.precision(.significantDigits(3))),
  5.formatted(.number.precision(.integerLength(3))),
  2.5.formatted(.number.rounded(rule: .up, increment: 1)))
print(
  1_234_567.formatted(.number.grouping(.never)), (-5).formatted(.number.sign(strategy: .always())),
  0.1234.formatted(.percent.precision(.fractionLength(1))))
print(
  ["a", "b", "c"].formatted(), ["x", "y"].formatted(.list(type: .or)),
  [1, 2].map { $0.formatted() })
let formatter = NumberFormatter()
formatter.numberStyle = .decimal
formatter.maximumFractionDigits = 1
formatter.locale = Locale(identifier: "en_US")
print(formatter.string(from: 1234.56) ?? "", formatter.string(from: NSNumber(value: 7)) ?? "")
formatter.numberStyle = .percent
formatter.minimumFractionDigits = 1
print(formatter.string(from: 0.256) ?? "")
print(
  """
  Report for \(name):
    level: \(String(format: "%.1f", value))
  \tcount:\t\(count) "quoted" \\ backslash
  one \
  line
  """)
print(
  #"raw \(count) \n"#, #"interpolated \#(count)"#, ##"with "# inside"##,
  #"""
  raw multi \#(name)
  "quotes"
  """#)
print("tab\tnew\\line 'single' \"double\" \u{1F600} \u{e9} \0".count, "\u{1F600}", "caf\u{e9}")
print(
  "a" + "b" + String(3) + "\(4)", "x".padding(toLength: 4, withPad: "-", startingAt: 0),
  String(repeating: "=", count: 10))
print(
  Double("3.25")!, Int("  7".trimmingCharacters(in: .whitespaces))!, Double("abc") ?? -1,
  Int("0x1F".dropFirst(2), radix: 16)!, Float("1e3")!)
print(
  "\(Optional(3) ?? 0) \(String(describing: Optional(3))) \([1: "a"]) \([1, 2]) \((1, "b")) \(1...3) \(Set([1]))"
)
struct Level: CustomStringConvertible {
  var value: Double
  var description: String { "\(Int(value * 100))%" }
}
struct Plain {
  var a = 1
  var b = "x"
  var c: Double? = nil
  var d = [Level(value: 0.5)]
}
print(
  Level(value: 0.25), [Level(value: 1)], "\(Level(value: 0.75))", Plain(),
  String(describing: Level(value: 0.1)))
print(
  1.0, 0.1, 100.0, 1e20, 1.5e-10, 123456789012.0, Double.pi, 1.0 / 3, 2.0 / 3, -0.0, Float(0.1),
  5 / 2, 5 % 3)
print(Int.max, Int.min, UInt8.max, 0xFF, 0b1010, 0o17, 1_000_000, 0x1p4)
print(1, 2, 3, separator: ", ", terminator: "!\n")
print("a", "b", separator: "")
print()
print([String]().isEmpty, "")
