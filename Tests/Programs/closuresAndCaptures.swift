// swift-format-ignore-file: ReplaceForEachWithForLoop, OnlyOneTrailingClosureArgument

// Closures: captures, escaping, currying, trailing ones, function composition and memo.
var handlers: [() -> Int] = []
for i in 0..<3 { handlers.append { i * i } }
print(handlers.map { $0() })
func makeCounter() -> () -> Int {
  var n = 0
  return {
    n += 1
    return n
  }
}
let a = makeCounter()
let b = makeCounter()
print(a(), a(), b(), a())
class Button {
  var onTap: ((String) -> Void)?
  var taps = 0
  func tap(_ s: String) {
    taps += 1
    onTap?(s)
  }
}
let button = Button()
var log: [String] = []
button.onTap = { [weak button] s in log.append("\(s)\(button?.taps ?? -1)") }
button.tap("x")
button.tap("y")
print(log)
var x = 1
let captured = { [x] in x }
let live = { x }
x = 5
print(captured(), live())
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(curry { (a: Int, b: Int) in a * b }(3)(4))
func memo(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
  var known: [Int: Int] = [:]
  return { n in
    if let v = known[n] { return v }
    let v = f(n)
    known[n] = v
    return v
  }
}
var calls = 0
let square = memo {
  calls += 1
  return $0 * $0
}
print(square(4), square(4), calls)
func run(_ name: String, before: () -> Void = {}, action: () -> String, after: (String) -> Void) {
  before()
  let r = action()
  after("\(name):\(r)")
}
run("one") {
  "did"
} after: {
  print($0)
}
run("two", before: { print("before") }) {
  "it"
} after: {
  print($0.uppercased())
}
let ops: [String: (Double, Double) -> Double] = [
  "add": { $0 + $1 }, "pow": { a, b in (0..<Int(b)).reduce(1) { r, _ in r * a } }, "max": max,
]
for key in ops.keys.sorted() { print(key, ops[key]!(2, 5), terminator: "; ") }
print()
func fix(_ f: @escaping ((Int) -> Int, Int) -> Int) -> (Int) -> Int { { n in f(fix(f), n) } }
print(fix { $1 <= 1 ? 1 : $1 * $0($1 - 1) }(5))
struct Pipeline {
  private var steps: [(Int) -> Int] = []
  mutating func add(_ s: @escaping (Int) -> Int) { steps.append(s) }
  func adding(_ s: @escaping (Int) -> Int) -> Pipeline {
    var p = self
    p.add(s)
    return p
  }
  func callAsFunction(_ n: Int) -> Int { steps.reduce(n) { $1($0) } }
}
let pipeline = Pipeline().adding { $0 + 1 }.adding { $0 * 3 }.adding(abs)
print(pipeline(-5), pipeline(2))
let sorted = ["pear", "fig", "apple"].sorted { ($0.count, $0) < ($1.count, $1) }
print(sorted, sorted.map { word in word.first.map(String.init) ?? "" }.joined())
var total = 0
[1, 2, 3].forEach { total += $0 }
(1...3).forEach { n in
  guard n != 2 else { return }
  total += n * 10
}
print(total)
let nested = { (n: Int) -> (Int) -> Int in { m in n * 10 + m } }
print(nested(4)(2), { $0.0 + $0.1 }((1, 2)), (0..<3).map { n in { n + 1 } }.map { $0() })
func delay(_ work: @autoclosure @escaping () -> Int) -> () -> Int { work }
var base = 10
let later = delay(base * 2)
base = 50
print(later())
func apply<T>(_ value: T, _ change: (inout T) -> Void) -> T {
  var copy = value
  change(&copy)
  return copy
}
print(
  apply([3, 1]) {
    $0.sort()
    $0.append(9)
  }, apply("a") { $0 += "b" })
let optionalCall: (() -> String)? = nil
print(optionalCall?() ?? "none", (optionalCall ?? { "default" })())
let recursive: (Int) -> Int = { n in
  func go(_ k: Int) -> Int { k == 0 ? 0 : k + go(k - 1) }
  return go(n)
}
print(recursive(10), [1, 2, 3, 4].lazy.filter { $0 > 1 }.map { $0 * $0 }.reduce(0, +))
let lines = [(name: "b", n: 2), (name: "a", n: 2)].sorted { l, r in
  l.n != r.n ? l.n > r.n : l.name < r.name
}.map { "\($0.name)=\($0.n)" }
print(lines)
