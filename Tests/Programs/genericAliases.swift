// Type aliases: plain, generic, nested, of functions, tuples and protocols.
typealias Pair<Value> = (first: Value, second: Value)
typealias Lookup<Key: Hashable, Value> = [Key: [Value]]
typealias Change<Value> = (Value) -> Value
typealias StringLookup<Value> = Lookup<String, Value>
typealias Reading = (name: String, value: Double)
typealias Named = CustomStringConvertible & Equatable
struct Box<Content> {
  typealias Element = Content
  typealias Transform<Result> = (Content) -> Result
  var content: Element
  func mapped<Result>(_ transform: Transform<Result>) -> Box<Result> {
    Box<Result>(content: transform(content))
  }
}
typealias IntBox = Box<Int>
typealias BoxOf<T> = Box<T>
enum Storage<Value> {
  typealias Entry = (key: String, value: Value)
  case empty
  case filled([Entry])
  var keys: [String] {
    switch self {
    case .empty: []
    case .filled(let entries): entries.map(\.key)
    }
  }
}
let pair: Pair<Int> = (first: 1, second: 2)
print(pair.first + pair.second)
func swapped<T>(_ pair: Pair<T>) -> Pair<T> { (first: pair.second, second: pair.first) }
print(swapped(("a", "b")))
var lookup: Lookup<String, Int> = [:]
lookup["odd", default: []].append(1)
lookup["odd", default: []].append(3)
print(lookup["odd"] ?? [], lookup["even"] ?? [])
let other: StringLookup<Double> = ["half": [0.5]]
print(other)
func apply<T>(_ changes: [Change<T>], to value: T) -> T { changes.reduce(value) { $1($0) } }
print(apply([{ $0 + 1 }, { $0 * 10 }], to: 4))
print(apply([{ $0 + "!" }], to: "hey"))
let readings: [Reading] = [("speed", 12.5), (name: "fuel", value: 0.75)]
for (name, value) in readings { print(name, value) }
print(IntBox(content: 3).mapped { "\($0)" }.content)
print(BoxOf(content: "x").content, BoxOf<Double>(content: 2).content)
let element: IntBox.Element = 7
print(element, type(of: IntBox(content: 1)))
let storage = Storage.filled([("a", 1), ("b", 2)])
print(storage.keys, Storage<Int>.empty.keys)
struct Tag: Named { var description: String { "tag" } }
func describe<T: Named>(_ value: T) -> String { value.description + (value == value ? "=" : "!") }
print(describe(Tag()))
protocol Container {
  associatedtype Item
  typealias Handler = (Item) -> Void
  var items: [Item] { get }
  func each(_ handler: Handler)
}
extension Container { func each(_ handler: Handler) { items.forEach(handler) } }
struct Names: Container { let items = ["x", "y"] }
Names().each { print($0, terminator: ";") }
print()
typealias Callback = (Result<Int, Never>) -> Void
let callback: Callback = { if case .success(let n) = $0 { print("got", n) } }
callback(.success(4))
