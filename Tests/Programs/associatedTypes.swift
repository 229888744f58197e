import Foundation

protocol Store {
  associatedtype Item
  var items: [Item] { get set }
  mutating func add(_ i: Item)
}
extension Store {
  mutating func add(_ i: Item) { items.append(i) }
  var count: Int { items.count }
}
struct Ints: Store { var items: [Int] = [] }
var s = Ints()
s.add(3)
s.add(4)
print(s.items, s.count)
