import Foundation

// Formatting tables with padding, String(format:), and closures.
struct Column {
  let title: String
  let width: Int
  let value: (Row) -> String
}
struct Row { var name: String, amount: Double, ratio: Double?, tags: Set<String> = [] }
extension String {
  func padded(_ n: Int, left: Bool = false) -> String {
    let gap = String(repeating: " ", count: Swift.max(0, n - count))
    return left ? gap + self : self + gap
  }
}
let columns = [
  Column(title: "Name", width: 8) { $0.name.capitalized },
  Column(title: "Amount", width: 9, value: { String(format: "%08.2f", $0.amount) }),
  Column(title: "Ratio", width: 7) { row in
    row.ratio.map { String(format: "%.1f%%", $0 * 100) } ?? "n/a"
  },
  Column(title: "Tags", width: 10) { $0.tags.sorted().joined(separator: ",") },
]
let rows = [
  Row(name: "oil", amount: 12.5, ratio: 0.5),
  Row(name: "fuel", amount: 1234.567, ratio: nil, tags: ["b", "a"]),
]
print(columns.map { $0.title.padded($0.width) }.joined(separator: "|"))
print(columns.map { String(repeating: "-", count: $0.width) }.joined(separator: "+"))
for row in rows {
  print(
    columns.enumerated().map { i, c in c.value(row).padded(c.width, left: i == 1) }.joined(
      separator: "|"))
}
let total = rows.reduce(into: [String: Double]()) { $0[$1.name, default: 0] += $1.amount }
print(total.sorted { $0.key < $1.key }.map { "\($0)=\($1)" })
print(
  String(format: "%5d|%-5d|%05d|%x|%X|%o|%c|%@|%%", 42, 42, 42, 255, 255, 8, 65, "s"),
  String(format: "%+.3e", 12345.678))
