// Async work: actors, task groups, async sequences, throwing.
actor Counter {
  private var counts: [String: Int] = [:]
  func add(_ k: String, _ n: Int = 1) -> Int {
    counts[k, default: 0] += n
    return counts[k]!
  }
  var all: [String] { counts.keys.sorted() }
}
struct Countdown: AsyncSequence, AsyncIteratorProtocol {
  typealias Element = Int
  var n: Int
  mutating func next() async -> Int? {
    guard n > 0 else { return nil }
    defer { n -= 1 }
    return n
  }
  func makeAsyncIterator() -> Countdown { self }
}
enum Oops: Error { case at(Int) }
func risky(_ n: Int) async throws -> Int {
  if n == 3 { throw Oops.at(n) }
  return n * n
}
let c = Counter()
let work = Task { () -> Int in
  for i in 1...3 { _ = await c.add("k", i) }
  let s = await withTaskGroup(of: Int.self, returning: Int.self) { g in
    for i in 1...4 { g.addTask { i * 2 } }
    return await g.reduce(0, +)
  }
  var seen: [Int] = []
  for await x in Countdown(n: 3) where x != 2 { seen.append(x) }
  do {
    print(try await risky(2))
    print(try await risky(3))
  } catch Oops.at(let n) { print("oops", n) } catch {}
  async let a = risky(4)
  async let b = risky(5)
  print(seen, s, (try? await a + b) ?? 0, await c.all, await c.add("k", 0))
  return s
}
print("sum", await work.value)
