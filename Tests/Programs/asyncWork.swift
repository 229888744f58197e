// `async`, `await`, tasks, groups, streams and actors, run in turn.
import Foundation

enum LoadError: Error {
  case offline
  case slow(seconds: Int)
}
func load(_ name: String, fails: Bool = false) async throws -> String {
  if fails { throw LoadError.offline }
  await Task.yield()
  return name.uppercased()
}
func value(_ n: Int) async -> Int { n * n }
actor Counter {
  private(set) var count = 0
  func increment(by n: Int = 1) -> Int {
    count += n
    return count
  }
  nonisolated var kind: String { "counter" }
}
struct Numbers: AsyncSequence, AsyncIteratorProtocol {
  typealias Element = Int
  var left: Int
  mutating func next() async -> Int? {
    guard left > 0 else { return nil }
    defer { left -= 1 }
    return left
  }
  func makeAsyncIterator() -> Numbers { self }
}
func work() async {
  print(await value(4))
  async let first = value(2)
  async let second = value(3)
  print(await first + second, await [first, second])
  do {
    print(try await load("a"))
    print(try await load("b", fails: true))
  } catch LoadError.offline { print("offline") } catch { print("other") }
  print((try? await load("c", fails: true)) ?? "none")
  let counter = Counter()
  _ = await counter.increment()
  print(await counter.increment(by: 4), await counter.count, counter.kind)
  let task = Task { () -> Int in await value(5) }
  print(await task.value)
  let failing = Task { try await load("x", fails: true) }
  do { _ = try await failing.value } catch { print("task failed", error) }
  switch await failing.result {
  case .success(let s): print(s)
  case .failure(let e): print("result", e)
  }
  let sum = await withTaskGroup(of: Int.self) { group in
    for n in 1...4 { group.addTask { await value(n) } }
    var total = 0
    for await part in group { total += part }
    return total
  }
  print(sum)
  let names = try? await withThrowingTaskGroup(of: String.self) { group in
    for name in ["x", "y"] { group.addTask { try await load(name) } }
    return try await group.reduce(into: [String]()) { $0.append($1) }.sorted()
  }
  print(names ?? [])
  let stream = AsyncStream<Int> { continuation in
    for n in 1...3 { continuation.yield(n) }
    continuation.finish()
  }
  for await n in stream { print("stream", n) }
  for await n in Numbers(left: 3) where n != 2 { print("own", n) }
  let mapped = AsyncStream<String> { c in
    c.yield("m")
    c.yield("n")
    c.finish()
  }
  var letters: [String] = []
  for await letter in mapped { letters.append(letter) }
  print(letters)
  let resumed = await withCheckedContinuation { continuation in continuation.resume(returning: 7) }
  print(resumed)
  try? await Task.sleep(nanoseconds: 1_000)
  try? await Task.sleep(for: .milliseconds(1))
  print(Task.isCancelled)
  let closure: (Int) async -> String = { n in "closure \(await value(n))" }
  print(await closure(6))
  await MainActor.run { print("on main") }
  defer { print("deferred") }
  print(await withTimeout { await value(8) })
}
func withTimeout<T>(_ body: () async -> T) async -> T { await body() }
@MainActor final class Model {
  var items: [Int] = []
  func add(_ n: Int) async { items.append(await value(n)) }
}
await work()
let model = Model()
await model.add(3)
await model.add(1)
print(await model.items)
for await n in AsyncStream<Int>(unfolding: { nil }) { print(n) }
let task = Task {
  print("in task")
  return 1
}
print(await task.value)
