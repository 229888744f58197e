// Sequences, iterators and collections that a program declares.
struct Countdown: Sequence, IteratorProtocol {
  var count: Int
  mutating func next() -> Int? {
    guard count > 0 else { return nil }
    defer { count -= 1 }
    return count
  }
}
struct Fibonacci: Sequence {
  struct Iterator: IteratorProtocol {
    var state = (0, 1)
    mutating func next() -> Int? {
      let next = state.0
      state = (state.1, state.0 + state.1)
      return next
    }
  }
  func makeIterator() -> Iterator { Iterator() }
}
for number in Countdown(count: 3) { print(number, terminator: " ") }
print()
print(Array(Countdown(count: 4)), Countdown(count: 5).reduce(0, +))
print(Countdown(count: 5).map { $0 * $0 }, Countdown(count: 6).filter { $0 % 2 == 0 })
print(Array(Fibonacci().prefix(10)))
print(Fibonacci().first { $0 > 50 } ?? 0, Array(Fibonacci().prefix { $0 < 20 }))
print(Countdown(count: 3).contains(2), Countdown(count: 3).max() ?? 0, Countdown(count: 3).sorted())
for (index, value) in Fibonacci().prefix(4).enumerated() { print(index, value, terminator: ", ") }
print()
print(Array(zip(Countdown(count: 2), ["a", "b", "c"])).map { "\($0)\($1)" })
struct Bag<Element>: Sequence {
  private var elements: [Element] = []
  init(_ elements: Element...) { self.elements = elements }
  func makeIterator() -> AnyIterator<Element> {
    var index = 0
    return AnyIterator {
      defer { index += 1 }
      return index < self.elements.count ? self.elements[index] : nil
    }
  }
}
for word in Bag("x", "y") { print(word, terminator: " ") }
print(Bag(1, 2, 3).map { $0 + 1 }, Bag(3, 1).min() ?? 0)
var iterator = [10, 20].makeIterator()
while let value = iterator.next() { print(value, terminator: " ") }
print(iterator.next() as Any)
var own = Fibonacci().makeIterator()
_ = own.next()
_ = own.next()
_ = own.next()
print(own.next() ?? -1)
var steps = 0
let any = AnyIterator<Int> {
  steps += 1
  return steps > 3 ? nil : steps
}
print(Array(any))
let erased: AnySequence<Int> = AnySequence(Countdown(count: 3))
print(erased.map(String.init).joined(separator: "-"))
struct Ring<Element>: RandomAccessCollection, MutableCollection {
  var storage: [Element]
  var startIndex: Int { 0 }
  var endIndex: Int { storage.count }
  subscript(position: Int) -> Element {
    get { storage[position % storage.count] }
    set { storage[position % storage.count] = newValue }
  }
  func index(after i: Int) -> Int { i + 1 }
}
var ring = Ring(storage: ["n", "e", "s", "w"])
print(ring.count, ring[5], ring.first ?? "", ring.last ?? "", ring.isEmpty)
ring[4] = "N"
print(ring.map { $0 }, Array(ring.reversed()), ring.firstIndex(of: "s") ?? -1)
for direction in ring where direction != "e" { print(direction, terminator: "") }
print()
print(ring.dropFirst().joined(), ring.indices.count, Array(ring.enumerated()).count)
func total<S: Sequence>(_ sequence: S) -> Int where S.Element == Int { sequence.reduce(0, +) }
print(total(Countdown(count: 4)), total([1, 2]), total(Bag(5, 6)), total(1...3))
print(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }.map { $0 })
print(
  Array(
    sequence(state: 3) { (n: inout Int) -> Int? in
      n > 0
        ? {
          n -= 1
          return n
        }() : nil
    }))
extension Sequence where Element: Numeric { func sum() -> Element { reduce(0, +) } }
print(Countdown(count: 3).sum(), [1.5, 2].sum())
