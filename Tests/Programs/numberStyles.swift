import Foundation

// How numbers are written, in the conventions that all places share.

let amount = 12.375
print(amount.formatted(.number.precision(.fractionLength(2))))
print(amount.formatted(.number.precision(.fractionLength(0...2))))
print(amount.formatted(.number.precision(.fractionLength(0..<2))))
print(amount.formatted(.number.precision(.fractionLength(...1))))
print(amount.formatted(.number.precision(.fractionLength(3...))))
print(amount.formatted(.number.precision(.significantDigits(3))))
print(amount.formatted(.number.precision(.integerLength(3))))
print(amount.formatted(.number.precision(.integerAndFractionLength(integer: 2, fraction: 1))))
print(amount.formatted(.number.sign(strategy: .always())))
print(amount.formatted(.number.sign(strategy: .automatic)))
print(amount.formatted(.number.sign(strategy: .never)))
print(amount.formatted(.number.scale(2)))
print(amount.formatted(.number.notation(.automatic)))
print(amount.formatted(.number.grouping(.automatic)))
print(amount.formatted(.number.rounded(rule: .down, increment: 0.25)))
print((-3).formatted(.number.sign(strategy: .always())), 1234.formatted(.number.grouping(.never)))
print(
  7.formatted(.number.precision(.integerLength(3))), 7.formatted(.number.scale(3)),
  7.formatted(.number.rounded(increment: 5)))
print(
  50.formatted(.percent), 0.5.formatted(.percent.sign(strategy: .always())),
  0.5.formatted(.percent.scale(100)))
print(
  0.515.formatted(.percent.rounded(rule: .down, increment: 1)).isEmpty,
  0.5.formatted(.percent.grouping(.never)))
print(
  50.formatted(.percent.precision(.fractionLength(1))), 50.formatted(.percent.grouping(.never)),
  50.formatted(.percent.sign(strategy: .never)))
print(1.5.formatted(.number.notation(.scientific)), CGFloat(2.5).formatted())
print(
  Float(2.5).formatted(), Float(0.5).formatted(.percent),
  Float(2.5).formatted(.number.precision(.fractionLength(1))))
print(
  5.formatted(.currency(code: "EUR")).isEmpty,
  5.0.formatted(.currency(code: "EUR").sign(strategy: .always())).isEmpty)
print(
  5.formatted(.currency(code: "EUR").grouping(.never)).isEmpty,
  5.formatted(.currency(code: "EUR").sign(strategy: .never)).isEmpty)
print(
  5.formatted(.currency(code: "EUR").scale(2)).isEmpty,
  5.formatted(.currency(code: "EUR").rounded(increment: 1)).isEmpty)
print(
  5.5.formatted(.currency(code: "EUR").grouping(.never)).isEmpty,
  5.5.formatted(.currency(code: "EUR").scale(2)).isEmpty)
print(
  5.5.formatted(.currency(code: "EUR").rounded(increment: 1)).isEmpty,
  Float(5).formatted(.currency(code: "EUR")).isEmpty)
