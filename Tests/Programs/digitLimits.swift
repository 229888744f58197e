import Foundation

// How many digits numbers are written with, by limits of every kind.
let numbers = [0.0, 7, 12.5, 1234.5678, 0.000123]
for number in numbers {
  print(number.formatted(.number.precision(.significantDigits(1...4))))
  print(number.formatted(.number.precision(.significantDigits(2..<4))))
  print(number.formatted(.number.precision(.significantDigits(3...))))
  print(number.formatted(.number.precision(.significantDigits(...2))))
  print(number.formatted(.number.precision(.integerLength(3))))
  print(number.formatted(.number.precision(.integerLength(1...3))))
  print(number.formatted(.number.precision(.integerLength(...2))))
  print(number.formatted(.number.precision(.integerLength(4...))))
  print(number.formatted(.number.precision(.integerLength(2..<3))))
  print(
    number.formatted(
      .number.precision(.integerAndFractionLength(integerLimits: 2...3, fractionLimits: 1...2))))
}
