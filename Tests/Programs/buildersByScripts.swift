@resultBuilder enum SB {
  static func buildExpression(_ s: String) -> [String] { [s] }
  static func buildExpression(_ s: Int) -> [String] { ["#\(s)"] }
  static func buildBlock(_ p: [String]...) -> [String] { p.flatMap { $0 } }
  static func buildOptional(_ p: [String]?) -> [String] { p ?? [] }
  static func buildEither(first p: [String]) -> [String] { p }
  static func buildEither(second p: [String]) -> [String] { p }
  static func buildArray(_ p: [[String]]) -> [String] { p.flatMap { $0 } }
  static func buildLimitedAvailability(_ p: [String]) -> [String] { p }
  static func buildFinalResult(_ p: [String]) -> String { p.joined(separator: "|") }
}
func make(@SB _ c: () -> String) -> String { c() }
let flag = true
print(
  make {
    "a"
    1
    if flag { "yes" } else { "no" }
    for i in 0..<3 { i }
    if let x = Int("7") { x }
    let z = "z"
    z
    switch 3 {
    case 1: "one"
    default: "other"
    }
  })
struct Doc {
  @SB var body: String {
    "x"
    2
  }
}
print(Doc().body)
@resultBuilder struct Acc {
  static func buildPartialBlock(first: Int) -> Int { first }
  static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }
}
func acc(@Acc _ f: () -> Int) -> Int { f() }
print(
  acc {
    1
    2
    3
  })
@SB func named() -> String {
  "n"
  "m"
}
print(named())
