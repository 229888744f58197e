import Foundation

struct Track {
  var title: String
  var secs: Int
  var formatted: String {
    let (m, s) = (secs / 60, secs % 60)
    return "\(m):" + (s < 10 ? "0\(s)" : "\(s)")
  }
}
class Player {
  static let shared = Player()
  private(set) var queue: [Track] = []
  var current: Track? { queue.first }
  var onChange: ((Track?) -> Void)?
  var progress: Double = 0 {
    didSet {
      if progress >= 1 {
        next()
        progress = 0
      }
    }
  }
  func add(_ t: Track...) {
    queue.append(contentsOf: t)
    onChange?(current)
  }
  func next() {
    guard !queue.isEmpty else { return }
    queue.removeFirst()
    onChange?(current)
  }
  subscript(title: String) -> Track? { queue.first { $0.title == title } }
}
let p = Player.shared
p.onChange = { print("now", $0?.title ?? "nothing", $0.map(\.formatted) ?? "-") }
p.add(Track(title: "A", secs: 65), Track(title: "B", secs: 125))
p.progress = 0.5
p.progress += 0.6
print(p["B"]?.secs ?? 0, p["Z"] == nil, p.queue.count)
enum Level: Int, CaseIterable, Comparable {
  case low, mid, high
  init(_ v: Double) {
    self =
      switch v {
      case ..<0.33: .low
      case 0.33..<0.66: .mid
      default: .high
      }
  }
  static func < (l: Self, r: Self) -> Bool { l.rawValue < r.rawValue }
  var name: String { String(describing: self).capitalized }
}
print(
  [0.1, 0.5, 0.9].map(Level.init).map(\.name), Level.allCases.filter { $0 >= .mid },
  Level(0.2) < .high, Level.allCases.last!)
func describe(_ v: Any) -> String {
  switch v {
  case is Int: "int"
  case let d as Double where d > 1: "big"
  case is Double: "dbl"
  case let s as String: s
  case let (a, b) as (Int, Int): "\(a)-\(b)"
  case let f as () -> Int: "\(f())"
  case Optional<Any>.none: "nil"
  case let a as [Any]: "arr\(a.count)"
  case let d as [String: Any]: "dict\(d.count)"
  default: "?"
  }
}
print(
  describe(1), describe(2.5), describe(0.5), describe("s"), describe((1, 2)), describe([1, "a"]),
  describe(["k": 1]), describe(Level.low))
let nested: [String: [String: [Int]]] = ["a": ["b": [1, 2]]]
print(
  nested["a"]?["b"]?.last ?? 0, nested["x"]?["b"]?.first as Any,
  nested["a", default: [:]]["z", default: [9]])
var counts: [Character: Int] = [:]
for ch in "hello" { counts[ch, default: 0] += 1 }
print(counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map { "\($0.key)\($0.value)" })
let words = "the quick brown fox".split(separator: " ").map(String.init)
print(
  words.map(\.count).max()!, words.sorted { $0.count < $1.count },
  words.joined(separator: "-").uppercased(),
  words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
print(
  words.enumerated().filter { $0.offset % 2 == 0 }.map(\.element),
  words.firstIndex(of: "fox") ?? -1, words.reversed().first!, words.partitioned { $0.count > 3 }.0)
extension Sequence {
  func partitioned(_ f: (Element) -> Bool) -> ([Element], [Element]) {
    var a: [Element] = []
    var b: [Element] = []
    for e in self { if f(e) { a.append(e) } else { b.append(e) } }
    return (a, b)
  }
}
extension Array {
  func chunked(_ n: Int) -> [[Element]] {
    stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) }
  }
  mutating func rotate(by k: Int) {
    guard !isEmpty else { return }
    let k = ((k % count) + count) % count
    self = Array(self[k...] + self[..<k])
  }
}
print([1, 2, 3, 4, 5].chunked(2))
var rot = [1, 2, 3]
rot.rotate(by: -1)
print(rot)
struct Poly {
  var c: [Double]
  func callAsFunction(_ x: Double) -> Double { c.reversed().reduce(0) { $0 * x + $1 } }
  static func + (a: Poly, b: Poly) -> Poly {
    let n = max(a.c.count, b.c.count)
    return Poly(
      c: (0..<n).map { (i: Int) -> Double in
        (i < a.c.count ? a.c[i] : 0) + (i < b.c.count ? b.c[i] : 0)
      })
  }
}
print(Poly(c: [1, 2, 3])(2), (Poly(c: [1]) + Poly(c: [1, 1]))(3))
let s = sequence(first: (0, 1)) { ($0.1, $0.0 + $0.1) }.lazy.map(\.0).prefix(while: { $0 < 30 })
print(Array(s))
func bisect(_ f: (Double) -> Double, _ lo: Double, _ hi: Double, eps: Double = 1e-6) -> Double {
  var (l, h) = (lo, hi)
  while h - l > eps {
    let m = (l + h) / 2
    if f(m) * f(l) <= 0 { h = m } else { l = m }
  }
  return (l + h) / 2
}
print((bisect({ $0 * $0 - 2 }, 0, 2) * 1000).rounded() / 1000)
print([1, 2] + (3...4), [0] + [5, 6, 7].dropFirst(), [9, 8][1...] + Set([4]))
