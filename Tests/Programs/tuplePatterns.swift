// Tuples and their patterns, at the top level and below.
func parse(_ text: String) -> (name: String, value: Int)? {
  let parts = text.split(separator: "=")
  guard parts.count == 2, let value = Int(parts[1]) else { return nil }
  return (String(parts[0]), value)
}
guard let (name, value) = parse("speed=40") else { fatalError() }
print(name, value)
if let (key, number) = parse("a=1") { print(key, number) }
if case (let key, let number)? = parse("b=2") { print(key, number) }
if case (let key, 3)? = parse("c=3") { print(key) }
while case (let key, let number)? = parse("d=4") {
  print(key, number)
  break
}
let (x, (y, z)) = (1, (2.5, "three"))
print(x, y, z)
var (low, high) = (0, 10)
(low, high) = (high, low)
print(low, high)
let (first, _, third) = (1, 2, 3)
print(first, third)
for (index, (letter, count)) in [("a", 1), ("b", 2)].enumerated() { print(index, letter, count) }
for case (let letter, let count) in [("a", 1), ("b", 2)] where count > 1 { print(letter) }
for (key, value) in ["k": 1] { print(key, value) }
for case (let n, "b") in [(1, "a"), (2, "b")] { print(n) }
for case let number? in [1, nil, 3] { print(number, terminator: " ") }
print()
func classify(_ point: (Int, Int)) -> String {
  switch point {
  case (0, 0): "origin"
  case (_, 0): "x axis"
  case (0, let y): "y axis at \(y)"
  case (let x, let y) where x == y: "diagonal \(x)"
  case (-2...2, -2...2): "near"
  case (let x, _) where x < 0: "left"
  default: "far"
  }
}
for point in [(0, 0), (3, 0), (0, 4), (5, 5), (1, 2), (-9, 1), (8, 9)] { print(classify(point)) }
let named: (width: Int, height: Int) = (3, 4)
print(named.width * named.height, named.0, named)
var pair = (a: 1, b: [1, 2])
pair.b.append(3)
pair.a += 1
print(pair, pair == (a: 2, b: [1, 2, 3]), (1, "a") < (1, "b"), (2, 1) != (2, 1))
let nested = (1, (2, 3))
print(nested.1.0 + nested.1.1, nested)
func minMax(_ values: [Int]) -> (min: Int, max: Int)? {
  guard let first = values.first else { return nil }
  return values.dropFirst().reduce((first, first)) { (Swift.min($0.0, $1), Swift.max($0.1, $1)) }
}
print(minMax([3, 9, 2])?.max ?? 0, minMax([]) == nil, minMax([1])!)
let points = [(x: 1, y: 2), (x: 3, y: 4)]
print(points.map { $0.x + $0.y }, points.map { (x, y) in x * y }, points.max { $0.y < $1.y }!)
let sorted = ["b": 2, "a": 1].sorted { $0.key < $1.key }
print(sorted.map { "\($0.key)\($0.value)" }, sorted[0])
let optional: (Int, String)? = (1, "one")
if let optional, case (1, let word) = optional { print(word) }
switch (optional?.0, named.width) {
case (1?, 3): print("both")
case (nil, _): print("none")
default: print("other")
}
let result: (Int, String) = if low > 5 { (low, "big") } else { (low, "small") }
print(result)
guard case (let w, let h) = named, w < h else { fatalError() }
print(w, h)
