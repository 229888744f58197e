import Foundation

struct Zone: Identifiable, Hashable {
  let id: Int
  var range: ClosedRange<Double>
  var name: String
  static let defaults: [Zone] = [
    .init(id: 0, range: 0...30, name: "low"), .init(id: 1, range: 30...70, name: "mid"),
    Zone(id: 2, range: 70...100, name: "high"),
  ]
}
extension Array where Element == Zone {
  func zone(for v: Double) -> Zone? { first(where: { $0.range.contains(v) }) }
  var bounds: ClosedRange<Double>? {
    guard let lo = map(\.range.lowerBound).min(), let hi = map(\.range.upperBound).max() else {
      return nil
    }
    return lo...hi
  }
}
print(Zone.defaults.zone(for: 45)?.name ?? "none", Zone.defaults.bounds!, [Zone]().bounds as Any)
struct Scale<V: BinaryFloatingPoint> {
  var domain: ClosedRange<V>
  var ticks: Int = 5
  func normalize(_ v: V) -> V {
    let c = min(max(v, domain.lowerBound), domain.upperBound)
    return (c - domain.lowerBound) / (domain.upperBound - domain.lowerBound)
  }
  var steps: [V] {
    let w = (domain.upperBound - domain.lowerBound) / V(ticks - 1)
    return (0..<ticks).map { domain.lowerBound + V($0) * w }
  }
  func angle(_ v: V, start: V = -135, sweep: V = 270) -> V { start + normalize(v) * sweep }
}
let s = Scale(domain: 0.0...200)
print(s.normalize(50), s.steps, s.angle(100), Scale<Float>(domain: 0...1, ticks: 3).steps)
func clampMap(_ x: Double, from a: ClosedRange<Double>, to b: ClosedRange<Double>) -> Double {
  let f = (x - a.lowerBound) / (a.upperBound - a.lowerBound)
  return b.lowerBound + max(0, min(1, f)) * (b.upperBound - b.lowerBound)
}
print(clampMap(5, from: 0...10, to: 100...200), clampMap(-5, from: 0...10, to: 100...200))
extension Double {
  func rounded(to places: Int) -> Double {
    let d = Double.pow10(places)
    return (self * d).rounded() / d
  }
  static func pow10(_ n: Int) -> Double { (0..<n).reduce(1.0) { r, _ in r * 10 } }
  var percent: String { "\(Int((self * 100).rounded()))%" }
}
print(3.14159.rounded(to: 2), 0.456.percent, (2.0 / 3).rounded(to: 3))
extension Comparable {
  func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) }
}
extension BinaryFloatingPoint {
  func lerp(to b: Self, by t: Self) -> Self { self + (b - self) * t }
  var asRadians: Self { self * .pi / 180 }
}
print(5.clamped(to: 0...3), 1.0.lerp(to: 3, by: 0.5), 180.0.asRadians)
extension Int {
  var roman: String {
    var n = self
    var r = ""
    for (v, s) in [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")] {
      while n >= v {
        r += s
        n -= v
      }
    }
    return r
  }
  var isEven: Bool { isMultiple(of: 2) }
  func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }
}
print(14.roman, 3.isEven)
2.times { print($0) }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
let n: String? = nil
print(n.orEmpty.isEmpty)
extension Collection { var second: Element? { dropFirst().first } }
print([1, 2].second!, "ab".second!, [Int]().second as Any)
extension Dictionary where Value == Int { var total: Int { values.reduce(0, +) } }
print(["a": 1, "b": 2].total)
extension Sequence {
  func sum<T: Numeric>(_ f: (Element) -> T) -> T { reduce(0) { $0 + f($1) } }
  func sorted<T: Comparable>(by k: KeyPath<Element, T>, desc: Bool = false) -> [Element] {
    sorted { desc ? $0[keyPath: k] > $1[keyPath: k] : $0[keyPath: k] < $1[keyPath: k] }
  }
  func grouped<K: Hashable>(_ f: (Element) -> K) -> [K: [Element]] {
    Dictionary(grouping: self, by: f)
  }
}
print(
  Zone.defaults.sum { $0.range.upperBound }, Zone.defaults.sorted(by: \.name).map(\.name),
  Zone.defaults.sorted(by: \.id, desc: true).map(\.id), [1, 2, 3].grouped { $0 % 2 }[1]!)
