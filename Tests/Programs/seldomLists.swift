import Foundation

// What sequences, arrays, slices, dictionaries, sets and ranges have that programs seldom ask for.

var numbers = [5, 3, 8, 1]
// swift-format-ignore: ReplaceForEachWithForLoop
numbers.forEach { print($0, terminator: " ") }
print(Array(numbers.lazy.map { $0 * 2 }))
print(Array([[1, 2], [3]].joined()), numbers.reduce(into: 0) { $0 += $1 })
print(
  numbers.last { $0 > 4 } ?? 0, numbers.elementsEqual([5, 3, 8, 1]), numbers.starts(with: [5, 3]))
print(
  numbers.lexicographicallyPrecedes([6]), numbers.prefix(2), numbers.dropLast(), numbers.dropLast(2)
)
print(
  numbers.split(separator: 3).map { Array($0) }, numbers.split { $0 > 6 }.map { Array($0) },
  numbers.endIndex)
print(numbers.index(before: 2), numbers.distance(from: 0, to: 3), numbers[1...2], numbers[...1])
print(numbers.lastIndex(of: 8) ?? -1, numbers.firstIndex { $0 < 2 } ?? -1)
print(Array(sequence(first: 1) { $0 < 20 ? $0 * 3 : nil }), Array(repeatElement("a", count: 2)))

numbers.append(contentsOf: [9, 7])
numbers.insert(contentsOf: [0, 0], at: 1)
numbers.removeSubrange(1..<3)
numbers.replaceSubrange(0..<1, with: [50])
numbers.removeSubrange(1...1)
numbers.replaceSubrange(1...1, with: [80, 81])
print(numbers)
numbers.replaceSubrange(4..., with: [70])
numbers.removeSubrange(4...)
numbers.removeFirst(1)
numbers.removeLast(1)
numbers.reserveCapacity(10)
print(numbers.removeFirst(), numbers)
numbers += [3, 2]
numbers.sort { $0 > $1 }
print(numbers)
numbers.reverse()
print(numbers)
numbers.shuffle()
print(numbers.sorted())
numbers.removeAll(keepingCapacity: true)
print(numbers, [Int]().isEmpty, [Int]())

var slice = [1, 2, 3, 4][1...]
slice[2] = 30
print(slice[2], slice.popFirst() ?? 0, slice.popLast() ?? 0, slice)
let firstTwo: ArraySlice<Int> = [1, 2, 3][..<2]
let lastTwo: ArraySlice<Int> = [0, 1, 2][1...]
print(firstTwo == lastTwo, Set([firstTwo, firstTwo]).count)

let closed = 2...5
let open = 2..<5
print(
  ClosedRange(uncheckedBounds: (lower: 1, upper: 2)), closed.clamped(to: 3...9),
  closed.overlaps(5...8))
print(
  Range(uncheckedBounds: (lower: 1, upper: 2)), open.clamped(to: 3..<9), open.overlaps(5..<8),
  open.isEmpty)
print(closed.description, open.description, open.lowerBound, open.upperBound, closed.lowerBound)
print(
  (3...).contains(4), (3...).lowerBound, (...3).contains(4), (...3).upperBound, (..<3).contains(3),
  (..<3).upperBound)
let from: PartialRangeFrom<Int> = 3...
let through: PartialRangeThrough<Int> = ...3
let upTo: PartialRangeUpTo<Int> = ..<3
print(
  from.contains(3), through.contains(3), upTo.contains(3),
  Array(zip(from, ["a", "b"]).map { "\($0)\($1)" }))
print(
  Set([0..<1, 0..<1]).count, open.map { $0 * $0 }, Array(stride(from: 0.0, through: 1.0, by: 0.5)))
print(Array(stride(from: CGFloat(0), to: 1, by: 0.5)))

var ages = [String: Int]()
ages["Ada"] = 36
ages = Dictionary(uniqueKeysWithValues: [("Ada", 36), ("Bob", 40)])
print(Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: +)["a"] ?? 0)
print(ages.merging(["Ada": 1]) { $0 + $1 }["Ada"] ?? 0)
ages.merge(["Cyd": 5]) { old, _ in old }
print(
  ages.count, ages.compactMapValues { $0 > 10 ? "old" : nil }.count,
  ages.filter { $0.value > 10 }.count)
print(ages.updateValue(41, forKey: "Bob") ?? 0, ages["Bob"] ?? 0)
ages.removeAll()
print(ages.isEmpty)
