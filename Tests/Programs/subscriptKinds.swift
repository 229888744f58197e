struct Grid {
  private static var cells: [String: Int] = [:]
  static subscript(key: String) -> Int {
    get { cells[key, default: 0] }
    set { cells[key] = newValue }
  }
  static subscript(x: Int, y: Int) -> String { "\(x)/\(y)" }
}
Grid["a"] = 4
Grid["a"] += 2
print(Grid["a"], Grid["b"], Grid[1, 2])
enum Theme { static subscript(i: Int) -> String { ["red", "green"][i % 2] } }
print(Theme[3])
struct M {
  var d: [Double]
  let c: Int
  subscript(row r: Int, col k: Int) -> Double {
    get { d[r * c + k] }
    set { d[r * c + k] = newValue }
  }
  subscript(_ r: Int) -> ArraySlice<Double> { d[(r * c)..<((r + 1) * c)] }
  subscript<T: BinaryInteger>(any i: T) -> Double { d[Int(i)] }
}
var m = M(d: [1, 2, 3, 4], c: 2)
m[row: 1, col: 0] = 9
m[row: 0, col: 1] *= 10
print(m.d, m[0], m[any: UInt8(2)])
struct Table {
  var rows = [[0, 0], [0, 0]]
  subscript(i: Int) -> [Int] {
    get { rows[i] }
    set { rows[i] = newValue }
  }
}
var t = Table()
t[0][1] = 5
t[1].append(8)
print(t.rows)
struct Safe<E> {
  var a: [E]
  subscript(safe i: Int) -> E? { a.indices.contains(i) ? a[i] : nil }
}
print(Safe(a: [1, 2])[safe: 5] as Any, Safe(a: ["x"])[safe: 0] ?? "-")
extension Array {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}
print([1, 2, 3][safe: 1] ?? -1, [1][safe: 4] ?? -1)
