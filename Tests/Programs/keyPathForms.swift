struct Address: Hashable {
  var street: String
  var city: String?
  var tags: [String] = []
}
struct Person: Hashable {
  var name: String
  var age: Int
  var address: Address
  var friends: [Person] = []
  var initials: String { String(name.prefix(1)) }
}
struct Validator<Root> {
  let message: String
  let isValid: (Root) -> Bool
  static func nonEmpty(_ path: KeyPath<Root, String>, _ message: String) -> Validator {
    Validator(message: message) { !$0[keyPath: path].isEmpty }
  }
  static func range<Value: Comparable>(
    _ path: KeyPath<Root, Value>, in range: ClosedRange<Value>, _ message: String
  ) -> Self {
    Self(message: message) { range.contains($0[keyPath: path]) }
  }
}
extension Array {
  func sorted<Value: Comparable>(
    by path: KeyPath<Element, Value>, using compare: (Value, Value) -> Bool = { $0 < $1 }
  ) -> [Element] {
    sorted { compare($0[keyPath: path], $1[keyPath: path]) }
  }
  func grouped<Key: Hashable>(by path: KeyPath<Element, Key>) -> [Key: [Element]] {
    Dictionary(grouping: self) { $0[keyPath: path] }
  }
  mutating func update<Value>(_ path: WritableKeyPath<Element, Value>, to value: Value) {
    for index in indices { self[index][keyPath: path] = value }
  }
}
func set<Root, Value>(_ path: WritableKeyPath<Root, Value>, _ value: Value) -> (Root) -> Root {
  { root in
    var copy = root
    copy[keyPath: path] = value
    return copy
  }
}
let home = Address(street: "Main 1", city: "Oslo", tags: ["a", "b"])
var people = [
  Person(name: "Zoe", age: 31, address: home),
  Person(name: "", age: 12, address: Address(street: "Side 2")),
]
people[0].friends = [people[1]]
let rules: [Validator<Person>] = [
  .nonEmpty(\.name, "no name"), .range(\.age, in: 18...99, "wrong age"),
  .nonEmpty(\.address.street, "no street"),
]
for person in people {
  print(rules.filter { !$0.isValid(person) }.map(\.message))
}
print(people.sorted(by: \.age).map(\.age), people.sorted(by: \.age, using: >).map(\.age))
print(people.grouped(by: \.address.city).mapValues(\.count)["Oslo"] ?? 0)
people.update(\.address.city, to: "Rome")
print(people.map(\.address.city), people.map(\.address.city?.count))
let older = set(\Person.age, 40)
print(older(people[1]).age, people.map(set(\.name, "X")).map(\.name))
let path = \Person.friends
let firstName = path.appending(path: \.first?.name)
print(people[0][keyPath: firstName] ?? "none", people[1][keyPath: firstName] ?? "none")
let tag: WritableKeyPath<Person, String> = \.address.tags[0]
people[0][keyPath: tag] += "!"
print(people[0].address.tags, people[0][keyPath: \.address.tags.count])
let paths: [PartialKeyPath<Person>] = [\.name, \.age, \.initials]
for path in paths { print(people[0][keyPath: path]) }
print(paths[0] == \Person.name, Set(paths).count)
let lengths = ["a", "bbb"].map(\.count)
let selves = [1, 2].map(\.self)
print(
  lengths, selves, people.allSatisfy(\.friends.isEmpty),
  people.max(by: { $0.age < $1.age })!.initials)
final class Counter { var value = 0 }
let counter = Counter()
let reference: ReferenceWritableKeyPath<Counter, Int> = \.value
counter[keyPath: reference] += 5
print(counter.value, [3: "x"][keyPath: \.[3]] ?? "-")
