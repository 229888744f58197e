protocol Repository<Item> {
  associatedtype Item
  func all() -> [Item]
  mutating func add(_ item: Item)
}
struct Task: CustomStringConvertible {
  let name: String
  var description: String { name }
}
struct Memory<T>: Repository {
  var items: [T] = []
  func all() -> [T] { items }
  mutating func add(_ item: T) { items.append(item) }
}
class Model {
  var repository: any Repository<Task>
  init(_ r: any Repository<Task>) { repository = r }
  func names() -> [String] { repository.all().map(\.name) }
}
let m = Model(Memory<Task>())
m.repository.add(Task(name: "a"))
m.repository.add(Task(name: "b"))
print(m.names())
func count(_ r: some Repository<Int>) -> Int { r.all().reduce(0, +) }
print(count(Memory(items: [1, 2, 3])))
func first(_ r: any Repository<Task>) -> Task? { r.all().first }
print(first(m.repository)?.name ?? "none")
let list: [any Repository<Int>] = [Memory(items: [1]), Memory(items: [2, 3])]
print(list.map { $0.all().count }, list.flatMap { $0.all() })
func make() -> any Repository<String> { Memory(items: ["x"]) }
print(make().all()[0].uppercased())
let seq: any Sequence<Int> = [1, 2, 3]
for n in seq { print(n, terminator: " ") }
print()
let c: any Collection<String> = ["a", "b"]
print(c.count, c.map { $0 + "!" })
protocol Store<Key, Value> {
  associatedtype Key: Hashable
  associatedtype Value
  subscript(key: Key) -> Value? { get set }
}
struct Dict<K: Hashable, V>: Store {
  var d: [K: V] = [:]
  subscript(key: K) -> V? {
    get { d[key] }
    set { d[key] = newValue }
  }
}
var st: any Store<String, Int> = Dict<String, Int>()
st["a"] = 4
print(st["a"] ?? 0, st["b"] ?? -1)
func opened<R: Repository>(_ r: R) -> String where R.Item == Int { "\(r.all().count) items" }
print(opened(Memory(items: [1, 2])))
let any: any Repository<Int> = Memory(items: [5])
print(opened(any))
print(any is Memory<Int>, (any as? Memory<Int>)?.items ?? [])
