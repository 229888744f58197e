extension Array {
  var middle: Element? { isEmpty ? nil : self[count / 2] }
  func chunked(into size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
extension Array where Element == Double {
  var average: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }
}
extension Array where Element: Numeric { func total() -> Element { reduce(0, +) } }
extension Sequence where Element: Hashable {
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
extension Collection { var secondElement: Element? { dropFirst().first } }
extension Collection where Element == Int { var sum: Int { reduce(0, +) } }
extension Dictionary where Value == Int { var total: Int { values.reduce(0, +) } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
extension Comparable {
  func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) }
}
extension BinaryInteger { var isEven: Bool { self % 2 == 0 } }
extension Double {
  func mapped(from a: ClosedRange<Double>, to b: ClosedRange<Double>) -> Double {
    (self - a.lowerBound) / (a.upperBound - a.lowerBound) * (b.upperBound - b.lowerBound)
      + b.lowerBound
  }
}
extension ClosedRange where Bound == Double { var length: Double { upperBound - lowerBound } }
extension String {
  var initials: String { split(separator: " ").compactMap { $0.first }.map(String.init).joined() }
}
print(
  [1, 2, 3].middle!, [1, 2, 3, 4, 5].chunked(into: 2), [1][safe: 4] as Any, [1.0, 2.0].average,
  [1, 2].total())
print([1, 1, 2].uniqued(), [5, 6].secondElement!, (1...3).sum, ["a": 2, "b": 3].total)
let n: String? = nil
print(
  n.orEmpty, 5.clamped(to: 0...3), 4.isEven, 5.0.mapped(from: 0...10, to: 0...1),
  (1.0...3.0).length, "Ada Love".initials)
print(7.5.clamped(to: 0...5))
