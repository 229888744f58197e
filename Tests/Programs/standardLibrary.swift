import Foundation

print(
  [1, 2, 3].map { $0 * 2 }.filter { $0 > 2 }, [3, 1].min()!, [1, 2, 3].first { $0 > 1 }!,
  [1, 2, 3].firstIndex(of: 2)!, Array(stride(from: 0, to: 1, by: 0.25)),
  Array(stride(from: 10, through: 0, by: -5)))
print(
  Array(zip([1, 2], ["a", "b"])).map { "\($0)\($1)" }, [1, 2, 3].suffix(2), [1, 2, 3].dropFirst(),
  [[1], [2]].flatMap { $0 }, Array([1, 2, 3].reversed()), [1, 2].contains(2))
print(
  abs(-3), max(1, 2, 3), min(2.5, 1), pow(2.0, 10.0), sqrt(2.0), sin(0.0), floor(2.7), ceil(2.1),
  round(2.5), (2.567).rounded(), Int(2.9), 7 % 3, -7 / 2, 5.0.truncatingRemainder(dividingBy: 3))
var a = [1, 2, 3]
a.remove(at: 0)
a.insert(9, at: 0)
a += [4]
a.removeLast()
a.swapAt(0, 1)
a.sort()
a.removeAll { $0 == 9 }
print(a, a.isEmpty)
var d = ["a": 1, "b": 2]
d["a", default: 0] += 5
d.removeValue(forKey: "b")
print(d, d.keys.sorted(), d.values.reduce(0, +), d["z"] ?? 0, d.mapValues { $0 * 2 })
var set: Set<Int> = [1, 2]
set.insert(2)
set.insert(3)
print(set.count, set.sorted(), set.contains(3), set.union([9]).count)
print(
  Array(repeating: 0, count: 3), (1...5).reduce(1, *), (0..<5).contains(3),
  [1, 2, 3].shuffled().count, Int.random(in: 1...1), Bool.random() || true)
print(
  Dictionary(grouping: [1, 2, 3]) { $0 % 2 }[1]!,
  ["a", "b"].enumerated().map { "\($0.offset)\($0.element)" })
