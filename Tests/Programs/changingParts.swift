import Foundation

struct User: Codable, Identifiable, Hashable {
  var id: Int
  var name: String
  var tags: [String] = []
  var address: Address?
  struct Address: Codable, Hashable { var city: String }
}
var u = User(id: 1, name: "Ann", address: .init(city: "Rome"))
u.tags.append("x")
u.address?.city = "Oslo"
u.address?.city += "!"
print(u.address?.city ?? "-", u.tags, u.address?.city.count as Any)
var opt: User? = u
opt?.name = "Bob"
opt?.tags.removeAll()
print(opt!.name, opt?.tags.isEmpty ?? false, u == opt, u.id == opt?.id)
opt = nil
opt?.name = "never"
print(opt?.name as Any, opt.map { $0.name } ?? "none")
let nested: Int?? = 5
print(nested as Any, nested! as Any, nested!!)
var dict: [String: [Int]] = [:]
dict["a", default: []].append(1)
dict["a", default: []].append(2)
dict["b"] = [9]
dict["b"]?.append(10)
dict["c"]?.append(1)
print(dict["a"]!, dict["b"]!, dict["c"] as Any)
var grid = Array(repeating: Array(repeating: 0, count: 3), count: 2)
grid[1][2] = 7
grid[0][0] += 2
grid[1].swapAt(0, 2)
print(grid, grid.flatMap { $0 }.reduce(0, +))
var tup = (a: [1], b: ["k": 1])
tup.a.append(2)
tup.b["z"] = 3
print(tup.a, tup.b.count)
struct Deep {
  var inner = Inner()
  struct Inner {
    var list = [Leaf()]
    struct Leaf {
      var v = 1
      mutating func inc() { v += 1 }
    }
  }
}
var d = Deep()
d.inner.list[0].inc()
d.inner.list[0].v *= 5
d.inner.list.append(.init(v: 3))
print(d.inner.list.map(\.v))
let kp = \Deep.inner.list[0].v
d[keyPath: kp] = 42
print(d[keyPath: kp], d[keyPath: \.inner.list.count])
func bump<T>(_ x: inout T, _ path: WritableKeyPath<T, Int>) { x[keyPath: path] += 1 }
bump(&u, \.id)
print(u.id)
let names = [u, User(id: 9, name: "Zed")].map(\.name)
let sorted = [3, 1, 2].sorted { $0 > $1 }
print(names, sorted)
class Ref {
  var v = 0
  var arr = [1]
  lazy var twice: Int = { v * 2 }()
}
let r1 = Ref()
let r2 = r1
r2.v = 5
r1.arr.append(4)
r2.arr[0] = 8
print(r1.v, r2.arr, r1 === r2, r1.twice)
let copy = u
u.name = "Changed"
print(copy.name, u.name)
var a = [1, 2, 3]
var b = a
b[0] = 9
a += [4]
print(a, b)
func modify(_ arr: inout [Int]) {
  arr.removeFirst()
  arr.insert(0, at: 0)
}
modify(&a)
print(a)
struct Counter {
  private(set) var n = 0
  mutating func next() -> Int {
    defer { n += 1 }
    return n
  }
}
var c = Counter()
print(c.next(), c.next(), c.n)
let f = { (x: inout Int) in x += 1 }
var z = 1
f(&z)
print(z)
if let i = [5, 6, 7].firstIndex(of: 6), case (let q, let m) = i.quotientAndRemainder(dividingBy: 2)
{
  print(i, q, m)
}
print(
  [1, 2, 3].lazy.map { $0 * 2 }.filter { $0 > 2 }.first ?? 0,
  zip([1, 2], ["a", "b"]).map { "\($0)\($1)" })
for (n, c) in zip(1..., "ab") { print(n, c) }
print(
  Array(stride(from: 0, to: 1, by: 0.25)), (1...5).reversed().map { $0 }, Array("abc".reversed()))
print(
  dict.keys.sorted(), dict.values.map(\.count).sorted(), dict.mapValues(\.count)["a"]!,
  dict.filter { $0.value.count > 1 }.count)
