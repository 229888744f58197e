actor Acc {
  private(set) var total = 0
  let name: String
  init(name: String) { self.name = name }
  func add(_ n: Int) -> Int {
    total += n
    return total
  }
  nonisolated func tag() -> String { "acc-" + name }
  nonisolated var shout: String { name.uppercased() }
}
let acc = Acc(name: "a")
print(await acc.add(3), await acc.total, acc.tag(), acc.shout)
@globalActor actor MyActor { static let shared = MyActor() }
@MyActor func iso() -> Int { 5 }
print(await iso())
@MainActor class VM {
  var n = 0
  func load() async { n = await fetch() }
  nonisolated func fetch() async -> Int { 42 }
}
let vm = await VM()
await vm.load()
print(await vm.n)
func slow(_ n: Int) async -> Int {
  try? await Task.sleep(nanoseconds: 1000)
  return n * n
}
async let p = slow(2)
async let q = slow(3)
print(await p + q)
let s = await withTaskGroup(of: Int.self) { g in
  for i in 1...3 { g.addTask { await slow(i) } }
  var t = 0
  for await v in g { t += v }
  return t
}
print(s)
let r = try await withThrowingTaskGroup(of: Int.self, returning: [Int].self) { g in
  for i in 1...3 { g.addTask { i } }
  return try await g.reduce(into: []) { $0.append($1) }.sorted()
}
print(r)
let t = Task { () -> Int in await slow(5) }
print(await t.value)
let u = Task {
  try await Task.sleep(for: .milliseconds(1))
  return "done"
}
print(try await u.value)
let c = Task.detached(priority: .background) { 7 }
print(await c.value, Task.isCancelled)
let cont = await withCheckedContinuation { (k: CheckedContinuation<Int, Never>) in
  k.resume(returning: 8)
}
print(cont)
func thr() async throws -> Int {
  try await withCheckedThrowingContinuation { k in k.resume(throwing: CancellationError()) }
}
do { print(try await thr()) } catch is CancellationError { print("cancelled") }
await MainActor.run { print("main") }
