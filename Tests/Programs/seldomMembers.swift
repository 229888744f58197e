// Members that few programs use.
import Foundation

func rare<Number: BinaryFloatingPoint>(_ value: Number, _ other: Number) -> String {
  "\(value.rounded()) \(other)"
}
print(rare(2.5 as CGFloat, 1), rare(2.5 as Float, 1), [2.5 as Float, 4].map { root($0) })
func root<N: FloatingPoint>(_ n: N) -> N { n.squareRoot().rounded(.up) }
var d = 2.25
var c: CGFloat = 2.25
var f: Float = 2.25
d.round(.up)
c.round(.down)
f.round(.toNearestOrEven)
print(
  d, c, f, Double.minimum(1, 2), CGFloat.minimum(3, 2), Float.minimum(0.5, .nan),
  CGFloat.maximum(3, 2), Float.maximum(1, 2))
print(
  d.addingProduct(2, 3), c.addingProduct(2, 3), f.addingProduct(2, 0.1),
  Double.leastNormalMagnitude, Float.leastNormalMagnitude, CGFloat.leastNormalMagnitude > 0)
print(
  Double(exactly: Float(0.5))!, Float(exactly: 0.1) as Any, Double(exactly: 3)!,
  Float(exactly: 16_777_217) as Any)
print(
  stride(from: Float(0), to: 0.3, by: 0.1).map { $0 }, Int.self != Double.self,
  [3, 4].count(where: { $0 > 3 }))
print(
  (1..<5) ~= 3, (2...) ~= 1, (...2) ~= 2, (..<2) ~= 2, 3 ~= 3, "a" ~= "b", Range(1...3),
  ClosedRange(1..<3))
var iterator: IndexingIterator<[Int]> = [1, 2].makeIterator()
print(iterator.next()!, Array(AnyIterator(iterator)), Array(AnySequence { [7, 8].makeIterator() }))
let unfolded: UnfoldSequence<Int, (Int?, Bool)> = sequence(first: 1) { $0 < 4 ? $0 * 2 : nil }
print(Array(unfolded), Array(unfolded.prefix(2)))
var slice = ArraySlice([3, 1, 2])
slice.append(contentsOf: [9, 8])
slice.sort()
slice.reverse()
print(
  Array(slice), slice.removeFirst(), slice.removeLast(), slice.indices, ArraySlice<Int>().isEmpty)
var numbers = [1, 2, 3, 4, 5]
numbers[0...1] = [9]
numbers[1..<2] = [7, 7]
print(numbers, numbers[0...1], numbers[...1], numbers[3...])
var text = "Hello, World"
let comma = text.firstIndex(of: ",")!
print(
  text.replacingCharacters(in: text.startIndex..<comma, with: "Bye"), text[...comma],
  text[text.startIndex...comma], text[comma...], text[..<comma])
text.replaceSubrange(comma..., with: "!")
text.replaceSubrange(text.startIndex...text.startIndex, with: "J")
text.removeSubrange(..<text.index(after: text.startIndex))
print(text, text.firstRange(of: "l") != nil, text.trimmingPrefix { $0 == "e" }, text.utf16.count)
text.trimPrefix("el")
print(text)
var part = "abcdef".dropFirst()
part.insert(contentsOf: "xy", at: part.startIndex)
part.removeSubrange(part.startIndex..<part.index(after: part.startIndex))
part.replaceSubrange(part.startIndex..<part.index(after: part.startIndex), with: "Z")
part.write("w")
part.trimPrefix("Z")
print(part)
print(
  "b".compare("a") == .orderedDescending,
  "a".localizedCaseInsensitiveCompare("B") == .orderedAscending,
  "f2".localizedStandardCompare("f10") == .orderedAscending)
for c in "a1é€+½!" as String {
  print(
    c.isASCII, c.isCased, c.isCurrencySymbol, c.isSymbol, c.isWholeNumber, c.isNumber,
    terminator: "; ")
}
print(Character("x").hashValue == Character("x").hashValue)
class Leaf { var name = "leaf" }
class Tree {
  var leaf = Leaf()
  let age = 3
}
let name: ReferenceWritableKeyPath<Tree, String> = (\Tree.leaf).appending(path: \Leaf.name)
let tree = Tree()
tree[keyPath: name] += "s"
print(tree.leaf.name)
let age: KeyPath<Tree, Int> = \.age
let described: KeyPath<Int, String> = \.description
print(tree[keyPath: age.appending(path: described)])
var set: Set = [1]
print(set.popFirst() ?? 0, set.popFirst() ?? -1, set)
let orders: [ComparisonResult] = [.orderedAscending, .orderedDescending, .orderedSame]
print(orders.count)
