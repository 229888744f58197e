print(Array((1...).lazy.map { $0 * $0 }.filter { $0 % 2 == 1 }.prefix(3)))
print(
  Array(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }),
  Array(
    sequence(state: (0, 1)) { s -> Int? in
      defer { s = (s.1, s.0 + s.1) }
      return s.0 < 20 ? s.0 : nil
    }))
print(
  Array(stride(from: 10, through: 0, by: -4)), Array(stride(from: 1.0, to: 0, by: -0.25)),
  Array(stride(from: 0, to: 10, by: 3)))
print(
  [1, 2, 3, 4].reduce(into: [:]) { $0[$1 % 2, default: 0] += $1 }.sorted { $0.key < $1.key }.map {
    "\($0):\($1)"
  })
print(
  Dictionary(grouping: ["a", "bb", "cc"], by: \.count).mapValues(\.count).sorted { $0.key < $1.key }
    .map { ($0.key, $0.value) })
for (i, (a, b)) in zip([1, 2], ["x", "y"]).enumerated() { print(i, a, b) }
print(
  zip(1..., ["a", "b"]).map { "\($0)\($1)" }, Dictionary(uniqueKeysWithValues: zip(["a"], [1])),
  Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: +))
print(
  [3, 1, 2].sorted().reversed().map { $0 }, (0..<5).reversed().first!, Array("abc".reversed()),
  [1, 2, 3].dropFirst().dropLast(), [1, 2, 3, 4].prefix { $0 < 3 }, [1, 2, 3].suffix(2))
print(
  [[1], [2, 3]].flatMap { $0 }, ["1", "x"].compactMap(Int.init), [1, 2, 3].allSatisfy { $0 > 0 })
