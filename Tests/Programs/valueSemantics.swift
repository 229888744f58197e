// Structs: copies, mutation, nested changes, memberwise initialisers, statics and protocols.
import Foundation

struct Point: Hashable {
  var x = 0, y = 0
  static let origin = Point()
  func moved(_ dx: Int, _ dy: Int) -> Point { Point(x: x + dx, y: y + dy) }
  mutating func move(by d: Int) {
    x += d
    y += d
  }
}
struct Line {
  var start: Point, end: Point
  var middle: Point {
    get { Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }
    set {
      let dx = newValue.x - middle.x
      let dy = newValue.y - middle.y
      start = start.moved(dx, dy)
      end = end.moved(dx, dy)
    }
  }
}
var a = Point(x: 1)
var b = a
b.x = 9
b.move(by: 1)
print(a, b, a == Point(x: 1, y: 0), Point.origin.moved(1, 2))
var line = Line(start: .origin, end: Point(x: 4, y: 4))
line.middle.x += 10
line.start.move(by: 100)
print(line.start == Point(x: 110, y: 100), line.end.x)
var points = [Point(x: 1), Point(x: 2)]
points[0].y = 5
points[1].move(by: 3)
let copy = points
points.append(.origin)
print(points.map(\.y), copy.count)
for var p in points { p.x = 0 }
for i in points.indices { points[i].x *= 2 }
print(points.map(\.x))
var table = ["a": [Point()], "b": []]
table["a"]![0].x = 3
table["b"]?.append(Point(y: 1))
table["c", default: []].append(.origin)
print(table["a"]![0].x, table["b"]!.count, table.count)
func changed(_ p: Point) -> Point {
  var p = p
  p.move(by: 1)
  return p
}
func change(_ p: inout Point, times: Int = 1) { for _ in 0..<times { p.move(by: 1) } }
change(&a, times: 3)
change(&line.end)
print(a, changed(a), a, line.end)
struct Config {
  var name: String
  var size = 10
  var tags: [String] = []
  var nested = Nested()
  struct Nested {
    var on = false
    var deep = Deep()
    struct Deep { var n = 1 }
  }
  func with<V>(_ path: WritableKeyPath<Config, V>, _ value: V) -> Config {
    var c = self
    c[keyPath: path] = value
    return c
  }
}
var config = Config(name: "x")
config.nested.deep.n += 4
config.tags += ["t"]
let other = config.with(\.nested.on, true).with(\.size, 1)
print(
  config.nested.deep.n, config.nested.on, other.nested.on, other.size,
  Config(name: "y", tags: ["q"]).tags)
struct Stack<T>: ExpressibleByArrayLiteral {
  private(set) var items: [T] = []
  init(arrayLiteral elements: T...) { items = elements }
  mutating func push(_ t: T) { items.append(t) }
  @discardableResult mutating func pop() -> T? { items.popLast() }
}
var stack: Stack = [1, 2]
var saved = stack
stack.push(3)
saved.pop()
print(stack.items, saved.items)
struct Counter {
  var n = 0
  lazy var text: String = "made at \(n)"
  mutating func callAsFunction() -> Int {
    n += 1
    return n
  }
}
var counter = Counter()
print(counter(), counter(), counter.text, counter(), counter.text)
struct Meters: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible {
  var v: Double
  init(_ v: Double) { self.v = v }
  init(floatLiteral v: Double) { self.v = v }
  init(integerLiteral v: Int) { self.v = Double(v) }
  var description: String { "\(v)m" }
  static func + (a: Meters, b: Meters) -> Meters { Meters(a.v + b.v) }
}
let m: Meters = 3
print(m + 1.5, [m, 2].map(\.v), Meters(1))
struct Board {
  private var cells = Array(repeating: Array(repeating: ".", count: 3), count: 3)
  subscript(r: Int, c: Int) -> String {
    get { cells[r][c] }
    set { if cells[r][c] == "." { cells[r][c] = newValue } }
  }
  var text: String { cells.map { $0.joined() }.joined(separator: "/") }
  mutating func clear() { self = Board() }
}
var board = Board()
board[1, 1] = "x"
board[1, 1] = "o"
board[0, 2] += "?"
print(board.text)
board.clear()
print(board.text)
struct Money: Comparable {
  let cents: Int
  init(_ d: Double) { cents = Int((d * 100).rounded()) }
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
  static let free = Money(0)
}
print(
  Money(1.5) > .free, [Money(3), Money(1)].min()!.cents, max(Money(2), Money(5)).cents,
  Money(1) == Money(1), (Money(1)...Money(3)).contains(Money(2)))
struct Temp {
  private var celsius: Double
  init(c: Double) { celsius = c }
  init(f: Double) { self.init(c: (f - 32) / 1.8) }
  var c: Double { celsius.rounded() }
  init?(text: String) {
    guard let c = Double(text) else { return nil }
    self.init(c: c)
  }
}
print(Temp(f: 212).c, Temp(text: "5")?.c ?? -1, Temp(text: "no") == nil ? "nil" : "some")
let tuple = (Point(x: 1), [Point(y: 2)])
var t2 = tuple
t2.0.x = 7
t2.1[0].y = 8
print(tuple.0.x, t2.0.x, t2.1[0].y)
let (p, q) = tuple
print(p.x + q.count)
print(
  Set([Point(), Point(), Point(x: 1)]).count, [Point(): "o"][Point.origin] ?? "",
  Point().hashValue == Point.origin.hashValue, "\(Point(x: 2))")
