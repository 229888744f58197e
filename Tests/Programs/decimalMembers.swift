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
print([.plain, .up, .down, .bankers].map { rounded(price, $0) })
let style = Decimal.FormatStyle.Currency(code: "EUR", locale: Locale(identifier: "en_US"))
print(price.formatted(style.precision(.fractionLength(1))))
var bytes = Data([3, 1, 2])
print(bytes.startIndex, bytes.endIndex, bytes.indices, bytes.dropLast(1).count)
print(bytes.removeFirst(), bytes.removeLast(), bytes.remove(at: bytes.startIndex), bytes.count)
bytes.append(contentsOf: [1, 2, 3].lazy.map { $0 * 2 })
bytes.replaceSubrange(bytes.startIndex..<bytes.startIndex, with: Data([9]))
print(Array(bytes), Array(bytes.dropFirst()))
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
