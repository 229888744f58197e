import Foundation

struct P {
  var name: String
  var age: Int
  var tags: [String] = []
}
let ps = [P(name: "a", age: 3), P(name: "b", age: 4)]
print(ps.map(\.name), ps.map(\.age).reduce(0, +), ps.map(\.name.count))
print(ps.filter { $0.age > 3 }.map(\.self.name))
print(ps.max(by: { $0.age < $1.age })!.name)
let k = \P.age
print(ps[0][keyPath: k])
print(ps.allSatisfy(\.tags.isEmpty))
