// Initialisers of extensions that say what a generic parameter is, beside those for any.
struct Box<Content: CustomStringConvertible> {
  let name: String
  let content: Content
  init(_ name: String, make: () -> Content) {
    self.name = name
    content = make()
  }
}
extension Box where Content == Int {
  init(_ name: String) { self.init(name) { name.count } }
  init(doubling number: Int) { self.init("double") { number * 2 } }
  static var zero: Box { Box("zero") { 0 } }
}
extension Box where Content == String {
  init(text: String) { self.init(text) { text.uppercased() } }
}
extension Box: Equatable where Content: Equatable {}
extension Box where Content: Comparable {
  static func larger(_ a: Box, _ b: Box) -> Box { a.content > b.content ? a : b }
}
print(Box("abc").content, Box("x") { "made" }.content, Box("y") { 2.5 }.content)
print(Box(doubling: 4).content, Box.zero.name, Box(text: "t").content)
print(Box("a") == Box("b"), Box(text: "q") == Box(text: "q"))
print(
  Box.larger(Box(doubling: 3), Box("seven77")).content,
  Box.larger(.init(text: "a"), .init(text: "b")).content)
protocol Style { var name: String { get } }
struct Plain: Style { let name = "plain" }
struct Wide<Inner: Style>: Style {
  let inner: Inner
  var name: String { "wide \(inner.name)" }
}
extension Style where Self == Plain { static var plain: Plain { Plain() } }
extension Style {
  static func wide<S: Style>(_ inner: S) -> Self where Self == Wide<S> { Wide(inner: inner) }
}
func show(_ style: some Style) { print(style.name) }
show(.plain)
show(.wide(.plain))
show(.wide(.wide(Plain())))
