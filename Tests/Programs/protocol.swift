import Foundation

protocol Named {
  var name: String { get }
  func hello() -> String
}
extension Named {
  func hello() -> String { "Hello \(name)" }
  var shout: String { name.uppercased() }
}
struct A: Named { let name: String }
struct B: Named {
  let name = "b"
  func hello() -> String { "Yo" }
}
let xs: [any Named] = [A(name: "a"), B()]
for x in xs { print(x.hello(), x.shout) }
