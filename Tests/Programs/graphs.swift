// Graph algorithms with generic Hashable nodes, sets, queues; labelled loops.
struct Graph<N: Hashable & Comparable> {
  private var edges: [N: [(to: N, cost: Int)]] = [:]
  mutating func connect(_ a: N, _ b: N, _ c: Int = 1) {
    edges[a, default: []].append((b, c))
    edges[b, default: []].append((a, c))
  }
  func path(from s: N, to t: N) -> (path: [N], cost: Int)? {
    var best: [N: (Int, N?)] = [s: (0, nil)]
    var open: Set<N> = [s]
    while let n = open.min(by: { best[$0]!.0 < best[$1]!.0 }) {
      open.remove(n)
      if n == t { break }
      for (m, c) in edges[n, default: []] {
        let d = best[n]!.0 + c
        if best[m].map({ d < $0.0 }) ?? true {
          best[m] = (d, n)
          open.insert(m)
        }
      }
    }
    guard let end = best[t] else { return nil }
    var p = [t]
    while let prev = best[p.last!]?.1 { p.append(prev) }
    return (p.reversed(), end.0)
  }
  func components() -> [[N]] {
    var seen = Set<N>()
    var out: [[N]] = []
    for n in edges.keys.sorted() where !seen.contains(n) {
      var q = [n]
      var comp: [N] = []
      while !q.isEmpty {
        let x = q.removeFirst()
        guard seen.insert(x).inserted else { continue }
        comp.append(x)
        q += edges[x]!.map(\.to)
      }
      out.append(comp.sorted())
    }
    return out
  }
}
var g = Graph<String>()
for (a, b, c) in [("a", "b", 4), ("a", "c", 1), ("c", "b", 2), ("b", "d", 5), ("x", "y", 1)] {
  g.connect(a, b, c)
}
if let (p, c) = g.path(from: "a", to: "d") { print(p.joined(separator: "→"), c) }
print(g.path(from: "a", to: "x") == nil, g.components())
outer: for i in 1... {
  for j in 1...i {
    if i * j == 12 {
      print("found", i, j)
      break outer
    }
    if j > 4 { continue outer }
  }
}
var grid = Array(repeating: Array(repeating: ".", count: 5), count: 3)
for (r, c) in [(0, 1), (2, 4), (1, 1)] { grid[r][c] = "#" }
print(grid.map { $0.joined() }.joined(separator: "\n"))
print(grid.flatMap { $0 }.filter { $0 == "#" }.count)
