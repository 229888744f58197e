struct Stack<Element> {
  private var items: [Element] = []
  var top: Element? { items.last }
  var count: Int { items.count }
  mutating func push(_ e: Element) { items.append(e) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
  init(_ e: Element...) { items = e }
}
extension Stack: Sequence {
  func makeIterator() -> AnyIterator<Element> {
    var i = items.count
    return AnyIterator {
      i -= 1
      return i >= 0 ? items[i] : nil
    }
  }
}
extension Stack where Element: Numeric { var sum: Element { reduce(0, +) } }
extension Stack: Equatable where Element: Equatable {}
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral e: Element...) { items = e } }
var s: Stack = [1, 2, 3]
s.push(4)
print(s.pop()!, s.sum, Array(s), s.map { $0 * 2 }, s == [1, 2, 3], s.contains(2), s.sorted(), s)
struct Cache<K: Hashable, V> {
  private var d: [K: V] = [:]
  let make: (K) -> V
  init(_ m: @escaping (K) -> V) { make = m }
  subscript(k: K) -> V {
    mutating get {
      if let v = d[k] { return v }
      let v = make(k)
      d[k] = v
      return v
    }
  }
}
var c = Cache<Int, String> {
  print("make", $0)
  return String($0 * $0)
}
print(c[3], c[3])
class LinkedList<T: Comparable> {
  final class Node {
    let v: T
    var next: Node?
    init(_ v: T, _ n: Node? = nil) {
      self.v = v
      next = n
    }
  }
  var head: Node?
  func insert(_ v: T) {
    guard let h = head, h.v < v else {
      head = Node(v, head)
      return
    }
    var n = h
    while let x = n.next, x.v < v { n = x }
    n.next = Node(v, n.next)
  }
  var all: [T] {
    var out: [T] = []
    var n = head
    while let x = n {
      out.append(x.v)
      n = x.next
    }
    return out
  }
}
let l = LinkedList<String>()
["c", "a", "b"].forEach(l.insert)
print(l.all)
func largest<T: Collection>(_ c: T) -> T.Element? where T.Element: Comparable { c.max() }
print(largest([3, 9, 2])!, largest("hello")!, largest(Set([1])) ?? 0)
protocol Container {
  associatedtype Item
  var items: [Item] { get }
  associatedtype Key: Hashable = String
  func key(_ i: Item) -> Key
}
extension Container {
  var index: [Key: Item] { Dictionary(uniqueKeysWithValues: items.map { (key($0), $0) }) }
}
struct Nums: Container {
  var items = [1, 2, 3]
  func key(_ i: Int) -> Int { i * 10 }
}
struct Strs: Container {
  var items = ["a", "bb"]
  func key(_ i: String) -> String { i.uppercased() }
}
print(Nums().index[20]!, Strs().index["BB"]!)
func same<A: Container, B: Container>(_ a: A, _ b: B) -> Bool
where A.Item == B.Item, A.Item: Equatable { a.items == b.items }
print(same(Nums(), Nums()))
struct Pair<A, B> {
  var a: A
  var b: B
  func swapped() -> Pair<B, A> { .init(a: b, b: a) }
}
extension Pair: CustomStringConvertible where A: CustomStringConvertible {
  var description: String { "<\(a)>" }
}
print(Pair(a: 1, b: "x").swapped(), Pair(a: 1, b: 2), type(of: Pair(a: 1, b: "x").swapped()))
typealias IntPair<T> = Pair<Int, T>
print(IntPair(a: 1, b: true).b)
func id<T>(_ t: T) -> T { t }
let f: (Int) -> Int = id
print(f(3), id("s"))
func zipWith<A, B, C>(_ a: [A], _ b: [B], _ f: (A, B) -> C) -> [C] { zip(a, b).map(f) }
print(zipWith([1, 2], ["a", "b"]) { "\($1)\($0)" })
extension Collection {
  func chunked(_ n: Int) -> [SubSequence] {
    var out: [SubSequence] = []
    var i = startIndex
    while i != endIndex {
      let j = index(i, offsetBy: n, limitedBy: endIndex) ?? endIndex
      out.append(self[i..<j])
      i = j
    }
    return out
  }
}
print([1, 2, 3, 4, 5].chunked(2).map(Array.init), "abcde".chunked(2).map { String($0) })
