protocol Node { func render(indent: Int) -> String }
struct TextNode: Node {
  let text: String
  func render(indent: Int) -> String { String(repeating: "  ", count: indent) + text }
}
struct Element: Node {
  let name: String
  var attributes: [(String, String)] = []
  let children: [any Node]
  init(_ name: String, @NodeBuilder content: () -> [any Node] = { [] }) {
    self.name = name
    children = content()
  }
  func attribute(_ key: String, _ value: String) -> Element {
    var copy = self
    copy.attributes.append((key, value))
    return copy
  }
  func render(indent: Int) -> String {
    let space = String(repeating: "  ", count: indent)
    let list = attributes.map { " \($0.0)=\"\($0.1)\"" }.joined()
    guard !children.isEmpty else { return "\(space)<\(name)\(list)/>" }
    let inner = children.map { $0.render(indent: indent + 1) }.joined(separator: "\n")
    return "\(space)<\(name)\(list)>\n\(inner)\n\(space)</\(name)>"
  }
}
@resultBuilder
enum NodeBuilder {
  static func buildExpression(_ text: String) -> [any Node] { [TextNode(text: text)] }
  static func buildExpression(_ node: some Node) -> [any Node] { [node] }
  static func buildExpression(_ nodes: [any Node]) -> [any Node] { nodes }
  static func buildBlock(_ parts: [any Node]...) -> [any Node] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [any Node]?) -> [any Node] { part ?? [] }
  static func buildEither(first part: [any Node]) -> [any Node] { part }
  static func buildEither(second part: [any Node]) -> [any Node] { part }
  static func buildArray(_ parts: [[any Node]]) -> [any Node] { parts.flatMap { $0 } }
  static func buildLimitedAvailability(_ part: [any Node]) -> [any Node] { part }
  static func buildFinalResult(_ parts: [any Node]) -> [any Node] { parts }
}
func list(_ items: [String], ordered: Bool = false) -> Element {
  Element(ordered ? "ol" : "ul") {
    for (index, item) in items.enumerated() {
      if item.isEmpty {
        Element("hr")
      } else if index == 0 {
        Element("li") { "First: \(item)" }.attribute("class", "first")
      } else {
        Element("li") { item }
      }
    }
  }
}
@NodeBuilder func footer(year: Int?) -> [any Node] {
  if let year { "© \(year)" }
  switch year {
  case .some(2000...): Element("b") { "new" }
  case nil: "no year"
  default: "old"
  }
}
let page = Element("main") {
  "Hello"
  list(["a", "", "b"], ordered: true)
  let count = 2
  for number in 1...count where number != 1 { "n\(number)" }
  footer(year: 2024)
  footer(year: nil)
  if #available(iOS 15, *) { "new system" }
}
print(page.render(indent: 0))
print(footer(year: 1990).map { $0.render(indent: 0) })
