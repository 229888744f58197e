// swift-format-ignore-file: NoAssignmentInExpressions

// Operators of a program's own: precedence groups, prefix, postfix, compound, in types and free.
import Foundation

precedencegroup PowerPrecedence {
  higherThan: MultiplicationPrecedence
  associativity: right
}
precedencegroup PipePrecedence {
  lowerThan: TernaryPrecedence
  higherThan: AssignmentPrecedence
  associativity: left
}
infix operator ** : PowerPrecedence
infix operator |> : PipePrecedence
infix operator ± : AdditionPrecedence
infix operator <> : ComparisonPrecedence
infix operator **= : AssignmentPrecedence
prefix operator √
prefix operator ∑
postfix operator %
func ** (base: Double, power: Double) -> Double { pow(base, power) }
func ** (base: Int, power: Int) -> Int { (0..<power).reduce(1) { result, _ in result * base } }
func **= (base: inout Double, power: Double) { base = base ** power }
func |> <A, B>(value: A, transform: (A) -> B) -> B { transform(value) }
func ± (center: Double, spread: Double) -> ClosedRange<Double> {
  (center - spread)...(center + spread)
}
func <> <T: Equatable>(left: T, right: T) -> Bool { left != right }
prefix func √ (value: Double) -> Double { value.squareRoot() }
prefix func ∑ (values: [Int]) -> Int { values.reduce(0, +) }
postfix func % (value: Double) -> Double { value / 100 }
print(2 ** 3 ** 2, 2.0 ** 0.5 == √2, 2 * 3 ** 2, -2 ** 2)
print(5.0 ± 1, (5.0 ± 1).contains(5.5), 3 <> 4, "a" <> "a", ∑[1, 2, 3], 50.0% + 1)
print([3, 1, 2] |> { $0.sorted() } |> { $0.map(String.init) } |> { $0.joined(separator: "<") })
var growing = 3.0
growing **= 2
print(growing, √growing + √16)
struct Vector: Equatable, CustomStringConvertible {
  var x, y: Double
  var description: String { "(\(x), \(y))" }
  static let zero = Vector(x: 0, y: 0)
  static func + (left: Self, right: Self) -> Self {
    Vector(x: left.x + right.x, y: left.y + right.y)
  }
  static func - (left: Self, right: Self) -> Self { left + -right }
  static prefix func - (vector: Self) -> Self { Vector(x: -vector.x, y: -vector.y) }
  static func * (left: Self, scale: Double) -> Self { Vector(x: left.x * scale, y: left.y * scale) }
  static func * (scale: Double, right: Self) -> Self { right * scale }
  static func += (left: inout Self, right: Self) { left = left + right }
  static func *= (left: inout Self, scale: Double) { left = left * scale }
  static func ~= (pattern: Double, vector: Self) -> Bool { vector.length == pattern }
  var length: Double { (x * x + y * y).squareRoot() }
}
var position = Vector(x: 1, y: 2)
position += Vector(x: 2, y: 2)
position *= 2
print(position, 2 * position - .zero, -position, position == Vector(x: 6, y: 8), position != .zero)
switch position {
case 10.0: print("ten long")
default: print("other")
}
print([Vector(x: 1, y: 1), Vector(x: 2, y: 3)].reduce(.zero, +), position.length)
enum Weekday: Int, Comparable, CaseIterable {
  case monday = 1
  case tuesday, sunday
  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  static postfix func % (day: Self) -> String { "\(day)%" }
}
print(
  Weekday.monday < .sunday, Weekday.allCases.max()!,
  (Weekday.monday...(.tuesday)).contains(.sunday), Weekday.sunday%)
struct Money: Hashable, Comparable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  let cents: Int
  init(cents: Int) { self.cents = cents }
  init(integerLiteral value: Int) { cents = value * 100 }
  init(floatLiteral value: Double) { cents = Int((value * 100).rounded()) }
  static func < (left: Money, right: Money) -> Bool { left.cents < right.cents }
  static func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
}
let price: Money = 3
print(
  (price + 1.25).cents, [price, 2, 0.5].sorted().map(\.cents), max(price, 4).cents, price > 2.99)
let operations: [(String, (Int, Int) -> Int)] = [("+", +), ("*", *), ("%", %)]
for (name, operation) in operations { print(name, operation(17, 5), terminator: "; ") }
print()
print(
  [1, 2, 3].reduce(0, +), [4, 2].sorted(by: >), zip([1, 2], [3, 4]).map(*),
  [true, false].reduce(true) { $0 && $1 })
print(
  1 + 2 * 3 - 4 / 2 % 3, (1 + 2) * 3, 1 << 2 + 1, 6 & 3 | 8, !true || false && true, 5 > 3 ? 1 : 2,
  7 &+ 1, 1...3 ~= 2)
print(nil ?? 1, Optional(2) ?? 3, 3 == 3.0, "a" + "b" == "ab", true != false, +5, ~5)
infix operator ??? : NilCoalescingPrecedence
func ??? <T>(value: T?, message: @autoclosure () -> String) -> String {
  value.map { "\($0)" } ?? message()
}
let missing: Int? = nil
print(missing ??? "n/a", Optional(4) ??? "n/a")
func == (left: (Int, String, Bool, Int), right: String) -> Bool { left.1 == right }
print((1, "x", true, 2) == "x")
