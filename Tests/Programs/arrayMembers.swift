// swift-format-ignore-file: ReplaceForEachWithForLoop

// The members of Array and of sequences in general.
var numbers = [5, 3, 8, 1]
numbers.append(9)
numbers.append(contentsOf: [2, 7])
numbers.insert(4, at: 1)
numbers += [6]
print(numbers, numbers.count, numbers.isEmpty, numbers.first!, numbers.last!, numbers.capacity >= 9)
print(
  numbers.remove(at: 0), numbers.removeFirst(), numbers.removeLast(), numbers.popLast()!, numbers)
numbers.insert(contentsOf: [10, 11], at: 2)
numbers.swapAt(0, 1)
numbers.replaceSubrange(1...2, with: [20, 21, 22])
print(numbers, numbers[1...2], numbers[2...], numbers[..<2], numbers.prefix(2), numbers.suffix(2))
numbers.removeAll { $0 > 20 }
numbers.removeSubrange(0..<1)
print(
  numbers, numbers.sorted(), numbers.sorted(by: >), numbers.reversed() as [Int], numbers.min()!,
  numbers.max()!)
numbers.sort()
numbers.reverse()
print(
  numbers, numbers.contains(9), numbers.contains { $0 > 50 }, numbers.allSatisfy { $0 > 0 },
  numbers.firstIndex(of: 9)!)
print(
  numbers.map { $0 * 2 }, numbers.filter { $0 % 2 == 1 }, numbers.reduce(0, +),
  numbers.compactMap { $0 > 5 ? $0 : nil })
print(
  numbers.flatMap { [$0, $0] }, numbers.reduce(into: "") { $0 += "\($1)," },
  numbers.partition { $0 < 9 } >= 0)
print(
  [1, 2, 3].dropFirst(), [1, 2, 3].dropLast(2), [1, 2, 3, 4].drop { $0 < 3 },
  [1, 2, 3].prefix { $0 < 3 })
print(
  [1, 2, 3].elementsEqual([1, 2, 3]), [1, 2].starts(with: [1]), [1, 2] == [1, 2],
  [1, 2].lexicographicallyPrecedes([1, 3]))
print(
  [[1, 2], [3]].joined().map { $0 }, Array([[1], [2]].joined(separator: [0])),
  ["a", "b"].joined(separator: "+"))
print(
  [3, 1, 2].enumerated().map { $0.offset * $0.element }, Array(zip([1, 2], "ab")).count,
  [1, 2, 3].indices, [1, 2].startIndex, [1, 2].endIndex)
print(
  [1, 2, 3, 4].split { $0 == 3 }, [1, 0, 2].split(separator: 0), [1, 2, 3].first { $0 > 1 }!,
  [1, 2, 3].last { $0 < 3 }!, [1, 2, 1].lastIndex(of: 1)!)
print(
  Array(repeating: "x", count: 3), Array(1...4), Array("abc"), [Int](),
  Array(stride(from: 0, to: 10, by: 3)), [Int](repeating: 0, count: 2))
print(
  [1, 2, 3].randomElement() != nil, [1, 2, 3].shuffled().sorted(), [4, 2].min { $0 < $1 }!,
  ["bb", "a"].max { $0.count < $1.count }!)
var matrix = Array(repeating: Array(repeating: 0, count: 3), count: 2)
matrix[1][2] = 5
matrix[0][0] += 1
print(matrix, matrix.map { $0.reduce(0, +) }, matrix.flatMap { $0 })
var slice = numbers[1...]
slice.append(100)
slice[slice.startIndex] = -1
print(slice, slice.startIndex, slice.endIndex, Array(slice), numbers, slice.count, slice.first!)
numbers[0..<2] = [7, 7, 7]
numbers[numbers.count - 1] *= 2
print(
  numbers, numbers.indices.contains(99), numbers.index(after: 0), numbers.index(0, offsetBy: 2),
  numbers.distance(from: 0, to: 2))
for (index, value) in numbers.enumerated().reversed() { print(index, value, terminator: "; ") }
print()
for index in numbers.indices { numbers[index] += index }
print(
  numbers, numbers.firstIndex { $0 > 8 } ?? -1, numbers.description, "\(numbers.map(String.init))")
print(
  [1, nil, 3].compactMap { $0 }, [Optional(1), nil], ["1", "x"].map { Int($0) },
  ["1", "x"].compactMap(Int.init))
print(
  [1, 2, 3].lazy.map { $0 * 2 }.filter { $0 > 2 }.first!, Array([1, 2].lazy.map { $0 + 1 }),
  [1, 2, 3].reversed().first!)
print(
  [("a", 2), ("b", 1)].sorted { $0.1 < $1.1 }.map(\.0),
  ["b", "A"].sorted { $0.lowercased() < $1.lowercased() })
print([1, 2, 3, 4, 5].chunked(2), [3, 3, 1].unique())
extension Array {
  func chunked(_ size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
extension Array where Element: Hashable {
  func unique() -> [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}
extension Array where Element == Double {
  var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }
}
print([1][safe: 4] as Any, [1.0, 2].mean, [9][safe: 0]!)
numbers.removeAll()
print(numbers, numbers.first as Any, numbers.popLast() as Any, numbers.max() as Any)
var stack = [1, 2]
stack.reserveCapacity(10)
stack.removeAll(keepingCapacity: true)
print(stack.isEmpty)
print(
  [1, 2, 3].hashValue == [1, 2, 3].hashValue, type(of: [1, 2][0...]), [1: "a"].map { "\($0)\($1)" })
print(
  [5, 6].forEach { print($0, terminator: "|") }, [1, 2, 3, 4].reduce(1, *),
  [0.5, 1].reduce(0) { $0 + $1 }, ["a": [1]]["a"]?[0] ?? 0)
print(
  Dictionary(grouping: [1, 2, 3, 4], by: { $0 % 2 == 0 ? "even" : "odd" }).sorted {
    $0.key < $1.key
  }.map { "\($0.key)\($0.value)" })
print([3, 1, 2].sorted { a, b in a > b }, [1, 2] + [3], [1, 2, 3, 4].trimmed)
extension Array { var trimmed: ArraySlice<Element> { dropFirst().dropLast() } }
var moved = ["a", "b", "c"]
moved.swapAt(0, 2)
let tail = moved.removeLast()
moved.insert(tail, at: 0)
print(moved, moved.last(where: { $0 < "c" })!)
