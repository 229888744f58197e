struct Grid {
  var v = [1, 2, 3, 4]
  subscript(r: Int, c: Int) -> Int {
    get { v[r * 2 + c] }
    set { v[r * 2 + c] = newValue }
  }
  subscript(row r: Int) -> [Int] { Array(v[r * 2..<r * 2 + 2]) }
  static subscript(n: Int) -> Int { n * n }
  subscript(safe i: Int, default d: Int = -1) -> Int { v.indices.contains(i) ? v[i] : d }
  subscript<T>(as f: (Int) -> T) -> [T] { v.map(f) }
}
var g = Grid()
g[1, 0] = 9
g[0, 0] += 5
print(g[1, 0], g[row: 0], Grid[4], g[safe: 9], g[safe: 9, default: 0], g[as: { "\($0)" }])
func bump(_ x: inout Int) { x += 1 }
bump(&g[0, 1])
print(g.v)
struct Adder {
  var n: Int
  func callAsFunction(_ x: Int) -> Int { n + x }
  func callAsFunction(_ s: String, times k: Int = 2) -> String { String(repeating: s, count: k) }
}
let ad = Adder(n: 3)
print(ad(4), ad("x"), ad("y", times: 3), [1, 2].map { ad($0) })
extension Array { subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil } }
print([1, 2][safe: 5] ?? 0, [1, 2][safe: 1]!)
