// Scopes: shadowing, nested types and functions, private members, statics, extensions, order of declarations.
let level = 1
func outer(_ level: Int) -> [Int] {
  var result = [level]
  do {
    let level = level * 10
    result.append(level)
    if let level = Optional(level + 1) { result.append(level) }
  }
  for level in [7] { result.append(level) }
  func inner() -> Int {
    let level = level + 100
    return level
  }
  result.append(inner())
  return result
}
print(outer(2), level)
struct Outer {
  static let base = 10
  let value = 1
  struct Inner {
    let value = 2
    static var count = 0
    struct Deep {
      static let name = "deep"
      func all() -> String { "\(Deep.name) \(Outer.base) \(Inner.count)" }
    }
    func sum(_ o: Outer) -> Int { value + o.value + Outer.base }
  }
  enum Kind: String {
    case a, b
    static let all: [Kind] = [.a, .b]
  }
  typealias Pair = (Inner, Kind)
  func pair() -> Pair { (Inner(), .b) }
}
Outer.Inner.count += 3
print(
  Outer.Inner.Deep().all(), Outer.Inner().sum(Outer()), Outer.Kind.all.map(\.rawValue),
  Outer().pair().1)
struct Vault {
  private var secret = 42
  private(set) var reads = 0
  fileprivate let tag = "t"
  mutating func read() -> Int {
    reads += 1
    return secret
  }
  private func hidden() -> Int { secret * 2 }
  var twice: Int { hidden() }
  private enum Mode { case open, shut }
  private var mode: Mode = .open
  mutating func toggle() -> Bool {
    mode = mode == .open ? .shut : .open
    return mode == .shut
  }
}
var vault = Vault()
print(
  vault.read(), vault.read(), vault.reads, vault.tag, vault.twice, vault.toggle(), vault.toggle())
extension Vault {
  var summary: String { "\(reads)\(tag)" }
  static func make() -> Vault { Vault() }
  struct Key { let n: Int }
  init(reads: Int) {
    self.init()
    for _ in 0..<reads { _ = read() }
  }
}
print(vault.summary, Vault.make().reads, Vault.Key(n: 3).n, Vault(reads: 4).reads)
func later() -> String { early + helper() }
func helper() -> String { "!" }
let early = "early"
print(later())
enum Config {
  static var overrides: [String: Int] = [:]
  static subscript(key: String, default d: Int = 0) -> Int {
    get { overrides[key] ?? d }
    set { overrides[key] = newValue }
  }
}
Config["a"] = 5
Config["a"] += 1
print(Config["a"], Config["b"], Config["b", default: 9])
func make() -> (add: (Int) -> Void, total: () -> Int) {
  var sum = 0
  struct Step {
    let n: Int
    static let unit = Step(n: 1)
  }
  func add(_ n: Int) { sum += n * Step.unit.n }
  return (add, { sum })
}
let made = make()
made.add(3)
made.add(4)
print(made.total())
let `default` = "kw"
let `class` = 2
print(`default`, `class` + 1)
struct Keyword {
  var `in` = 1
  func `for`(_ n: Int) -> Int { n + `in` }
}
print(Keyword().for(2), Keyword().in)
let (a, b) = (1, 2)
let c = a + b
var x = 0
var y = 1
var z: Int = 2
(x, y, z) = (z, x, y)
print(c, x, y, z)
let unused: Int
if c > 2 { unused = 5 } else { unused = 6 }
print(unused)
@discardableResult func log(_ items: Any..., separator: String = "-") -> Int {
  print(items.map { "\($0)" }.joined(separator: separator))
  return items.count
}
log(1, "a", 2.5)
log()
print(log("x", separator: "+"))
#if DEBUG_NEVER
  print("never")
#else
  print("else")
#endif
if #available(macOS 10.15, iOS 13, *) { print("available") }
assert(c == 3)
precondition(true, "fine")
_ = 5
_ = { $0 + 1 }(1)
for i in 0..<2 {
  let i = i * 10
  print(i, terminator: " ")
}
print(
  {
    let t = level + 1
    return t * t
  }(), ((1)), [(level)][0], -level, !false)
extension Int {
  struct Wrapped { let v: Int }
  var wrapped: Wrapped { Wrapped(v: self) }
  static func + (l: Int, r: Wrapped) -> Int { l + r.v }
  func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } }
}
print(1 + 2.wrapped)
3.times { print($0, terminator: ";") }
print()
