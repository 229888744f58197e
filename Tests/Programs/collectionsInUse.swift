var a = [5, 3, 8, 1]
a.sort()
a.reverse()
a.insert(9, at: 1)
a.remove(at: 0)
a.removeAll { $0 == 1 }
a += [7, 7]
print(a, a.firstIndex(of: 7)!, a.lastIndex(of: 7)!, a.dropFirst(), a.suffix(2), a[1...], a[..<2])
print(
  a.partition { $0 > 6 }, a.count, a.min()!, a.max()!,
  a.reduce(into: [:]) { $0[$1, default: 0] += 1 }.sorted { $0.key < $1.key }.map {
    "\($0.key):\($0.value)"
  })
print(
  a.enumerated().map { $0.offset * $0.element }.count, Array(a.indices),
  a.first(where: { $0 < 8 }) as Any, a.contains { $0 > 8 }, a.allSatisfy { $0 > 0 },
  a.split(separator: 7).count)
print(
  Array(repeating: 0, count: 3), Array(1...5), Array(stride(from: 0, to: 1, by: 0.25)),
  [[1, 2], [3]].flatMap { $0 }, [[1], [2, 3]].joined().map { $0 }, Array("abc"))
var d = ["a": 1, "b": 2]
d["c"] = 3
d["a"] = nil
d.updateValue(9, forKey: "b")
d.merge(["z": 0, "b": 1]) { $0 + $1 }
print(
  d.keys.sorted(), d.values.sorted(), d["q"] as Any, d.count,
  d.mapValues { $0 * 2 }.values.reduce(0, +), d.filter { $0.value > 0 }.count,
  d.removeValue(forKey: "z") as Any)
for (k, v) in d.sorted(by: { $0.value > $1.value }) { print(k, v, terminator: "; ") }
print(
  d.compactMapValues { $0 > 5 ? "\($0)" : nil }, d.contains { $0.key == "c" }, d.isEmpty,
  d.max { $0.value < $1.value }!.key, Dictionary(zip(["x", "x"], [1, 2]), uniquingKeysWith: +))
var s: Set = [1, 2, 3]
s.insert(3)
s.formUnion([7])
print(
  s.sorted(), s.contains(2), s.intersection([1, 9]).sorted(), s.subtracting([1]).count,
  s.isSuperset(of: [1]), s.symmetricDifference([1, 100]).sorted(), s.insert(1).inserted,
  s.remove(1) as Any, Set("hello").count)
print(
  zip([1, 2, 3], "ab").map { "\($0)\($1)" }, Array(zip(1..., ["x", "y"])).count,
  [1, 2, 3, 4].prefix(while: { $0 < 3 }), [1, 2, 3].drop { $0 < 2 },
  [3, 1, 2].sorted().reversed().map { $0 }, sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }.map { $0 }
)
print(
  [1, 2, 3].lazy.map { $0 * 2 }.filter { $0 > 2 }.first!, (1...10).filter { $0.isMultiple(of: 3) },
  (1..<4).reversed().map { $0 }, stride(from: 10, through: 0, by: -5).map { $0 },
  (0..<3).map { _ in 1 }, [1, 2, 3].elementsEqual([1, 2, 3]),
  [1, 2].lexicographicallyPrecedes([1, 3]), [1, 2, 3].starts(with: [1]))
var m = [[0, 0], [0, 0]]
m[1][0] = 5
m[0].append(3)
print(m, m.map(\.count), m.flatMap { $0 }.max()!, m.count)
var arr = [1, 2, 3, 4, 5, 6]
arr.replaceSubrange(1...2, with: [20])
arr.swapAt(0, 1)
arr.removeLast(2)
arr.move(0)
print(arr, arr.shuffled().count, arr.randomElement() != nil)
extension Array { mutating func move(_ i: Int) { append(remove(at: i)) } }
extension Array where Element: Hashable {
  var unique: [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}
print([1, 2, 1, 3, 2].unique)
let (evens, odds) = (1...6).reduce(into: ([Int](), [Int]())) {
  $1 % 2 == 0 ? $0.0.append($1) : $0.1.append($1)
}
print(evens, odds)
let t = [("a", 3), ("b", 1)].min { $0.1 < $1.1 }!
print(t, t.0)
let nested: [String: [Int]] = ["a": [1]]
print(nested["a"]?.first ?? 0, nested["b", default: []].count)
print(
  [1, 2, 3].map { Double($0) / 2 }, [1.5, 2.5].map(Int.init), ["1", "x"].compactMap(Int.init),
  ["b", "a"].sorted(), [3, 1].sorted(by: <), [0, 50].map { $0 / 100 } as [Double],
  Array([1, 2, 3].enumerated().filter { $0.offset > 0 }.map(\.element)))
print(
  ArraySlice([1, 2, 3])[1...].startIndex, [1, 2, 3].firstIndex { $0 > 1 }!,
  [1, 2, 3, 4, 5].stride(2), a.isEmpty, [Int]().first as Any, [1, nil, 3].compactMap { $0 },
  [Int](), [String: Int](), Set<Int>())
extension Array {
  func stride(_ n: Int) -> [Element] { Swift.stride(from: 0, to: count, by: n).map { self[$0] } }
}
