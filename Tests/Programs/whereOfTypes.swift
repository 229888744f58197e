// What the `where` of a type says of its parameters, inside it and where it is made.
protocol Source {
  associatedtype Output
  func load() -> Output
}

struct Numbers: Source {
  func load() -> [Int] { [3, 1, 2] }
}

struct Words: Source {
  func load() -> Set<String> { ["b"] }
}

struct Loader<S: Source> where S.Output: Collection, S.Output.Element: Comparable {
  let source: S
  private(set) var value: S.Output?
  init(_ source: S) { self.source = source }
  mutating func load() { value = source.load() }
  var text: String {
    switch value {
    case .none: "nothing"
    case .some(let value) where value.isEmpty: "empty"
    case .some(let value): "\(value.count), least \(value.min()!)"
    }
  }
}

extension Loader {
  var sorted: [S.Output.Element] { value?.sorted() ?? [] }
  var greatest: S.Output.Element? { sorted.last }
}

extension Loader where S.Output.Element == Int {
  var sum: Int { value?.reduce(0, +) ?? 0 }
}

var numbers = Loader(Numbers())
print(numbers.text)
numbers.load()
print(numbers.text, numbers.sorted, numbers.greatest ?? 0, numbers.sum)
var words = Loader(Words())
words.load()
print(words.text, words.sorted)

class Box<T> where T: Comparable {
  var value: T
  init(_ value: T) { self.value = value }
  func isMore(than other: T) -> Bool { value > other }
}

final class Named<T>: Box<T> where T: Comparable & CustomStringConvertible {
  var name: String { value.description }
}

print(Box(3).isMore(than: 2), Box("a").isMore(than: "b"), Named(7).name)

enum Pair<A, B> where A: Equatable, B == A {
  case two(A, B)
  var same: Bool {
    switch self {
    case .two(let a, let b): a == b
    }
  }
}

print(Pair.two(1, 1).same, Pair.two("a", "b").same)

struct Rows<Data, Label> where Data: RandomAccessCollection, Data.Element: Identifiable {
  var data: Data
  var label: (Data.Element) -> Label
  var labels: [Label] { data.map(label) }
  var ids: [Data.Element.ID] { data.map(\.id) }
}

struct Item: Identifiable {
  let id: Int
}

let rows = Rows(data: [Item(id: 4), Item(id: 5)]) { "item \($0.id)" }
print(rows.labels, rows.ids)

struct Index<Key, Value> where Key: Hashable {
  private var entries: [Key: [Value]] = [:]
  mutating func add(_ value: Value, for key: Key) { entries[key, default: []].append(value) }
  subscript(key: Key) -> [Value] { entries[key] ?? [] }
}

var index = Index<String, Int>()
index.add(1, for: "a")
index.add(2, for: "a")
print(index["a"], index["b"])
