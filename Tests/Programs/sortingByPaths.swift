// Dates without clocks: intervals, grouping, key paths, sorting by several keys.
struct Entry {
  let day: Int
  let kind: Kind
  var value: Double
  enum Kind: Int, CaseIterable, Comparable {
    case low = 1
    case mid, high
    static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }
}
extension Sequence {
  func sorted<A: Comparable, B: Comparable>(by a: KeyPath<Element, A>, then b: KeyPath<Element, B>)
    -> [Element]
  { sorted { ($0[keyPath: a], $0[keyPath: b]) < ($1[keyPath: a], $1[keyPath: b]) } }
  func grouped<K: Hashable>(_ k: KeyPath<Element, K>) -> [K: [Element]] {
    Dictionary(grouping: self) { $0[keyPath: k] }
  }
  func sum<N: Numeric>(_ k: KeyPath<Element, N>) -> N { reduce(0) { $0 + $1[keyPath: k] } }
}
let es = [
  Entry(day: 2, kind: .high, value: 3), Entry(day: 1, kind: .mid, value: 2.5),
  Entry(day: 2, kind: .low, value: 1), Entry(day: 1, kind: .low, value: 4),
]
print(es.sorted(by: \.day, then: \.kind).map { "\($0.day)\($0.kind)" })
let g = es.grouped(\.kind)
for k in Entry.Kind.allCases.sorted(by: >) { print(k, g[k, default: []].sum(\.value)) }
var copy = es
let path: WritableKeyPath<Entry, Double> = \.value
for i in copy.indices { copy[i][keyPath: path] *= 2 }
print(copy.map(\.value), es.sum(\.day))
let (lows, rest) = (es.filter { $0.kind == .low }, es.drop { $0.kind != .low })
print(lows.count, rest.map(\.day), zip(es, copy).allSatisfy { $0.value * 2 == $1.value })
