struct Countdown: AsyncSequence {
  typealias Element = Int
  let start: Int
  struct AsyncIterator: AsyncIteratorProtocol {
    var current: Int
    mutating func next() async -> Int? {
      guard current > 0 else { return nil }
      defer { current -= 1 }
      return current
    }
  }
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(current: start) }
}
func ticks(_ count: Int) -> AsyncStream<String> {
  AsyncStream { continuation in
    for index in 0..<count { continuation.yield("tick \(index)") }
    continuation.finish()
  }
}
enum Trouble: Error { case odd(Int) }
func checked(_ numbers: [Int]) -> AsyncThrowingStream<Int, Error> {
  AsyncThrowingStream { continuation in
    for number in numbers {
      if number % 2 == 1 {
        continuation.finish(throwing: Trouble.odd(number))
        return
      }
      continuation.yield(number)
    }
    continuation.finish()
  }
}
actor Collector {
  private(set) var items: [String] = []
  func add(_ item: String) { items.append(item) }
  var summary: String { "\(items.count): " + items.joined(separator: ",") }
}
for await number in Countdown(start: 3) { print(number) }
let collector = Collector()
for await tick in ticks(4) {
  if tick.hasSuffix("1") { continue }
  await collector.add(tick)
}
print(await collector.summary)
do {
  for try await number in checked([2, 4, 5, 6]) { print("even", number) }
} catch Trouble.odd(let number) {
  print("odd", number)
}
let doubled = Countdown(start: 4).map { $0 * 2 }.filter { $0 > 2 }
var sum = 0
for await value in doubled { sum += value }
print(sum)
print(await Countdown(start: 5).reduce(0, +), await Countdown(start: 3).contains(2))
print(await Countdown(start: 6).first { $0 < 4 } ?? -1)
var iterator = Countdown(start: 2).makeAsyncIterator()
while let next = await iterator.next() { print("next", next) }
for await (index, value) in zipped() { print(index, value) }
func zipped() -> AsyncStream<(Int, String)> {
  AsyncStream { continuation in
    for pair in ["a", "b"].enumerated() { continuation.yield((pair.offset, pair.element)) }
    continuation.finish()
  }
}
let total = await withTaskGroup(of: Int.self) { group in
  for number in 1...4 { group.addTask { number * number } }
  return await group.reduce(0, +)
}
print(total)
async let left = Countdown(start: 2).reduce(0, +)
async let right = Countdown(start: 3).reduce(0, +)
print(await left + right)
let task = Task { () -> String in
  await collector.add("late")
  return await collector.items.last ?? ""
}
print(await task.value)
