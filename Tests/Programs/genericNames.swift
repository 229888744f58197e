struct Stack<Element> {
  var items: [Element] = []
  mutating func push(_ e: Element) { items.append(e) }
}
var s = Stack<Int>()
s.push(1)
print(s, type(of: s))
print(Stack(items: ["a"]))
struct Pair<A, B> {
  let a: A
  let b: B
}
print(Pair(a: 1, b: "x"), type(of: Pair(a: 1.0, b: [2])))
enum Tree<T> {
  case leaf
  indirect case node(Tree, T, Tree)
}
let t: Tree<Int> = .node(.leaf, 3, .node(.leaf, 4, .leaf))
if case .node(_, let v, _) = t { print(v, type(of: t)) }
class Box<T> {
  var v: T
  init(_ v: T) { self.v = v }
}
print(type(of: Box(3)), Box<String>.self)
extension Stack: CustomStringConvertible where Element: CustomStringConvertible {
  var description: String { "S" + items.map(\.description).joined(separator: "|") }
}
print(Stack(items: [1, 2]))
enum Outer {
  struct Inner { var x = 1 }
  enum Kind { case a, b }
}
print(Outer.Inner(), Outer.Kind.a, type(of: Outer.Inner()), type(of: Outer.Kind.b))
print(
  type(of: 1), type(of: [1: "a"]), type(of: (1, "a")), type(of: Optional(3)), Int.self,
  [String].self)
struct Empty {}
print(Empty())
class Obj { var z = 1 }
let any: Any = Pair(a: 1, b: 2)
print(any)
func name<T>(_ t: T.Type) -> String { "\(t)" }
print(name(Int.self), name(Stack<Double>.self))
print(String(describing: Outer.Inner.self), String(describing: type(of: s)))
