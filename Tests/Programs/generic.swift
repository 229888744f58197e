import Foundation

struct Stack<T> {
  private var items: [T] = []
  mutating func push(_ t: T) { items.append(t) }
  mutating func pop() -> T? { items.popLast() }
  var top: T? { items.last }
  var isEmpty: Bool { items.isEmpty }
}
var s = Stack<Int>()
s.push(1)
s.push(2)
print(s.pop() ?? 0, s.top ?? 0, s.isEmpty)
func swapped<A, B>(_ p: (A, B)) -> (B, A) { (p.1, p.0) }
print(swapped((1, "a")))
extension Stack where T == Int {
  var sum: Int {
    var t = 0
    var c = self
    while let x = c.pop() { t += x }
    return t
  }
}
print(s.sum)
func clamp<T: Comparable>(_ v: T, _ lo: T, _ hi: T) -> T { min(max(v, lo), hi) }
print(clamp(5, 0, 3), clamp(2.5, 0, 3), clamp("b", "c", "d"))
