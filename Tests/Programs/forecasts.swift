import Foundation

struct Weather {
  enum Condition: String, CaseIterable {
    case sunny, cloudy
    case rain = "rainy"
    var icon: String {
      switch self {
      case .sunny: "sun.max"
      case .cloudy: "cloud"
      case .rain: "cloud.rain"
      }
    }
    var next: Condition {
      let a = Self.allCases
      return a[(a.firstIndex(of: self)! + 1) % a.count]
    }
  }
  var temp: Measurement<UnitTemperature>
  var cond: Condition
  var hourly: [(hour: Int, temp: Double)] = (0..<4).map {
    (hour: $0 * 6, temp: 10 + Double($0) * 2.5)
  }
}
var w = Weather(temp: .init(value: 20, unit: .celsius), cond: .sunny)
print(
  w.cond.icon, w.cond.next.next.next == w.cond, w.temp.converted(to: .fahrenheit).value.rounded(),
  w.hourly.max { $0.temp < $1.temp }!.hour)
w.hourly.append((24, 9))
w.hourly[0].temp += 1
print(w.hourly.map(\.temp), w.hourly.first!)
let (lo, hi) = (w.hourly.map(\.temp).min()!, w.hourly.map(\.temp).max()!)
print(lo, hi)
for (i, h) in w.hourly.enumerated() where i % 2 == 0 {
  print(i, h.hour, terminator: i < 4 ? "; " : "\n")
}
let byBand = Dictionary(grouping: w.hourly) { $0.temp > 12 ? "warm" : "cool" }.mapValues {
  $0.count
}
print(byBand.sorted { $0.key < $1.key }.map { "\($0)=\($1)" })
let fmt: (Double) -> String = { v in
  let f = NumberFormatter()
  f.maximumFractionDigits = 1
  return f.string(from: NSNumber(value: v)) ?? ""
}
print(fmt(3.14159), fmt(2))
let dict: [String: Any] = ["speed": 42.0, "name": "car", "gears": [1, 2], "on": true]
if let sp = dict["speed"] as? Double, let nm = dict["name"] as? String { print(sp, nm) }
for (k, v) in dict.sorted(by: { $0.key < $1.key }) {
  switch v {
  case let d as Double: print(k, "double", d)
  case let s as String: print(k, "string", s)
  case is [Int]: print(k, "ints")
  case let b as Bool where b: print(k, "true")
  default: print(k, "?")
  }
}
struct Matrix {
  private var v: [[Double]]
  init(_ r: Int, _ c: Int) { v = Array(repeating: Array(repeating: 0, count: c), count: r) }
  subscript(r: Int, c: Int) -> Double {
    get {
      precondition(r < v.count)
      return v[r][c]
    }
    set { v[r][c] = newValue }
  }
  static func * (a: Matrix, k: Double) -> Matrix {
    var m = a
    for r in m.v.indices { for c in m.v[r].indices { m.v[r][c] *= k } }
    return m
  }
  var flat: [Double] { v.flatMap { $0 } }
}
var m = Matrix(2, 2)
m[0, 1] = 3
m[1, 0] += 2
print((m * 2).flat)
typealias Handler = (Result<Int, Error>) -> Void
func fetch(_ ok: Bool, completion: @escaping Handler) {
  struct E: Error {}
  completion(ok ? .success(1) : .failure(E()))
}
fetch(true) { r in
  switch r {
  case .success(let v): print("ok", v)
  case .failure(let e): print("err", e)
  }
}
fetch(false) { r in if case .failure = r { print("failed") } }
var handlers: [String: () -> Void] = [:]
handlers["a"] = { print("called a") }
handlers["a"]?()
handlers["z"]?()
let pipeline: [(Double) -> Double] = [{ $0 * 2 }, { $0 + 1 }, sqrt]
print(pipeline.reduce(12) { $1($0) })
func memo<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V {
  var c: [K: V] = [:]
  return { k in
    if let v = c[k] { return v }
    let v = f(k)
    c[k] = v
    return v
  }
}
let sq = memo { (n: Int) -> Int in
  print("computing")
  return n * n
}
print(sq(4), sq(4))
func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
print((0..<10).map(fib))
let lazyStr = { () -> String in "made" }()
print(lazyStr)
print(
  stride(from: 0.0, through: 1, by: 0.25).map { String(format: "%.2f", $0) }.joined(separator: " "))
let angle = Measurement(value: 90, unit: UnitAngle.degrees)
print(angle.converted(to: .radians).value > 1.57)
print(
  (1...5).map { n in (1...n).reduce(1, *) }, (1...3).flatMap { i in (1...2).map { j in i * j } })
let opt: Int?? = 3
print(opt as Any, opt! ?? 0)
let o2: Int? = nil
print(o2.map { $0 + 1 } as Any, o2 ?? 7, (o2 ?? Optional(3))!)
print(
  min(3, 1, 2), max(4, 5), abs(-3.5), pow(2.0, 10.0), 7.0.truncatingRemainder(dividingBy: 3),
  -7 % 3, 7.quotientAndRemainder(dividingBy: 2), (5.0).remainder(dividingBy: 3))
var rng = SystemRandomNumberGenerator()
_ = Int.random(in: 0..<3, using: &rng)
switch (w.temp.value, w.cond) {
case (..<0, _): print("freezing")
case (0..<25, .sunny): print("nice")
case (25..., _): print("hot")
default: print("meh")
}
if let first = w.hourly.first, case (let h, let t) = first, h == 0 { print("t", t) }
assert(true)
precondition(1 < 2, "x")
let big = 1_000_000
print(big, 0xFF, 0b101, 0o17, 1e-3, 0x1p4)
defer { print("bye") }
print("end")
