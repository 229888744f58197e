let grid = [[1, 2, 3], [4, 0, 6], [7, 8, 9]]
search: for (row, line) in grid.enumerated() {
  for (column, value) in line.enumerated() {
    if value == 0 {
      print("hole at", row, column)
      break search
    }
    guard value.isMultiple(of: 2) else { continue }
    if value == 4 { continue search }
    print("even", value)
  }
}
var stack = [1]
outer: while let top = stack.popLast() {
  switch top {
  case 1...3: stack += [top * 2, top * 3]
  case let n where n > 30: break outer
  case 6, 9:
    print("mid", top)
    fallthrough
  case 4: stack.append(top + 1)
  default:
    if stack.isEmpty { break outer }
    continue outer
  }
  print(stack)
}
var countdown = 5
repeat {
  defer { countdown -= 1 }
  if countdown == 3 { continue }
  print(countdown, terminator: countdown > 1 ? "," : "\n")
} while countdown > 1
check: do {
  print("in")
  if countdown < 10 { break check }
  print("never")
}
let kind =
  if countdown > 3 { "high" } else if countdown > 0, countdown < 3 { "low" } else { "none" }
print(kind)
func classify(_ value: Any) -> String {
  switch value {
  case is Bool: "bool"
  case let int as Int where int < 0: "negative \(int)"
  case let int as Int: "int \(int)"
  case let (a, b) as (Int, String): "pair \(a)\(b)"
  case let text as String where text.isEmpty: "empty"
  case let text as String: "text \(text.count)"
  case let list as [Int]: "list \(list.count)"
  case let f as (Int) -> Int: "function \(f(2))"
  case Optional<Any>.none: "nothing"
  default: "other"
  }
}
let square = { (n: Int) -> Int in n * n }
for item in [true, -4, 5, (1, "x"), "", "abc", [1, 2], square, 2.5] as [Any] {
  print(classify(item))
}
for case (let key, .some(let value)) in [("a", 1), ("b", nil), ("c", 3)] as [(String, Int?)] {
  print(key, value)
}
for number in stride(from: 9, through: 0, by: -3) where number != 6 {
  print(number, terminator: " ")
}
print()
let scores = ["x": 3, "y": 9]
if case (let low?, let high?) = (scores.values.min(), scores.values.max()), low < high {
  print(low, high)
}
guard case .some(3...9) = scores["x"] else { fatalError() }
var iterator = (1...).makeIterator()
while true {
  guard let next = iterator.next(), next < 4 else { break }
  print(next, terminator: ";")
}
print()
func factors(of number: Int) -> [Int] {
  var (rest, divisor, result) = (number, 2, [Int]())
  while rest > 1 {
    while rest % divisor == 0 {
      result.append(divisor)
      rest /= divisor
    }
    divisor += 1
  }
  return result
}
print(factors(of: 360), (2...30).filter { n in !(2..<n).contains { n % $0 == 0 } })
