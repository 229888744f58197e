protocol Shape: CustomStringConvertible {
  associatedtype Unit: Numeric & Comparable
  static var name: String { get }
  var area: Unit { get }
  init?(_ values: [Unit])
  mutating func grow(by factor: Unit)
}
extension Shape {
  var description: String { "\(Self.name)(\(area))" }
  func isLarger(than other: Self) -> Bool { area > other.area }
  static func largest(_ shapes: [Self]) -> Self? { shapes.max { $0.area < $1.area } }
  func grown(by factor: Unit) -> Self {
    var copy = self
    copy.grow(by: factor)
    return copy
  }
}
struct Square: Shape, Equatable {
  static let name = "Square"
  private(set) var side: Int
  var area: Int { side * side }
  init?(_ values: [Int]) {
    guard let side = values.first, side > 0 else { return nil }
    self.side = side
  }
  mutating func grow(by factor: Int) { side *= factor }
}
struct Box: Shape {
  static var name: String { "Box" }
  var width, height: Double
  var area: Double { width * height }
  init?(_ values: [Double]) {
    guard values.count == 2 else { return nil }
    (width, height) = (values[0], values[1])
  }
  mutating func grow(by factor: Double) { (width, height) = (width * factor, height * factor) }
  var description: String { "\(width)x\(height)" }
}
func make<S: Shape>(_ type: S.Type = S.self, _ values: S.Unit...) -> S? { S(values) }
func total<S: Shape>(_ shapes: some Collection<S>) -> S.Unit {
  shapes.reduce(0) { $0 + $1.area }
}
let squares = [[3], [5], []].compactMap(Square.init)
print(squares, Square.largest(squares) ?? "none", total(squares))
print(make(Box.self, 2, 3.5) as Any, make(Box.self, 1) == nil, make(Square.self, 4)?.area ?? 0)
let box: Box? = make(Box.self, 1, 2)
print(box!.grown(by: 3), box!.isLarger(than: box!.grown(by: 2)))
let shapes: [any Shape] = [squares[0], box!]
for shape in shapes { print(type(of: shape).name, shape, shape is Square) }
print(shapes.map { String(describing: $0.area) })
func describe(_ shape: any Shape) -> String { open(shape) }
func open<S: Shape>(_ shape: S) -> String { "\(S.name): \(shape.grown(by: 2))" }
print(shapes.map(describe))
protocol Greeter { func greet() -> String }
protocol Polite: Greeter { var title: String { get } }
extension Polite { func greet() -> String { "Dear \(title)" } }
extension Int: Polite { var title: String { "Number \(self)" } }
extension Optional: Greeter where Wrapped: Greeter {
  func greet() -> String { map { $0.greet() } ?? "nobody" }
}
extension Array: Greeter where Element: Greeter {
  func greet() -> String { map { $0.greet() }.joined(separator: " and ") }
}
print(3.greet(), [1, 2].greet())
let greeters: [any Greeter] = [7, [8]]
print(greeters.map { $0.greet() })
struct AnyGreeter: Greeter {
  private let call: () -> String
  init(_ base: some Greeter) { call = base.greet }
  func greet() -> String { call() + "!" }
}
print(AnyGreeter(5).greet(), (greeters[0] as? any Polite)?.title ?? "-")
