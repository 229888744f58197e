import Foundation

@propertyWrapper struct Stored<T> {
  let key: String
  let fallback: T
  static var db: [String: Any] {
    get { Database.values }
    set { Database.values = newValue }
  }
  init(wrappedValue: T, _ key: String) {
    self.key = key
    fallback = wrappedValue
  }
  var wrappedValue: T {
    get { Self.db[key] as? T ?? fallback }
    nonmutating set { Self.db[key] = newValue }
  }
}
enum Database { static var values: [String: Any] = [:] }
struct Settings {
  @Stored("unit") var unit = "km/h"
  @Stored("max") var limit = 200.0
}
let st = Settings()
print(st.unit, st.limit)
st.limit = 250
print(Settings().limit, Database.values.count)
protocol Renderer {
  associatedtype Out
  func circle(_ r: Double) -> Out
  func group(_ o: [Out]) -> Out
}
struct TextR: Renderer {
  func circle(_ r: Double) -> String { "o\(Int(r))" }
  func group(_ o: [String]) -> String { "[" + o.joined(separator: ",") + "]" }
}
struct AreaR: Renderer {
  func circle(_ r: Double) -> Double { r * r }
  func group(_ o: [Double]) -> Double { o.reduce(0, +) }
}
func face<R: Renderer>(_ r: R) -> R.Out {
  r.group([r.circle(1), r.group([r.circle(2), r.circle(3)])])
}
print(face(TextR()), face(AreaR()))
class Event<T> {
  typealias H = (T) -> Void
  private var hs: [Int: H] = [:]
  private var n = 0
  @discardableResult func on(_ h: @escaping H) -> Int {
    n += 1
    hs[n] = h
    return n
  }
  func off(_ i: Int) { hs[i] = nil }
  func fire(_ v: T) { for k in hs.keys.sorted() { hs[k]?(v) } }
}
let ev = Event<(name: String, v: Double)>()
let h1 = ev.on { print("1", $0.name) }
ev.on { e in print("2", e.v) }
ev.fire((name: "x", v: 2))
ev.off(h1)
ev.fire(("y", 3))
struct Stack<Element>: Collection, CustomStringConvertible {
  private var a: [Element] = []
  init() {}
  init<S: Sequence>(_ s: S) where S.Element == Element { a = Array(s) }
  var startIndex: Int { a.startIndex }
  var endIndex: Int { a.endIndex }
  func index(after i: Int) -> Int { a.index(after: i) }
  subscript(i: Int) -> Element {
    _read { yield a[i] }
    _modify { yield &a[i] }
  }
  mutating func push(_ e: Element) { a.append(e) }
  var description: String { a.map { "\($0)" }.joined(separator: "|") }
}
var sk = Stack([1, 2])
sk.push(3)
sk[0] += 10
print(sk, sk.count, sk.map { $0 * 2 }, sk.last2 ?? 0, sk.contains(2))
extension Collection {
  var last2: Element? {
    var r: Element?
    for e in self { r = e }
    return r
  }
}
struct Temp {
  private var c: Double
  var celsius: Double {
    get { c }
    set { c = newValue }
  }
  var fahrenheit: Double {
    get { c * 9 / 5 + 32 }
    set { c = (newValue - 32) * 5 / 9 }
  }
  init(celsius: Double) { c = celsius }
  init(fahrenheit f: Double) {
    self.init(celsius: 0)
    fahrenheit = f
  }
}
var tp = Temp(fahrenheit: 212)
print(tp.celsius)
tp.fahrenheit -= 180
print(tp.celsius)
func compare<T>(_ a: T, _ b: T) -> String where T: Comparable { a == b ? "=" : a < b ? "<" : ">" }
print(compare(1, 2), compare("b", "a"), compare(1.5, 1.5))
let f: (Int) -> (Int) -> Int = { a in { b in a * b } }
print(f(3)(4), [1, 2].map(f(10)))
func curry<A, B, C>(_ g: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in g(a, b) } } }
print(curry({ (a: Int, b: Int) in a + b })(1)(2))
var acc: [String] = []
func log(_ s: @autoclosure () -> String, if c: Bool = true) { if c { acc.append(s()) } }
log("a")
log("b" + "c", if: false)
log("\(1 + 1)")
print(acc)
let dateC = DateComponents(year: 2024, month: 2, day: 29)
var cal = Calendar(identifier: .gregorian)
cal.timeZone = TimeZone(secondsFromGMT: 0)!
let dt = cal.date(from: dateC)!
print(
  cal.component(.weekday, from: dt),
  cal.date(byAdding: .day, value: 1, to: dt).map { cal.component(.month, from: $0) } ?? 0,
  dt.timeIntervalSince1970)
print(
  [1: "a"].map { ($0.key, $0.value) }.first!,
  Dictionary(uniqueKeysWithValues: [("x", 1)]).compactMapValues { $0 > 0 ? $0 : nil },
  ["b": 1, "a": 2].min { $0.key < $1.key }!.value, Set([3, 1, 2]).sorted(),
  Set([1, 2, 3]).subtracting([2]).sorted(), Set([1]).isDisjoint(with: [2]))
typealias Point2 = (x: Double, y: Double)
func dist(_ a: Point2, _ b: Point2 = (0, 0)) -> Double {
  ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
}
print(dist((3, 4)), dist((x: 1, y: 1), (1, 2)))
let pts: [Point2] = (0..<4).map { i in
  let a = Double(i) * .pi / 2
  return (x: (cos(a) * 10).rounded(), y: (sin(a) * 10).rounded())
}
print(pts.map { "\(Int($0.x)),\(Int($0.y))" })
struct ID<T>: Hashable, ExpressibleByStringLiteral {
  let raw: String
  init(stringLiteral s: String) { raw = s }
}
enum User {}
let uid: ID<User> = "u1"
print(uid.raw, uid == "u1")
print(
  (1...20).filter { n in n > 1 && !(2..<n).contains { n % $0 == 0 } },
  String(format: "%05.1f|%-4d|%x|%@", 3.14159, 7, 255, "s"), "abc".hasSuffix("c"), 5.0.description,
  Int("42")! + 1, Double(7) / 2, 7 / 2, Int(3.99), Int((2.5).rounded()), Int(-3.5.rounded(.down)))
switch (3, true) {
case (let n, true) where n.isMultiple(of: 3): print("fizz")
case (1...2, _), (_, false): print("low")
default: print("none")
}
label: do {
  if pts.count > 2 { break label }
  print("never")
}
var i = 0
repeat {
  i += 1
  if i == 2 { continue }
  if i > 4 { break }
} while true
print(i)
guard let q = Optional(3), q > 2, case 1...5 = q else { fatalError() }
print(q)
let u: UInt8 = 250
print(
  u &+ 10, u.addingReportingOverflow(10).overflow, Int8(truncatingIfNeeded: 200),
  UInt8(clamping: 300), 1 << 4, 0b1010 & 0b0110, ~0, 5 ^ 1, -5 / 2, -5 % 2, 5.signum(), Int.max)
