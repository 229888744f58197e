// Float and its own precision, and what goes between the numeric types.
import Foundation

let third: Float = 1 / 3
print(third, Double(third), Float(0.1), Double(Float(0.1)))
let tenth: Float = 0.1
print(tenth + 0.2, tenth * 3, tenth * tenth, 1 - tenth, tenth / 7)
print(Float(16_777_217), Float(1e10), Float(3.14159265358979), Float.pi)
var sum: Float = 0
for _ in 0..<10 { sum += 0.1 }
print(sum, sum == 1, sum.rounded(), Int(sum * 100))
print([Float(0.1), 0.7], Optional(Float(0.3)) as Any, (Float(1.1), 2))
print("\(Float(2.2))", String(Float(5.5)), Float(1.25).description, String(describing: Float(0.6)))
print(sqrt(Float(2)), pow(Float(2), 0.5), sin(Float(1)), abs(Float(-0.7)), max(Float(0.1), 0.4))
print(Float("0.15")!, Float("x") as Any, Float(exactly: 0.5)!, Float(Int(7)))
print(Float.greatestFiniteMagnitude, Float.leastNonzeroMagnitude, Float.infinity, Float.ulpOfOne)
print(Float(1).isNaN, Float.nan, (-Float.infinity), Float(0.1).isLess(than: 0.2))
print(stride(from: Float(0), through: 0.5, by: 0.1).map { $0 })
print([Float(0.1), 0.2, 0.3].reduce(0, +), [Float(3.3), 1.1].min()!, [Float(0.3), 0.1].sorted())
struct Sample {
  var level: Float
  var gain: Float { level * 1.1 }
}
let sample = Sample(level: 0.7)
print(sample, sample.gain, Sample(level: 1).gain)
func average(_ values: [Float]) -> Float { values.reduce(0, +) / Float(values.count) }
print(average([0.1, 0.2, 0.4]), String(format: "%.3f", average([1, 2])))
let range: ClosedRange<Float> = 0.1...0.9
print(range, range.contains(0.5), range.lowerBound)
let double: Double = 0.1 + 0.2
print(double, Float(double), CGFloat(double), Double(CGFloat(0.1)))
print(7 / 2, 7.0 / 2, Float(7) / 2, 7 % 3, -7 / 2, -7 % 3, 7.5.truncatingRemainder(dividingBy: 2))
print(
  Int8.max, UInt8(200) &+ 100, Int16(-5).magnitude, UInt.min, Int32(7) / 2, UInt8(7).nonzeroBitCount
)
print(
  Int8(truncatingIfNeeded: 300), UInt8(clamping: 300), Int8(exactly: 300) as Any, Int(-3.9),
  Int(3.9))
print(5.quotientAndRemainder(dividingBy: 3), 10.isMultiple(of: 5), (-4).signum(), 6.bitWidth)
print(255 & 15, 1 << 4, 256 >> 2, ~0, 5 ^ 1, 5 | 2, 0xff, 0b101, 0o17, 1_000)
print(String(255, radix: 16), Int("ff", radix: 16)!, String(5, radix: 2), Int("12a") as Any)
print(1e3, 1.5e-7, 1e16, 123456789.0, 0.0001, 1e-5, 100.0, -0.0, Double(1 << 53))
print(
  Double.maximum(1, 2), 2.5.rounded(.toNearestOrEven), 2.5.rounded(.up),
  (-2.5).rounded(.towardZero), 3.7.rounded(.down))
print(0.1 + 0.2 == 0.3, abs(-3), 9.0.squareRoot(), Double.nan == .nan, 5.0.isZero, 1.0.nextUp > 1)
let half: Float = 0.5
print(half, half * 3, -half, +half, half == 0.5, half > 0.25)
