// Guard chains, nested optionals, optional map/flatMap, if-let shadowing, switch over tuples of optionals.
struct User {
  var name: String?
  var address: Address?
  struct Address {
    var street: String?
    var number: Int?
  }
}
func label(_ u: User?) -> String {
  guard let u, let name = u.name, !name.isEmpty else { return "anonymous" }
  guard let a = u.address else { return name }
  switch (a.street, a.number) {
  case (let s?, let n?): return "\(name), \(s) \(n)"
  case (let s?, nil): return "\(name), \(s)"
  case (nil, .some(let n)) where n > 9: return "\(name) #\(n)"
  case (nil, _): return "\(name) somewhere"
  }
}
let us: [User?] = [
  nil, User(name: ""), User(name: "A", address: .init(street: "Elm", number: 3)),
  User(name: "B", address: .init(number: 12)), User(name: "C", address: .init(number: 1)),
  User(name: "D", address: .init(street: "Oak")),
]
for u in us { print(label(u)) }
let nested: Int?? = .some(nil)
print(
  nested == nil, nested as Any, (nested ?? 5) as Any, [1, nil, 3].compactMap { $0.map { $0 * 2 } })
var u = us[2]
u?.address?.number? += 4
print(u?.address?.number ?? 0, u?.name?.count ?? -1, (u?.address?.street).map { $0 + "!" } ?? "")
u?.address = nil
print(
  u?.address?.street as Any, u!.name!, us.first! == nil,
  us.compactMap { $0?.address?.number }.reduce(0, +))
let t: (a: Int, b: String)? = (1, "x")
if let (a, b) = t { print(a, b) }
if case (let a, _)? = t, a == 1 { print("one") }
var d: [String: [Int]]? = ["k": [1]]
d?["k"]?.append(2)
d?["n", default: []].append(7)
print(d!["k"]!, d?["n"]?.first ?? 0, d?["zz"]?.count ?? -1)

// A list of values and of optionals of them is one of optionals.
let nickname: String? = nil
let badge: Int? = 7
print(["Ada", nickname].compactMap(\.self).joined(separator: ", "), [1, badge, 3].count)
print([badge, 8].map { $0 ?? 0 }, type(of: [nickname, "Ada"]))
