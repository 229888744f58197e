@resultBuilder enum ListBuilder {
  static func buildExpression(_ s: String) -> [String] { [s] }
  static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ p: [String]?) -> [String] { p ?? ["none"] }
  static func buildEither(first: [String]) -> [String] { first }
  static func buildEither(second: [String]) -> [String] { second.map { "else " + $0 } }
  static func buildArray(_ p: [[String]]) -> [String] { p.flatMap { $0 } }
  static func buildFinalResult(_ p: [String]) -> String { p.joined(separator: ",") }
}
func make(@ListBuilder _ body: () -> String) -> String { "<" + body() + ">" }
let on = true
print(
  make {
    "a"
    3
    if on { "b" }
    if !on { "c" }
    if on { "x" } else { "y" }
    for i in 1...3 {
      i * 2
      "i\(i)"
    }
    let z = "local"
    z
    switch 4 {
    case 1: "one"
    case 4:
      "four"
      "4"
    default: "other"
    }
  })
struct Page {
  @ListBuilder var text: String {
    "t"
    "u"
  }
  @ListBuilder func more(_ n: Int) -> String {
    "n"
    n
  }
  init() {}
}
print(Page().text, Page().more(7))
@resultBuilder struct Sum {
  static func buildBlock(_ x: Int...) -> Int { x.reduce(0, +) }
  static func buildOptional(_ x: Int?) -> Int { x ?? 0 }
}
func total(@Sum _ f: () -> Int) -> Int { f() }
print(
  total {
    1
    2
    if on { 5 }
  })
struct Box {
  let items: Int
  init(@Sum items: () -> Int) { self.items = items() }
}
print(
  Box {
    4
    5
  }.items)
