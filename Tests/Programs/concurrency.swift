actor Counter {
  private(set) var value = 0
  let name: String
  init(name: String) { self.name = name }
  func add(_ n: Int) -> Int {
    value += n
    return value
  }
  nonisolated var title: String { "Counter " + name }
}
func slow(_ n: Int) async -> Int {
  await Task.yield()
  return n * n
}
func risky(_ n: Int) async throws -> Int {
  if n > 3 { throw Oops.big(n) }
  return n
}
enum Oops: Error { case big(Int) }
func run() async {
  let c = Counter(name: "x")
  print(c.title, await c.add(3), await c.value)
  async let a = slow(3)
  async let b = slow(4)
  print(await a + b)
  let sum = await withTaskGroup(of: Int.self) { group in
    for i in 1...4 { group.addTask { await slow(i) } }
    var t = 0
    for await x in group { t += x }
    return t
  }
  print(sum)
  do {
    let all = try await withThrowingTaskGroup(of: Int.self) { group -> [Int] in
      for i in 1...3 { group.addTask { try await risky(i) } }
      var out: [Int] = []
      for try await x in group { out.append(x) }
      return out.sorted()
    }
    print(all)
    _ = try await risky(9)
  } catch { print("caught", error) }
  let t = Task { await slow(6) }
  print(await t.value)
  let h = Task<String, Error> {
    try await Task.sleep(nanoseconds: 1000)
    return "done"
  }
  print((try? await h.value) ?? "failed")
  let stream = AsyncStream<Int> { c in
    for i in 0..<3 { c.yield(i) }
    c.finish()
  }
  for await v in stream { print("s", v) }
  try? await Task.sleep(for: .milliseconds(5))
  print(Task.isCancelled)
}
await run()
let values = await [slow(1), slow(2)]
print(values)
let word: String = await withCheckedContinuation { c in c.resume(returning: "cont") }
print(word)

struct Late: Error {}
func work() async throws -> Int {
  try await withCheckedThrowingContinuation { c in c.resume(throwing: Late()) }
}
do { _ = try await work() } catch { print("late", error is Late) }
await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in c.resume() }
let named = await withTaskGroup(of: String.self, returning: [String].self) { group in
  group.addTask { "a" }
  group.addTask(priority: .high) { "b" }
  var all: [String] = []
  while let next = await group.next() { all.append(next) }
  print(group.isEmpty, group.isCancelled)
  return all.sorted()
}
print(named)
let count = try await withThrowingTaskGroup(of: Void.self, returning: Int.self) { group in
  group.addTask { try await Task.sleep(nanoseconds: 1) }
  try await group.waitForAll()
  print(group.isEmpty, group.isCancelled)
  group.cancelAll()
  return 3
}
print(count)
let tally = await withTaskGroup(of: Int.self) { group -> Int in
  group.addTask { 1 }
  await group.waitForAll()
  group.cancelAll()
  return 1
}
print(tally)
do {
  try await withThrowingTaskGroup(of: Int.self) { group in
    group.addTask { throw Late() }
    while let value = try await group.next() { print(value) }
  }
} catch { print("group", error is Late) }
let ticks = AsyncStream(Int.self) { c in
  c.yield(7)
  c.finish()
}
for await t in ticks { print("t", t) }
