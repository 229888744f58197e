// Longer programs: sorting, graphs, simulation, caches, state machines, undo.
func quick<T: Comparable>(_ a: [T]) -> [T] {
  guard let p = a.first else { return [] }
  let r = a.dropFirst()
  return quick(r.filter { $0 < p }) + [p] + quick(r.filter { $0 >= p })
}
func merge(_ a: [Int]) -> [Int] {
  guard a.count > 1 else { return a }
  let m = a.count / 2
  var l = merge(Array(a[..<m]))[...]
  var r = merge(Array(a[m...]))[...]
  var out: [Int] = []
  while let x = l.first, let y = r.first { out.append(x <= y ? l.removeFirst() : r.removeFirst()) }
  return out + Array(l) + Array(r)
}
func bubble(_ a: inout [Int]) -> Int {
  var swaps = 0
  for i in 0..<a.count {
    for j in 0..<(a.count - 1 - i) where a[j] > a[j + 1] {
      a.swapAt(j, j + 1)
      swaps += 1
    }
  }
  return swaps
}
func search(_ a: [Int], _ x: Int) -> Int? {
  var lo = 0
  var hi = a.count - 1
  while lo <= hi {
    let mid = (lo + hi) / 2
    if a[mid] == x { return mid } else if a[mid] < x { lo = mid + 1 } else { hi = mid - 1 }
  }
  return nil
}
var data = [5, 2, 9, 1, 5, 6]
print(
  quick(data), merge(data), quick(["c", "a"]), search(quick(data), 9) ?? -1, search([], 1) as Any)
print(bubble(&data), data)
struct Graph {
  var edges: [String: [(to: String, cost: Int)]] = [:]
  mutating func add(_ a: String, _ b: String, _ c: Int) {
    edges[a, default: []].append((b, c))
    edges[b, default: []].append((a, c))
  }
  func shortest(_ start: String) -> [String: Int] {
    var dist = [start: 0]
    var open = Set([start])
    while let node = open.min(by: { dist[$0]! < dist[$1]! }) {
      open.remove(node)
      for (to, cost) in edges[node] ?? [] {
        let d = dist[node]! + cost
        if d < dist[to] ?? .max {
          dist[to] = d
          open.insert(to)
        }
      }
    }
    return dist
  }
  func reachable(_ start: String, seen: Set<String> = []) -> Set<String> {
    guard !seen.contains(start) else { return seen }
    return (edges[start] ?? []).reduce(seen.union([start])) { reachable($1.to, seen: $0) }
  }
}
var graph = Graph()
for (a, b, c) in [("a", "b", 4), ("a", "c", 1), ("c", "b", 2), ("b", "d", 5), ("x", "y", 1)] {
  graph.add(a, b, c)
}
print(
  graph.shortest("a").sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" },
  graph.reachable("x").sorted())
final class LRU<K: Hashable, V> {
  private var values: [K: V] = [:], order: [K] = []
  let limit: Int
  private(set) var hits = 0
  init(limit: Int) { self.limit = limit }
  subscript(key: K) -> V? {
    get {
      guard let v = values[key] else { return nil }
      hits += 1
      touch(key)
      return v
    }
    set {
      values[key] = newValue
      touch(key)
      if order.count > limit { values[order.removeFirst()] = nil }
    }
  }
  private func touch(_ key: K) {
    order.removeAll { $0 == key }
    order.append(key)
  }
}
let cache = LRU<String, Int>(limit: 2)
cache["a"] = 1
cache["b"] = 2
_ = cache["a"]
cache["c"] = 3
print(cache["a"] ?? 0, cache["b"] as Any, cache["c"] ?? 0, cache.hits)
struct Document {
  private var text = "", undo: [String] = [], redo: [String] = []
  var value: String { text }
  mutating func edit(_ change: (inout String) -> Void) {
    undo.append(text)
    redo = []
    change(&text)
  }
  mutating func back() -> Bool {
    guard let last = undo.popLast() else { return false }
    redo.append(text)
    text = last
    return true
  }
  mutating func forth() {
    if let next = redo.popLast() {
      undo.append(text)
      text = next
    }
  }
}
var doc = Document()
doc.edit { $0 += "hello" }
doc.edit { $0 = $0.uppercased() }
print(doc.value)
print(doc.back(), doc.value, doc.back(), doc.back(), doc.value.isEmpty)
doc.forth()
print(doc.value)
enum Light: CaseIterable {
  case red, green, yellow
  var next: Light {
    switch self {
    case .red: .green
    case .green: .yellow
    case .yellow: .red
    }
  }
  var seconds: Int {
    switch self {
    case .red: 30
    case .green: 25
    case .yellow: 5
    }
  }
}
var light = Light.red
var elapsed = 0
while elapsed < 100 {
  elapsed += light.seconds
  light = light.next
}
print(light, elapsed, Light.allCases.map(\.seconds).reduce(0, +))
func life(_ board: Set<[Int]>) -> Set<[Int]> {
  var n: [[Int]: Int] = [:]
  for c in board {
    for dx in -1...1 {
      for dy in -1...1 where dx != 0 || dy != 0 { n[[c[0] + dx, c[1] + dy], default: 0] += 1 }
    }
  }
  return Set(n.filter { $0.value == 3 || ($0.value == 2 && board.contains($0.key)) }.keys)
}
let blinker: Set = [[0, 0], [1, 0], [2, 0]]
print(life(blinker).sorted { $0[1] < $1[1] }, life(life(blinker)) == blinker)
func permutations<T>(_ a: [T]) -> [[T]] {
  a.count < 2
    ? [a]
    : a.indices.flatMap { i in
      var r = a
      let x = r.remove(at: i)
      return permutations(r).map { [x] + $0 }
    }
}
func subsets(_ a: [Int]) -> [[Int]] {
  a.isEmpty ? [[]] : subsets(Array(a.dropFirst())).flatMap { [$0, [a[0]] + $0] }
}
print(
  permutations([1, 2, 3]).count, permutations(Array("ab")).map { String($0) },
  subsets([1, 2]).sorted { $0.count < $1.count }.map(\.count))
func hanoi(
  _ n: Int, _ a: String = "A", _ b: String = "B", _ c: String = "C", _ move: (String) -> Void
) {
  if n == 0 { return }
  hanoi(n - 1, a, c, b, move)
  move(a + c)
  hanoi(n - 1, b, a, c, move)
}
var moves: [String] = []
hanoi(3) { moves.append($0) }
print(moves.joined(separator: " "))
