import Foundation

// The protocols and types of the standard library, named where programs name them.

func last<C: BidirectionalCollection>(_ items: C) -> C.Element? { items.last }
func third<C: RandomAccessCollection>(_ items: C) -> C.Element where C.Index == Int { items[2] }
func count<C: MutableCollection>(_ items: C) -> Int { items.count }
func size<C: RangeReplaceableCollection>(_ items: C) -> Int { items.count }
func isRange<R: RangeExpression>(_ range: R) -> Bool { true }

struct Countdown: Sequence, IteratorProtocol {
  var left: Int

  mutating func next() -> Int? {
    guard left > 0 else { return nil }
    left -= 1
    return left
  }
}

struct Person {
  var name: String
  let age: Int
}

final class Box {
  var value = 1
}

print(last([1, 2, 3]) ?? 0, third([1, 2, 3]), count([1, 2]), size([1]), isRange(1...3))
print(Array(Countdown(left: 3)))
let name: WritableKeyPath<Person, String> = \.name
let age: KeyPath<Person, Int> = \.age
func isPath(_ path: ReferenceWritableKeyPath<Box, Int>?) -> Bool { path != nil }
var ada = Person(name: "Ada", age: 36)
ada[keyPath: name] = "Eve"
let box = Box()
print(ada[keyPath: name], ada[keyPath: age], box.value, isPath(nil))
let part: String.SubSequence = "gauge".prefix(2)
let index: Array<Int>.Index = 1
let slice: Array<Int>.SubSequence = [1, 2, 3][1...]
print(part, index, slice.count)
enum Level: CaseIterable { case low, high }
print(Level.allCases.count)
