// Ring buffer, generic, with subscripts and a sequence.
struct RingBuffer<Element> {
  private var storage: [Element?]
  private(set) var head = 0, count = 0
  init(capacity: Int) { storage = Array(repeating: nil, count: capacity) }
  var isFull: Bool { count == storage.count }
  mutating func append(_ e: Element) {
    storage[(head + count) % storage.count] = e
    if isFull { head = (head + 1) % storage.count } else { count += 1 }
  }
  @discardableResult mutating func popFirst() -> Element? {
    guard count > 0 else { return nil }
    defer {
      storage[head] = nil
      head = (head + 1) % storage.count
      count -= 1
    }
    return storage[head]
  }
  subscript(i: Int) -> Element {
    get { storage[(head + i) % storage.count]! }
    set { storage[(head + i) % storage.count] = newValue }
  }
}
extension RingBuffer: Sequence {
  func makeIterator() -> AnyIterator<Element> {
    var i = 0
    let copy = self
    return AnyIterator {
      guard i < copy.count else { return nil }
      defer { i += 1 }
      return copy[i]
    }
  }
}
extension RingBuffer where Element: BinaryFloatingPoint {
  var average: Element { isEmpty ? 0 : reduce(0, +) / Element(count) }
  var isEmpty: Bool { count == 0 }
}
extension RingBuffer: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) {
    self.init(capacity: Swift.max(elements.count, 1))
    for element in elements { append(element) }
  }
}
var b = RingBuffer<Double>(capacity: 3)
for x in stride(from: 1.0, through: 2.5, by: 0.5) {
  b.append(x)
  print(Array(b), b.average, b.isFull)
}
b[0] += 10
print(b.popFirst() ?? -1, b.count, b.map { $0 * 2 })
let lit: RingBuffer = ["x", "y"]
print(lit.joined(separator: "-"), lit.contains("y"))
