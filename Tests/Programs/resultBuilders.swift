// Result builders, property wrappers and dynamic members that a program declares.
@resultBuilder enum TextBuilder {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ number: Int) -> [String] { ["#\(number)"] }
  static func buildOptional(_ parts: [String]?) -> [String] { parts ?? ["(none)"] }
  static func buildEither(first: [String]) -> [String] { first.map { "+" + $0 } }
  static func buildEither(second: [String]) -> [String] { second.map { "-" + $0 } }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
}
func text(@TextBuilder _ body: () -> [String]) -> String { body().joined(separator: " ") }
let on = true
let names = ["a", "b"]
print(
  text {
    "x"
    3
    if on { "on" } else { "off" }
    for name in names {
      name
      "."
    }
    if !on { "hidden" }
    switch names.count {
    case 0: "zero"
    default: "many"
    }
  })
struct Tag {
  let name: String
  let children: [Tag]
  init(_ name: String, @TagBuilder _ children: () -> [Tag] = { [] }) {
    self.name = name
    self.children = children()
  }
  var html: String {
    children.isEmpty ? "<\(name)/>" : "<\(name)>" + children.map(\.html).joined() + "</\(name)>"
  }
}
@resultBuilder struct TagBuilder { static func buildBlock(_ tags: Tag...) -> [Tag] { tags } }
print(
  Tag("a") {
    Tag("b")
    Tag("c") { Tag("d") }
  }.html)
@propertyWrapper struct Trimmed {
  private var text = ""
  var wrappedValue: String {
    get { text }
    set { text = newValue.split(separator: " ").joined(separator: " ") }
  }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
@propertyWrapper final class Shared<T> {
  var wrappedValue: T
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
  var projectedValue: Shared<T> { self }
}
@propertyWrapper struct Percent {
  private(set) var projectedValue = 0
  var wrappedValue: Double { didSet { projectedValue = Int(wrappedValue * 100) } }
  init(wrappedValue: Double) {
    self.wrappedValue = wrappedValue
    projectedValue = Int(wrappedValue * 100)
  }
}
struct Form {
  @Trimmed var name: String = "  a   b "
  @Shared var count = 1
  @Percent var level = 0.25
  @Trimmed var other: String
}
var form = Form(other: " z ")
let shared = form.$count
form.count = 7
form.level = 0.5
form.name = " q  r "
print(form.name, shared.wrappedValue, form.level, form.$level, form.other)
@dynamicMemberLookup struct Lens<T> {
  var value: T
  subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> V {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
}
struct Car {
  var speed = 10
  var name = "c"
}
var lens = Lens(value: Car())
lens.speed += 5
lens.name += "!"
print(lens.speed, lens.name)
struct Multiplier {
  let f: Int
  func callAsFunction(_ n: Int) -> Int { n * f }
  func callAsFunction(_ s: String, times n: Int) -> String { String(repeating: s, count: n * f) }
}
let double = Multiplier(f: 2)
print(double(4), double("ab", times: 1), [1, 2].map { double($0) })
func local() -> String {
  @Trimmed var t: String = " l  m "
  @Percent var p = 0.1
  p = 0.9
  return "\(t) \(p) \($p)"
}
print(local())
