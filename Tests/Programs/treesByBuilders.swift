// Result builders, opaque types, and trees.
indirect enum Node {
  case leaf(String)
  case group(String, [Node])
}
@resultBuilder enum NodeBuilder {
  static func buildExpression(_ s: String) -> [Node] { [.leaf(s)] }
  static func buildExpression(_ n: Node) -> [Node] { [n] }
  static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }
  static func buildOptional(_ p: [Node]?) -> [Node] { p ?? [] }
  static func buildEither(first p: [Node]) -> [Node] { p }
  static func buildEither(second p: [Node]) -> [Node] { p }
  static func buildArray(_ ps: [[Node]]) -> [Node] { ps.flatMap { $0 } }
}
func group(_ name: String, @NodeBuilder _ content: () -> [Node]) -> Node { .group(name, content()) }
extension Node {
  func lines(_ depth: Int = 0) -> [String] {
    let pad = String(repeating: "  ", count: depth)
    switch self {
    case .leaf(let s): return [pad + s]
    case .group(let n, let kids): return [pad + n + ":"] + kids.flatMap { $0.lines(depth + 1) }
    }
  }
  var depth: Int { if case .group(_, let k) = self { 1 + (k.map(\.depth).max() ?? 0) } else { 1 } }
}
let wide = true
let tree = group("root") {
  "a"
  if wide {
    "b"
    "c"
  }
  group("inner") {
    for i in 1...2 {
      "n\(i)"
      if i == 2 { "last" } else { "first" }
    }
  }
  if !wide { "never" }
}
for line in tree.lines() { print(line) }
print(tree.depth)
