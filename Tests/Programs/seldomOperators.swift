// Operators and formats that other programs do without.
import Foundation

let three: Int? = 3
let four: Int? = 4
let none: Int? = nil
print(three == four, three != four, nil == three, nil != none, three == nil, none != nil)
print(Int(Int(5)))
let whole: IntegerFormatStyle<Int> = .number
let decimal: FloatingPointFormatStyle<Double> = .number
let wholePercent: IntegerFormatStyle<Int>.Percent = .percent
let decimalPercent: FloatingPointFormatStyle<Double>.Percent = .percent
print(whole.format(1234), decimal.format(0.5))
print(wholePercent.format(12), decimalPercent.format(0.5))
let short = Measurement(value: 1, unit: UnitLength.meters)
let long = Measurement(value: 2, unit: UnitLength.meters)
print(short == long, short < long, short > long)
struct Named: CustomStringConvertible { var description: String { "named" } }
print(String(describing: Named()))
