import Foundation

let (stream, cont) = AsyncStream.makeStream(of: Int.self)
cont.yield(1)
cont.yield(2)
cont.finish()
for await x in stream { print(x) }
let s2 = AsyncStream<String> { c in
  for w in ["a", "b"] { c.yield(w) }
  c.finish()
}
for await w in s2 { print(w) }
let s3 = AsyncStream(Int.self) { c in
  c.yield(5)
  c.finish()
}
for await w in s3.map({ $0 * 2 }) { print(w) }
struct Bad: Error {}
let s4 = AsyncThrowingStream<Int, Error> { c in
  c.yield(1)
  c.finish(throwing: Bad())
}
do { for try await x in s4 { print(x) } } catch { print("caught", error) }
struct Counter: AsyncSequence, AsyncIteratorProtocol {
  typealias Element = Int
  var n = 0
  mutating func next() async -> Int? {
    n += 1
    return n <= 3 ? n : nil
  }
  func makeAsyncIterator() -> Counter { self }
}
for await i in Counter() { print("c", i) }
let (failing, told) = AsyncThrowingStream<Int, any Error>.makeStream(of: Int.self)
told.onTermination = { reason in
  if case .cancelled = reason { print("cancelled") } else { print("ended") }
}
told.yield(7)
told.finish()
for try await x in failing { print("told", x) }
let (plain, telling) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .unbounded)
telling.onTermination = { reason in
  if case .cancelled = reason { print("cancelled") }
  if case .finished = reason { print("over") }
}
telling.yield("a")
print(telling.onTermination == nil)
telling.finish()
for await word in plain { print(word) }
let typed = AsyncThrowingStream(Int.self) {
  $0.yield(3)
  $0.finish()
}
for try await value in typed { print(value) }
