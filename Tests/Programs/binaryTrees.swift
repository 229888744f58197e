// Generic tree with Comparable, in-order iteration, functional updates, Equatable synthesis, Hashable keys, sorted insertion.
final class Tree<K: Comparable, V> {
  private final class Node {
    var key: K, value: V, left: Node?, right: Node?
    init(_ k: K, _ v: V) {
      key = k
      value = v
    }
  }
  private var root: Node?
  private(set) var count = 0
  subscript(k: K) -> V? {
    get {
      var n = root
      while let x = n {
        if k == x.key { return x.value }
        n = k < x.key ? x.left : x.right
      }
      return nil
    }
    set {
      guard let newValue else { return }
      root = insert(root, k, newValue)
    }
  }
  private func insert(_ n: Node?, _ k: K, _ v: V) -> Node {
    guard let n else {
      count += 1
      return Node(k, v)
    }
    if k < n.key {
      n.left = insert(n.left, k, v)
    } else if k > n.key {
      n.right = insert(n.right, k, v)
    } else {
      n.value = v
    }
    return n
  }
  func visit(_ body: (K, V) -> Void) {
    func walk(_ n: Node?) {
      guard let n else { return }
      walk(n.left)
      body(n.key, n.value)
      walk(n.right)
    }
    walk(root)
  }
  var height: Int {
    func h(_ n: Node?) -> Int { n.map { 1 + max(h($0.left), h($0.right)) } ?? 0 }
    return h(root)
  }
}
let t = Tree<String, Int>()
for (i, w) in "the quick brown fox jumps over the lazy dog".split(separator: " ").enumerated() {
  t[String(w)] = (t[String(w)] ?? 0) + i
}
var line: [String] = []
t.visit { line.append("\($0):\($1)") }
print(line.joined(separator: " "), t.count, t.height, t["fox"] ?? -1, t["cat"] as Any)
struct Point: Hashable {
  var x, y: Int
  func moved(_ f: (inout Point) -> Void) -> Point {
    var p = self
    f(&p)
    return p
  }
}
let p = Point(x: 1, y: 2)
print(
  p.moved { $0.x += 5 }, Set([p, p.moved { _ in }]).count, [p: "here"][Point(x: 1, y: 2)] ?? "",
  p == p.moved { swap(&$0.x, &$0.y) })
extension Array {
  mutating func insertSorted(_ e: Element, by f: (Element, Element) -> Bool) {
    insert(e, at: firstIndex { f(e, $0) } ?? endIndex)
  }
  func chunked(_ n: Int) -> [[Element]] {
    stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) }
  }
  subscript(safe i: Int) -> Element? { indices ~= i ? self[i] : nil }
}
var s = [1, 4, 9]
s.insertSorted(5, by: <)
s.insertSorted(0, by: <)
s.insertSorted(99, by: <)
print(s, s.chunked(4), s[safe: 99] as Any, s[safe: 0] ?? -1)
