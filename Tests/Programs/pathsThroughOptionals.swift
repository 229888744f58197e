struct Addr {
  var street: String?
  var zip = [1, 2]
}
struct Pers {
  var name: String
  var addr: Addr?
  var tags = ["a": 1]
}
let p = Pers(name: "N", addr: Addr(street: "S"))
let kp = \Pers.addr?.street
print(
  p[keyPath: kp] ?? "-", p[keyPath: \.addr?.zip[1]] ?? 0, p[keyPath: \.name.count],
  p[keyPath: \.tags["a"]] ?? -1)
var w = p
let wk: WritableKeyPath<Pers, String> = \.name
w[keyPath: wk] = "M"
w[keyPath: wk] += "!"
print(w.name)
print([p, w].map(\.name), [p, w].map(\.name.count).reduce(0, +), [[1, 2], [3]].map(\.count))
let comp = (\Pers.name).appending(path: \.count)
print(p[keyPath: comp])
func sortBy<T, V: Comparable>(_ xs: [T], _ k: KeyPath<T, V>) -> [T] {
  xs.sorted { $0[keyPath: k] < $1[keyPath: k] }
}
print(sortBy([w, p], \.name).map(\.name), sortBy(["bb", "a"], \.count))
let id = \Int.self
print(5[keyPath: id])
class Ob { var n = 1 }
let ob = Ob()
let rk: ReferenceWritableKeyPath<Ob, Int> = \.n
ob[keyPath: rk] = 7
print(ob.n)
let paths: [PartialKeyPath<Pers>] = [\.name, \.tags]
print(paths.map { "\(p[keyPath: $0])" })
print(["x", "y"].filter(\.isEmpty).count, [true, false].map(\.description))
let t = (a: 1, b: "z")
print(t[keyPath: \.b], t[keyPath: \.0])
