protocol Greeter {
  func greet(_ x: Int) -> String
  func greet(_ x: String) -> String
}
struct G: Greeter {
  func greet(_ x: Int) -> String { "int \(x)" }
  func greet(_ x: String) -> String { "string \(x)" }
}
let g: any Greeter = G()
print(g.greet(1), g.greet("a"))
func use<T: Greeter>(_ t: T) { print(t.greet(2), t.greet("b")) }
use(G())
