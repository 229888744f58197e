// Generics: constraints, associated types, conditional conformances, `some` and `any`.
protocol Store {
  associatedtype Item: Equatable
  var items: [Item] { get set }
  init()
}
extension Store {
  var count: Int { items.count }
  mutating func add(_ item: Item) { items.append(item) }
  func holds(_ item: Item) -> Bool { items.contains(item) }
  static func filled(with items: Item...) -> Self {
    var store = Self()
    store.items = items
    return store
  }
}
struct Shelf<Item: Equatable>: Store { var items: [Item] = [] }
struct Numbers: Store {
  typealias Item = Int
  var items: [Int] = []
  var sum: Int { items.reduce(0, +) }
}
var shelf = Shelf<String>.filled(with: "a", "b")
shelf.add("c")
print(shelf.count, shelf.holds("b"), Numbers.filled(with: 1, 2).sum)
func merge<A: Store, B: Store>(_ a: A, _ b: B) -> [A.Item] where A.Item == B.Item {
  a.items + b.items
}
print(merge(Numbers(items: [1]), Shelf(items: [2, 3])))
extension Store where Item: Comparable { var largest: Item? { items.max() } }
extension Store where Item == String { var joined: String { items.joined(separator: "+") } }
print(shelf.largest ?? "", shelf.joined, Numbers(items: [4, 9]).largest ?? 0)
struct Pair<A, B> {
  var a: A
  var b: B
  func map<C>(_ f: (B) -> C) -> Pair<A, C> { Pair<A, C>(a: a, b: f(b)) }
}
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Comparable where A: Comparable, B: Comparable {
  static func < (l: Self, r: Self) -> Bool { (l.a, l.b) < (r.a, r.b) }
}
extension Pair where A == B {
  var both: [A] { [a, b] }
  mutating func swap() { (a, b) = (b, a) }
}
var pair = Pair(a: 1, b: 2)
pair.swap()
print(
  pair.both, pair == Pair(a: 2, b: 1), Pair(a: 1, b: "x") < Pair(a: 1, b: "y"),
  pair.map { "\($0)!" }.b)
final class Stack<Element> {
  private var storage: [Element] = []
  func push(_ e: Element) { storage.append(e) }
  func pop() -> Element? { storage.popLast() }
  var top: Element? { storage.last }
  var isEmpty: Bool { storage.isEmpty }
}
let stack = Stack<Double>()
stack.push(1)
stack.push(2.5)
print(stack.pop() ?? 0, stack.top ?? 0, stack.isEmpty)
indirect enum Tree<Value: Comparable> {
  case leaf
  case node(Tree, Value, Tree)
  func inserting(_ v: Value) -> Tree {
    switch self {
    case .leaf: .node(.leaf, v, .leaf)
    case .node(let l, let x, let r):
      v < x ? .node(l.inserting(v), x, r) : .node(l, x, r.inserting(v))
    }
  }
  var sorted: [Value] {
    switch self {
    case .leaf: []
    case .node(let l, let x, let r): l.sorted + [x] + r.sorted
    }
  }
  var depth: Int {
    switch self {
    case .leaf: 0
    case .node(let l, _, let r): 1 + Swift.max(l.depth, r.depth)
    }
  }
}
let tree = [5, 2, 8, 1].reduce(Tree<Int>.leaf) { $0.inserting($1) }
print(tree.sorted, tree.depth, ["b", "a"].reduce(Tree.leaf) { $0.inserting($1) }.sorted)
func evens() -> some Sequence<Int> { (1...6).filter { $0.isMultiple(of: 2) } }
func first(of items: some Collection<String>) -> String { items.first ?? "-" }
func describe(_ values: [any CustomStringConvertible]) -> String {
  values.map(\.description).joined(separator: "|")
}
print(evens().map { $0 }, first(of: ["x"]), first(of: [String]()), describe([1, "a", 2.5, true]))
protocol Animal {
  var name: String { get }
  associatedtype Food
  func eat(_ food: Food) -> String
}
struct Cow: Animal {
  let name = "cow"
  func eat(_ food: String) -> String { "\(name) eats \(food)" }
}
struct Robot: Animal {
  let name = "robot"
  func eat(_ food: Int) -> String { "\(name) takes \(food)V" }
}
func feed<A: Animal>(_ animal: A, _ food: A.Food) -> String { animal.eat(food) }
let animals: [any Animal] = [Cow(), Robot()]
print(feed(Cow(), "hay"), feed(Robot(), 12), animals.map(\.name))
func largest<T>(_ a: T, _ b: T, by less: (T, T) -> Bool) -> T { less(a, b) ? b : a }
func clamp<T: Comparable>(_ v: T, _ range: ClosedRange<T>) -> T {
  min(max(v, range.lowerBound), range.upperBound)
}
print(
  largest("aa", "b") { $0.count < $1.count }, clamp(12, 0...10), clamp(-0.5, 0...1),
  clamp("m", "a"..."f"))
extension Dictionary where Value: Numeric { func total() -> Value { values.reduce(0, +) } }
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
extension Collection where Element: Numeric { var total: Element { reduce(0, +) } }
print(
  ["a": 1, "b": 2].total(), ([Int]?.none).isNilOrEmpty, Optional("x").isNilOrEmpty, [1.5, 2].total,
  (1...4).total)
struct Cache<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  var misses = 0
  mutating func value(for key: Key, make: (Key) -> Value) -> Value {
    if let v = values[key] { return v }
    misses += 1
    let v = make(key)
    values[key] = v
    return v
  }
}
var cache = Cache<Int, String>()
print(cache.value(for: 2) { "\($0)" }, cache.value(for: 2) { _ in "no" }, cache.misses)
