// The members of Dictionary, Set, KeyValuePairs, Range and Optional.
var ages = ["Ann": 30, "Bob": 25]
ages["Cy"] = 41
ages["Bob"] = nil
ages["Ann"]? += 1
ages["Dee", default: 0] += 5
print(
  ages.count, ages["Ann"]!, ages["Bob"] as Any, ages.keys.sorted(), ages.values.sorted(),
  ages.isEmpty)
print(
  ages.updateValue(7, forKey: "Dee")!, ages.removeValue(forKey: "Cy")!,
  ages.removeValue(forKey: "Zed") as Any)
print(
  ages.map { "\($0.key)=\($0.value)" }.sorted(), ages.mapValues { $0 * 2 }["Ann"]!,
  ages.filter { $0.value > 10 }, ages.compactMapValues { $0 > 10 ? $0 : nil })
ages.merge(["Ann": 1, "Eve": 2]) { old, new in old + new }
print(
  ages.merging(["Eve": 9]) { _, new in new }.sorted { $0.key < $1.key }.map(\.value),
  ages.contains { $0.key == "Eve" }, ages.first { $0.value == 2 }!.key)
for (name, age) in ages.sorted(by: { $0.value > $1.value }) { print(name, age, terminator: "; ") }
print()
print(
  ages.reduce(0) { $0 + $1.value }, ages.min { $0.value < $1.value }!.key,
  ages.allSatisfy { $0.value > 0 }, ages.keys.contains("Ann"), ages.randomElement() != nil)
print(
  Dictionary(uniqueKeysWithValues: zip(["a", "b"], [1, 2])).sorted { $0.key < $1.key }.map {
    $0.value
  }, Dictionary([("k", 1), ("k", 2)], uniquingKeysWith: +))
print(
  Dictionary(grouping: ["apple", "avocado", "bean"], by: { $0.first! }).mapValues(\.count).sorted {
    $0.key < $1.key
  }.map { "\($0.key)\($0.value)" })
var nested: [String: [String: Int]] = [:]
nested["a", default: [:]]["x", default: 0] += 2
nested["a"]?["y"] = 3
print(
  nested["a"]!.values.sorted(), nested["b"]?["x"] ?? -1, [String: Int](), ["one": 1],
  ages.removeAll(), ages.count)
var set: Set = [3, 1, 2]
print(
  set.insert(4).inserted, set.insert(1).inserted, set.remove(3)!, set.contains(2), set.sorted(),
  set.count, set.isEmpty)
let other: Set<Int> = [2, 4, 6]
print(
  set.union(other).sorted(), set.intersection(other).sorted(), set.subtracting(other).sorted(),
  set.symmetricDifference(other).sorted())
print(
  set.isSubset(of: [1, 2, 3, 4]), set.isSuperset(of: [1]), set.isDisjoint(with: [9]),
  set == [1, 2, 4], Set([1, 2]).isStrictSubset(of: set))
set.formUnion([8])
set.subtract([1])
set.formIntersection([2, 4, 8])
set.update(with: 2)
print(
  set.sorted(), set.map { $0 * 2 }.sorted(), set.filter { $0 > 2 }.count, set.max()!,
  set.reduce(0, +), set.first != nil, Set("aab").count)
let pairs: KeyValuePairs = ["z": 1, "a": 2, "z": 3]
print(pairs.count, pairs[1].key, pairs.map(\.value), pairs.first { $0.key == "z" }!.value, pairs)
for (key, value) in pairs { print(key, value, terminator: " ") }
print()
func configure(_ options: KeyValuePairs<String, Int>) -> String {
  options.map { "\($0)\($1)" }.joined(separator: "&")
}
print(configure(["b": 1, "a": 2]))
let range = 1..<5
print(
  range.count, range.contains(5), range.lowerBound, range.upperBound, range.isEmpty, Array(range),
  range.map { $0 * $0 }, range.reversed().map { $0 }, range)
let closed = 1...5
print(
  closed.count, closed.contains(5), closed.clamped(to: 2...3), closed.overlaps(5...9), closed ~= 3,
  (0.0...1.0).contains(0.5), closed.last!, closed.dropFirst(2).first!, closed)
print(
  (1...), (...3), (..<3), (1...).contains(10), [1, 2, 3][1...], "abc".prefix(2),
  stride(from: 10, through: 0, by: -5).map { $0 }, (1...3).reduce(1, *),
  (1...6).filter { $0.isMultiple(of: 3) })
print(
  closed.sum, range.randomElement() != nil, (1...10).randomElement() != nil,
  Int.random(in: closed) < 6, closed == 1...5, ClosedRange(range))
extension ClosedRange where Bound == Int { var sum: Int { reduce(0, +) } }
let some: Int? = 4
let none: Int? = nil
print(
  some.map { $0 * 2 } as Any, none.map { $0 * 2 } as Any,
  some.flatMap { $0 > 3 ? "big" : nil } ?? "-", some ?? 0, none ?? 9, some!, some == 4, none == nil,
  some != none)
print(
  [some, none].compactMap { $0 }, some.map(String.init) ?? "", (some, none), "\(some as Any)",
  some.debugDescription, [some: 1][4] ?? 0)
let deep: Int?? = .some(nil)
print(
  deep as Any, deep == nil, (deep ?? 3) as Any, Optional<Int>.none as Any, Optional.some(2)!,
  (some as Int??) as Any)
func unwrap(_ value: Int?) -> String {
  switch value {
  case .some(let n) where n > 3: "big \(n)"
  case .some(3): "three"
  case let n?: "small \(n)"
  case .none: "none"
  }
}
print(unwrap(4), unwrap(3), unwrap(1), unwrap(nil))
var maybe: [Int]? = [1]
maybe?.append(2)
maybe![0] = 9
print(
  maybe!, maybe?.count ?? 0, maybe?.first.map { $0 + 1 } ?? 0, maybe?[1] as Any, maybe.take()!,
  maybe as Any)
print(
  Dictionary(grouping: 1...6) { $0 % 3 }.values.map(\.count).sorted(), ages.keys.isEmpty,
  Set([1, 2]).isStrictSuperset(of: [1]))
