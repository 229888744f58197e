// Operators and formats that other programs do without.
import Foundation

let three: Int? = 3
let four: Int? = 4
let none: Int? = nil
print(three == four, three != four, nil == three, nil != none, three == nil, none != nil)
print(Int(Int(5)))
print(IntegerFormatStyle<Int>().format(1234), FloatingPointFormatStyle<Double>().format(0.5))
print(
  IntegerFormatStyle<Int>.Percent().format(12),
  FloatingPointFormatStyle<Double>.Percent().format(0.5))
let short = Measurement(value: 1, unit: UnitLength.meters)
let long = Measurement(value: 2, unit: UnitLength.meters)
print(short == long, short < long, short > long)
struct Named: CustomStringConvertible { var description: String { "named" } }
print(String(describing: Named()))
