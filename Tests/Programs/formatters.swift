import Foundation

// Foundation's formatters, in one country's conventions.

let english = Locale(identifier: "en_US")
let numbers = NumberFormatter()
numbers.locale = english
let styles: [NumberFormatter.Style] = [
  .none, .decimal, .currency, .percent, .scientific, .spellOut, .ordinal,
]
for style in styles {
  numbers.numberStyle = style
  print(numbers.string(from: NSNumber(value: 1234)) ?? "none", numbers.numberStyle == style)
}
numbers.numberStyle = .decimal
numbers.minimumFractionDigits = 1
numbers.maximumFractionDigits = 2
print(
  numbers.string(from: NSNumber(value: 1234.5678)) ?? "",
  numbers.string(from: NSNumber(value: 2)) ?? "")
print(numbers.minimumFractionDigits, numbers.maximumFractionDigits, numbers.locale.identifier)
numbers.minimumIntegerDigits = 3
print(numbers.string(for: 7.25) ?? "", numbers.minimumIntegerDigits)
numbers.maximumIntegerDigits = 9
print(numbers.maximumIntegerDigits, numbers.usesGroupingSeparator)
numbers.usesGroupingSeparator = false
print(numbers.string(for: 12345) ?? "")
numbers.usesGroupingSeparator = true
numbers.groupingSeparator = "'"
numbers.decimalSeparator = ","
print(
  numbers.string(for: 12345.5) ?? "", numbers.groupingSeparator ?? "",
  numbers.decimalSeparator ?? "")
numbers.positivePrefix = "+"
numbers.positiveSuffix = " up"
numbers.negativePrefix = "minus "
numbers.negativeSuffix = " down"
print(numbers.string(for: 5) ?? "", numbers.string(for: -5) ?? "")
print(
  numbers.positivePrefix ?? "", numbers.positiveSuffix ?? "", numbers.negativePrefix ?? "",
  numbers.negativeSuffix ?? "")
let digits = NumberFormatter()
digits.locale = english
digits.numberStyle = .decimal
digits.minimumSignificantDigits = 3
digits.maximumSignificantDigits = 4
print(
  digits.string(for: 3.14159) ?? "", digits.string(for: 2) ?? "", digits.minimumSignificantDigits,
  digits.maximumSignificantDigits)
print(digits.number(from: "1,234.5")?.doubleValue ?? 0, digits.number(from: "x") == nil)
let money = NumberFormatter()
money.locale = english
money.numberStyle = .currency
money.currencyCode = "EUR"
print(money.string(for: 12.5) ?? "", money.currencyCode ?? "")
money.currencySymbol = "$"
print(money.string(for: 12.5) ?? "", money.currencySymbol ?? "")
print(
  NSNumber(value: 2.5).doubleValue, NSNumber(value: 3).intValue, NSNumber(value: 7).stringValue,
  NSNumber(value: true).intValue)
print(NSNumber(value: CGFloat(1.5)).doubleValue, NSNumber(value: Float(2.5)).doubleValue)

let moment = Date(timeIntervalSince1970: 1_700_000_000)
let dates = DateFormatter()
dates.locale = english
dates.timeZone = .gmt
dates.dateFormat = "yyyy-MM-dd HH:mm"
print(
  dates.string(from: moment), dates.date(from: "2024-01-02 03:04") ?? moment, dates.dateFormat ?? ""
)
let lengths: [DateFormatter.Style] = [.none, .short, .medium, .long, .full]
for length in lengths {
  let formatter = DateFormatter()
  formatter.locale = english
  formatter.timeZone = .gmt
  formatter.dateStyle = length
  formatter.timeStyle = .none
  print(formatter.string(from: moment), formatter.dateStyle == length, formatter.timeStyle == .none)
}
let template = DateFormatter()
template.locale = english
template.timeZone = .gmt
template.setLocalizedDateFormatFromTemplate("MMMd")
print(template.string(from: moment), template.locale.identifier, template.timeZone.secondsFromGMT())
let machine = ISO8601DateFormatter()
print(machine.string(from: moment), machine.date(from: "2024-01-02T03:04:05Z") ?? moment)

let bytes = ByteCountFormatter()
bytes.countStyle = .memory
print(bytes.string(fromByteCount: 1_048_576), bytes.countStyle == .memory)
let counts: [ByteCountFormatter.CountStyle] = [.file, .memory, .decimal, .binary]
for count in counts {
  print(ByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: count))
}
let amounts: [ByteCountFormatStyle.Style] = [.file, .memory, .decimal, .binary]
for amount in amounts { print(Int64(1_500_000).formatted(.byteCount(style: amount))) }

print(
  ["a", "b", "c"].formatted(), ["a", "b"].formatted(.list(type: .or)),
  ["a", "b"].formatted(.list(type: .and, width: .short)).isEmpty)
print(
  ["a", "b"].formatted(.list(type: .and, width: .narrow)),
  ["a", "b"].formatted(.list(type: .and, width: .standard)))

let scanner = Scanner(string: "ff8800 12 2.5 end")
var colour: UInt64 = 0
print(scanner.scanHexInt64(&colour), colour, scanner.scanInt() ?? 0, scanner.scanDouble() ?? 0)
print(scanner.scanString("end") ?? "", scanner.isAtEnd)
