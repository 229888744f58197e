// swift-format-ignore-file: OneCasePerLine

// `switch` over everything, and loops with labels.
enum Sensor: Equatable {
  case off
  case level(Double)
  case pair(left: Int, right: Int)
  case named(String, Bool)
  case nested(Inner)
  case list([Int])
  enum Inner: Equatable { case a, b(Int) }
}
func tell(_ sensor: Sensor) -> String {
  switch sensor {
  case .off: return "off"
  case .level(let value) where value > 0.9: return "high \(value)"
  case .level(0): return "zero"
  case .level(0.1...0.5): return "low"
  case .level: return "middle"
  case .pair(let left, let right) where left == right: return "even \(left)"
  case .pair(let left, right: 0): return "left only \(left)"
  case .pair(left: 0, let right): return "right only \(right)"
  case .pair(let left, let right): return "pair \(left) \(right)"
  case .named("main", true): return "main on"
  case .named(let name, let isOn): return "\(name) \(isOn ? "on" : "off")"
  case .nested(.a): return "inner a"
  case .nested(.b(let n)): return "inner b \(n)"
  case .list([]): return "no list"
  case .list(let values): return "list of \(values.count)"
  }
}
let sensors: [Sensor] = [
  .off, .level(0.95), .level(0), .level(0.3), .level(0.7), .pair(left: 2, right: 2),
  .pair(left: 1, right: 0), .pair(left: 0, right: 3), .pair(left: 1, right: 2),
  .named("main", true), .named("x", false), .nested(.a), .nested(.b(4)), .list([]), .list([1, 2]),
]
for sensor in sensors { print(tell(sensor), terminator: "; ") }
print()
func grade(_ score: Int) -> Character {
  switch score {
  case 90...: "A"
  case 80..<90: "B"
  case ..<0, 101...: "?"
  case let s where s % 2 == 0: "e"
  default: "o"
  }
}
print(String([95, 85, -1, 40, 41].map(grade)))
func kind(_ value: Any) -> String {
  switch value {
  case 0 as Int: "zero"
  case let n as Int where n < 0: "negative \(n)"
  case is Int: "int"
  case let d as Double: "double \(d)"
  case let s as String where s.isEmpty: "empty string"
  case "hello" as String: "greeting"
  case let s as String: "string \(s)"
  case let (a, b) as (Int, Int): "pair \(a + b)"
  case let a as [Int]: "ints \(a.count)"
  case is [String: Int]: "dictionary"
  case let f as (Int) -> Int: "function \(f(3))"
  case let s as Sensor: tell(s)
  case Optional<Any>.none: "nothing"
  default: "something"
  }
}
for value in [0, -4, 7, 2.5, "", "hello", "x", (1, 2), [1, 2], ["a": 1], Sensor.off, true] as [Any]
{ print(kind(value), terminator: "; ") }
print(kind({ (n: Int) in n * 2 }))
func letter(_ c: Character) -> String {
  switch c {
  case "a", "e", "i", "o", "u": "vowel"
  case "a"..."z": "consonant"
  case "A"..."Z": "capital"
  case _ where c.isNumber: "digit"
  default: "mark"
  }
}
print("aZ7b!".map(letter))
func triple(_ a: Int?, _ b: String?, _ c: Bool) -> String {
  switch (a, b, c) {
  case (let a?, let b?, true): "\(a)\(b)"
  case (nil, nil, _): "none"
  case (.some(1...5), nil, _): "small"
  case (_, .some("x"), false): "x"
  default: "?"
  }
}
print(
  triple(1, "a", true), triple(nil, nil, false), triple(3, nil, true), triple(9, "x", false),
  triple(9, nil, true))
func through(_ n: Int) -> [String] {
  var out: [String] = []
  switch n {
  case 1:
    out.append("one")
    fallthrough
  case 2:
    out.append("two")
    fallthrough
  case 3: out.append("three")
  case 4: break
  default: out.append("many")
  }
  return out
}
print(through(1), through(2), through(4), through(9))
let description =
  switch sensors.count {
  case 0: "none"
  case 1: "one"
  default: if sensors.count > 10 { "lots" } else { "some" }
  }
print(description)
outer: for i in 1...4 {
  for j in 1...4 {
    if j == 3 { continue outer }
    if i == 3 { break outer }
    switch (i, j) {
    case (2, 1): continue
    case (2, 2): break
    default: print(i, j, terminator: " ")
    }
    print("[\(i)\(j)]", terminator: " ")
  }
}
print()
var n = 27
var steps = 0
collatz: while true {
  switch n {
  case 1: break collatz
  case let even where even % 2 == 0: n /= 2
  default: n = 3 * n + 1
  }
  steps += 1
}
print(steps)
scan: do {
  for word in ["a", "stop", "b"] {
    if word == "stop" { break scan }
    print(word)
  }
  print("unreached")
}
var countdown = 3
repeat {
  countdown -= 1
  if countdown == 1 { continue }
  print("t", countdown)
} while countdown > 0
for i in stride(from: 10, to: 0, by: -4) where i != 6 { print(i, terminator: " ") }
for (i, c) in "xyz".enumerated().reversed() { print("\(i)\(c)", terminator: " ") }
for case .level(let value) in sensors where value > 0.5 { print(value, terminator: " ") }
for case .pair(let l, let r) in sensors { print(l * r, terminator: " ") }
for x in [[1, 2], [3]].joined() { print(x, terminator: " ") }
print()
if case .level(let v) = sensors[1], v > 0.5, case .off = sensors[0] { print("both", v) }
guard case .named(let name, _) = sensors[9] else { fatalError() }
print(name)
var iterator = [1, 2, 3].makeIterator()
while let x = iterator.next() {
  if x == 2 { continue }
  print(x, terminator: ",")
}
var queue = [1]
while let head = queue.popLast(), head < 20 {
  queue += head.isMultiple(of: 2) ? [head * 2] : [head + 1, head * 3]
  print(head, terminator: " ")
}
print()
let isOff = if case .off = sensors[0] { true } else { false }
print(
  isOff, sensors.filter { if case .pair = $0 { true } else { false } }.count,
  sensors.contains(.off), sensors.firstIndex(of: .nested(.b(4)))!)
