struct City {
  var name: String
  var pop: Int
  var loc: (Double, Double) = (0, 0)
  var tags: [String] = []
  var mayor: Person?
}
struct Person {
  var name: String
  var age: Int = 30
}
let cities = [
  City(name: "Ulm", pop: 126, tags: ["d"]), City(name: "Bonn", pop: 330, mayor: Person(name: "Ka")),
  City(name: "Aix", pop: 140, tags: ["f", "s"]),
]
extension Sequence {
  func sorted<K: Comparable>(by path: KeyPath<Element, K>, _ order: (K, K) -> Bool = (<))
    -> [Element]
  { sorted { order($0[keyPath: path], $1[keyPath: path]) } }
  func sum<N: AdditiveArithmetic>(_ path: KeyPath<Element, N>) -> N {
    reduce(.zero) { $0 + $1[keyPath: path] }
  }
  func grouped<K: Hashable>(by path: KeyPath<Element, K>) -> [K: [Element]] {
    Dictionary(grouping: self) { $0[keyPath: path] }
  }
}
print(
  cities.sorted(by: \.name).map(\.name), cities.sorted(by: \.pop, >).map(\.name), cities.sum(\.pop))
print(cities.grouped(by: \.name.count).mapValues { $0.map(\.name) }.sorted { $0.key < $1.key })
print(
  cities.map(\.tags.count), cities.compactMap(\.mayor?.name), cities.map(\.tags.first),
  cities.filter(\.tags.isEmpty).count)
var c = cities[0]
let path: WritableKeyPath<City, Int> = \.pop
c[keyPath: path] += 4
c[keyPath: \.tags[0]] = "z"
print(c.pop, c.tags)
func set<T, V>(_ t: inout T, _ p: WritableKeyPath<T, V>, _ v: V) { t[keyPath: p] = v }
set(&c, \.name, "Neu")
print(c.name)
let composed = (\City.name).appending(path: \.count)
print(cities.map { $0[keyPath: composed] })
let paths: [PartialKeyPath<City>] = [\.name, \City.pop]
for p in paths { print(c[keyPath: p]) }
let f: (City) -> String = \.name
print(f(c))
print([3, 1, 2].map(\.self), ["a": 1].map(\.value), [(1, 2)].map(\.1))
let anyPath: AnyKeyPath = \City.pop
print(c[keyPath: anyPath] as? Int ?? -1, anyPath == \City.pop, paths[0] == \City.name)
if let p = paths[1] as? WritableKeyPath<City, Int> {
  c[keyPath: p] = 1
  print(c.pop)
}
let lens: [KeyPath<City, Int>: String] = [\.pop: "pop"]
print(lens[\City.pop]!)
class Node {
  var v = 1
  var next: Node?
}
let node = Node()
let rp: ReferenceWritableKeyPath<Node, Int> = \.v
node[keyPath: rp] = 5
node.next = Node()
print(node.v, node[keyPath: \.next?.v] as Any, node[keyPath: \.next!.v])
print(
  rp.appending(path: \.description).self == \Node.v.description,
  node[keyPath: rp.appending(path: \.description)])
print(\City.name)
