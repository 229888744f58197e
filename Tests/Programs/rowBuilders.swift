struct Row: CustomStringConvertible {
  var text: String
  var description: String { text }
}
@resultBuilder enum RowsBuilder {
  static func buildExpression(_ s: String) -> [Row] { [Row(text: s)] }
  static func buildExpression(_ n: Int) -> [Row] { [Row(text: "#\(n)")] }
  static func buildExpression(_ r: Row) -> [Row] { [r] }
  static func buildExpression(_ r: [Row]) -> [Row] { r }
  static func buildBlock(_ parts: [Row]...) -> [Row] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Row]?) -> [Row] { part ?? [] }
  static func buildEither(first: [Row]) -> [Row] { first }
  static func buildEither(second: [Row]) -> [Row] { second }
  static func buildArray(_ parts: [[Row]]) -> [Row] { parts.flatMap { $0 } }
  static func buildLimitedAvailability(_ part: [Row]) -> [Row] { part }
  static func buildFinalResult(_ rows: [Row]) -> [String] { rows.map(\.text) }
}
func rows(@RowsBuilder _ make: () -> [String]) -> [String] { make() }
enum Mode {
  case a
  case b(Int)
  case c
}
func build(_ mode: Mode, _ flag: Bool) -> [String] {
  rows {
    "start"
    if flag {
      1
      Row(text: "flagged")
    } else {
      "not"
    }
    switch mode {
    case .a: "A"
    case .b(let n) where n > 3:
      "B big"
      n
    case .b(let n): for i in 0..<n { i }
    case .c: []
    }
    for i in 1...2 where i != 1 { "i\(i)" }
    let local = 7
    if local > 5, let x = Int("12") { x + local }
    if #available(macOS 10.15, *) { "avail" }
    "end"
  }
}
print(build(.a, true))
print(build(.b(2), false))
print(build(.b(9), true))
print(build(.c, false))
struct Html {
  @RowsBuilder var body: [String] {
    "x"
    for c in "ab" { String(c) }
  }
  @RowsBuilder func items(_ n: Int) -> [String] { if n > 0 { n } }
}
print(Html().body, Html().items(0), Html().items(3))
@resultBuilder struct Sum {
  static func buildBlock(_ n: Int...) -> Int { n.reduce(0, +) }
  static func buildPartialBlock(first: Int) -> Int { first }
  static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }
}
func sum(@Sum _ f: () -> Int) -> Int { f() }
print(
  sum {
    1
    2
    3
  })
