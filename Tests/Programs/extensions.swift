import Foundation

extension Double {
  var km: Double { self * 1000 }
  func clamped(to r: ClosedRange<Double>) -> Double { min(max(self, r.lowerBound), r.upperBound) }
}
extension Int { func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } } }
extension String { var reversedText: String { String(reversed()) } }
extension Array where Element == Double {
  var average: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }
}
extension Comparable {
  func limited(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) }
}
extension Int { mutating func bump() { self += 1 } }
print(1.5.km, 9.0.clamped(to: 0...5), "abc".reversedText, [1.0, 2.0].average, 7.limited(to: 0...3))
3.times { print($0) }
var n = 3
n.bump()
print(n)
