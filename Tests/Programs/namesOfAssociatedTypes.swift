protocol Source {
  associatedtype Item
  static var title: String { get }
  func next() -> Item
  init()
}
struct Ints: Source {
  static let title = "ints"
  func next() -> Int { 4 }
}
let x = Ints()
print(type(of: x).title, type(of: x).Item.self, type(of: x.next()))
func name<S: Source>(_ s: S) -> String { "from \(type(of: s).title)" }
print(name(x))
print(Ints.Item.max)
let y: Ints.Item = 5
print(y)
func make<S: Source>(_: S.Type) -> S.Item { S().next() }
print(make(Ints.self))
print(type(of: x).init().next())
