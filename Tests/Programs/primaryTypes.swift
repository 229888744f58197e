protocol Store<Item> {
  associatedtype Item
  func all() -> [Item]
  var count: Int { get }
}
extension Store { var count: Int { all().count } }
extension Store where Item: Comparable { func best() -> Item? { all().max() } }
struct IntStore: Store { func all() -> [Int] { [3, 1, 2] } }
func show(_ s: some Store<Int>) -> Int { s.all().reduce(0, +) }
func anyShow(_ s: any Store<Int>) -> Int { s.all().count }
print(show(IntStore()), anyShow(IntStore()), IntStore().best() ?? 0, IntStore().count)
func mk() -> some Store<Int> { IntStore() }
print(mk().all())
let xs: [any Store<Int>] = [IntStore(), IntStore()]
print(xs.map { $0.count })
protocol Animal {
  associatedtype Food
  func eat(_ f: Food) -> String
  func food() -> Food
}
struct Cow: Animal {
  func eat(_ f: Int) -> String { "eats \(f)" }
  func food() -> Int { 3 }
}
func feed(_ a: some Animal) -> String { a.eat(a.food()) }
let any: any Animal = Cow()
print(feed(any))
struct Wrapper<T> { var v: T }
extension Wrapper: Equatable where T: Equatable {}
extension Wrapper: CustomStringConvertible where T: CustomStringConvertible {
  var description: String { "W(\(v.description))" }
}
extension Wrapper where T == Int { var doubled: Int { v * 2 } }
print(Wrapper(v: 3), Wrapper(v: 3) == Wrapper(v: 3), Wrapper(v: 4).doubled)
extension Sequence where Element: Numeric { func total() -> Element { reduce(0, +) } }
print([1, 2].total(), [1.5].total(), (1...4).total(), Set([5]).total())
