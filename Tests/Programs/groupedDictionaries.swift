// Dictionaries and sets in depth: merging, grouping, mapValues, compactMapValues, filter to dictionary, subscripts with tuples keys through struct, sorted output.
struct Sale { let region: String, product: String, amount: Int }
let sales = [
  Sale(region: "N", product: "x", amount: 5), Sale(region: "S", product: "y", amount: 7),
  Sale(region: "N", product: "y", amount: 2), Sale(region: "S", product: "x", amount: 1),
]
let byRegion = Dictionary(grouping: sales, by: \.region).mapValues { $0.map(\.amount).reduce(0, +) }
print(byRegion.sorted(by: <).map { "\($0)=\($1)" })
extension Dictionary {
  func sortedText<K: Comparable>(by f: (Element) -> K) -> String {
    sorted { f($0) < f($1) }.map { "\($0.key):\($0.value)" }.joined(separator: ",")
  }
}
var stock = ["x": 3, "y": 0]
stock.merge(["y": 4, "z": 9]) { $0 + $1 }
print(
  stock.sortedText(by: \.key), stock.filter { $0.value > 3 }.keys.sorted(),
  stock.compactMapValues { $0.isMultiple(of: 3) ? "\($0)!" : nil }.sortedText { $0.key })
print(
  stock.removeValue(forKey: "x") as Any, stock.updateValue(1, forKey: "y") as Any,
  stock["q"] as Any, stock.contains { $0.key == "z" }, stock.max { $0.value < $1.value }!.key,
  stock.reduce(0) { $0 + $1.value })
let pairs = Dictionary(uniqueKeysWithValues: zip("abc", 1...))
print(pairs["b"]!, pairs.count, Dictionary([("k", 1), ("k", 2)], uniquingKeysWith: max)["k"]!)
var s: Set = [3, 1, 2]
print(
  s.insert(3).inserted, s.remove(9) as Any, s.union([7]).sorted(), s.intersection([1, 9]).sorted(),
  s.subtracting([1]).count, s.isSubset(of: 0...5), s.map { $0 * 2 }.sorted(),
  s.isStrictSuperset(of: [1]))
struct Cell: Hashable { var r, c: Int }
var board: [Cell: Character] = [Cell(r: 0, c: 0): "X"]
board[Cell(r: 1, c: 1), default: "-"] = "O"
print((0..<2).map { r in String((0..<2).map { c in board[Cell(r: r, c: c)] ?? "." }) })
for (i, (k, v)) in stock.sorted(by: { $0.key > $1.key }).enumerated() { print(i, k, v) }
let inv = Dictionary(grouping: stock.keys) { stock[$0]! % 2 }
print(inv.keys.sorted(), inv[1]!.sorted())
