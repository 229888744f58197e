import Foundation

let price: Decimal = 12.5
print(Decimal(), Decimal(7), Decimal(exactly: 3 as Int8)!, Decimal(2.25))
print(Decimal(sign: .minus, exponent: -2, significand: 314), Decimal(string: "1,5", locale: nil)!)
print(Decimal.zero, Decimal.pi > 3, Decimal.nan.isFinite, Decimal.greatestFiniteMagnitude > 1)
print(Decimal.leastNonzeroMagnitude > 0, price.magnitude, price.sign == .plus, price.exponent)
print(price.significand, price.isSignMinus, price.isZero, price.description, (-price).magnitude)
print(price.distance(to: 20), price.advanced(by: 2), price != 12.5, price <= 12.5, price >= 13)
var debt = price
debt.negate()
print(debt, abs(debt), debt < price, pow(debt, 2))
let object = NSDecimalNumber(decimal: price)
print(object.adding(NSDecimalNumber(string: "0.5")), object.subtracting(NSDecimalNumber(value: 2)))
print(object.multiplying(by: NSDecimalNumber(value: 1.5)), object.dividing(by: object))
print(object.decimalValue, object.doubleValue, object.intValue, object.stringValue)
print((3.5 as NSNumber).decimalValue, Int(truncating: 7 as NSNumber), Double(truncating: object))
func rounded(_ number: Decimal, _ mode: NSDecimalNumber.RoundingMode) -> Decimal {
  var (source, result) = (number, Decimal())
  NSDecimalRound(&result, &source, 0, mode)
  return result
}
print(rounded(price, .plain), rounded(price, .up), rounded(price, .down), rounded(price, .bankers))
let english = Locale(identifier: "en_US")
let number: Decimal.FormatStyle = .number
print(number.locale(english).precision(.fractionLength(3)).grouping(.never).format(1234.5))
print((1234.5 as Decimal).formatted(.number.rounded(rule: .up, increment: 5).locale(english)))
print(price.formatted(.number.sign(strategy: .always()).scale(100).locale(english)))
print(price.formatted(.number.notation(.compactName).decimalSeparator(strategy: .always)))
let percent: Decimal.FormatStyle.Percent = .percent
print(percent.precision(.fractionLength(1)).grouping(.never).locale(english).format(12.345))
print((0.256 as Decimal).formatted(.percent.rounded(increment: 1).locale(english)))
print((0.25 as Decimal).formatted(.percent.sign(strategy: .always()).scale(10).locale(english)))
let money: Decimal.FormatStyle.Currency = .currency(code: "USD")
print(money.precision(.fractionLength(1)).grouping(.never).locale(english).format(1234.56))
print(price.formatted(.currency(code: "USD").rounded(increment: 5).scale(10).locale(english)))
print(price.formatted(.currency(code: "USD").sign(strategy: .always()).locale(english)))
print((1234.5 as Decimal).formatted())
var bytes = Data([3, 1, 2])
print(bytes.startIndex, bytes.endIndex, bytes.indices, bytes.dropLast(1).count)
print(bytes.removeFirst(), bytes.removeLast(), bytes.remove(at: bytes.startIndex), bytes.count)
bytes.append(contentsOf: Set<UInt8>([6]))
bytes.replaceSubrange(bytes.startIndex..<bytes.startIndex, with: Data([9]))
print(Array(bytes), Array(bytes.dropFirst()), Array(bytes + bytes), bytes.range(of: Data([6]))!)
bytes.insert(4, at: bytes.endIndex)
bytes.reverse()
print(Array(bytes))
bytes.removeAll()
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = .gmt
let day = Date(timeIntervalSince1970: 0)
let noon = DateComponents(hour: 12)
for policy: Calendar.MatchingPolicy in [
  .nextTimePreservingSmallerComponents, .previousTimePreservingSmallerComponents,
] {
  print(calendar.nextDate(after: day, matching: noon, matchingPolicy: policy)! == day + 43_200)
}
print(
  calendar.nextDate(
    after: day, matching: noon, matchingPolicy: .nextTime, repeatedTimePolicy: .last,
    direction: .forward)! == calendar.nextDate(
      after: day, matching: noon, matchingPolicy: .strict, repeatedTimePolicy: .first)!)
print(calendar.date(day, matchesComponents: DateComponents(month: 1)))
let clock = SuspendingClock()
let now = clock.now
print(now < now.advanced(by: .seconds(1)), now.duration(to: now + .seconds(2)))
print(now - (now - .seconds(1)), SuspendingClock.now >= now, SuspendingClock.Instant.now >= now)
print(ContinuousClock.Instant.now <= ContinuousClock().now)
